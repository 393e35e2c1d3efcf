/* Where each character of an insertion goes: to a slot, to a literal, or nowhere. */
#include "insertion.h"
#include "segment.h"
#include "steps.h"

typedef enum fate { FATE_OPEN, FATE_SLOT, FATE_JOINED, FATE_LITERAL, FATE_REFUSED } fate;

/* The kept literal that comes next, if it is `c`, where a value is read: the rest of the section in
   progress stays empty on the way to it, as far as that can be shown. */
static size_t kept_ahead(const maskcore_mask *mask, size_t at, const character *c) {
  bool left = false;
  for (size_t i = at; i < mask->count; i += 1) {
    const element *e = element_at(mask, i);
    if (e->kind == ELEMENT_LITERAL && (e->flags & LITERAL_KEPT)) {
      return character_equals(c, mask_literal(mask, e)) ? i : NOWHERE;
    }
    if (e->kind == ELEMENT_SLOT &&
        (left || (!mask->blanks && !(e->flags & SLOT_OPTIONAL)) || slot_takes(mask, e, c))) {
      return NOWHERE;
    }
    left = left || e->kind != ELEMENT_SLOT;
  }
  return NOWHERE;
}

/* The letter or digit of the literals that come next, if it is `c`. */
static size_t word_ahead(const maskcore_mask *mask, size_t at, const character *c) {
  for (size_t i = at; i < mask->count; i += 1) {
    const element *e = element_at(mask, i);
    if (e->kind == ELEMENT_LITERAL && (e->flags & LITERAL_WORD)) {
      return character_equals(c, mask_literal(mask, e)) ? i : NOWHERE;
    }
    if (e->kind == ELEMENT_SLOT && (!(e->flags & SLOT_OPTIONAL) || slot_takes(mask, e, c))) {
      return NOWHERE;
    }
  }
  return NOWHERE;
}

/* Goes behind `literal`, unless that would push out a character behind the range. */
static fate take_literal(insertion *in, writer *w, size_t literal, maskcore_refusal *why) {
  bool refused = literal >= in->limit;
  for (size_t i = w->at; i < literal && in->shut; i += 1) {
    const element *e = element_at(w->mask, i);
    refused = refused || (e->kind == ELEMENT_OPEN && e->partner > literal);
  }
  if (refused) {
    *why = MASKCORE_FULL;
    return FATE_REFUSED;
  }
  in->crossed = in->crossed || (in->tail_first != NOWHERE && in->tail_first < literal);
  writer_advance(w, literal + 1);
  in->reached = literal + 1;
  return FATE_LITERAL;
}

/* Whether `literal` stands on screen behind the caret. */
static bool is_on_screen(const insertion *in, const writer *w, size_t literal) {
  if (in->filled != 0 && in->tail_first != NOWHERE && literal >= in->screen_start &&
      !(w->mask->flags & MASKCORE_OVERWRITE)) {
    /* What stands behind has moved on, and literals stand in front of it. */
    maskcore_refusal why;
    size_t slot = slot_ahead(w->mask, w->at, &in->tail, true, &why);
    if (slot != NOWHERE && slot > literal) {
      return true;
    }
  }
  bool guided = (w->mask->flags & MASKCORE_GUIDE) && w->size != 0;
  for (size_t i = w->at; i < literal && guided; i += 1) {
    guided =
        element_at(w->mask, i)->kind != ELEMENT_OPEN || element_at(w->mask, i)->partner < literal;
  }
  return literal >= in->screen_start && (guided || literal < in->screen_end);
}

/* Whether the person is in the middle of typing the leading literals: `+`, and now `7`. Gives the
   letter or digit that comes next there, if it is `c`. */
static size_t prefix_ahead(const insertion *in, const writer *w, const character *c) {
  const maskcore_mask *mask = w->mask;
  if (w->at == 0 || w->at >= mask->first_slot) {
    return NOWHERE;
  }
  for (size_t i = w->at; i < mask->first_slot; i += 1) {
    if (is_on_screen(in, w, i)) {
      return NOWHERE;
    }
    view literal = mask_literal(mask, element_at(mask, i));
    if (character_equals(c, literal)) {
      return i;
    }
    if (element_at(mask, i)->flags & LITERAL_WORD) {
      return NOWHERE;
    }
  }
  return NOWHERE;
}

/* A separator behind a number that zeros in front make whole. */
static bool pad_segment(insertion *in, writer *w, const character *c) {
  const maskcore_mask *mask = w->mask;
  size_t zeros = character_separates(c) ? segment_pads(mask, &w->tally, w->at, c->scalar) : 0;
  size_t end = w->at + zeros;
  if (zeros == 0 || (in->tail_first != NOWHERE && in->tail_first < end) || end > in->limit) {
    return false;
  }
  const segment *number = &mask->segments[element_at(mask, w->at - 1)->offset - 1];
  in->reached = end;
  writer_pad(w, number->first, zeros);
  in->filled += zeros;
  return true;
}

/* Whether a step past `literal` would push a character out of its optional group. */
static bool empties_group(const insertion *in, const writer *w, size_t literal) {
  const uint32_t gives_way = MASKCORE_OVERWRITE | MASKCORE_DROP_TAIL;
  for (size_t i = w->at; i < literal && !(w->mask->flags & gives_way); i += 1) {
    const element *e = element_at(w->mask, i);
    if (e->kind == ELEMENT_OPEN && e->partner < literal && in->tail_first != NOWHERE &&
        in->tail_first > i && in->tail_first < e->partner) {
      return true;
    }
  }
  return false;
}

/* A sign: the literal that comes next, a step past literals, or data. */
static fate put_sign(insertion *in, writer *w, const character *c, maskcore_refusal *why) {
  const maskcore_mask *mask = w->mask;
  bool padded = w->in_run && pad_segment(in, w, c);
  size_t literal = literal_ahead(mask, w->at, c);
  if (literal != NOWHERE && !is_on_screen(in, w, literal)) {
    return take_literal(in, w, literal, why);
  }
  size_t run, past = w->in_run ? step_past(mask, w->at, c, &run) : NOWHERE;
  if (past != NOWHERE && empties_group(in, w, past)) {
    *why = MASKCORE_FULL;
    return FATE_REFUSED;
  }
  if (past != NOWHERE) {
    return take_literal(in, w, past - 1, why);
  }
  return padded ? FATE_LITERAL : FATE_OPEN;
}

static fate put_word(insertion *in, writer *w, const character *c, maskcore_refusal *why) {
  size_t literal = NOWHERE;
  switch (in->mode) {
  case AS_TYPED: literal = prefix_ahead(in, w, c); break;
  case AS_DISPLAY: literal = word_ahead(w->mask, w->at, c); break;
  case AS_DATA: break;
  case AS_VALUE: literal = kept_ahead(w->mask, w->at, c); break;
  }
  return literal == NOWHERE ? FATE_OPEN : take_literal(in, w, literal, why);
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
  if (slot + zeros >= in->limit) {
    *why = MASKCORE_FULL;
    return FATE_REFUSED;
  }
  if (zeros != 0) {
    writer_advance(w, slot);
    writer_pad(w, slot, zeros);
  }
  in->first = in->filled == 0 ? slot : in->first;
  in->repeated = in->filled != 0 && w->filled_slot == slot ? in->repeated + 1 : 1;
  writer_fill(w, slot + zeros, c);
  in->reached = slot + zeros + 1;
  in->filled += zeros + 1;
  return FATE_SLOT;
}

static fate put_one(insertion *in, writer *w, const character *c, maskcore_refusal *why) {
  const maskcore_mask *mask = w->mask;
  *why = MASKCORE_CLASS;
  if (character_joins(w->last, c->text)) {
    return writer_append(w, c) ? FATE_JOINED : FATE_REFUSED;
  }
  fate early = c->word                ? put_word(in, w, c, why)
               : in->mode == AS_VALUE ? FATE_OPEN
                                      : put_sign(in, w, c, why);
  if (early != FATE_OPEN) {
    return early;
  }
  if (in->mode == AS_VALUE && !c->word) {
    size_t kept = kept_ahead(mask, w->at, c);
    if (kept != NOWHERE) {
      return take_literal(in, w, kept, why);
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
    if (literal != NOWHERE && !is_on_screen(in, w, literal)) {
      return take_literal(in, w, literal, why);
    }
  }
  return FATE_REFUSED;
}

void insertion_run(insertion *in, writer *w) {
  in->filled = 0;
  in->reached = 0;
  in->crossed = false;
  in->placed = in->lead != 0;
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
    if (fate == FATE_REFUSED && in->pastes && character_divides(&c)) {
      continue;
    }
    if (fate == FATE_REFUSED) {
      in->refused += 1;
      in->refused_words += c.word;
      in->refusal = in->refusal == MASKCORE_TAKEN_ALL ? why : in->refusal;
    } else {
      in->taken += 1;
      in->placed = true;
      in->led += fate == FATE_LITERAL && !w->any;
      in->caret = w->size;
    }
  }
  if (in->mark >= in->text.size) {
    in->mark_size = in->caret;
  }
}
