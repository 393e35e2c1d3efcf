/*
 * The short way of a number: one key at a caret, from bytes to bytes, where all signs are ASCII.
 * What is not plain sailing it leaves to the long way, which gives the same answers.
 */
#include "number.h"

size_t number_short_digits(const maskcore_number *number) {
  const number_limit *least = &number->minimum, *most = &number->maximum;
  bool ascii = number->zero.scalar == '0' && number->grouping.size <= 1 &&
               number->decimal.size <= 1 && number->prefix.size == 0 && number->suffix.size == 0;
  /* No number without a minus may be too small; too large are only those of more digits. */
  bool floored = least->given && !least->negative && least->count != 0;
  if (!ascii || floored || (most->given && (most->negative || most->integer == 0))) {
    return 0;
  }
  size_t digits = most->given ? most->integer - 1 : MASKCORE_NUMBER_DIGIT_LIMIT;
  return number->integer_max != 0 ? size_min(digits, number->integer_max) : digits;
}

static bool is_digit(unsigned char byte) { return (unsigned)byte - '0' < 10; }

/* What one key does to a text that has been counted. */
typedef struct change {
  size_t put, drop;         /* the offset where a digit goes in, and that of the digit which goes */
  unsigned char byte;       /* the key */
  bool points;              /* it is the decimal sign, typed at the end */
  bool pointed;             /* there is a decimal sign then */
  size_t integer, fraction; /* digits then */
} change;

/* Copies the decimal sign and the fraction from `end` on. False if they are no such thing. */
static bool copy_fraction(const unsigned char *text, size_t size, size_t end, const change *change,
                          unsigned char *out) {
  for (size_t at = end; at < size; at += 1) {
    if (at != end && !is_digit(text[at])) {
      return false;
    }
    if (at == change->put && at != end) {
      *out++ = change->byte;
    }
    if (at != change->drop) {
      *out++ = text[at];
    }
  }
  if (change->points || (change->put == size && size != end)) {
    *out = change->byte;
  }
  return true;
}

/* Integer digits being written, from the last to the first. */
typedef struct digits {
  unsigned char *out;
  size_t at, room; /* where the digit on the left goes, and how many do before the next sign */
  size_t caret;
  bool caret_due; /* the caret stands behind the digit on the left */
} digits;

static inline void put_digit(digits *write, const maskcore_number *number, unsigned char digit) {
  if (write->room == 0) {
    write->at -= 1;
    write->out[write->at] = number->grouping.bytes[0];
    write->room = number->next_group;
  }
  if (write->caret_due) {
    write->caret = write->at;
    write->caret_due = false;
  }
  write->at -= 1;
  write->room -= 1;
  write->out[write->at] = digit;
}

/* Copies the integer digits up to `end` in new groups. False if they do not stand in `groups`. */
static bool copy_integer(const maskcore_number *number, const unsigned char *text, size_t end,
                         number_groups groups, const change *change, digits *write) {
  size_t at = end, left = groups.signs != 0 ? number->group : SIZE_MAX;
  for (bool waits = true;;) {
    if (waits && at == change->put) {
      write->caret_due = true;
      put_digit(write, number, change->byte);
      waits = false;
    }
    if (at == 0) {
      return true;
    }
    at -= 1;
    if (left == 0) {
      if (text[at] != number->grouping.bytes[0]) {
        return false;
      }
      left = number->next_group;
      continue;
    }
    if (!is_digit(text[at])) {
      return false;
    }
    left -= 1;
    if (at == change->drop) {
      write->caret_due = true;
    } else {
      put_digit(write, number, text[at]);
    }
  }
}

/* What `key` does at `at`, or a backspace where it is NULL. False if that is left to the long way.
 */
static bool plan(const maskcore_number *number, const unsigned char *text, size_t size, size_t at,
                 size_t end, const unsigned char *key, change *change) {
  if (key == NULL) {
    size_t sign = at != 0 && text[at - 1] == number->grouping.bytes[0];
    change->drop = at - sign - 1;
    *(at <= end ? &change->integer : &change->fraction) -= 1;
    return at > sign && at != end + 1;
  }
  change->byte = *key;
  if (is_digit(*key)) {
    change->put = at;
    *(at <= end ? &change->integer : &change->fraction) += 1;
    return true;
  }
  change->points = change->pointed = true;
  return *key == number->decimal.bytes[0] && at == size && end == size;
}

bool number_short_edit(const maskcore_number *number, const unsigned char *text, size_t size,
                       size_t at, const unsigned char *key, unsigned char *out, size_t capacity,
                       maskcore_result *result) {
  if ((size != 0 && !is_digit(text[0])) || size >= MASKCORE_NUMBER_DIGIT_LIMIT) {
    return false;
  }
  size_t end = 0, signs = 0; /* of the integer */
  for (; end < size && text[end] != number->decimal.bytes[0]; end += 1) {
    signs += text[end] == number->grouping.bytes[0];
  }
  size_t integer = end - signs, fraction = end == size ? 0 : size - end - 1;
  change change = {SIZE_MAX, SIZE_MAX, 0, false, end != size, integer, fraction};
  if (!plan(number, text, size, at, end, key, &change) || change.integer == 0 ||
      change.integer > number->short_digits || (change.pointed && number->fraction_max == 0) ||
      size_max(fraction, change.fraction) > number->fraction_max) {
    return false;
  }
  number_groups groups = number_groups_of(number, change.integer);
  size_t whole = change.integer + groups.signs;
  size_t total = whole + (size_t)change.pointed + change.fraction;
  if (total > capacity || !copy_fraction(text, size, end, &change, out + whole)) {
    return false;
  }
  digits write = {out, whole, groups.signs != 0 ? number->group : SIZE_MAX, 0, false};
  if (!copy_integer(number, text, end, number_groups_of(number, integer), &change, &write) ||
      (key != NULL && out[0] == '0' && change.integer != 1)) {
    return false; /* typing drops zeros in front */
  }
  if (change.points) {
    write.caret = total;
  } else if (at > end) {
    write.caret = whole + at - end - (key == NULL) + (key != NULL);
  }
  result->size = total;
  result->caret = (maskcore_offset){write.caret, write.caret};
  result->complete = !change.pointed || change.fraction != 0;
  result->changed = true;
  result->taken = key != NULL;
  return true;
}
