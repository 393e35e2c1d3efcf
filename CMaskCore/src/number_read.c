/* Texts to digits: what each scalar is, a display of the format, and canonical text. */
#include "number.h"

#include <string.h>

#include "unicode.h"
#include "utf8.h"

/* ---- What a scalar is ------------------------------------------------------------------------ */

/* Signs that Unicode's flags do not tell apart, in order. */
static const struct known {
  uint16_t first, last;
  uint8_t kind; /* sign_kind */
} known[] = {
    {'\t', '\n', SIGN_SPACE},
    {'\r', '\r', SIGN_SPACE},
    {'$', '%', SIGN_CURRENCY},
    {'\'', '\'', SIGN_APOSTROPHE},
    {'(', '(', SIGN_OPEN},
    {')', ')', SIGN_CLOSE},
    {'+', '+', SIGN_PLUS},
    {',', ',', SIGN_COMMA},
    {'-', '-', SIGN_MINUS},
    {'.', '.', SIGN_DOT},
    {'/', '/', SIGN_SLASH},
    {0xA2, 0xA5, SIGN_CURRENCY}, /* general category Sc, and percent signs */
    {0xB7, 0xB7, SIGN_MIDDLE_DOT},
    {0x2BC, 0x2BC, SIGN_APOSTROPHE},
    {0x58F, 0x58F, SIGN_CURRENCY},
    {0x60B, 0x60B, SIGN_CURRENCY},
    {0x60C, 0x60C, SIGN_COMMA},
    {0x66A, 0x66A, SIGN_CURRENCY},
    {0x66B, 0x66B, SIGN_ARABIC_DECIMAL},
    {0x66C, 0x66C, SIGN_ARABIC_GROUPING},
    {0x7FE, 0x7FF, SIGN_CURRENCY},
    {0x9F2, 0x9F3, SIGN_CURRENCY},
    {0x9FB, 0x9FB, SIGN_CURRENCY},
    {0xAF1, 0xAF1, SIGN_CURRENCY},
    {0xBF9, 0xBF9, SIGN_CURRENCY},
    {0xE3F, 0xE3F, SIGN_CURRENCY},
    {0x17DB, 0x17DB, SIGN_CURRENCY},
    {0x2018, 0x2019, SIGN_APOSTROPHE},
    {0x20A0, 0x20CF, SIGN_CURRENCY},
    {0x3001, 0x3001, SIGN_COMMA},
    {0x3002, 0x3002, SIGN_DOT},   /* what Japanese and Chinese keyboards give for a point */
    {0x30FC, 0x30FC, SIGN_MINUS}, /* the long vowel mark, on the minus key of Japanese keyboards */
    {0xA838, 0xA838, SIGN_CURRENCY},
    {0xFDFC, 0xFDFC, SIGN_CURRENCY},
    {0xFE50, 0xFE50, SIGN_COMMA},
    {0xFE52, 0xFE52, SIGN_DOT},
    {0xFE69, 0xFE69, SIGN_CURRENCY},
    {0xFF04, 0xFF04, SIGN_CURRENCY},
    {0xFF07, 0xFF07, SIGN_APOSTROPHE},
    {0xFF08, 0xFF08, SIGN_OPEN},
    {0xFF09, 0xFF09, SIGN_CLOSE},
    {0xFF0B, 0xFF0B, SIGN_PLUS},
    {0xFF0C, 0xFF0C, SIGN_COMMA},
    {0xFF0E, 0xFF0E, SIGN_DOT},
    {0xFF61, 0xFF61, SIGN_DOT},
    {0xFF64, 0xFF64, SIGN_COMMA},
    {0xFF70, 0xFF70, SIGN_MINUS},
    {0xFFE0, 0xFFE1, SIGN_CURRENCY},
    {0xFFE5, 0xFFE6, SIGN_CURRENCY},
};

sign_kind number_common_kind(uint32_t scalar) {
  static const struct {
    uint8_t flag, kind;
  } by_flag[] = {
      {UNICODE_DIGIT, SIGN_DIGIT}, {UNICODE_IGNORABLE, SIGN_IGNORABLE},
      {UNICODE_SPACE, SIGN_SPACE}, {UNICODE_DASH, SIGN_MINUS},
      {UNICODE_MARK, SIGN_MARK},   {UNICODE_LETTER, SIGN_LETTER},
  };
  size_t low = 0, high = sizeof known / sizeof *known;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (scalar > known[middle].last) {
      low = middle + 1;
    } else if (scalar < known[middle].first) {
      high = middle;
    } else {
      return (sign_kind)known[middle].kind;
    }
  }
  unsigned flags = unicode_flags(scalar);
  for (size_t i = 0; i < sizeof by_flag / sizeof *by_flag; i += 1) {
    if (flags & by_flag[i].flag) {
      return (sign_kind)by_flag[i].kind;
    }
  }
  return SIGN_OTHER;
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

/* Whether `sign` stands at `text`. What begins as it does is as wide. */
static bool sign_at(const number_sign *sign, const unsigned char *text) {
  if (sign->scalar == 0 || text[0] != sign->bytes[0]) {
    return false;
  }
  return sign->size == 1 || memcmp(text, sign->bytes, sign->size) == 0;
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

/* Ends a group: `next` digits may stand in it, or fewer if no sign stands in front of it. */
static void end_group(body *read, const decimal *out, size_t next) {
  size_t digits = out->count - read->group;
  read->misplaced |= read->signs == 0 ? digits == 0 || digits > next : digits != next;
  read->group = out->count;
}

/* Ends the integer digits. */
static void end_integer(const maskcore_number *number, body *read, decimal *out) {
  out->integer = out->count;
  if (read->signs != 0) {
    end_group(read, out, number->group);
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
  if (sign_at(&number->decimal, text + read->at)) {
    end_integer(number, read, out);
    out->pointed = true;
    span->start_place += read->at < span->start;
    span->end_place += read->at < span->end;
    read->at += number->decimal.size;
    return true;
  }
  if (sign_at(&number->grouping, text + read->at)) {
    end_group(read, out, number->next_group);
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
         decimal_places(out) != 0;
}

/* ---- Canonical text -------------------------------------------------------------------------- */

/* Ends the integer digits of canonical text: there is one at least. */
static void end_canonical(decimal *out) {
  if (out->count == 0) {
    out->digits[0] = 0;
    out->count = 1;
  }
  out->integer = out->count;
}

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
      end_canonical(out);
      out->pointed = true;
    } else if (digit < 10) {
      digits += 1;
      nonzero = nonzero || digit != 0;
      if (nonzero || out->pointed) {
        if (out->count == MASKCORE_NUMBER_DIGIT_LIMIT) {
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
    end_canonical(out);
  }
  out->pointed = out->count > out->integer;
  out->negative = out->negative && nonzero;
  return digits != 0 ? MASKCORE_TAKEN_ALL : MASKCORE_CLASS;
}
