/* Number formats: options to one block of memory. */
#include "number.h"
#include "door.h"

#include <stddef.h>
#include <string.h>

#include "unicode.h"
#include "utf8.h"

/* What is wrong with the options, and with which member. */
typedef struct fault {
  maskcore_status status;
  size_t member;
} fault;

#define FAULT(code, name) ((fault){MASKCORE_E_##code, offsetof(maskcore_number_options, name)})
#define NO_FAULT          ((fault){MASKCORE_OK, 0})

/* ---- Signs ----------------------------------------------------------------------------------- */

static bool is_scalar(uint32_t scalar) {
  return scalar <= 0x10FFFF && (scalar < 0xD800 || scalar > 0xDFFF);
}

static number_sign sign_of(uint32_t scalar, sign_kind kind) {
  number_sign sign = {.scalar = scalar, .kind = kind};
  sign.size = (uint8_t)utf8_encode(scalar, sign.bytes);
  sign.units = sign.size == 4 ? 2 : 1;
  return sign;
}

/* Whether `scalar` may stand between digits. */
static bool can_separate(uint32_t scalar) {
  return is_scalar(scalar) &&
         (unicode_flags(scalar) & (UNICODE_DIGIT | UNICODE_CONTROL | UNICODE_IGNORABLE)) == 0;
}

static fault compile_signs(const maskcore_number_options *options, maskcore_number *number) {
  uint32_t zero = options->zero == 0 ? '0' : options->zero;
  if (!is_scalar(zero) || (unicode_flags(zero) & UNICODE_DIGIT) == 0 ||
      unicode_digit_value(zero) != 0) {
    return FAULT(PATTERN, zero);
  }
  number->zero = sign_of(zero, SIGN_DIGIT);

  if (options->grouping != 0) {
    if (!can_separate(options->grouping)) {
      return FAULT(PATTERN, grouping);
    }
    sign_kind kind = number_key(number, options->grouping);
    bool known = kind >= SIGN_DOT && kind <= SIGN_ARABIC_GROUPING;
    number->grouping = sign_of(options->grouping, known ? kind : SIGN_OWN);
  }
  if (options->fraction_max == 0) {
    return NO_FAULT; /* no decimal sign ever shows */
  }
  uint32_t decimal = options->decimal == 0 ? '.' : options->decimal;
  if (!can_separate(decimal) || decimal == '-' || decimal == number->minus_scalar) {
    return FAULT(PATTERN, decimal);
  }
  number_sign grouping = number->grouping;
  number->grouping = (number_sign){.kind = SIGN_OTHER}; /* does not hide what the sign is */
  sign_kind kind = number_key(number, decimal);
  number->grouping = grouping;
  bool known = kind >= SIGN_DOT && kind <= SIGN_MIDDLE_DOT;
  number->decimal = sign_of(decimal, known ? kind : SIGN_OWN_DECIMAL);
  if (decimal == grouping.scalar || (known && kind == grouping.kind)) {
    return FAULT(PATTERN, decimal);
  }
  return NO_FAULT;
}

/* The first scalar of a minus that is no mark of direction, or 0. */
static uint32_t minus_scalar(const unsigned char *bytes, size_t size) {
  for (size_t at = 0; at < size; at += utf8_width(bytes[at])) {
    uint32_t scalar = utf8_scalar(bytes + at);
    if ((unicode_flags(scalar) & UNICODE_IGNORABLE) == 0) {
      return scalar;
    }
  }
  return 0;
}

/* ---- Texts ----------------------------------------------------------------------------------- */

static fault check_affix(const char *bytes, size_t size, size_t member) {
  if (size > MASKCORE_NUMBER_AFFIX_LIMIT) {
    return (fault){MASKCORE_E_LIMIT, member};
  }
  if (size != 0 && !utf8_is_valid((const unsigned char *)bytes, size)) {
    return (fault){MASKCORE_E_UTF8, member};
  }
  return NO_FAULT;
}

/* Copies a text into the block at `*to`. */
static number_affix keep_affix(const char *bytes, size_t size, unsigned char **to) {
  number_affix affix = {.bytes = *to, .size = size};
  if (size != 0) {
    memcpy(*to, bytes, size);
    *to += size;
  }
  affix.units = utf16_size(affix.bytes, size);
  for (size_t at = 0; at < size; at += utf8_width(affix.bytes[at])) {
    affix.strip =
        affix.strip || (unicode_flags(utf8_scalar(affix.bytes + at)) & UNICODE_DIGIT) == 0;
  }
  return affix;
}

/* Reads a bound and writes its digits at `*to`. False if it is no canonical number that fits. */
static bool keep_limit(const char *text, size_t size, size_t fraction_max, unsigned char **to,
                       number_limit *limit) {
  if (text == NULL || size == 0) {
    return true;
  }
  decimal value;
  if (number_read_canonical((const unsigned char *)text, size, &value) != MASKCORE_TAKEN_ALL) {
    return false;
  }
  size_t first = value.digits[0] == 0; /* the only zero in front is a lone one */
  while (value.count > value.integer && value.digits[value.count - 1] == 0) {
    value.count -= 1;
  }
  if (value.count - value.integer > fraction_max) {
    return false;
  }
  *limit = (number_limit){.given = true,
                          .negative = value.negative,
                          .digits = *to,
                          .integer = value.integer - first,
                          .count = value.count - first};
  memcpy(*to, value.digits + first, limit->count);
  *to += limit->count;
  return true;
}

/* Whether the least bound is above the greatest. */
static bool is_reversed(const number_limit *least, const number_limit *most) {
  if (!least->given || !most->given) {
    return false;
  }
  if (least->negative != most->negative) {
    return most->negative;
  }
  const number_limit *small = least->negative ? most : least;
  const number_limit *large = least->negative ? least : most;
  if (small->integer != large->integer) {
    return small->integer > large->integer;
  }
  size_t shared = small->count < large->count ? small->count : large->count;
  int order = shared == 0 ? 0 : memcmp(small->digits, large->digits, shared);
  return order > 0 || (order == 0 && small->count > large->count);
}

/* ---- Characters ------------------------------------------------------------------------------ */

/* Whether a character ends where `left` meets `right`, so that the caret may stand between them. */
static bool meet(const unsigned char *left, size_t left_size, const unsigned char *right,
                 size_t right_size) {
  unsigned char both[3 * MASKCORE_NUMBER_AFFIX_LIMIT];
  if (left_size == 0 || right_size == 0) {
    return true;
  }
  memcpy(both, left, left_size);
  memcpy(both + left_size, right, right_size);
  return grapheme_boundary(both, left_size + right_size, left_size);
}

/* Whether every place of the caret lies between two characters. */
static COLD fault check_characters(const maskcore_number *number) {
  const number_affix *minus = &number->minus, *prefix = &number->prefix, *suffix = &number->suffix;
  const number_sign *zero = &number->zero, *grouping = &number->grouping;
  const number_sign *decimal = &number->decimal;
  unsigned char front[2 * MASKCORE_NUMBER_AFFIX_LIMIT];
  memcpy(front, minus->bytes, minus->size);
  if (prefix->size != 0) {
    memcpy(front + minus->size, prefix->bytes, prefix->size);
  }
  size_t front_size = minus->size + prefix->size;
  if (!meet(minus->bytes, minus->size, zero->bytes, zero->size)) {
    return FAULT(PATTERN, minus);
  }
  if (!meet(zero->bytes, zero->size, grouping->bytes, grouping->size) ||
      !meet(grouping->bytes, grouping->size, zero->bytes, zero->size)) {
    return FAULT(PATTERN, grouping);
  }
  if (!meet(zero->bytes, zero->size, decimal->bytes, decimal->size) ||
      !meet(decimal->bytes, decimal->size, zero->bytes, zero->size)) {
    return FAULT(PATTERN, decimal);
  }
  /* Where a character ends between the two, the prefix alone meets what both together do. */
  if (!meet(minus->bytes, minus->size, prefix->bytes, prefix->size) ||
      !meet(front, front_size, zero->bytes, zero->size) ||
      !meet(front, front_size, decimal->bytes, decimal->size)) {
    return FAULT(PATTERN, prefix);
  }
  if (!meet(front, front_size, suffix->bytes, suffix->size) ||
      !meet(zero->bytes, zero->size, suffix->bytes, suffix->size) ||
      !meet(decimal->bytes, decimal->size, suffix->bytes, suffix->size)) {
    return FAULT(PATTERN, suffix);
  }
  return NO_FAULT;
}

/* ---- Compiling ------------------------------------------------------------------------------- */

/* Whether the numbers among the options are within the limits and in order. */
static fault check_counts(const maskcore_number_options *options) {
  const size_t most = MASKCORE_NUMBER_DIGIT_LIMIT;
  if (options->group_size > most) {
    return FAULT(LIMIT, group_size);
  }
  if (options->next_group_size > most) {
    return FAULT(LIMIT, next_group_size);
  }
  if (options->minimum_grouping > most) {
    return FAULT(LIMIT, minimum_grouping);
  }
  if (options->integer_min > most) {
    return FAULT(LIMIT, integer_min);
  }
  if (options->integer_max > most) {
    return FAULT(LIMIT, integer_max);
  }
  if (options->fraction_min > most) {
    return FAULT(LIMIT, fraction_min);
  }
  if (options->fraction_max > most) {
    return FAULT(LIMIT, fraction_max);
  }
  if (options->integer_max != 0 && options->integer_min > options->integer_max) {
    return FAULT(PATTERN, integer_max);
  }
  return options->fraction_min > options->fraction_max ? FAULT(PATTERN, fraction_max) : NO_FAULT;
}

static size_t or_default(size_t value, size_t standard) { return value == 0 ? standard : value; }

/* Fills `number`, whose block has room behind it for all texts. */
static COLD fault fill(const maskcore_number_options *options, const char *minus, size_t minus_size,
                       maskcore_number *number) {
  unsigned char *to = (unsigned char *)(number + 1);
  number->minus = keep_affix(minus, minus_size, &to);
  number->prefix = keep_affix(options->prefix, options->prefix_size, &to);
  number->suffix = keep_affix(options->suffix, options->suffix_size, &to);
  number->minus_scalar = minus_scalar(number->minus.bytes, number->minus.size);
  if (number->minus_scalar == 0 || (unicode_flags(number->minus_scalar) & UNICODE_DIGIT) != 0) {
    return FAULT(PATTERN, minus);
  }
  number->group = or_default(options->group_size, 3);
  number->next_group = or_default(options->next_group_size, number->group);
  number->minimum_grouping = or_default(options->minimum_grouping, 1);
  number->integer_min = or_default(options->integer_min, 1);
  number->integer_max = options->integer_max;
  number->fraction_min = options->fraction_min;
  number->fraction_max = options->fraction_max;
  number->clamp = options->clamp;
  fault found = compile_signs(options, number);
  if (found.status != MASKCORE_OK) {
    return found;
  }
  if (!keep_limit(options->minimum, options->minimum_size, number->fraction_max, &to,
                  &number->minimum)) {
    return FAULT(PATTERN, minimum);
  }
  if (!keep_limit(options->maximum, options->maximum_size, number->fraction_max, &to,
                  &number->maximum) ||
      is_reversed(&number->minimum, &number->maximum)) {
    return FAULT(PATTERN, maximum);
  }
  number->negative = options->negative && (!number->minimum.given || number->minimum.negative);
  if (number->maximum.negative && !number->negative) {
    return FAULT(PATTERN, maximum); /* no number could be typed */
  }
  number->short_digits = number_short_digits(number);
  return check_characters(number);
}

COLD maskcore_number *maskcore_number_compile(const maskcore_number_options *options,
                                              const maskcore_allocator *allocator,
                                              maskcore_error *error) {
  static const maskcore_number_options standard = {0};
  options = options == NULL ? &standard : options;
  maskcore_allocator memory = allocator_of(allocator);
  const char *minus = options->minus == NULL || options->minus_size == 0 ? "-" : options->minus;
  size_t minus_size = minus == options->minus ? options->minus_size : 1;

  fault found = check_counts(options);
  if (found.status == MASKCORE_OK) {
    found = check_affix(minus, minus_size, offsetof(maskcore_number_options, minus));
  }
  if (found.status == MASKCORE_OK) {
    found = check_affix(options->prefix, options->prefix_size,
                        offsetof(maskcore_number_options, prefix));
  }
  if (found.status == MASKCORE_OK) {
    found = check_affix(options->suffix, options->suffix_size,
                        offsetof(maskcore_number_options, suffix));
  }
  if (found.status == MASKCORE_OK && options->minimum_size > MASKCORE_NUMBER_DIGIT_LIMIT) {
    found = FAULT(LIMIT, minimum);
  }
  if (found.status == MASKCORE_OK && options->maximum_size > MASKCORE_NUMBER_DIGIT_LIMIT) {
    found = FAULT(LIMIT, maximum);
  }
  maskcore_number *number = NULL;
  if (found.status == MASKCORE_OK) {
    size_t size = sizeof *number + minus_size + options->prefix_size + options->suffix_size +
                  options->minimum_size + options->maximum_size;
    number = memory.allocate(memory.context, size);
    if (number == NULL) {
      found = (fault){MASKCORE_E_MEMORY, 0};
    } else {
      memset(number, 0, sizeof *number);
      number->allocator = memory;
      number->block_size = size;
      found = fill(options, minus, minus_size, number);
    }
  }
  if (found.status != MASKCORE_OK && number != NULL) {
    maskcore_number_free(number);
    number = NULL;
  }
  if (error != NULL) {
    *error = (maskcore_error){.status = found.status, .offset = found.member};
  }
  return number;
}

void maskcore_number_free(maskcore_number *number) {
  if (number != NULL) {
    maskcore_allocator allocator = number->allocator;
    allocator.release(allocator.context, number, number->block_size);
  }
}

size_t maskcore_number_bound(const maskcore_number *number, size_t text_size) {
  size_t digits = text_size < MASKCORE_NUMBER_DIGIT_LIMIT ? text_size : MASKCORE_NUMBER_DIGIT_LIMIT;
  digits += number->integer_min + number->fraction_min + number->minimum.count +
            number->maximum.count + 1;
  size_t display = number->minus.size + number->prefix.size + number->suffix.size +
                   number->decimal.size +
                   digits * ((size_t)number->zero.size + number->grouping.size);
  return display > text_size ? display : text_size;
}
