/* One change in a range of a display that is a rendering. */
#ifndef MASKCORE_EDIT_H
#define MASKCORE_EDIT_H

#include "internal.h"
#include "pattern.h"
#include "reader.h"
#include "writer.h"

#define edit_rendering maskcore_i_edit_rendering

/* A change, checked: `text` is a rendering, and `start` and `end` lie between characters of it. */
typedef struct change {
  const maskcore_mask *mask;
  size_t start, end;
  maskcore_intent intent;
  view insert;
  size_t mark; /* an offset in `insert` whose place in the output is asked for */
  reader text; /* at its beginning */
} change;

/* What an edit came to, beyond the public result. */
typedef struct edit_report {
  size_t mark;          /* the place of the change's mark in the output */
  size_t refused_words; /* letters and digits refused */
  size_t led;           /* characters that were leading literals */
} edit_report;

/* Applies `c` and writes to `w`, which is fresh. The status is not yet checked against the
   capacity. */
MASKCORE_INTERNAL maskcore_result edit_rendering(const change *c, writer *w, edit_report *report);

#endif /* MASKCORE_EDIT_H */
