/* Where each character of an insertion goes: to a slot, to a literal, or nowhere. */
#include "insertion.h"
#include "segment.h"
#include "steps.h"

typedef enum fate { FATE_SLOT, FATE_JOINED, FATE_LITERAL, FATE_REFUSED } fate;

/* Whether the person is in the middle of typing the leading literals: `+`, and now `7`. Gives the
   letter or digit that comes next there, if it is `c`. */
static size_t prefix_ahead(const insertion *in, const writer *w, const character *c) {
  const maskcore_mask *mask = w->mask;
  if (w->at == 0 || w->at >= mask->first_slot) {
    return NOWHERE;
  }
  for (size_t i = size_max(w->at, in->screen_end); i < mask->first_slot; i += 1) {
    view literal = mask_literal(mask, &mask->elements[i]);
    if (character_equals(c, literal)) {
      return i;
    }
    if (mask->elements[i].flags & LITERAL_WORD) {
      return NOWHERE;
    }
  }
  return NOWHERE;
}

/* The kept literal before the next slot that `c` is, where a value is read. */
static size_t kept_ahead(const maskcore_mask *mask, size_t at, const character *c) {
  for (size_t i = at; i < mask->count && mask->elements[i].kind != ELEMENT_SLOT; i += 1) {
    const element *e = &mask->elements[i];
    if (e->kind == ELEMENT_LITERAL && (e->flags & LITERAL_KEPT)) {
      return character_equals(c, mask_literal(mask, e)) ? i : NOWHERE;
    }
  }
  return NOWHERE;
}

/* The letter or digit of the literals right ahead, if it is `c`. */
static size_t word_ahead(const maskcore_mask *mask, size_t at, const character *c) {
  for (size_t i = at; i < mask->count && mask->elements[i].kind == ELEMENT_LITERAL; i += 1) {
    if (mask->elements[i].flags & LITERAL_WORD) {
      return character_equals(c, mask_literal(mask, &mask->elements[i])) ? i : NOWHERE;
    }
  }
  return NOWHERE;
}

static fate take_literal(writer *w, size_t literal) {
  writer_advance(w, literal + 1);
  return FATE_LITERAL;
}

/* A separator behind a number that zeros in front make whole. */
static bool pad_segment(insertion *in, writer *w, const character *c) {
  const maskcore_mask *mask = w->mask;
  size_t zeros = character_separates(c) ? segment_pads(mask, &w->tally, w->at, c->scalar) : 0;
  size_t end = w->at + zeros;
  if (zeros == 0 || (in->tail_first != NOWHERE && in->tail_first < end) ||
      in->limit - in->filled < zeros) {
    return false;
  }
  writer_pad(w, segment_of(mask, w->at - 1)->first, zeros);
  in->filled += zeros;
  return true;
}

/* A sign: the literal that comes next, a step past literals, or data. */
static fate put_sign(insertion *in, writer *w, const character *c) {
  const maskcore_mask *mask = w->mask;
  bool padded = w->in_run && pad_segment(in, w, c);
  size_t run, past = w->in_run ? step_past(mask, w->at, c, &run) : NOWHERE;
  if (past != NOWHERE && (in->tail_first == NOWHERE || in->tail_first > run)) {
    writer_advance(w, past);
    return FATE_LITERAL;
  }
  size_t literal = literal_ahead(mask, w->at, c);
  if (literal != NOWHERE && literal >= in->screen_end) {
    return take_literal(w, literal);
  }
  return padded ? FATE_LITERAL : FATE_REFUSED;
}

static fate put_word(insertion *in, writer *w, const character *c) {
  size_t literal = NOWHERE;
  switch (in->mode) {
  case AS_TYPED: literal = prefix_ahead(in, w, c); break;
  case AS_DISPLAY: literal = word_ahead(w->mask, w->at, c); break;
  case AS_DATA: break;
  case AS_VALUE: literal = kept_ahead(w->mask, w->at, c); break;
  }
  return literal == NOWHERE ? FATE_REFUSED : take_literal(w, literal);
}

/* Fills `slot`, with zeros in front where the digit cannot begin its segment. */
static fate fill(insertion *in, writer *w, size_t slot, const character *c, maskcore_refusal *why) {
  size_t zeros = 0;
  if (!segment_allows(w->mask, &w->tally, slot, c->scalar)) {
    zeros = segment_pads(w->mask, &w->tally, slot, c->scalar);
    if (zeros == 0) {
      *why = MASKCORE_BOUNDS;
      return FATE_REFUSED;
    }
  }
  if (in->limit - in->filled < zeros + 1) {
    *why = MASKCORE_FULL;
    return FATE_REFUSED;
  }
  if (zeros != 0) {
    writer_advance(w, slot);
    writer_pad(w, slot, zeros);
  }
  writer_fill(w, slot + zeros, c);
  in->filled += zeros + 1;
  return FATE_SLOT;
}

static fate put_one(insertion *in, writer *w, const character *c, maskcore_refusal *why) {
  const maskcore_mask *mask = w->mask;
  *why = MASKCORE_CLASS;
  if (character_joins(w->last, c->text)) {
    return writer_append(w, c) ? FATE_JOINED : FATE_REFUSED;
  }
  fate early = c->word                ? put_word(in, w, c)
               : in->mode == AS_VALUE ? FATE_REFUSED
                                      : put_sign(in, w, c);
  if (early != FATE_REFUSED) {
    return early;
  }
  if (in->mode == AS_VALUE && !c->word) {
    size_t kept = kept_ahead(mask, w->at, c);
    if (kept != NOWHERE) {
      return take_literal(w, kept);
    }
  }
  size_t slot = slot_ahead(mask, w->at, c, false, why);
  if (slot == NOWHERE && in->mode == AS_VALUE) {
    slot = slot_ahead(mask, w->at, c, true, why);
  }
  if (slot != NOWHERE) {
    return fill(in, w, slot, c, why);
  }
  if (c->word && in->mode != AS_VALUE) {
    size_t literal = literal_ahead(mask, w->at, c);
    if (literal != NOWHERE && literal >= in->screen_end) {
      return take_literal(w, literal);
    }
  }
  return FATE_REFUSED;
}

void insertion_run(insertion *in, writer *w) {
  in->filled = 0;
  in->taken = 0;
  in->refused = 0;
  in->refused_words = 0;
  in->led = 0;
  in->refusal = MASKCORE_TAKEN_ALL;
  in->mark_size = w->size;
  for (size_t at = 0; at < in->from;) {
    character c = character_read(in->text, at);
    in->taken += !c.dropped;
    in->led += !c.dropped && in->lead != 0;
    at += c.text.size;
  }
  writer_advance(w, size_max(in->lead, w->at));
  in->caret = w->size;
  for (size_t at = in->from; at < in->text.size;) {
    character c = character_read(in->text, at);
    if (at < in->mark) {
      in->mark_size = in->caret;
    }
    at += c.text.size;
    if (c.dropped) {
      continue;
    }
    maskcore_refusal why;
    fate fate = put_one(in, w, &c, &why);
    if (fate == FATE_REFUSED) {
      in->refused += 1;
      in->refused_words += c.word;
      in->refusal = in->refusal == MASKCORE_TAKEN_ALL ? why : in->refusal;
    } else {
      in->taken += 1;
      in->led += fate == FATE_LITERAL && !w->any;
      in->caret = w->size;
    }
  }
  if (in->mark >= in->text.size) {
    in->mark_size = in->caret;
  }
}
