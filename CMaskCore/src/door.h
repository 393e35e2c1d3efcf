/* What public calls check before they trust their arguments, and settle before they return. */
#ifndef MASKCORE_DOOR_H
#define MASKCORE_DOOR_H

#include "internal.h"
#include "maskcore.h"
#include "pattern.h"
#include "writer.h"

#define check_text  maskcore_i_check_text
#define resolve     maskcore_i_resolve
#define widen_caret maskcore_i_widen_caret
#define conclude    maskcore_i_conclude

static inline view view_of(const char *text, size_t size) {
  static const unsigned char nothing[1] = {0};
  return (view){text == NULL ? nothing : (const unsigned char *)text, text == NULL ? 0 : size};
}

static inline maskcore_result failure(maskcore_status status) {
  maskcore_result result = {0};
  result.status = status;
  return result;
}

/* Whether `text` can be worked on at all. */
MASKCORE_INTERNAL maskcore_status check_text(const char *text, size_t size);

/* The byte range of `range`, widened to characters. False if it is none. */
MASKCORE_INTERNAL bool resolve(view text, maskcore_range range, size_t *start, size_t *end);

/* A caret that is to delete stands for the character beside it. */
MASKCORE_INTERNAL void widen_caret(view text, maskcore_intent intent, size_t *start, size_t *end);

/* The most that one rendering of `size` bytes of characters takes: folding at most doubles them. */
static inline size_t rendering_bound(const maskcore_mask *mask, size_t size) {
  return mask->template_size + 2 * size;
}

/* Fills in what every result has once the output is written. */
MASKCORE_INTERNAL maskcore_result conclude(maskcore_result result, const writer *w, view before);

#endif /* MASKCORE_DOOR_H */
