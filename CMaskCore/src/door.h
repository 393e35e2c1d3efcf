/* What public calls check before they trust their arguments, and settle before they return. */
#ifndef MASKCORE_DOOR_H
#define MASKCORE_DOOR_H

#include "internal.h"
#include "maskcore.h"
#include "pattern.h"
#include "writer.h"

#define view_of      maskcore_i_view_of
#define failure      maskcore_i_failure
#define check_text   maskcore_i_check_text
#define locate       maskcore_i_locate
#define resolve      maskcore_i_resolve
#define widen        maskcore_i_widen
#define widen_caret  maskcore_i_widen_caret
#define conclude     maskcore_i_conclude
#define allocator_of maskcore_i_allocator_of

/* `NULL` becomes a text without bytes, which may be read from and copied to. */
MASKCORE_INTERNAL inline view view_of(const char *text, size_t size) {
  return (view){(const unsigned char *)(text == NULL ? "" : text), text == NULL ? 0 : size};
}

MASKCORE_INTERNAL inline maskcore_result failure(maskcore_status status) {
  maskcore_result result = {0};
  result.status = status;
  return result;
}

/* Whether `text` can be worked on at all. */
MASKCORE_INTERNAL maskcore_status check_text(const char *text, size_t size);

/* The byte range of `range`. False if it leaves the text or splits a scalar. */
MASKCORE_INTERNAL bool locate(view text, const maskcore_range *range, size_t *start, size_t *end);

/* Widens a byte range to characters; a caret inside one goes behind it. */
MASKCORE_INTERNAL void widen(view text, size_t *start, size_t *end);

/* As `locate`, widened to characters. */
MASKCORE_INTERNAL bool resolve(view text, const maskcore_range *range, size_t *start, size_t *end);

/* A caret that is to delete stands for the character beside it. */
MASKCORE_INTERNAL void widen_caret(view text, maskcore_intent intent, size_t *start, size_t *end);

/* The most that one rendering of `size` bytes of characters takes: folding at most doubles them. */
static inline size_t rendering_bound(const maskcore_mask *mask, size_t size) {
  return mask->template_size + 2 * size;
}

/* Fills in what every result has once the output is written. */
MASKCORE_INTERNAL void conclude(maskcore_result *result, const writer *w, view before);

/* The allocator to compile with: `given`, or `malloc` and `free`. */
MASKCORE_INTERNAL maskcore_allocator allocator_of(const maskcore_allocator *given);

#endif /* MASKCORE_DOOR_H */
