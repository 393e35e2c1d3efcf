/* Digits to text: the display with its groups, affixes and caret, and the canonical value. */
#include "number.h"

#include <assert.h>
#include <string.h>

/* Grouping signs on the left of the digit at `index`, counting from 0. */
static size_t groups_before(const maskcore_number *number, number_groups shape, size_t index) {
  size_t signs = 0;
  for (size_t next = shape.first; signs < shape.signs && index >= next;) {
    signs += 1;
    next += number->next_group;
  }
  return signs;
}

/* Where the caret stands: behind the last of `place` significant characters. */
static maskcore_offset caret_at(const maskcore_number *number, const decimal *value,
                                number_groups shape, size_t place) {
  if (place == 0) {
    bool front = value->negative || decimal_places(value) == 0;
    return front ? (maskcore_offset){0, 0}
                 : (maskcore_offset){number->prefix.size, number->prefix.units};
  }
  maskcore_offset caret = {0, 0};
  if (value->negative) {
    caret = (maskcore_offset){number->minus.size, number->minus.units};
    if (place == 1) {
      return caret;
    }
  }
  size_t digits = decimal_digits_before(value, place);
  size_t integer = digits < value->integer ? digits : value->integer;
  size_t signs = integer == 0 ? 0 : groups_before(number, shape, integer - 1);
  caret.utf8 += number->prefix.size + digits * number->zero.size + signs * number->grouping.size;
  caret.utf16 +=
      number->prefix.units + digits * number->zero.units + signs * number->grouping.units;
  if (decimal_point_before(value, place)) {
    caret.utf8 += number->decimal.size;
    caret.utf16 += number->decimal.units;
  }
  return caret;
}

static unsigned char *put_affix(unsigned char *out, const number_affix *affix) {
  if (affix->size != 0) {
    memcpy(out, affix->bytes, affix->size);
  }
  return out + affix->size;
}

static unsigned char *put_sign(unsigned char *out, const number_sign *sign) {
  for (size_t i = 0; i < sign->size; i += 1) {
    out[i] = sign->bytes[i];
  }
  return out + sign->size;
}

static unsigned char *put_digits(const number_sign *zero, unsigned char *out,
                                 const unsigned char *digits, size_t count) {
  if (zero->size == 1) {
    for (size_t i = 0; i < count; i += 1) {
      out[i] = (unsigned char)(zero->bytes[0] + digits[i]);
    }
    return out + count;
  }
  for (size_t i = 0; i < count; i += 1) {
    memcpy(out, zero->bytes, zero->size);
    out += zero->size;
    out[-1] = (unsigned char)(out[-1] + digits[i]);
  }
  return out;
}

size_t number_write_display(const maskcore_number *number, const decimal *value, size_t place,
                            unsigned char *out, size_t capacity, maskcore_offset *caret) {
  assert(place <= decimal_places(value));
  number_groups shape = number_groups_of(number, value->integer);
  *caret = caret_at(number, value, shape, place);
  if (decimal_places(value) == 0) {
    return 0;
  }
  size_t size = (value->negative ? number->minus.size : 0) + number->prefix.size +
                value->count * number->zero.size + shape.signs * number->grouping.size +
                (value->pointed ? number->decimal.size : 0) + number->suffix.size;
  if (size > capacity) {
    return size;
  }
  if (value->negative) {
    out = put_affix(out, &number->minus);
  }
  out = put_affix(out, &number->prefix);
  out = put_digits(&number->zero, out, value->digits, shape.first);
  size_t at = shape.first;
  for (size_t left = shape.signs; left != 0; left -= 1) {
    size_t count = left == 1 ? number->group : number->next_group;
    out = put_sign(out, &number->grouping);
    out = put_digits(&number->zero, out, value->digits + at, count);
    at += count;
  }
  if (value->pointed) {
    out = put_sign(out, &number->decimal);
    out = put_digits(&number->zero, out, value->digits + at, value->count - at);
  }
  put_affix(out, &number->suffix);
  return size;
}

size_t number_write_value(const decimal *value, unsigned char *out, size_t capacity) {
  if (value->count == 0 || (value->pointed && value->count == value->integer)) {
    return 0;
  }
  size_t zeros = 0, nonzero = 0;
  while (zeros < value->integer && value->digits[zeros] == 0) {
    zeros += 1;
  }
  for (size_t i = zeros; i < value->count && nonzero == 0; i += 1) {
    nonzero = value->digits[i];
  }
  size_t integer = value->integer - zeros;
  bool negative = value->negative && nonzero != 0;
  size_t size = (size_t)negative + (integer == 0 ? 1 : integer) + (value->count - value->integer) +
                (size_t)value->pointed;
  if (size > capacity) {
    return size;
  }
  static const number_sign ascii = {.scalar = '0', .size = 1, .units = 1, .bytes = {'0'}};
  if (negative) {
    *out++ = '-';
  }
  if (integer == 0) {
    *out++ = '0';
  }
  out = put_digits(&ascii, out, value->digits + zeros, integer);
  if (value->pointed) {
    *out++ = '.';
    put_digits(&ascii, out, value->digits + value->integer, value->count - value->integer);
  }
  return size;
}
