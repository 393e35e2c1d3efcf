/* Masks that fill from their end: `1`, `0.12` …, the way amounts are entered on a till. */
#ifndef MASKCORE_REVERSE_H
#define MASKCORE_REVERSE_H

#include "edit.h"
#include "internal.h"
#include "pattern.h"
#include "writer.h"

#define reverse_reads  maskcore_i_reverse_reads
#define reverse_edit   maskcore_i_reverse_edit
#define reverse_render maskcore_i_reverse_render

/* The text of such a mask, read: the last slots hold its characters. */
typedef struct reverse_text {
  const maskcore_mask *mask;
  view text;
  size_t first;    /* the element where the characters begin */
  size_t position; /* and where they begin in `text` */
  size_t count;    /* characters */
} reverse_text;

/* Reads a display; false if it is no rendering. */
MASKCORE_INTERNAL bool reverse_reads(const maskcore_mask *mask, view text, reverse_text *read);

/* Applies a change to it, as `edit_rendering` does to others. */
MASKCORE_INTERNAL maskcore_result reverse_edit(const reverse_text *read, const change *c,
                                               writer *w);

/* Writes the characters that were read, in the form of `w`. */
MASKCORE_INTERNAL void reverse_render(const reverse_text *read, writer *w);

#endif /* MASKCORE_REVERSE_H */
