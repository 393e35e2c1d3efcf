/*
 * What plain.c does for ASCII, for texts with native digits or with European letters in them. A
 * change is counted in characters and in elements of the mask, which are UTF-16 units too.
 */
#ifndef MASKCORE_WIDE_H
#define MASKCORE_WIDE_H

#include "plain.h"

#define wide_read  maskcore_i_wide_read
#define wide_fills maskcore_i_wide_fills
#define wide_write maskcore_i_wide_write

/* The digits of a script of two bytes a character: where its zero would be, as one number. */
typedef uint32_t script;

enum { NO_SCRIPT = 0x20000 };

/* Counts the characters of the display `text`, and those in front of each end of `range`; false
   where it is not surely a display, or the range splits something. Tells the script of its digits
   where they stay as they are. */
MASKCORE_INTERNAL bool wide_read(const maskcore_mask *mask, view text, const maskcore_range *range,
                                 plain_change *c, script *known);

/* Whether `text` is all characters for slots, and how many; digits of a script that is `known` are
   told at once. */
MASKCORE_INTERNAL bool wide_fills(const maskcore_mask *mask, view text, script known,
                                  size_t *count);

/* Writes a settled change with `caret` in front of that element. */
MASKCORE_INTERNAL maskcore_result wide_write(const maskcore_mask *mask, view text,
                                             const plain_change *c, size_t caret, view insert,
                                             size_t inserted, unsigned char *out, size_t capacity);

#endif /* MASKCORE_WIDE_H */
