/* How well a text suits a mask: one pass over both, in which characters are taken, literals come in
   where they are missing, and what fits nowhere is left out. */
#include "character.h"
#include "door.h"

typedef struct suitor {
  const maskcore_mask *mask;
  view text;
  size_t at;      /* the element that comes next */
  int32_t score;  /* characters taken, less those left out, literals missing, slots passed over */
  size_t value;   /* characters of the value so far */
  size_t matched; /* where in the text the result stops being the same */
  size_t common;  /* how many characters that is */
  bool differs;   /* it has stopped */
} suitor;

/* Notes that the result goes on with `shown`. */
static void suitor_show(suitor *s, view shown) {
  if (s->differs) {
    return;
  }
  character c = character_read(s->text, s->matched);
  s->differs = !character_is(&c, shown);
  s->common += !s->differs;
  s->matched += c.text.size;
}

/* Whether `c` is a literal of the group that opens at `open`, in front of its first slot, or goes
   to that slot. */
static bool group_wants(const maskcore_mask *mask, size_t open, const character *c) {
  size_t at = open + 1;
  while (element_at(mask, at)->kind != ELEMENT_SLOT) { /* every group has one */
    const element *e = element_at(mask, at);
    if (e->kind == ELEMENT_LITERAL && character_equals(c, mask_literal(mask, e))) {
      return true;
    }
    at += 1;
  }
  return slot_takes(mask, element_at(mask, at), c);
}

/* Puts `c` into the slot at `s->at`. */
static void suitor_fill(suitor *s, const character *c) {
  const element *slot = element_at(s->mask, s->at);
  bool same;
  slot_fold(s->mask, slot, c, NULL, 0, &same);
  if (same) {
    suitor_show(s, c->text);
  } else {
    s->differs = true;
  }
  s->value += 1;
  s->score += 1;
  s->at += !(slot->flags & SLOT_REPEATED);
}

/* Finds the place of `c`, or none. */
static void suitor_take(suitor *s, const character *c) {
  while (s->at < s->mask->count) {
    const element *e = element_at(s->mask, s->at);
    switch ((element_kind)e->kind) {
    case ELEMENT_LITERAL: {
      view literal = mask_literal(s->mask, e);
      bool equal = character_equals(c, literal);
      suitor_show(s, literal);
      s->value += (e->flags & LITERAL_KEPT) != 0;
      s->score += equal ? 1 : -1;
      s->at += 1;
      if (equal) {
        return;
      }
      break;
    }
    case ELEMENT_SLOT:
      if (slot_takes(s->mask, e, c)) {
        suitor_fill(s, c);
        return;
      }
      s->score -= 1;
      if (!(e->flags & SLOT_OPTIONAL)) {
        return;
      }
      s->at += 1;
      break;
    case ELEMENT_OPEN:
      if (group_wants(s->mask, s->at, c)) {
        s->at += 1;
      } else {
        s->score -= 1;
        s->at = e->partner;
      }
      break;
    default: s->at += 1; break; /* a group ends */
    }
  }
  s->score -= 1;
}

/* How many characters the mask can show, or hold in its value; NOWHERE without bound. */
static size_t room_of(const maskcore_mask *mask, bool value) {
  if (mask->capacity == NOWHERE) {
    return NOWHERE;
  }
  size_t room = mask->capacity;
  for (size_t i = 0; i < mask->count; i += 1) {
    const element *e = element_at(mask, i);
    room += e->kind == ELEMENT_LITERAL && (!value || (e->flags & LITERAL_KEPT) != 0);
  }
  return room;
}

/* How near `size` comes to `room`. */
static int32_t nearness(size_t size, size_t room) {
  if (room == NOWHERE) {
    return MASKCORE_AFFINITY_NONE + 1;
  }
  return size > room ? MASKCORE_AFFINITY_NONE : -(int32_t)(room - size);
}

int32_t maskcore_affinity(const maskcore_mask *mask, const char *text, size_t text_size,
                          maskcore_affinity_strategy strategy) {
  if (check_text(text, text_size) != MASKCORE_OK) {
    return MASKCORE_AFFINITY_NONE;
  }
  suitor s = {0};
  s.mask = mask;
  s.text = view_of(text, text_size);
  size_t count = 0;
  for (size_t position = 0; position < s.text.size;) {
    character c = character_read(s.text, position);
    position += c.text.size;
    if (!c.dropped) {
      count += 1;
      suitor_take(&s, &c);
    }
  }
  switch (strategy) {
  case MASKCORE_AFFINITY_WHOLE: return s.score;
  case MASKCORE_AFFINITY_PREFIX: return (int32_t)s.common;
  case MASKCORE_AFFINITY_CAPACITY: return nearness(count, room_of(mask, false));
  case MASKCORE_AFFINITY_VALUE: return nearness(s.value, room_of(mask, true));
  }
  return MASKCORE_AFFINITY_NONE;
}
