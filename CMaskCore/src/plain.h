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
#define plain_edit    maskcore_i_plain_edit
#define plain_format  maskcore_i_plain_format
#define plain_value   maskcore_i_plain_value

/* Fills in `mask->plain` if the elements make a plain mask. There is room for one template byte and
   two places an element, and one place more. */
MASKCORE_INTERNAL void plain_prepare(maskcore_mask *mask, unsigned char *template,
                                     uint16_t *places);

/* An edit; false to take the long way. `start` and `end` lie in the text. */
MASKCORE_INTERNAL bool plain_edit(const maskcore_mask *mask, view text, size_t start, size_t end,
                                  maskcore_intent intent, view insert, unsigned char *out,
                                  size_t capacity, maskcore_result *result);

/* Formats characters for slots alone, a prefix among them; false to take the long way. */
MASKCORE_INTERNAL bool plain_format(const maskcore_mask *mask, view text, size_t caret,
                                    unsigned char *out, size_t capacity, maskcore_result *result);

/* The value of a display that needs no reading; false to take the long way. */
MASKCORE_INTERNAL bool plain_value(const maskcore_mask *mask, view text, unsigned char *out,
                                   size_t capacity, maskcore_result *result);

#endif /* MASKCORE_PLAIN_H */
