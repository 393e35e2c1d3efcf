/*
 * The short way for what most edits are: an ASCII text in a *plain* mask, whose slots are required
 * and take the same built-in class, and whose literals are ASCII signs or digits. There the
 * characters are just counted, and the display is the template with them laid over it.
 *
 * Each call answers only what it is sure of, with exactly what the long way answers, and declines
 * everything else.
 */
#ifndef MASKCORE_PLAIN_H
#define MASKCORE_PLAIN_H

#include "internal.h"
#include "pattern.h"

#define plain_prepare maskcore_i_plain_prepare
#define mask_edit     maskcore_i_mask_edit
#define mask_format   maskcore_i_mask_format
#define mask_unmask   maskcore_i_mask_unmask

/* Bytes behind the template and the marks, so that eight can be loaded anywhere. */
#define EIGHT_ROOM 8

/* The bytes that the template and the marks of a mask of `count` elements take. */
static inline size_t plain_size(size_t count) { return 2 * (count + EIGHT_ROOM); }

/* Fills in `mask->plain` if the elements make a plain mask. There is room for `plain_size` bytes of
   template and marks, and for two places an element and one more. */
MASKCORE_INTERNAL void plain_prepare(maskcore_mask *mask, unsigned char *template,
                                     uint16_t *places);

/* The long way, for every mask and text: as `maskcore_edit`, `maskcore_format`, `maskcore_unmask`.
   The range comes by its address, which spares the copies. */
MASKCORE_INTERNAL maskcore_result mask_edit(const maskcore_mask *mask, view text,
                                            const maskcore_range *range, maskcore_intent intent,
                                            view insert, unsigned char *out, size_t capacity);
MASKCORE_INTERNAL maskcore_result mask_format(const maskcore_mask *mask, const char *text,
                                              size_t text_size, maskcore_range selection, char *out,
                                              size_t out_capacity);
MASKCORE_INTERNAL maskcore_result mask_unmask(const maskcore_mask *mask, const char *text,
                                              size_t text_size, char *out, size_t out_capacity);

#endif /* MASKCORE_PLAIN_H */
