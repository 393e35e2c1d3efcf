/* One number out of whatever people paste: any locale's notation, a machine's, an account's. */
#include "number.h"

#include "unicode.h"
#include "utf8.h"

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
  while (at < scan->end && number_common_kind(scalar_at(scan, at)) == SIGN_IGNORABLE) {
    at += width_at(scan, at);
  }
  return at < scan->end && number_common_kind(scalar_at(scan, at)) == SIGN_DIGIT;
}

/* Takes the format's own suffix off the end. It may hold digits, so it has to go first. */
static void drop_suffix(scanner *scan) {
  const number_affix *suffix = &scan->number->suffix;
  size_t end = scan->end;
  while (!(suffix->strip && number_ends_with(scan->text, end, suffix))) {
    size_t at = end;
    while (at != 0 && utf8_continues(scan->text[at - 1])) {
      at -= 1;
    }
    if (at == 0) {
      return;
    }
    at -= 1;
    sign_kind kind = number_common_kind(scalar_at(scan, at));
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
  default: return false;
  }
}

/* Reads up to the first digit, or the decimal sign right before it. */
static bool read_front(scanner *scan) {
  const number_affix *prefix = &scan->number->prefix;
  bool word = false, stripped = !prefix->strip;
  while (scan->at < scan->end) {
    if (!stripped && number_starts_with(scan->text + scan->at, scan->end - scan->at, prefix)) {
      scan->at += prefix->size;
      stripped = true;
      word = false;
      continue;
    }
    sign_kind kind = number_key(scan->number, scalar_at(scan, scan->at));
    size_t width = width_at(scan, scan->at);
    if (kind == SIGN_DIGIT || (is_decimal_kind(kind) && !word)) {
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
static COLD maskcore_refusal read_digits(scanner *scan, size_t point, size_t end, number_span *span,
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
    } else if (number_common_kind(scalar) == SIGN_DIGIT) {
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
  if (found->last != number->grouping.kind || found->kinds > 1) {
    return true;
  }
  scanner copy = *scan;
  number_span span = {0, 0, 0, 0};
  decimal digits;
  decimal_clear(&digits);
  return read_digits(&copy, end, end, &span, &digits) != MASKCORE_TAKEN_ALL;
}

COLD maskcore_refusal number_read_paste(const maskcore_number *number, const unsigned char *text,
                                        size_t size, number_span *span, decimal *out,
                                        size_t *refused) {
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
