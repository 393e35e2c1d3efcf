/* What is filled so far while a display is read or written: completeness and numbers cost no pass.
 */
#ifndef MASKCORE_TALLY_H
#define MASKCORE_TALLY_H

#include "internal.h"
#include "pattern.h"

#define tally_close    maskcore_i_tally_close
#define tally_complete maskcore_i_tally_complete

#define DIGIT_UNKNOWN 0xFF

typedef struct tally {
  uint32_t required; /* required slots filled outside groups */
  uint32_t segment;  /* the segment filled last: its first slot, plus 1, or 0 */
  struct {
    uint32_t open, required; /* the element that opens it, and required slots filled */
  } groups[MASKCORE_GROUP_LIMIT];
  uint8_t depth; /* groups that are open */
  uint8_t any;   /* those of them that hold something filled, a bit each */
  bool lacking;  /* a group was left with something filled and something required missing */
  bool hollow;   /* a group was left with something on screen and nothing filled */
  uint8_t digits[MASKCORE_SEGMENT_LIMIT];
} tally;

/* A bit for each of the first `depth` groups. */
static inline uint8_t group_bits(size_t depth) { return (uint8_t)((1u << depth) - 1); }

static inline void tally_digit(tally *t, const maskcore_mask *mask, size_t slot, uint32_t scalar) {
  const segment *s = &mask->segments[element_at(mask, slot)->offset - 1];
  if (t->segment != s->first + 1) {
    t->segment = s->first + 1;
    memset(t->digits, DIGIT_UNKNOWN, sizeof t->digits);
  }
  t->digits[slot - s->first] = (uint8_t)(scalar - '0');
}

/* Notes that `slot` is filled, with a character that begins with `scalar`. */
static inline void tally_fill(tally *t, const maskcore_mask *mask, size_t slot, uint32_t scalar) {
  const element *e = element_at(mask, slot);
  bool required = !(e->flags & SLOT_OPTIONAL);
  if (e->offset != 0) {
    tally_digit(t, mask, slot, scalar);
  }
  *(t->depth == 0 ? &t->required : &t->groups[t->depth - 1].required) += required;
  t->any |= group_bits(t->depth);
}

static inline void tally_open(tally *t, size_t open) {
  t->groups[t->depth].open = (uint32_t)open;
  t->groups[t->depth].required = 0;
  t->any &= group_bits(t->depth);
  t->depth += 1;
}

/* Leaves the innermost group, if there is one. */
MASKCORE_INTERNAL void tally_close(tally *t, const maskcore_mask *mask);

/* Whether every required slot is filled: those outside groups, and those of groups in use. */
MASKCORE_INTERNAL bool tally_complete(const tally *t, const maskcore_mask *mask);

#endif /* MASKCORE_TALLY_H */
