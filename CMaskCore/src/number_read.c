/* Texts to digits: what each scalar is, a display of the format, and canonical text. */
#include "number.h"

#include <string.h>

#include "unicode.h"
#include "utf8.h"

/* ---- What a scalar is ------------------------------------------------------------------------ */

/* Unicode category Sc, and the signs that say how a number is meant without changing it. */
static bool is_currency(uint32_t scalar) {
  switch (scalar) {
  case '$':
  case '%':
  case 0xA2:
  case 0xA3:
  case 0xA4:
  case 0xA5:
  case 0x58F:
  case 0x60B:
  case 0x66A: /* Arabic percent */
  case 0x7FE:
  case 0x7FF:
  case 0x9F2:
  case 0x9F3:
  case 0x9FB:
  case 0xAF1:
  case 0xBF9:
  case 0xE3F:
  case 0x17DB:
  case 0xA838:
  case 0xFDFC:
  case 0xFE69:
  case 0xFF04:
  case 0xFFE0:
  case 0xFFE1:
  case 0xFFE5:
  case 0xFFE6: return true;
  default: return scalar >= 0x20A0 && scalar <= 0x20CF;
  }
}

sign_kind number_common_kind(uint32_t scalar) {
  if (scalar < 0x80) {
    if (scalar - '0' < 10) {
      return SIGN_DIGIT;
    }
    if ((scalar | 0x20) - 'a' < 26) {
      return SIGN_LETTER;
    }
  }
  switch (scalar) {
  case '.':
  case 0x3002: /* what Japanese and Chinese keyboards give for a point */
  case 0xFE52:
  case 0xFF0E:
  case 0xFF61: return SIGN_DOT;
  case ',':
  case 0x60C:
  case 0x3001:
  case 0xFE50:
  case 0xFF0C:
  case 0xFF64: return SIGN_COMMA;
  case 0x66B: return SIGN_ARABIC_DECIMAL;
  case 0xB7: return SIGN_MIDDLE_DOT;
  case '\t':
  case '\n':
  case '\r': return SIGN_SPACE;
  case '\'':
  case 0x2BC:
  case 0x2018:
  case 0x2019:
  case 0xFF07: return SIGN_APOSTROPHE;
  case 0x66C: return SIGN_ARABIC_GROUPING;
  case '-':
  case 0x30FC: /* the long vowel mark, on the minus key of Japanese keyboards */
  case 0xFF70: return SIGN_MINUS;
  case '+':
  case 0xFF0B: return SIGN_PLUS;
  case '(':
  case 0xFF08: return SIGN_OPEN;
  case ')':
  case 0xFF09: return SIGN_CLOSE;
  case '/': return SIGN_SLASH;
  default: break;
  }
  if (is_currency(scalar)) {
    return SIGN_CURRENCY;
  }
  unsigned flags = unicode_flags(scalar);
  if (flags & UNICODE_DIGIT) {
    return SIGN_DIGIT;
  }
  if (flags & UNICODE_IGNORABLE) {
    return SIGN_IGNORABLE;
  }
  if (flags & UNICODE_SPACE) {
    return SIGN_SPACE;
  }
  if (flags & UNICODE_DASH) {
    return SIGN_MINUS;
  }
  if (flags & UNICODE_MARK) {
    return SIGN_MARK;
  }
  return flags & UNICODE_LETTER ? SIGN_LETTER : SIGN_OTHER;
}

sign_kind number_key(const maskcore_number *number, uint32_t scalar) {
  if (scalar == number->minus_scalar && (number->negative || scalar != number->grouping.scalar)) {
    return SIGN_MINUS;
  }
  if (scalar == number->decimal.scalar) {
    return number->decimal.kind;
  }
  sign_kind kind = number_common_kind(scalar);
  bool plain = kind == SIGN_OTHER || kind == SIGN_LETTER || kind == SIGN_CURRENCY ||
               (kind == SIGN_MINUS && !number->negative);
  return plain && scalar == number->grouping.scalar && scalar != 0 ? SIGN_OWN : kind;
}

sign_kind number_separator(const maskcore_number *number, uint32_t scalar) {
  if (scalar == number->decimal.scalar) {
    return number->decimal.kind;
  }
  if (scalar == number->grouping.scalar && scalar != 0) {
    return number->grouping.kind;
  }
  return number_common_kind(scalar);
}

/* ---- A display of this format ---------------------------------------------------------------- */

/* Whether `sign` stands at `at`. */
static bool sign_at(const number_sign *sign, const unsigned char *text, size_t size, size_t at) {
  if (sign->scalar == 0 || text[at] != sign->bytes[0] || size - at < sign->size) {
    return false;
  }
  return sign->size == 1 || memcmp(text + at, sign->bytes, sign->size) == 0;
}

/* The digit at `at`, or 10 and more. */
static unsigned digit_at(const number_sign *zero, const unsigned char *text, size_t size,
                         size_t at) {
  size_t last = zero->size - 1u;
  if (size - at <= last || memcmp(text + at, zero->bytes, last) != 0) {
    return 10;
  }
  return (unsigned)text[at + last] - zero->bytes[last];
}

/* Counts the minus, which may be several scalars: an offset inside it moves to its edges. */
static void place_minus(const number_affix *minus, number_span *span) {
  bool caret = span->start == span->end;
  span->end_place = span->end > 0;
  span->start_place = span->start >= minus->size || (caret && span->start > 0);
}

/* What stands between prefix and suffix, as far as it has been read. */
typedef struct body {
  size_t at, stop;
  size_t signs;   /* grouping signs so far */
  size_t group;   /* digits before the last of them */
  bool misplaced; /* one of them is not where it belongs */
} body;

/* Ends a group: `next` digits may stand in it, or fewer if it is the first one and not the last. */
static void end_group(body *read, const decimal *out, size_t next, bool last) {
  size_t digits = out->count - read->group;
  read->misplaced |= read->signs == 0 && !last ? digits == 0 || digits > next : digits != next;
  read->group = out->count;
}

/* Ends the integer digits. */
static void end_integer(const maskcore_number *number, body *read, decimal *out) {
  out->integer = out->count;
  if (read->signs != 0) {
    end_group(read, out, number->group, true);
  }
  bool wanted =
      number->grouping.scalar != 0 && out->integer >= number->group + number->minimum_grouping;
  read->misplaced |= wanted != (read->signs != 0);
}

/* Whether the bytes at `read->at` are a sign that may stand there; takes it. */
static bool read_sign(const maskcore_number *number, const unsigned char *text, body *read,
                      number_span *span, decimal *out) {
  if (out->pointed) {
    return false;
  }
  if (sign_at(&number->decimal, text, read->stop, read->at)) {
    end_integer(number, read, out);
    out->pointed = true;
    span->start_place += read->at < span->start;
    span->end_place += read->at < span->end;
    read->at += number->decimal.size;
    return true;
  }
  if (sign_at(&number->grouping, text, read->stop, read->at)) {
    end_group(read, out, number->next_group, false);
    read->signs += 1;
    read->at += number->grouping.size;
    return true;
  }
  return false;
}

/* Reads digits of one byte each. */
static void read_ascii(unsigned char zero, const unsigned char *text, body *read, number_span *span,
                       decimal *out) {
  size_t count = out->count, at = read->at, from = at;
  size_t room = MASKCORE_NUMBER_DIGIT_LIMIT - count;
  size_t end = room < read->stop - at ? at + room : read->stop;
  for (unsigned digit; at < end && (digit = (unsigned)text[at] - zero) < 10; at += 1) {
    out->digits[count] = (unsigned char)digit;
    count += 1;
  }
  size_t start_end = span->start < at ? span->start : at;
  size_t end_end = span->end < at ? span->end : at;
  span->start_place += start_end > from ? start_end - from : 0;
  span->end_place += end_end > from ? end_end - from : 0;
  out->count = count;
  read->at = at;
}

/* Reads digits of several bytes each. */
static void read_native(const number_sign *zero, const unsigned char *text, body *read,
                        number_span *span, decimal *out) {
  while (read->at < read->stop && out->count < MASKCORE_NUMBER_DIGIT_LIMIT) {
    unsigned digit = digit_at(zero, text, read->stop, read->at);
    if (digit >= 10) {
      return;
    }
    out->digits[out->count] = (unsigned char)digit;
    out->count += 1;
    span->start_place += read->at < span->start;
    span->end_place += read->at < span->end;
    read->at += zero->size;
  }
}

bool number_read_display(const maskcore_number *number, const unsigned char *text, size_t size,
                         number_span *span, decimal *out) {
  span->start_place = span->end_place = 0;
  decimal_clear(out);
  if (size == 0) {
    return true;
  }
  body read = {0, 0, 0, 0, false};
  const number_affix *minus = &number->minus;
  if (number->negative && number_starts_with(text, size, minus) &&
      number_starts_with(text + minus->size, size - minus->size, &number->prefix)) {
    out->negative = true;
    place_minus(minus, span);
    read.at = minus->size;
  } else if (!number_starts_with(text, size, &number->prefix)) {
    return false;
  }
  read.at += number->prefix.size;
  if (!number_ends_with(text + read.at, size - read.at, &number->suffix)) {
    return false;
  }
  read.stop = size - number->suffix.size;
  while (read.at < read.stop) {
    if (number->zero.size == 1) {
      read_ascii(number->zero.bytes[0], text, &read, span, out);
    } else {
      read_native(&number->zero, text, &read, span, out);
    }
    if (read.at < read.stop && !read_sign(number, text, &read, span, out)) {
      return false;
    }
  }
  if (!out->pointed) {
    end_integer(number, &read, out);
  }
  return !read.misplaced && out->count - out->integer <= number->fraction_max &&
         (!out->pointed || number->fraction_max != 0) && decimal_places(out) != 0;
}

/* ---- Canonical text -------------------------------------------------------------------------- */

maskcore_refusal number_read_canonical(const unsigned char *text, size_t size, decimal *out) {
  decimal_clear(out);
  size_t at = 0, digits = 0;
  if (size != 0 && (text[0] == '-' || text[0] == '+')) {
    out->negative = text[0] == '-';
    at = 1;
  }
  bool nonzero = false;
  for (; at < size; at += 1) {
    unsigned digit = (unsigned)text[at] - '0';
    if (text[at] == '.' && !out->pointed) {
      out->pointed = true;
      out->integer = out->count;
    } else if (digit < 10) {
      digits += 1;
      nonzero = nonzero || digit != 0;
      if (nonzero || out->pointed) {
        if (out->count == MASKCORE_NUMBER_DIGIT_LIMIT - 1) { /* one is left for a zero in front */
          return MASKCORE_FULL;
        }
        out->digits[out->count] = (unsigned char)digit;
        out->count += 1;
      }
    } else {
      return MASKCORE_CLASS;
    }
  }
  if (!out->pointed) {
    out->integer = out->count;
  }
  if (out->integer == 0) {
    memmove(out->digits + 1, out->digits, out->count);
    out->digits[0] = 0;
    out->integer = 1;
    out->count += 1;
  }
  out->pointed = out->count > out->integer;
  out->negative = out->negative && nonzero;
  return digits != 0 ? MASKCORE_TAKEN_ALL : MASKCORE_CLASS;
}
