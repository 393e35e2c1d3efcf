/* Reads a display back into slots. */
#include "reader.h"
#include "segment.h"
#include "steps.h"
#include "unicode.h"

/* Ways to share a text between repeated slots and the template behind them that are tried. */
enum { TRIES = 256 };

/* Whether `c` is the blank of an empty slot. */
static bool is_blank(const maskcore_mask *mask, const character *c) {
  return mask->blanks && character_is(c, (view){mask->blank, mask->blank_size});
}

/* Whether the text goes on with the literals and blanks of the optional group at `r->at` up to the
   first of its slots that is filled, or to its end where a literal was typed and waits for a slot.
 */
static bool group_begins(const reader *r) {
  const maskcore_mask *mask = r->mask;
  size_t opened[MASKCORE_GROUP_LIMIT], position = r->position, depth = 0;
  bool begun = false; /* with a literal: a group of blanks alone does not show */
  for (size_t i = r->at + 1; i < mask->count; i += 1) {
    const element *e = &mask->elements[i];
    switch ((element_kind)e->kind) {
    case ELEMENT_OPEN:
      opened[depth] = position;
      depth += 1;
      continue;
    case ELEMENT_CLOSE:
      if (depth == 0) {
        return begun && !r->sparing;
      }
      depth -= 1;
      position = opened[depth];
      continue;
    case ELEMENT_LITERAL:
    case ELEMENT_SLOT: break;
    }
    if (position == r->text.size) {
      return begun && !r->sparing;
    }
    character c = character_read(r->text, position);
    bool fits;
    if (e->kind == ELEMENT_LITERAL) {
      fits = character_is(&c, mask_literal(mask, e));
      begun = begun || fits;
    } else if (slot_holds(mask, e, &c)) {
      return true;
    } else if (e->flags & SLOT_OPTIONAL) {
      continue;
    } else {
      fits = is_blank(mask, &c);
    }
    if (!fits && depth == 0) {
      return false;
    }
    if (!fits) { /* the inner group stays empty */
      while (mask->elements[i].kind != ELEMENT_CLOSE) {
        i += 1;
      }
      depth -= 1;
      position = opened[depth];
      continue;
    }
    position += c.text.size;
  }
  return begun && !r->sparing;
}

/* Whether `c` is what can stand behind the optional group at `r->at`. */
static bool follows_group(const reader *r, const character *c) {
  const maskcore_mask *mask = r->mask;
  for (size_t i = mask->elements[r->at].partner + 1; i < mask->count; i += 1) {
    const element *e = &mask->elements[i];
    switch ((element_kind)e->kind) {
    case ELEMENT_LITERAL: return character_is(c, mask_literal(mask, e));
    case ELEMENT_OPEN: i = e->partner; break;
    case ELEMENT_CLOSE: break;
    case ELEMENT_SLOT:
      if (slot_holds(mask, e, c)) {
        return true;
      }
      if (!(e->flags & SLOT_OPTIONAL)) {
        return is_blank(mask, c);
      }
      break;
    }
  }
  return false;
}

/* Whether the text goes on with the literals and required slots behind the repeated slot at
   `r->at`, up to the next slot that may stay empty. */
static bool fixed_part_follows(const reader *r) {
  size_t position = r->position;
  for (size_t i = r->at + 1; i < r->mask->count && position < r->text.size; i += 1) {
    const element *e = &r->mask->elements[i];
    character c = character_read(r->text, position);
    if (e->kind == ELEMENT_OPEN || e->kind == ELEMENT_CLOSE || (e->flags & SLOT_OPTIONAL)) {
      break;
    }
    if (e->kind == ELEMENT_LITERAL ? !character_is(&c, mask_literal(r->mask, e))
                                   : !slot_holds(r->mask, e, &c) && !is_blank(r->mask, &c)) {
      return false;
    }
    position += c.text.size;
  }
  return true;
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
           character_is(c, mask_literal(r->mask, &r->mask->elements[literal])) &&
           (!(r->mask->elements[r->at].flags & SLOT_REPEATED) || fixed_part_follows(r));
  }
  return !c->word && r->in_run && step_past(r->mask, r->at, c, &literal) != NOWHERE &&
         character_is(c, mask_literal(r->mask, &r->mask->elements[literal]));
}

static reading unit(reader *r, const character *c, reading kind) {
  if (kind == READ_CHARACTER && r->tally.hollow) {
    return READ_STRAY; /* a group shows only when something in it is filled */
  }
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
      if (group_begins(r) && !(r->passing && follows_group(r, &c))) {
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
        bool passes = r->at == r->held[0].slot   ? r->position >= r->held[0].end
                      : r->at == r->held[1].slot ? r->position >= r->held[1].end
                                                 : passes_over(r, &c);
        if (!passes && slot_holds(mask, e, &c) &&
            segment_allows(mask, &r->tally, r->at, c.scalar)) {
          return unit(r, &c, READ_CHARACTER);
        }
        break;
      }
      if (slot_holds(mask, e, &c)) {
        return segment_allows(mask, &r->tally, r->at, c.scalar) ? unit(r, &c, READ_CHARACTER)
                                                                : READ_STRAY;
      }
      if (is_blank(mask, &c)) {
        return unit(r, &c, READ_BLANK);
      }
      return READ_STRAY;
    }
  }
  return READ_STRAY;
}

/* Whether nothing of the template is missing behind the text. */
static bool shows_all(const reader *r) {
  const maskcore_mask *mask = r->mask;
  for (size_t i = r->at; i < mask->count; i += 1) {
    const element *e = &mask->elements[i];
    if (e->kind == ELEMENT_OPEN) {
      i = e->partner;
    } else if (e->kind == ELEMENT_LITERAL ||
               (e->kind == ELEMENT_SLOT && !(e->flags & SLOT_OPTIONAL))) {
      return false;
    }
  }
  return true;
}

static bool reads_through(reader r, bool whole) {
  bool blank = false; /* a blank at the end: only a guide shows that */
  reading kind;
  while ((kind = reader_next(&r)) != READ_END && kind != READ_STRAY) {
    blank = kind == READ_BLANK;
  }
  bool guide = (r.mask->flags & MASKCORE_GUIDE) != 0;
  return kind == READ_END && (guide || !blank) && (!whole || shows_all(&r));
}

/* Tries the ways to pass over optional slots and groups. */
static bool reads_some_way(reader *r, bool whole) {
  for (unsigned way = 0; way < (r->mask->grouped ? 8u : 2u); way += 1) {
    r->frugal = (way & 1) != 0;
    r->sparing = (way & 2) != 0;
    r->passing = (way & 4) != 0;
    if (reads_through(*r, whole)) {
      return true;
    }
  }
  return false;
}

/* Reads a guide with the last repeated slot held, and the first one wherever it has to end. */
static bool reads_held(reader *r, size_t *tries) {
  if (r->held[0].slot == NOWHERE) {
    *tries += 1;
    return reads_some_way(r, true);
  }
  for (size_t end = r->held[1].end;; end = grapheme_start(r->text.bytes, r->text.size, end)) {
    r->held[0].end = end;
    *tries += 1;
    if (reads_some_way(r, true)) {
      return true;
    }
    if (end == 0 || *tries >= TRIES) {
      return false;
    }
  }
}

/* Reads a guide whose repeated slots would take the template behind them for their own: from the
   end of the text on, as many characters are left to the template as it may have there. */
static bool reads_short_of_end(reader *r) {
  const maskcore_mask *mask = r->mask;
  size_t least = 0, most = 0, depth = 0, first = 0, last = mask->count - 1;
  for (; !(mask->elements[last].flags & SLOT_REPEATED); last -= 1) {
    const element *e = &mask->elements[last];
    depth += e->kind == ELEMENT_CLOSE;
    depth -= e->kind == ELEMENT_OPEN;
    bool shown = e->kind == ELEMENT_LITERAL || e->kind == ELEMENT_SLOT;
    most += shown;
    least += shown && depth == 0 && (e->kind == ELEMENT_LITERAL || !(e->flags & SLOT_OPTIONAL));
  }
  while (!(mask->elements[first].flags & SLOT_REPEATED)) {
    first += 1;
  }
  size_t end = r->text.size, left = 0, tries = 0;
  r->held[0].slot = first == last ? NOWHERE : first;
  r->held[1].slot = last;
  while (left <= most && tries < TRIES) {
    r->held[1].end = end;
    if (left >= least && reads_held(r, &tries)) {
      return true;
    }
    if (end == 0) {
      break;
    }
    end = grapheme_start(r->text.bytes, r->text.size, end);
    left += 1;
  }
  r->held[0].slot = r->held[1].slot = NOWHERE;
  return false;
}

bool reader_fits(reader *r) {
  /* A guide is whole; the beginning of one will do where there is no other way to read it. */
  bool guide = (r->mask->flags & MASKCORE_GUIDE) != 0;
  return (guide && reads_some_way(r, true)) ||
         (guide && r->mask->capacity == NOWHERE && reads_short_of_end(r)) ||
         reads_some_way(r, false);
}
