/* Segments, `[00:1-31]`: brackets of digits that are one number with bounds. */
#ifndef MASKCORE_SEGMENT_H
#define MASKCORE_SEGMENT_H

#include "internal.h"
#include "pattern.h"
#include "tally.h"

#define segment_allows maskcore_i_segment_allows
#define segment_pads   maskcore_i_segment_pads

/* The segment of an element, or NULL. */
static inline const segment *segment_of(const maskcore_mask *mask, size_t at) {
  const element *e = element_at(mask, at);
  return e->kind == ELEMENT_SLOT && e->offset != 0 ? &mask->segments[e->offset - 1] : NULL;
}

/* Whether the number can still come within its bounds with `scalar` in `slot`, beside the digits
   that `t` knows to stand before. True where `slot` is of no segment. */
MASKCORE_INTERNAL bool segment_allows(const maskcore_mask *mask, const tally *t, size_t slot,
                                      uint32_t scalar);

/* How many zeros make a whole number within the bounds: before `scalar`, a digit that would begin
   the segment at `at`, or before the digits that stand there, if `scalar` is a sign that ends them.
   0 if that is no way to fill it. A digit comes to a slot. */
MASKCORE_INTERNAL size_t segment_pads(const maskcore_mask *mask, const tally *t, size_t at,
                                      uint32_t scalar);

#endif /* MASKCORE_SEGMENT_H */
