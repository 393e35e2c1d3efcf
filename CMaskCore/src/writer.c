/* Writes a display. Everything that reaches the output goes through `put`. */
#include "writer.h"

writer writer_to(const maskcore_mask *mask, unsigned char *bytes, size_t capacity) {
  writer w = {0};
  w.mask = mask;
  w.bytes = bytes;
  w.capacity = capacity;
  w.watched = NOWHERE;
  w.passed_size = NOWHERE;
  w.lead_size = NOWHERE;
  w.least_size = NOWHERE;
  w.watched_size = NOWHERE;
  return w;
}

static void put(writer *w, view text) {
  if (text.size != 0 && text.size <= w->capacity && w->size <= w->capacity - text.size) {
    memcpy(w->bytes + w->size, text.bytes, text.size);
  }
  w->size += text.size;
  w->last = text;
  w->foreign = w->foreign || text.bytes[0] >= 0x80 || text.size > 1;
}

/* Notes the places of the first slot and of the one that is watched, before `e` is written. */
static void pass(writer *w, size_t e) {
  if (e >= w->mask->first_place && w->lead_size == NOWHERE) {
    w->lead_size = w->size;
  }
  if (e >= w->watched && w->passed_size == NOWHERE) {
    w->passed_size = w->size;
  }
}

static void put_literal(writer *w, size_t at) {
  const element *literal = element_at(w->mask, at);
  pass(w, at);
  view text = mask_literal(w->mask, literal);
  if (w->form == WRITE_DISPLAY || (w->form == WRITE_VALUE && (literal->flags & LITERAL_KEPT))) {
    put(w, text);
  }
  w->last = text;
  w->in_run = false;
  w->behind_slot = false;
}

static void put_blank(writer *w, size_t slot) {
  pass(w, slot);
  if (slot == w->watched) {
    w->watched_size = w->size;
  }
  view text = {w->mask->blank, w->mask->blank_size};
  if (w->form == WRITE_DISPLAY) {
    put(w, text);
  }
  w->last = text;
  w->in_run = true;
  w->behind_slot = false;
}

static void note_fill(writer *w, size_t slot, uint32_t scalar) {
  const element *e = element_at(w->mask, slot);
  tally_fill(&w->tally, w->mask, slot, scalar);
  w->at = slot + !(e->flags & SLOT_REPEATED);
  w->in_run = true;
  w->behind_slot = true;
  w->any = true;
  w->filled_slot = slot;
  w->filled_size = w->size;
  w->filled_at = w->at;
}

/* Leaves the innermost group. A group that holds nothing does not show. */
static void close_group(writer *w) {
  size_t depth = w->tally.depth;
  if (depth != 0 && !(w->tally.any >> (depth - 1) & 1)) {
    w->size = w->open_sizes[depth - 1];
    w->least_size = size_min(w->least_size, w->size);
    w->lead_size = w->lead_size == NOWHERE ? NOWHERE : size_min(w->lead_size, w->size);
    w->passed_size = w->passed_size == NOWHERE ? NOWHERE : size_min(w->passed_size, w->size);
  }
  tally_close(&w->tally, w->mask);
  w->tally.hollow = false;
}

void writer_advance(writer *w, size_t target) {
  const maskcore_mask *mask = w->mask;
  for (; w->at < target; w->at += 1) {
    const element *e = element_at(mask, w->at);
    switch ((element_kind)e->kind) {
    case ELEMENT_LITERAL: put_literal(w, w->at); break;
    case ELEMENT_SLOT:
      if (!(e->flags & SLOT_OPTIONAL)) {
        put_blank(w, w->at);
      }
      break;
    case ELEMENT_OPEN:
      w->in_run = false;
      if (e->partner < target) {
        w->at = e->partner;
      } else {
        w->open_sizes[w->tally.depth] = w->size;
        tally_open(&w->tally, w->at);
      }
      break;
    case ELEMENT_CLOSE:
      w->in_run = false;
      close_group(w);
      break;
    }
  }
}

/* Writes `c` as `slot` has it. */
static void put_character(writer *w, const element *slot, const character *c) {
  if (c->ascii) {
    if (w->size < w->capacity) {
      w->bytes[w->size] = ascii_cased(c->text.bytes[0], slot->letter_case);
    }
    w->size += 1;
  } else {
    bool same;
    size_t room = w->size < w->capacity ? w->capacity - w->size : 0;
    unsigned char *rest = room == 0 ? w->bytes : w->bytes + w->size;
    w->size += slot_fold(w->mask, slot, c, rest, room, &same);
    w->foreign = true;
  }
  w->last = c->text;
}

void writer_fill(writer *w, size_t slot, const character *c) {
  writer_advance(w, slot);
  pass(w, slot);
  if (slot == w->watched && w->watched_size == NOWHERE) {
    w->watched_size = w->size;
  }
  put_character(w, element_at(w->mask, slot), c);
  note_fill(w, slot, c->scalar);
}

bool writer_append(writer *w, const character *c) {
  unsigned char both[256];
  const element *slot = element_at(w->mask, w->filled_slot);
  if (!w->behind_slot || w->last.size > sizeof both || c->text.size > sizeof both - w->last.size) {
    return false;
  }
  memcpy(both, w->last.bytes, w->last.size);
  memcpy(both + w->last.size, c->text.bytes, c->text.size);
  character joined = character_read((view){both, w->last.size + c->text.size}, 0);
  if (joined.text.size != w->last.size + c->text.size || !slot_takes(w->mask, slot, &joined)) {
    return false;
  }
  put_character(w, slot, c);
  w->filled_size = w->size;
  return true;
}

void writer_pad(writer *w, size_t first, size_t zeros) {
  static const unsigned char zero[] = "0";
  size_t digits = w->at - first, base = w->size - digits; /* ASCII digits, one byte each */
  uint8_t number[MASKCORE_SEGMENT_LIMIT] = {0};
  memcpy(number + zeros, w->tally.digits, digits);
  w->size = base + zeros + digits;
  for (size_t i = 0; i < zeros + digits; i += 1) {
    if (base + i < w->capacity) {
      w->bytes[base + i] = (unsigned char)('0' + number[i]);
    }
    if (i < digits) {
      w->tally.digits[i] = number[i];
    } else {
      note_fill(w, first + i, '0' + (uint32_t)number[i]);
    }
  }
  w->last = (view){zero, 1};
}

void writer_cut(writer *w) {
  const maskcore_mask *mask = w->mask;
  w->at = w->filled_at;
  w->size = w->filled_size;
  w->in_run = w->any;
  w->behind_slot = w->any;
  if (!mask->grouped) {
    return;
  }
  tally *t = &w->tally;
  size_t depth = 0;
  for (size_t i = 0; i < w->at; i += 1) {
    const element *e = element_at(mask, i);
    if (e->kind != ELEMENT_OPEN || e->partner < w->at) {
      continue;
    }
    if (depth >= t->depth || t->groups[depth].open != i) { /* it was left; what it lacks is noted */
      t->groups[depth].open = (uint32_t)i;
      t->groups[depth].required = e->size;
      t->any |= (uint8_t)(1u << depth);
    }
    depth += 1;
  }
  t->depth = (uint8_t)depth;
}

void writer_prefix(writer *w) { writer_advance(w, w->mask->first_slot); }

/* Writes the element that comes next. A group is left as it is: a literal that was typed at its end
   shows it, though nothing is filled. */
static void write_next(writer *w) {
  if (element_at(w->mask, w->at)->kind == ELEMENT_CLOSE) {
    w->in_run = false;
    tally_close(&w->tally, w->mask);
    w->at += 1;
  } else {
    writer_advance(w, w->at + 1);
  }
}

void writer_rest(writer *w) {
  const maskcore_mask *mask = w->mask;
  while (w->at < mask->count) {
    const element *e = element_at(mask, w->at);
    if (e->kind == ELEMENT_OPEN) {
      w->at = e->partner + 1;
    } else {
      write_next(w);
    }
  }
}

void writer_head(writer *w, const reader *r, reading kind) {
  for (size_t i = 0; i < r->tally.depth; i += 1) {
    if (i >= w->tally.depth || w->tally.groups[i].open != r->tally.groups[i].open) {
      w->open_sizes[i] = w->size;
    }
  }
  switch (kind) {
  case READ_LITERAL: put_literal(w, r->element); break;
  case READ_BLANK: put_blank(w, r->element); break;
  case READ_CHARACTER: {
    view text = {r->text.bytes + r->start, r->position - r->start};
    pass(w, r->element);
    put(w, text);
    note_fill(w, r->element, text.bytes[0]);
    break;
  }
  case READ_END:
  case READ_STRAY: break;
  }
  w->at = r->at;
  w->tally = r->tally;
}

void writer_eager(writer *w) {
  const maskcore_mask *mask = w->mask;
  while (w->at < mask->count && (element_at(mask, w->at)->kind == ELEMENT_LITERAL ||
                                 element_at(mask, w->at)->kind == ELEMENT_CLOSE)) {
    write_next(w);
  }
}

void writer_empty(writer *w) {
  if (w->mask->flags & MASKCORE_PREFIX_SHOWN) {
    writer_prefix(w);
    if (w->mask->flags & MASKCORE_GUIDE) {
      writer_rest(w);
    }
  }
}

void writer_complete(writer *w) {
  if (w->size == 0) {
    return;
  }
  if (w->mask->flags & MASKCORE_GUIDE) {
    writer_rest(w);
  } else if ((w->mask->flags & MASKCORE_EAGER) && w->any) {
    writer_eager(w);
  }
}
