/* Texts to digits: a display of the format, canonical text, and whatever people paste. */
#include "number.h"

#include <assert.h>
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

/* The kinds that hold for every format. */
static sign_kind common_kind(uint32_t scalar) {
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
  sign_kind kind = common_kind(scalar);
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
  return common_kind(scalar);
}

/* ---- A display of this format ---------------------------------------------------------------- */

static bool starts_with(const unsigned char *text, size_t size, const number_affix *affix) {
  return affix->size == 0 || (size >= affix->size && memcmp(text, affix->bytes, affix->size) == 0);
}

static bool ends_with(const unsigned char *text, size_t size, const number_affix *affix) {
  return affix->size == 0 || (size >= affix->size &&
                              memcmp(text + (size - affix->size), affix->bytes, affix->size) == 0);
}

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
  if (size - at <= last) {
    return 10;
  }
  if (last != 0 && memcmp(text + at, zero->bytes, last) != 0) {
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

bool number_read_display(const maskcore_number *number, const unsigned char *text, size_t size,
                         number_span *span, decimal *out) {
  span->start_place = span->end_place = 0;
  decimal_clear(out);
  if (size == 0) {
    return true;
  }
  size_t at = 0;
  const number_affix *minus = &number->minus;
  if (number->negative && starts_with(text, size, minus) &&
      starts_with(text + minus->size, size - minus->size, &number->prefix)) {
    out->negative = true;
    place_minus(minus, span);
    at = minus->size;
  } else if (!starts_with(text, size, &number->prefix)) {
    return false;
  }
  at += number->prefix.size;
  if (!ends_with(text + at, size - at, &number->suffix)) {
    return false;
  }
  size_t stop = size - number->suffix.size, width = number->zero.size;
  size_t count = 0, signs = 0, group = 0, start_place = 0, end_place = 0;
  bool grouped = true;
  while (at < stop) {
    unsigned digit = digit_at(&number->zero, text, stop, at);
    if (digit < 10) {
      if (count == MASKCORE_NUMBER_DIGIT_LIMIT) {
        return false;
      }
      out->digits[count] = (unsigned char)digit;
      count += 1;
      group += 1;
      start_place += at < span->start;
      end_place += at < span->end;
      at += width;
    } else if (!out->pointed && sign_at(&number->decimal, text, stop, at)) {
      out->pointed = true;
      out->integer = count;
      grouped = grouped && (signs == 0 || group == number->group);
      start_place += at < span->start;
      end_place += at < span->end;
      at += number->decimal.size;
    } else if (!out->pointed && sign_at(&number->grouping, text, stop, at)) {
      size_t most = number->next_group;
      grouped = grouped && (signs == 0 ? group != 0 && group <= most : group == most);
      signs += 1;
      group = 0;
      at += number->grouping.size;
    } else {
      return false;
    }
  }
  if (!out->pointed) {
    out->integer = count;
    grouped = grouped && (signs == 0 || group == number->group);
  }
  out->count = count;
  span->start_place += start_place;
  span->end_place += end_place;
  bool wanted =
      number->grouping.scalar != 0 && out->integer >= number->group + number->minimum_grouping;
  return grouped && wanted == (signs != 0) && count - out->integer <= number->fraction_max &&
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

/* ---- Any notation ---------------------------------------------------------------------------- */

/* A pasted text, read from left to right: front, digits with separators, back. */
typedef struct scanner {
  const maskcore_number *number;
  const unsigned char *text;
  size_t at, end;
  bool negative, open, close;
  bool sign;      /* a sign or a bracket has been read */
  size_t sign_at; /* where it stands */
  size_t refused; /* letters around the number */
} scanner;

/* What the separators between the digits come to. */
typedef struct separators {
  size_t counts[SIGN_KINDS];
  size_t kinds;   /* how many differ */
  size_t last_at; /* where the last stands */
  sign_kind last;
} separators;

static uint32_t scalar_at(const scanner *scan, size_t at) { return utf8_scalar(scan->text + at); }

static size_t width_at(const scanner *scan, size_t at) { return utf8_width(scan->text[at]); }

static bool is_separator(sign_kind kind) { return kind >= SIGN_DOT && kind <= SIGN_OWN; }

/* Whether `kind` can stand between integer and fraction. */
static bool is_decimal_kind(sign_kind kind) { return kind >= SIGN_DOT && kind <= SIGN_OWN_DECIMAL; }

/* Whether a digit stands at `at`, marks of direction aside. */
static bool digit_follows(const scanner *scan, size_t at) {
  while (at < scan->end && common_kind(scalar_at(scan, at)) == SIGN_IGNORABLE) {
    at += width_at(scan, at);
  }
  return at < scan->end && common_kind(scalar_at(scan, at)) == SIGN_DIGIT;
}

/* Takes the format's own suffix off the end. It may hold digits, so it has to go first. */
static void drop_suffix(scanner *scan) {
  const number_affix *suffix = &scan->number->suffix;
  size_t end = scan->end;
  while (!(suffix->strip && ends_with(scan->text, end, suffix))) {
    size_t at = end;
    while (at != 0 && utf8_continues(scan->text[at - 1])) {
      at -= 1;
    }
    if (at == 0) {
      return;
    }
    at -= 1;
    sign_kind kind = common_kind(scalar_at(scan, at));
    if (kind != SIGN_SPACE && kind != SIGN_IGNORABLE) {
      return;
    }
    end = at;
  }
  scan->end = end - suffix->size;
}

/* A sign, bracket, currency, space or word; false for what has no place beside a number. */
static bool read_beside(scanner *scan, sign_kind kind, bool *word, bool front) {
  bool after_word = *word;
  *word = false;
  switch (kind) {
  case SIGN_SPACE:
  case SIGN_CURRENCY: return true;
  case SIGN_IGNORABLE: *word = after_word; return true;
  case SIGN_MARK: *word = after_word; return after_word;
  case SIGN_LETTER:
    *word = true;
    scan->refused += 1;
    return true;
  case SIGN_DOT: /* as in `Rs.`, `so'm` and `S/` */
  case SIGN_APOSTROPHE:
  case SIGN_SLASH: return after_word;
  case SIGN_MINUS:
  case SIGN_PLUS:
  case SIGN_OPEN:
    if (!front || scan->sign) {
      return false;
    }
    scan->sign = true;
    scan->sign_at = scan->at;
    scan->open = kind == SIGN_OPEN;
    scan->negative = kind != SIGN_PLUS;
    return true;
  case SIGN_CLOSE:
    if (front || !scan->open || scan->close) {
      return false;
    }
    scan->close = true;
    return true;
  case SIGN_OTHER:
  case SIGN_COMMA:
  case SIGN_ARABIC_DECIMAL:
  case SIGN_MIDDLE_DOT:
  case SIGN_OWN_DECIMAL:
  case SIGN_ARABIC_GROUPING:
  case SIGN_OWN:
  case SIGN_DIGIT: return false;
  }
  return false;
}

/* Reads up to the first digit, or the decimal sign right before it. */
static bool read_front(scanner *scan) {
  const number_affix *prefix = &scan->number->prefix;
  bool word = false, stripped = !prefix->strip;
  while (scan->at < scan->end) {
    if (!stripped && starts_with(scan->text + scan->at, scan->end - scan->at, prefix)) {
      scan->at += prefix->size;
      stripped = true;
      word = false;
      continue;
    }
    sign_kind kind = number_key(scan->number, scalar_at(scan, scan->at));
    size_t width = width_at(scan, scan->at);
    if (kind == SIGN_DIGIT ||
        (is_decimal_kind(kind) && !word && digit_follows(scan, scan->at + width))) {
      return true;
    }
    if (is_decimal_kind(kind) && !word) { /* a decimal sign alone */
      return true;
    }
    if (kind == SIGN_MINUS && word && !digit_follows(scan, scan->at + width)) {
      kind = scalar_at(scan, scan->at) == 0x30FC ? SIGN_LETTER : SIGN_OTHER; /* inside a word */
    }
    if (!read_beside(scan, kind, &word, true)) {
      return false;
    }
    scan->at += width;
  }
  return true;
}

/* Reads from the last digit to the end. */
static bool read_back(scanner *scan) {
  bool word = false;
  while (scan->at < scan->end) {
    sign_kind kind = number_key(scan->number, scalar_at(scan, scan->at));
    if (!read_beside(scan, kind, &word, false)) {
      return false;
    }
    scan->at += width_at(scan, scan->at);
  }
  return scan->open == scan->close;
}

/* Finds where the digits end and what separates them. */
static size_t measure_digits(const scanner *scan, separators *found) {
  size_t at = scan->at;
  *found = (separators){.last = SIGN_OTHER};
  while (at < scan->end) {
    sign_kind kind = number_separator(scan->number, scalar_at(scan, at));
    size_t next = at + width_at(scan, at);
    if (is_separator(kind) && digit_follows(scan, next)) {
      found->kinds += found->counts[kind] == 0;
      found->counts[kind] += 1;
      found->last = kind;
      found->last_at = at;
    } else if (kind != SIGN_DIGIT && kind != SIGN_IGNORABLE) {
      break;
    }
    at = next;
  }
  return at;
}

/* Sizes of groups as they come by, and whether they are those of a grouped number. */
typedef struct grouping {
  sign_kind kind;
  size_t signs, first, middle, group; /* `group` is the one being counted */
  bool even, zero;                    /* all middle groups alike; a zero in front */
} grouping;

static void grouping_break(grouping *sizes, sign_kind kind) {
  if (sizes->signs == 0) {
    sizes->kind = kind;
    sizes->first = sizes->group;
  } else if (sizes->signs == 1) {
    sizes->middle = sizes->group;
  } else {
    sizes->even = sizes->even && sizes->group == sizes->middle;
  }
  sizes->even = sizes->even && sizes->kind == kind;
  sizes->signs += 1;
  sizes->group = 0;
}

/* Whether the groups are 3, 3;2 or the format's own. */
static bool grouping_is_valid(const maskcore_number *number, const grouping *sizes) {
  if (sizes->signs == 0) {
    return true;
  }
  if (!sizes->even || sizes->zero || sizes->first == 0) {
    return false;
  }
  size_t middle = sizes->signs == 1 ? sizes->first : sizes->middle;
  bool own = sizes->group == number->group && sizes->first <= number->next_group &&
             (sizes->signs == 1 || middle == number->next_group);
  bool common = sizes->group == 3 && sizes->first <= 3 &&
                sizes->first <= (middle < 2 ? 3 : middle) &&
                (sizes->signs == 1 || middle == 2 || middle == 3);
  return own || common;
}

/* Reads the digits up to `end`, with the decimal sign at `point` (`end`: none). */
static maskcore_refusal read_digits(scanner *scan, size_t point, size_t end, number_span *span,
                                    decimal *out) {
  grouping sizes = {.even = true};
  for (size_t width; scan->at < end; scan->at += width) {
    size_t at = scan->at;
    uint32_t scalar = scalar_at(scan, at);
    width = width_at(scan, at);
    if (at == point) {
      out->pointed = true;
      out->integer = out->count;
      if (!grouping_is_valid(scan->number, &sizes)) {
        return MASKCORE_CLASS;
      }
    } else if (common_kind(scalar) == SIGN_DIGIT) {
      if (out->count == MASKCORE_NUMBER_DIGIT_LIMIT) {
        return MASKCORE_FULL;
      }
      out->digits[out->count] = (unsigned char)unicode_digit_value(scalar);
      sizes.zero = sizes.zero || (out->count == 0 && out->digits[0] == 0);
      out->count += 1;
      sizes.group += 1;
    } else {
      sign_kind kind = number_separator(scan->number, scalar);
      if (is_separator(kind)) {
        grouping_break(&sizes, kind);
      }
      continue;
    }
    span->start_place += at < span->start;
    span->end_place += at < span->end;
  }
  if (out->pointed) {
    return MASKCORE_TAKEN_ALL;
  }
  out->integer = out->count;
  return grouping_is_valid(scan->number, &sizes) ? MASKCORE_TAKEN_ALL : MASKCORE_CLASS;
}

/*
 * Whether the last separator is the decimal sign. It must be the only one of its kind. Alone, it is
 * what this format says; the format's grouping sign alone is decimal where it groups nothing.
 */
static bool last_is_decimal(const scanner *scan, const separators *found, size_t end) {
  const maskcore_number *number = scan->number;
  if (!is_decimal_kind(found->last) || found->counts[found->last] != 1) {
    return false;
  }
  if (found->last != number->grouping.kind || found->last == number->decimal.kind ||
      found->kinds > 1) {
    return true;
  }
  scanner copy = *scan;
  number_span span = {0, 0, 0, 0};
  decimal digits = {.negative = false};
  return read_digits(&copy, end, end, &span, &digits) != MASKCORE_TAKEN_ALL;
}

maskcore_refusal number_read_paste(const maskcore_number *number, const unsigned char *text,
                                   size_t size, number_span *span, decimal *out, size_t *refused) {
  decimal_clear(out);
  span->start_place = span->end_place = 0;
  scanner scan = {.number = number, .text = text, .end = size};
  drop_suffix(&scan);
  if (!read_front(&scan)) {
    return MASKCORE_CLASS;
  }
  separators found;
  size_t end = measure_digits(&scan, &found);
  size_t point =
      found.last != SIGN_OTHER && last_is_decimal(&scan, &found, end) ? found.last_at : end;
  maskcore_refusal refusal = read_digits(&scan, point, end, span, out);
  if (refusal != MASKCORE_TAKEN_ALL) {
    return refusal;
  }
  if (scan.at < scan.end) { /* the decimal sign of `100.`, or the end of a sentence */
    sign_kind kind = number_separator(number, scalar_at(&scan, scan.at));
    if (is_decimal_kind(kind)) {
      if (kind != number->grouping.kind && !out->pointed) {
        out->pointed = true;
        span->start_place += scan.at < span->start;
        span->end_place += scan.at < span->end;
      }
      scan.at += width_at(&scan, scan.at);
    }
  }
  if (!read_back(&scan)) {
    return MASKCORE_CLASS;
  }
  out->negative = scan.negative;
  if (out->negative) {
    span->start_place += scan.sign_at < span->start;
    span->end_place += scan.sign_at < span->end;
  }
  *refused = scan.refused;
  bool found_number = out->count != 0 || (decimal_places(out) != 0 && scan.refused == 0);
  return found_number ? MASKCORE_TAKEN_ALL : MASKCORE_CLASS;
}
