/*
 * What the engine asks of Unicode: character boundaries (UAX #29), letters, digits, case, and the
 * scalars that rule N folds or drops. The tables in unicode.c come from Scripts/unicode.py.
 */
#ifndef MASKCORE_UNICODE_H
#define MASKCORE_UNICODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define UNICODE_LETTER    (1u << 0) /* general category L */
#define UNICODE_DIGIT     (1u << 1) /* general category Nd */
#define UNICODE_MARK      (1u << 2) /* general category M */
#define UNICODE_CONTROL   (1u << 3) /* general category Cc, and the line and paragraph separators */
#define UNICODE_IGNORABLE (1u << 4) /* rule N drops it: bidi marks, zero widths, soft hyphen, BOM */
#define UNICODE_SPACE     (1u << 5) /* general category Zs */
#define UNICODE_DASH      (1u << 6) /* general category Pd, and U+2212 */
#define UNICODE_PICTURE   (1u << 7) /* Extended_Pictographic */

/* A mask of the flags above. */
unsigned unicode_flags(uint32_t scalar);

/* The value, 0 to 9, of a scalar that has UNICODE_DIGIT. */
unsigned unicode_digit_value(uint32_t scalar);

/* Simple case mappings: one scalar to one, and to itself where there is none. */
uint32_t unicode_upper(uint32_t scalar);
uint32_t unicode_lower(uint32_t scalar);

/* Where the character that begins at `start` ends. Valid UTF-8, start < size. */
size_t grapheme_end(const unsigned char *bytes, size_t size, size_t start);

#endif /* MASKCORE_UNICODE_H */
