/* A mask in the making: what pattern.c hands to the reader of patterns. */
#ifndef MASKCORE_PATTERN_BUILDER_H
#define MASKCORE_PATTERN_BUILDER_H

#include "internal.h"
#include "pattern.h"

#define pattern_fail maskcore_i_pattern_fail
#define pattern_read maskcore_i_pattern_read

typedef struct pattern_builder {
  const maskcore_options *options;
  view pattern;
  size_t at; /* in the pattern */
  maskcore_mask *mask;
  element *elements;
  segment *segments;
  size_t segment_count;
  unsigned char *literals;
  size_t literal_size;
  size_t run_start,
      run_offset; /* literals not yet cut into characters: in `literals`, in the pattern */
  bool kept;      /* inside { } */
  size_t section; /* where the section in progress begins, or NOWHERE */
  size_t opens[MASKCORE_GROUP_LIMIT], open_offsets[MASKCORE_GROUP_LIMIT], depth;
  maskcore_error error;
} pattern_builder;

/* Notes what is wrong with the pattern, and at which byte. Gives false. */
MASKCORE_INTERNAL bool pattern_fail(pattern_builder *b, maskcore_pattern_fault reason,
                                    size_t offset);

/* Reads the pattern into elements, segments and literals. False with the error when it is
 * malformed.
 */
MASKCORE_INTERNAL bool pattern_read(pattern_builder *b);

#endif /* MASKCORE_PATTERN_BUILDER_H */
