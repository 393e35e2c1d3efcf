/* Reads a display back into slots. */
#include "reader.h"
#include "segment.h"
#include "steps.h"

/* Whether the text goes on with the literals of the optional group at `r->at`, and then with what
   its first slot shows. */
static bool group_begins(const reader *r) {
  const maskcore_mask *mask = r->mask;
  size_t position = r->position, depth = 0;
  for (size_t i = r->at + 1; i < mask->count; i += 1) {
    const element *e = &mask->elements[i];
    switch ((element_kind)e->kind) {
    case ELEMENT_OPEN: depth += 1; continue;
    case ELEMENT_CLOSE:
      if (depth == 0) {
        return false;
      }
      depth -= 1;
      continue;
    case ELEMENT_LITERAL:
    case ELEMENT_SLOT: break;
    }
    if (position == r->text.size) {
      return position > r->position;
    }
    character c = character_read(r->text, position);
    bool fits;
    if (e->kind == ELEMENT_LITERAL) {
      fits = character_is(&c, mask_literal(mask, e));
    } else {
      fits = slot_holds(mask, e, &c) || (!(e->flags & SLOT_OPTIONAL) && mask->blanks &&
                                         character_is(&c, (view){mask->blank, mask->blank_size}));
      if (fits) {
        return true;
      }
      if (e->flags & SLOT_OPTIONAL) {
        continue;
      }
    }
    if (!fits && depth == 0) {
      return false;
    }
    if (!fits) { /* the inner group stays empty */
      while (mask->elements[i].kind != ELEMENT_CLOSE) {
        i += 1;
      }
      depth -= 1;
      continue;
    }
    position += c.text.size;
  }
  return position == r->text.size && position > r->position;
}

/* Whether `c`, which the optional slot at `r->at` could take, is the literal behind it instead. */
static bool passes_over(const reader *r, const character *c) {
  size_t literal;
  if (r->frugal) {
    literal = r->at;
    while (literal < r->mask->count && r->mask->elements[literal].kind != ELEMENT_LITERAL) {
      const element *e = &r->mask->elements[literal];
      if (e->kind == ELEMENT_SLOT && !(e->flags & SLOT_OPTIONAL)) {
        return false;
      }
      literal += 1;
    }
    return literal < r->mask->count &&
           character_is(c, mask_literal(r->mask, &r->mask->elements[literal]));
  }
  return !c->word && r->in_run && step_past(r->mask, r->at, c, &literal) != NOWHERE &&
         character_is(c, mask_literal(r->mask, &r->mask->elements[literal]));
}

static reading unit(reader *r, const character *c, reading kind) {
  r->element = r->at;
  r->start = r->position;
  r->position += c->text.size;
  r->in_run = kind != READ_LITERAL;
  if (kind == READ_CHARACTER) {
    tally_fill(&r->tally, r->mask, r->at, c->scalar);
  }
  r->at += !(r->mask->elements[r->at].flags & SLOT_REPEATED) || kind == READ_LITERAL;
  return kind;
}

reading reader_next(reader *r) {
  const maskcore_mask *mask = r->mask;
  if (r->position == r->text.size) {
    return READ_END;
  }
  character c = character_read(r->text, r->position);
  for (; r->at < mask->count; r->at += 1) {
    const element *e = &mask->elements[r->at];
    switch ((element_kind)e->kind) {
    case ELEMENT_LITERAL:
      return character_is(&c, mask_literal(mask, e)) ? unit(r, &c, READ_LITERAL) : READ_STRAY;
    case ELEMENT_OPEN:
      r->in_run = false;
      if (group_begins(r)) {
        tally_open(&r->tally, r->at);
      } else {
        r->at = e->partner;
      }
      break;
    case ELEMENT_CLOSE:
      r->in_run = false;
      tally_close(&r->tally, mask);
      break;
    case ELEMENT_SLOT:
      if (e->flags & SLOT_OPTIONAL) {
        if (!passes_over(r, &c) && slot_holds(mask, e, &c) &&
            segment_allows(mask, &r->tally, r->at, c.scalar)) {
          return unit(r, &c, READ_CHARACTER);
        }
        break;
      }
      if (slot_holds(mask, e, &c)) {
        return segment_allows(mask, &r->tally, r->at, c.scalar) ? unit(r, &c, READ_CHARACTER)
                                                                : READ_STRAY;
      }
      if (mask->blanks && character_is(&c, (view){mask->blank, mask->blank_size})) {
        return unit(r, &c, READ_BLANK);
      }
      return READ_STRAY;
    }
  }
  return READ_STRAY;
}

static bool reads_through(reader r) {
  reading kind;
  do {
    kind = reader_next(&r);
  } while (kind != READ_END && kind != READ_STRAY);
  return kind == READ_END;
}

bool reader_fits(reader *r) {
  if (reads_through(*r)) {
    return true;
  }
  r->frugal = true;
  return reads_through(*r);
}
