/*
 * What the engine asks of Unicode: character boundaries (UAX #29), letters, digits, case, and the
 * scalars that rule N folds or drops. Scripts/unicode.py writes the tables, in unicode_tables.h.
 */
#ifndef MASKCORE_UNICODE_H
#define MASKCORE_UNICODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "internal.h"

#define unicode_flags        maskcore_i_unicode_flags
#define unicode_address_kind maskcore_i_unicode_address_kind
#define unicode_digit_value  maskcore_i_unicode_digit_value
#define unicode_upper        maskcore_i_unicode_upper
#define unicode_lower        maskcore_i_unicode_lower
#define grapheme_end         maskcore_i_grapheme_end
#define grapheme_boundary    maskcore_i_grapheme_boundary
#define grapheme_is_apart    maskcore_i_grapheme_is_apart
#define grapheme_start       maskcore_i_grapheme_start

#define UNICODE_LETTER    (1u << 0) /* general category L */
#define UNICODE_DIGIT     (1u << 1) /* general category Nd */
#define UNICODE_MARK      (1u << 2) /* general category M */
#define UNICODE_CONTROL   (1u << 3) /* general category Cc, and the line and paragraph separators */
#define UNICODE_IGNORABLE (1u << 4) /* rule N drops it: bidi marks, zero widths, soft hyphens */
#define UNICODE_SPACE     (1u << 5) /* general category Zs */
#define UNICODE_DASH      (1u << 6) /* general category Pd, and U+2212 */
#define UNICODE_PICTURE   (1u << 7) /* Extended_Pictographic */

/* A mask of the flags above; 0 beyond U+10FFFF. */
MASKCORE_INTERNAL unsigned unicode_flags(uint32_t scalar);

/* What an email address may not hold, and what to call it, as Unicode 14.0 has it. */
typedef enum unicode_address {
  ADDRESS_OTHER, /* letters, digits, signs */
  ADDRESS_CONTROL,
  ADDRESS_INVISIBLE,
  ADDRESS_LINE_BREAK,
  ADDRESS_MARK,
  ADDRESS_SPACE,
  ADDRESS_UNASSIGNED,
} unicode_address;

MASKCORE_INTERNAL unicode_address unicode_address_kind(uint32_t scalar);

/* The value, 0 to 9, of a scalar that has UNICODE_DIGIT, and 10 of any other. */
MASKCORE_INTERNAL unsigned unicode_digit_value(uint32_t scalar);

/* Simple case mappings: one scalar to one, and to itself where there is none. */
MASKCORE_INTERNAL uint32_t unicode_upper(uint32_t scalar);
MASKCORE_INTERNAL uint32_t unicode_lower(uint32_t scalar);

/* Where the character that begins at `start` ends. Valid UTF-8, start < size. */
MASKCORE_INTERNAL size_t grapheme_end(const unsigned char *bytes, size_t size, size_t start);

/*
 * Whether a character begins or ends at `at`, which lies between two scalars or at an end of the
 * text. Valid UTF-8, at <= size. Looks back no further than the marks or flags before `at` go.
 */
MASKCORE_INTERNAL bool grapheme_boundary(const unsigned char *bytes, size_t size, size_t at);

/* Whether a text stays apart from letters around it: nothing it begins or ends with joins them.
   Valid UTF-8, size > 0. */
MASKCORE_INTERNAL bool grapheme_is_apart(const unsigned char *bytes, size_t size);

/* Where the character that ends at `end` begins. Valid UTF-8, 0 < end <= size. */
MASKCORE_INTERNAL size_t grapheme_start(const unsigned char *bytes, size_t size, size_t end);

#endif /* MASKCORE_UNICODE_H */
