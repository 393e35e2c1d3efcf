/* Counts what is filled while a display is read or written, so that completeness costs no pass. */
#ifndef MASKCORE_TALLY_H
#define MASKCORE_TALLY_H

#include "internal.h"
#include "pattern.h"

typedef struct tally {
  size_t required; /* required slots filled outside groups */
  size_t depth;    /* groups that are open */
  bool lacking;    /* a group was left with something filled and something required missing */
  struct {
    size_t open, required;
    bool any;
  } groups[MASKCORE_GROUP_LIMIT];
} tally;

static inline void tally_fill(tally *t, const element *slot) {
  bool required = !(slot->flags & SLOT_OPTIONAL);
  if (t->depth == 0) {
    t->required += required;
  } else {
    t->groups[t->depth - 1].required += required;
    t->groups[t->depth - 1].any = true;
  }
}

static inline void tally_open(tally *t, size_t open) {
  t->groups[t->depth].open = open;
  t->groups[t->depth].required = 0;
  t->groups[t->depth].any = false;
  t->depth += 1;
}

/* Whether the innermost group, if it is in use, lacks a required slot. */
static inline bool tally_group_lacks(const tally *t, const maskcore_mask *mask) {
  return t->groups[t->depth - 1].any &&
         t->groups[t->depth - 1].required < mask->elements[t->groups[t->depth - 1].open].size;
}

static inline void tally_close(tally *t, const maskcore_mask *mask) {
  if (t->depth == 0) {
    return;
  }
  bool any = t->groups[t->depth - 1].any;
  t->lacking = t->lacking || tally_group_lacks(t, mask);
  t->depth -= 1;
  if (any && t->depth != 0) {
    t->groups[t->depth - 1].any = true;
  }
}

/* Whether every required slot is filled: those outside groups, and those of groups in use. */
static inline bool tally_complete(tally t, const maskcore_mask *mask) {
  while (t.depth != 0) {
    tally_close(&t, mask);
  }
  return !t.lacking && t.required == mask->required;
}

#endif /* MASKCORE_TALLY_H */
