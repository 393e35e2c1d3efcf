/* Reads a display back into slots. */
#include "reader.h"
#include "segment.h"
#include "steps.h"

/* How often a text is walked over in search of a way to read it. */
#define WALK_LIMIT 256

/* Forks that are remembered as leading nowhere, by the top bits of a hash; a new one takes the
   place of an old one, which at worst is tried again. */
#define BEEN_BITS  6
#define BEEN_LIMIT (1 << BEEN_BITS)

/* How far to look ahead for what can come first, in elements. */
#define LOOK_LIMIT 16

/* Whether `c` is the blank of an empty slot. */
static bool is_blank(const maskcore_mask *mask, const character *c) {
  return mask->blanks && character_is(c, (view){mask->blank, mask->blank_size});
}

/* Whether `c` can come first on screen of the elements from `from` up to `end`: true where that is
   not to be seen from the next few. */
static bool can_begin(const maskcore_mask *mask, size_t from, size_t end, const character *c) {
  size_t group = 0; /* the end of the group that is looked into */
  for (size_t i = from; i < end; i += 1) {
    const element *e = element_at(mask, i);
    bool fits = false, passes = false;
    switch ((element_kind)e->kind) {
    case ELEMENT_LITERAL: fits = character_is(c, mask_literal(mask, e)); break;
    case ELEMENT_SLOT:
      passes = (e->flags & SLOT_OPTIONAL) != 0;
      fits = slot_holds(mask, e, c) || (!passes && is_blank(mask, c));
      break;
    case ELEMENT_OPEN:
      passes = group == 0;
      fits = !passes;
      group = e->partner;
      break;
    case ELEMENT_CLOSE:
      passes = true;
      group = 0;
      break;
    }
    if (fits || i - from >= LOOK_LIMIT) {
      return true;
    }
    if (!passes) {
      if (group == 0) {
        return false;
      }
      i = group;
      group = 0;
    }
  }
  return false;
}

/* Where the reader is, as far as that matters for what follows; 0 inside a segment, whose digits
   matter too. */
static uint64_t place_of(const reader *r) {
  const segment *s = segment_of(r->mask, r->at);
  if (s != NULL && r->at != s->first) {
    return 0;
  }
  uint32_t open = group_bits(r->tally.depth);
  uint32_t groups = (r->tally.any & open) << 5 | (r->shown & open) << 1 | r->tally.hollow;
  return (uint64_t)r->position << 32 | (uint32_t)r->at << 9 | groups;
}

typedef enum fork_way { FORK_FIRST, FORK_SECOND, FORK_DEAD } fork_way;

/* The way to go at a fork; none if those from here were searched before. */
static fork_way meet_fork(reader *r) {
  uint32_t fork = r->met;
  r->met += 1;
  for (size_t i = 0; i < r->turns; i += 1) {
    if (fork < r->seconds[i].end) {
      return fork >= r->seconds[i].start ? FORK_SECOND : FORK_FIRST;
    }
  }
  if (r->been == NULL) {
    return FORK_FIRST;
  }
  uint64_t place = place_of(r), *been = &r->been[(place * 0x9E3779B97F4A7C15u) >> (64 - BEEN_BITS)];
  bool dead = place != 0 && *been == place;
  *been = place;
  return dead ? FORK_DEAD : FORK_FIRST;
}

/* Goes on to the reading after the one that met `met` forks: the last fork whose second way is left
   takes it, and those behind begin anew. False if there is none. */
static bool turn_back(reader *r, uint32_t met) {
  while (true) {
    uint32_t end = r->turns == 0 ? 0 : r->seconds[r->turns - 1].end;
    if (r->turns != 0 && met == end + 1) {
      r->seconds[r->turns - 1].end = met;
      return true;
    }
    if (met > end && r->turns < STRETCH_LIMIT) {
      r->seconds[r->turns] = (stretch){met - 1, met};
      r->turns += 1;
      return true;
    }
    if (r->turns == 0) {
      return false;
    }
    r->turns -= 1; /* both ways of these were tried */
    met = r->seconds[r->turns].start;
  }
}

/* Whether the sign `c`, which the optional slot at `r->at` takes, is rather the literal behind it:
   typed there, it would step past. */
static bool steps_past(const reader *r, const character *c) {
  size_t literal;
  return !c->word && r->in_run && step_past(r->mask, r->at, c, &literal) != NOWHERE &&
         character_is(c, mask_literal(r->mask, element_at(r->mask, literal)));
}

static reading unit(reader *r, const character *c, reading kind) {
  r->element = r->at;
  r->start = r->position;
  r->position += c->text.size;
  r->in_run = kind != READ_LITERAL;
  if (kind == READ_CHARACTER) {
    tally_fill(&r->tally, r->mask, r->at, c->scalar);
  } else if (kind == READ_LITERAL) {
    r->shown |= group_bits(r->tally.depth);
  }
  r->at += !(element_at(r->mask, r->at)->flags & SLOT_REPEATED) || kind == READ_LITERAL;
  return kind;
}

/* Whether the innermost group has more on screen than blanks, which do not show it. */
static bool shows_group(const reader *r) {
  size_t depth = r->tally.depth;
  return depth == 0 || ((r->tally.any | r->shown) >> (depth - 1) & 1);
}

reading reader_next(reader *r) {
  const maskcore_mask *mask = r->mask;
  if (r->position == r->text.size) {
    return READ_END;
  }
  character c = character_read(r->text, r->position);
  for (; r->at < mask->count; r->at += 1) {
    const element *e = element_at(mask, r->at);
    fork_way way = FORK_FIRST;
    switch ((element_kind)e->kind) {
    case ELEMENT_LITERAL:
      return character_is(&c, mask_literal(mask, e)) ? unit(r, &c, READ_LITERAL) : READ_STRAY;
    case ELEMENT_OPEN:
      r->in_run = false;
      if (can_begin(mask, r->at + 1, e->partner, &c)) {
        if (r->forked && can_begin(mask, e->partner + 1, mask->count, &c)) {
          way = meet_fork(r);
        }
      } else {
        way = FORK_SECOND;
      }
      if (way == FORK_SECOND) {
        r->at = e->partner;
      } else {
        r->shown &= group_bits(r->tally.depth);
        tally_open(&r->tally, r->at);
      }
      break;
    case ELEMENT_CLOSE:
      r->in_run = false;
      if (!shows_group(r)) {
        return READ_STRAY;
      }
      tally_close(&r->tally, mask);
      break;
    case ELEMENT_SLOT:
      if (!r->tally.hollow && slot_holds(mask, e, &c) &&
          segment_allows(mask, &r->tally, r->at, c.scalar)) {
        if (e->flags & SLOT_OPTIONAL) {
          bool steps = steps_past(r, &c);
          if (r->forked && can_begin(mask, e->size, mask->count, &c)) {
            way = meet_fork(r);
          }
          if ((way == FORK_SECOND) != steps) {
            r->at = e->size - 1;
            break;
          }
        }
        return way == FORK_DEAD ? READ_STRAY : unit(r, &c, READ_CHARACTER);
      }
      if (e->flags & SLOT_OPTIONAL) {
        break;
      }
      return is_blank(mask, &c) ? unit(r, &c, READ_BLANK) : READ_STRAY;
    }
    if (way == FORK_DEAD) {
      return READ_STRAY;
    }
  }
  return READ_STRAY;
}

/* Whether nothing of the template is missing behind the text. */
static bool shows_all(const reader *r) {
  const maskcore_mask *mask = r->mask;
  for (size_t i = r->at; i < mask->count; i += 1) {
    const element *e = element_at(mask, i);
    if (e->kind == ELEMENT_OPEN) {
      i = e->partner;
    } else if (e->kind == ELEMENT_LITERAL ||
               (e->kind == ELEMENT_SLOT && !(e->flags & SLOT_OPTIONAL))) {
      return false;
    }
  }
  return true;
}

/* Walks over the text on the ways that `r` is told. */
static bool reads_through(reader *r, bool whole) {
  bool blank = false; /* a blank at the end: only a guide shows that */
  reading kind;
  while ((kind = reader_next(r)) != READ_END && kind != READ_STRAY) {
    blank = kind == READ_BLANK;
  }
  return kind == READ_END && (!blank || (r->mask->flags & MASKCORE_GUIDE)) && shows_group(r) &&
         (!whole || shows_all(r));
}

/* Tries the ways in order. The first way at every fork usually does, unless nothing of the template
   may be missing: so the others are looked for at once, or where it did not. */
static bool finds_way(reader *r, bool whole) {
  uint64_t been[BEEN_LIMIT];
  reader start = *r;
  start.forked = whole;
  for (size_t walks = 0; walks < WALK_LIMIT; walks += 1) {
    reader walk = start;
    if (reads_through(&walk, whole)) {
      *r = start;
      r->been = NULL;
      r->forked = r->turns != 0;
      return true;
    }
    if (walk.forked && !turn_back(&start, walk.met)) {
      return false;
    }
    if (walks == 0) {
      memset(been, 0, sizeof been);
      start.been = been;
      start.forked = true;
    }
  }
  return false;
}

bool reader_fits(reader *r) {
  /* A guide is whole; the beginning of one will do where there is no other way to read it. */
  return ((r->mask->flags & MASKCORE_GUIDE) && finds_way(r, true)) || finds_way(r, false);
}
