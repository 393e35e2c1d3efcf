/*
 * A number between its two forms: the display that a person edits and the digits behind it.
 * number.c holds the calls on a text and number_compile.c the one that makes a format;
 * number_read.c and number_paste.c turn texts into digits, number_edit.c changes digits,
 * number_write.c writes them. number_short.c does all of it at once for a plain key.
 */
#ifndef MASKCORE_NUMBER_H
#define MASKCORE_NUMBER_H

#include <string.h>

#include "internal.h"
#include "maskcore.h"

#define number_common_kind    maskcore_i_number_common_kind
#define number_read_display   maskcore_i_number_read_display
#define number_read_paste     maskcore_i_number_read_paste
#define number_read_canonical maskcore_i_number_read_canonical
#define number_key            maskcore_i_number_key
#define number_separator      maskcore_i_number_separator
#define number_is_in_bounds   maskcore_i_number_is_in_bounds
#define number_erase          maskcore_i_number_erase
#define number_type           maskcore_i_number_type
#define number_insert         maskcore_i_number_insert
#define number_finish         maskcore_i_number_finish
#define number_short_digits   maskcore_i_number_short_digits
#define number_short_edit     maskcore_i_number_short_edit
#define number_write_display  maskcore_i_number_write_display
#define number_write_value    maskcore_i_number_write_value

/* What a scalar is to a number. The order from SIGN_DOT to SIGN_OWN is that of `sign_counts`. */
typedef enum sign_kind {
  SIGN_OTHER = 0, /* nothing a number knows */
  SIGN_DOT,
  SIGN_COMMA,
  SIGN_ARABIC_DECIMAL,
  SIGN_MIDDLE_DOT,
  SIGN_OWN_DECIMAL, /* the format's, if it is none of the above */
  SIGN_SPACE,
  SIGN_APOSTROPHE,
  SIGN_ARABIC_GROUPING,
  SIGN_OWN, /* the format's grouping, if it is none of the above */
  SIGN_DIGIT,
  SIGN_MINUS,
  SIGN_PLUS,
  SIGN_OPEN,
  SIGN_CLOSE,
  SIGN_SLASH,
  SIGN_LETTER,
  SIGN_MARK,
  SIGN_CURRENCY,
  SIGN_IGNORABLE,
} sign_kind;

#define SIGN_KINDS (SIGN_OWN + 1)

/* A scalar as it is written. */
typedef struct number_sign {
  uint32_t scalar; /* 0: none */
  uint8_t size;    /* bytes */
  uint8_t units;   /* UTF-16 units */
  unsigned char bytes[4];
  sign_kind kind;
} number_sign;

/* A text that the compiled number owns. */
typedef struct number_affix {
  const unsigned char *bytes;
  size_t size, units;
  bool strip; /* a paste may carry it: it is more than digits */
} number_affix;

/* A bound: digits without leading zeros before the decimal sign and trailing ones behind it. */
typedef struct number_limit {
  bool given, negative;
  const unsigned char *digits; /* 0 to 9 each */
  size_t integer, count;
} number_limit;

struct maskcore_number {
  number_sign grouping, decimal, zero;
  uint32_t minus_scalar; /* what of `minus` is not a mark of direction */
  number_affix minus, prefix, suffix;
  size_t group, next_group, minimum_grouping;
  size_t integer_min, integer_max, fraction_min, fraction_max;
  bool negative, clamp;
  number_limit minimum, maximum;
  size_t short_digits; /* most integer digits that the short way may give, or 0 */
  maskcore_allocator allocator;
  size_t block_size;
};

/* Grouping signs in front of the digits that follow each of them. */
typedef struct number_groups {
  size_t signs; /* in all */
  size_t first; /* digits before the first */
} number_groups;

static inline number_groups number_groups_of(const maskcore_number *number, size_t integer) {
  if (number->grouping.scalar == 0 || integer < number->group + number->minimum_grouping) {
    return (number_groups){0, integer};
  }
  /* Subtracting is faster than one division up to dozens of groups, and linear beyond. */
  number_groups groups = {1, integer - number->group};
  while (groups.first > number->next_group) {
    groups.first -= number->next_group;
    groups.signs += 1;
  }
  return groups;
}

/* A number as it stands: digits with any leading zeros, and whether there is a decimal sign. */
typedef struct decimal {
  bool negative, pointed;
  size_t integer;                                    /* digits before the decimal sign */
  size_t count;                                      /* digits in all */
  unsigned char digits[MASKCORE_NUMBER_DIGIT_LIMIT]; /* 0 to 9 each */
} decimal;

/* Two offsets in a text, and how many significant characters lie before each. */
typedef struct number_span {
  size_t start, end;             /* bytes */
  size_t start_place, end_place; /* significant characters */
} number_span;

/* Significant characters of `number`: minus, digits, decimal sign. */
static inline size_t decimal_places(const decimal *number) {
  return (size_t)number->negative + number->count + (size_t)number->pointed;
}

/* How many of the first `place` significant characters of `number` are digits. */
static inline size_t decimal_digits_before(const decimal *number, size_t place) {
  place -= (size_t)(number->negative & (place != 0));
  return place - (size_t)(number->pointed && place > number->integer);
}

/* Whether the decimal sign is among the first `place` significant characters of `number`. */
static inline bool decimal_point_before(const decimal *number, size_t place) {
  place -= (size_t)(number->negative & (place != 0));
  return number->pointed && place > number->integer;
}

/* Whether `text` begins, or ends, with `affix`. */
static inline bool number_starts_with(const unsigned char *text, size_t size,
                                      const number_affix *affix) {
  return size >= affix->size && memcmp(text, affix->bytes, affix->size) == 0;
}

static inline bool number_ends_with(const unsigned char *text, size_t size,
                                    const number_affix *affix) {
  return size >= affix->size && memcmp(text + (size - affix->size), affix->bytes, affix->size) == 0;
}

static inline void decimal_clear(decimal *number) {
  number->negative = number->pointed = false;
  number->integer = number->count = 0;
}

/* Whether `number` can be read as one: it has a digit, and no lone decimal sign at its end. */
static inline bool decimal_is_whole(const decimal *number) {
  return number->count != 0 && (!number->pointed || number->count != number->integer);
}

/* What an edit of a number came to. */
typedef struct number_outcome {
  maskcore_refusal refusal; /* of the first refused character */
  size_t taken, refused;    /* characters */
  size_t place;             /* significant characters on the left of the caret */
  bool still;               /* the text stays as it is, the caret too; the digits are spoilt */
} number_outcome;

static inline number_outcome number_refusing(maskcore_refusal refusal) {
  return (number_outcome){.refusal = refusal, .still = true};
}

/* What `scalar` is whatever the format. */
MASKCORE_INTERNAL sign_kind number_common_kind(uint32_t scalar);

/* What `scalar` is as a key or at the ends of a pasted text. */
MASKCORE_INTERNAL sign_kind number_key(const maskcore_number *number, uint32_t scalar);

/* What `scalar` is between digits, where the format's own grouping sign comes first. */
MASKCORE_INTERNAL sign_kind number_separator(const maskcore_number *number, uint32_t scalar);

/* Reads a display of `number`; false if `text` is none. */
MASKCORE_INTERNAL bool number_read_display(const maskcore_number *number, const unsigned char *text,
                                           size_t size, number_span *span, decimal *out);

/*
 * Reads one number in whatever notation, or says why not. `refused` gets the letters around it. The
 * format has not yet judged the sign and the fraction.
 */
MASKCORE_INTERNAL maskcore_refusal number_read_paste(const maskcore_number *number,
                                                     const unsigned char *text, size_t size,
                                                     number_span *span, decimal *out,
                                                     size_t *refused);

/* Reads `-1234.5`, without leading zeros and without a minus before zero, or says why not. */
MASKCORE_INTERNAL maskcore_refusal number_read_canonical(const unsigned char *text, size_t size,
                                                         decimal *out);

/* Whether `value` lies between the bounds, both included. */
MASKCORE_INTERNAL bool number_is_in_bounds(const maskcore_number *number, const decimal *value);

/* Deletes the places of `span`, or the nearest one in the direction of `intent` if it holds none.
 */
MASKCORE_INTERNAL number_outcome number_erase(const maskcore_number *number, decimal *value,
                                              const number_span *span, maskcore_intent intent);

/* Types one character, the scalar `key`, over `span`. */
MASKCORE_INTERNAL number_outcome number_type(const maskcore_number *number, decimal *value,
                                             const number_span *span, uint32_t key);

/* Puts `part`, which was read elsewhere, in the place of `span`. It may come back shorter. */
MASKCORE_INTERNAL number_outcome number_insert(const maskcore_number *number, decimal *value,
                                               const number_span *span, decimal *part);

/* The most integer digits for which `number_short_edit` may be asked; 0 if never. */
MASKCORE_INTERNAL size_t number_short_digits(const maskcore_number *number);

/*
 * Types `key`, one byte, at the offset `at` of `text`, or deletes backward where `key` is NULL.
 * False where that takes more than digits moving up: then nothing is said, but `out` may be spoilt.
 */
MASKCORE_INTERNAL bool number_short_edit(const maskcore_number *number, const unsigned char *text,
                                         size_t size, size_t at, const unsigned char *key,
                                         unsigned char *out, size_t capacity,
                                         maskcore_result *result);

/* What the end of editing makes of `value`. */
MASKCORE_INTERNAL void number_finish(const maskcore_number *number, decimal *value);

/*
 * Writes the display of `value` with its caret behind `place` significant characters, and gives its
 * size; writes nothing if that exceeds `capacity`.
 */
MASKCORE_INTERNAL size_t number_write_display(const maskcore_number *number, const decimal *value,
                                              size_t place, unsigned char *out, size_t capacity,
                                              maskcore_offset *caret);

/* Writes `value` as canonical text if it is complete, likewise. */
MASKCORE_INTERNAL size_t number_write_value(const decimal *value, unsigned char *out,
                                            size_t capacity);

#endif /* MASKCORE_NUMBER_H */
