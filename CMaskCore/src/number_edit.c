/* One edit of a number's digits, and the end of editing. No text is read or written here. */
#include "number.h"

#include <assert.h>
#include <string.h>

#include "unicode.h"

/* ---- Values and bounds ----------------------------------------------------------------------- */

/* Integer digits of `value`, leading zeros aside. */
static size_t integer_digits(const decimal *value) {
  size_t zeros = 0;
  while (zeros < value->integer && value->digits[zeros] == 0) {
    zeros += 1;
  }
  return value->integer - zeros;
}

static bool is_zero(const decimal *value) {
  for (size_t i = 0; i < value->count; i += 1) {
    if (value->digits[i] != 0) {
      return false;
    }
  }
  return true;
}

/* Below 0, 0 or above, as |value| is less than, equal to or greater than |limit|. */
static int compare_magnitude(const decimal *value, const number_limit *limit) {
  size_t integer = integer_digits(value);
  if (integer != limit->integer) {
    return integer < limit->integer ? -1 : 1;
  }
  const unsigned char *digits = value->digits + (value->integer - integer);
  size_t count = value->count - (value->integer - integer);
  size_t shared = count < limit->count ? count : limit->count;
  int order = shared == 0 ? 0 : memcmp(digits, limit->digits, shared);
  if (order != 0) {
    return order;
  }
  if (count < limit->count) {
    return -1; /* a limit has no zeros at its end */
  }
  for (size_t i = shared; i < count; i += 1) {
    if (digits[i] != 0) {
      return 1;
    }
  }
  return 0;
}

/* The same for the signed values. */
static int compare(const decimal *value, const number_limit *limit) {
  bool negative = value->negative && !is_zero(value);
  if (negative != limit->negative) {
    return negative ? -1 : 1;
  }
  int order = compare_magnitude(value, limit);
  return negative ? -order : order;
}

bool number_is_in_bounds(const maskcore_number *number, const decimal *value) {
  return (!number->minimum.given || compare(value, &number->minimum) >= 0) &&
         (!number->maximum.given || compare(value, &number->maximum) <= 0);
}

/*
 * Whether no more typing can bring `value` into the bounds: the bound on the far side of its sign
 * is passed. On the near side more digits still help, and where the sign is the wrong one, a minus.
 */
static bool is_out_of_reach(const maskcore_number *number, const decimal *value) {
  const number_limit *least = &number->minimum, *most = &number->maximum;
  if (number->clamp || value->count == 0) {
    return false;
  }
  bool mirrored = !value->negative && most->given && most->negative;
  const number_limit *far = value->negative || mirrored ? least : most;
  return far->given && compare_magnitude(value, far) > 0;
}

/* ---- One edit -------------------------------------------------------------------------------- */

/* Takes the significant characters from `start` to `end` out of `value`. */
static void cut(decimal *value, size_t start, size_t end) {
  assert(start <= end && end <= decimal_places(value));
  size_t first = decimal_digits_before(value, start), last = decimal_digits_before(value, end);
  bool point_ends = decimal_point_before(value, end);
  bool point_stays = value->pointed && (!point_ends || decimal_point_before(value, start));
  if (value->negative && start == 0 && end != 0) {
    value->negative = false;
  }
  memmove(value->digits + first, value->digits + last, value->count - last);
  value->count -= last - first;
  if (!point_stays) {
    value->pointed = false;
    value->integer = value->count;
  } else if (!point_ends) {
    value->integer -= last - first;
  }
}

/*
 * Puts `part` into `value` at `place`, and gives the place behind it. Zeros that come to stand in
 * front of an integer digit go. `value` has room for the digits, and no second decimal sign comes.
 */
static size_t splice(decimal *value, size_t place, const decimal *part) {
  assert(value->count + part->count <= MASKCORE_NUMBER_DIGIT_LIMIT);
  assert(!(value->pointed && part->pointed));
  size_t first = decimal_digits_before(value, place);
  bool fraction = decimal_point_before(value, place);
  memmove(value->digits + first + part->count, value->digits + first, value->count - first);
  memcpy(value->digits + first, part->digits, part->count);
  value->count += part->count;
  if (part->pointed) {
    value->pointed = true;
    value->integer = first + part->integer;
  } else if (!value->pointed) {
    value->integer = value->count;
  } else if (!fraction) {
    value->integer += part->count;
  }
  size_t behind = first + part->count;
  if (part->count != 0 && !fraction) {
    size_t limit = behind < value->integer ? behind : value->integer, zeros = 0;
    while (zeros < limit && value->digits[zeros] == 0) {
      zeros += 1;
    }
    zeros -= zeros != 0 && zeros == value->integer;
    if (zeros != 0) {
      memmove(value->digits, value->digits + zeros, value->count - zeros);
      value->count -= zeros;
      value->integer -= zeros;
      behind -= zeros;
    }
  }
  value->negative = value->negative || part->negative;
  return (size_t)value->negative + behind + (size_t)(fraction || part->pointed);
}

/* What of the number before an edit the limits ask for. */
typedef struct before {
  size_t integer;
  bool out_of_reach;
} before;

static before remember(const maskcore_number *number, const decimal *value) {
  return (before){number->integer_max == 0 ? 0 : integer_digits(value),
                  is_out_of_reach(number, value)};
}

/* Whether `value` keeps the limits, or at least leaves them no further than `was` did. */
static maskcore_refusal judge(const maskcore_number *number, const decimal *value, before was,
                              bool deletion) {
  if (value->count - value->integer > number->fraction_max) {
    return MASKCORE_FULL;
  }
  if (number->integer_max != 0 && integer_digits(value) > number->integer_max &&
      integer_digits(value) > was.integer) {
    return MASKCORE_FULL;
  }
  bool tolerated = deletion && was.out_of_reach;
  return !tolerated && is_out_of_reach(number, value) ? MASKCORE_BOUNDS : MASKCORE_TAKEN_ALL;
}

/* Deletes the places of `span`, or the nearest one if it holds none. */
number_outcome number_erase(const maskcore_number *number, decimal *value, const number_span *span,
                            maskcore_intent intent) {
  size_t start = span->start_place, end = span->end_place;
  if (start == end) {
    if (intent == MASKCORE_DELETE_BACKWARD && start != 0) {
      start -= 1;
    } else if (intent == MASKCORE_DELETE_FORWARD && end < decimal_places(value)) {
      end += 1;
    } else {
      return (number_outcome){.still = true};
    }
  }
  before was = remember(number, value);
  cut(value, start, end);
  maskcore_refusal refusal = judge(number, value, was, true);
  return refusal != MASKCORE_TAKEN_ALL ? number_refusing(refusal)
                                       : (number_outcome){.place = start};
}

/* Types a digit, 0 to 9. */
static number_outcome type_digit(const maskcore_number *number, decimal *value,
                                 const number_span *span, unsigned digit) {
  decimal part;
  part.negative = part.pointed = false;
  part.integer = part.count = 1;
  part.digits[0] = (unsigned char)digit;
  before was = remember(number, value);
  cut(value, span->start_place, span->end_place);
  if (value->count == MASKCORE_NUMBER_DIGIT_LIMIT) {
    return number_refusing(MASKCORE_FULL);
  }
  size_t place = splice(value, span->start_place, &part);
  maskcore_refusal refusal = judge(number, value, was, false);
  return refusal != MASKCORE_TAKEN_ALL ? number_refusing(refusal)
                                       : (number_outcome){.taken = 1, .place = place};
}

/* Types the decimal sign: steps over a standing one right behind, else there can be no second. */
static number_outcome type_decimal(const maskcore_number *number, decimal *value,
                                   const number_span *span) {
  if (number->fraction_max == 0) {
    return number_refusing(MASKCORE_CLASS);
  }
  before was = remember(number, value);
  cut(value, span->start_place, span->end_place);
  size_t first = decimal_digits_before(value, span->start_place);
  if (value->pointed &&
      (first != value->integer || decimal_point_before(value, span->start_place))) {
    return number_refusing(MASKCORE_CLASS);
  }
  value->pointed = true;
  value->integer = first;
  maskcore_refusal refusal = judge(number, value, was, false);
  size_t place = (size_t)value->negative + first + 1;
  return refusal != MASKCORE_TAKEN_ALL ? number_refusing(refusal)
                                       : (number_outcome){.taken = 1, .place = place};
}

/* Types a sign: a minus toggles, a plus takes a minus away. */
static number_outcome type_sign(const maskcore_number *number, decimal *value,
                                const number_span *span, bool minus) {
  if (!number->negative) {
    return number_refusing(MASKCORE_CLASS);
  }
  before was = remember(number, value);
  cut(value, span->start_place, span->end_place);
  if (!minus && !value->negative) {
    return number_refusing(MASKCORE_CLASS);
  }
  size_t place = span->start_place;
  if (value->negative) {
    place -= place != 0;
  } else {
    place += 1;
  }
  value->negative = !value->negative;
  maskcore_refusal refusal = judge(number, value, was, false);
  return refusal != MASKCORE_TAKEN_ALL ? number_refusing(refusal)
                                       : (number_outcome){.taken = 1, .place = place};
}

/*
 * Types a grouping sign, which changes nothing. Where it might have been meant as the decimal sign,
 * that is said by a refusal, unless a whole group follows.
 */
static number_outcome type_grouping(const maskcore_number *number, const decimal *value,
                                    const number_span *span, sign_kind kind) {
  bool doubtful = kind == SIGN_DOT || kind == SIGN_COMMA;
  size_t digits = decimal_digits_before(value, span->end_place);
  bool grouping = digits <= value->integer && value->integer - digits >= number->group;
  if (doubtful && !grouping) {
    return number_refusing(MASKCORE_CLASS);
  }
  return (number_outcome){.still = true};
}

/* Types one character, the scalar `key`. */
number_outcome number_type(const maskcore_number *number, decimal *value, const number_span *span,
                           uint32_t key) {
  sign_kind kind = number_key(number, key);
  switch (kind) {
  case SIGN_DIGIT: {
    unsigned digit = key - '0' < 10 ? key - '0' : unicode_digit_value(key);
    return type_digit(number, value, span, digit);
  }
  case SIGN_DOT:
  case SIGN_COMMA:
  case SIGN_ARABIC_DECIMAL:
  case SIGN_MIDDLE_DOT:
  case SIGN_OWN_DECIMAL:
    return kind == number->grouping.kind ? type_grouping(number, value, span, kind)
                                         : type_decimal(number, value, span);
  case SIGN_SPACE:
  case SIGN_APOSTROPHE:
  case SIGN_ARABIC_GROUPING:
  case SIGN_OWN: return type_grouping(number, value, span, kind);
  case SIGN_MINUS: return type_sign(number, value, span, true);
  case SIGN_PLUS: return type_sign(number, value, span, false);
  default: return number_refusing(MASKCORE_CLASS);
  }
}

/* Shortens the fraction of `part` by `surplus` digits, and gives them back if they say anything. */
static size_t shorten(decimal *part, size_t surplus) {
  size_t lost = 0;
  for (size_t i = part->count - surplus; i < part->count; i += 1) {
    lost = part->digits[i] != 0 ? surplus : lost;
  }
  part->count -= surplus;
  part->integer = part->integer < part->count ? part->integer : part->count;
  return lost;
}

/* Puts a number that was read elsewhere in the place of `span`. */
COLD number_outcome number_insert(const maskcore_number *number, decimal *value,
                                  const number_span *span, decimal *part) {
  size_t taken = decimal_places(part), lost = 0;
  if (part->negative && !number->negative) {
    return number_refusing(MASKCORE_CLASS);
  }
  if (part->pointed && number->fraction_max == 0) {
    if (shorten(part, part->count - part->integer) != 0) {
      return number_refusing(MASKCORE_CLASS);
    }
    part->pointed = false;
  }
  before was = remember(number, value);
  cut(value, span->start_place, span->end_place);
  if ((part->negative && value->negative) || (part->pointed && value->pointed)) {
    return number_refusing(MASKCORE_CLASS);
  }
  bool fraction = decimal_point_before(value, span->start_place);
  if (fraction || part->pointed) {
    size_t behind = value->count - decimal_digits_before(value, span->start_place);
    size_t standing = fraction ? value->count - value->integer : behind;
    size_t coming = fraction ? part->count : part->count - part->integer;
    size_t room = standing < number->fraction_max ? number->fraction_max - standing : 0;
    if (coming > room) {
      if (behind != 0) {
        return number_refusing(MASKCORE_FULL);
      }
      lost = shorten(part, coming - room);
      taken -= coming - room;
    }
  }
  if (decimal_places(part) == 0 || value->count + part->count > MASKCORE_NUMBER_DIGIT_LIMIT) {
    return number_refusing(MASKCORE_FULL);
  }
  size_t place = splice(value, span->start_place, part);
  maskcore_refusal refusal = judge(number, value, was, false);
  if (refusal != MASKCORE_TAKEN_ALL) {
    return number_refusing(refusal);
  }
  return (number_outcome){lost != 0 ? MASKCORE_FULL : MASKCORE_TAKEN_ALL, taken, lost, place,
                          false};
}

/* ---- The end of editing ---------------------------------------------------------------------- */

/* Replaces `value` by a bound. */
static void assign(decimal *value, const number_limit *limit) {
  value->negative = limit->negative;
  value->pointed = limit->count > limit->integer;
  value->integer = limit->integer;
  value->count = limit->count;
  if (limit->count != 0) {
    memcpy(value->digits, limit->digits, limit->count);
  }
}

/* Brings the digits of `value` to their least numbers, as far as there is room. */
static void pad(const maskcore_number *number, decimal *value) {
  size_t integer = integer_digits(value), surplus = value->integer - integer;
  memmove(value->digits, value->digits + surplus, value->count - surplus);
  value->integer -= surplus;
  value->count -= surplus;
  size_t room = MASKCORE_NUMBER_DIGIT_LIMIT - value->count;
  size_t zeros = value->integer < number->integer_min ? number->integer_min - value->integer : 0;
  zeros = zeros < room ? zeros : room;
  memmove(value->digits + zeros, value->digits, value->count);
  memset(value->digits, 0, zeros);
  value->integer += zeros;
  value->count += zeros;
  room -= zeros;
  size_t fraction = value->count - value->integer;
  zeros = fraction < number->fraction_min ? number->fraction_min - fraction : 0;
  zeros = zeros < room ? zeros : room;
  memset(value->digits + value->count, 0, zeros);
  value->count += zeros;
  value->pointed = value->count > value->integer;
}

COLD void number_finish(const maskcore_number *number, decimal *value) {
  if (value->count == 0) {
    decimal_clear(value);
    return;
  }
  if (number->clamp && number->minimum.given && compare(value, &number->minimum) < 0) {
    assign(value, &number->minimum);
  } else if (number->clamp && number->maximum.given && compare(value, &number->maximum) > 0) {
    assign(value, &number->maximum);
  }
  value->negative = value->negative && !is_zero(value);
  pad(number, value);
}
