/* Numbers with bounds, digit by digit. */
#include "segment.h"

/* Whether a number of `size` digits within the bounds has `digits`, where those are known: the
   least of them that is not below the lower bound has the longest beginning in common with it. */
static bool some_number(const segment *s, const uint8_t *digits, size_t size) {
  uint32_t scale = 1, rest = 0; /* what the known digits come to, and the others are 0 */
  for (size_t i = size; i-- > 0;) {
    rest += digits[i] == DIGIT_UNKNOWN ? 0 : digits[i] * scale;
    scale *= i == 0 ? 1 : 10;
  }
  uint32_t least = UINT32_MAX, common = 0;
  if (s->low / scale >= 10) {
    return false; /* too short */
  }
  bool equal = true;
  for (size_t i = 0; i < size && equal; i += 1, scale /= 10) {
    bool known = digits[i] != DIGIT_UNKNOWN;
    uint32_t low = s->low / scale % 10, digit = known ? digits[i] : low + 1;
    rest -= known ? digit * scale : 0;
    if (digit > low && digit < 10) {
      least = common + digit * scale + rest;
    }
    equal = !known || digit == low;
    common += low * scale;
  }
  return (equal ? s->low : least) <= s->high;
}

bool segment_allows(const maskcore_mask *mask, const tally *t, size_t slot, uint32_t scalar) {
  const segment *s = segment_of(mask, slot);
  if (s == NULL) {
    return true;
  }
  uint8_t digits[MASKCORE_SEGMENT_LIMIT];
  size_t place = slot - s->first;
  for (size_t i = 0; i < s->size; i += 1) {
    digits[i] = i < place && t->segment == s->first + 1 ? t->digits[i] : DIGIT_UNKNOWN;
  }
  digits[place] = (uint8_t)(scalar - '0');
  for (size_t size = size_max(s->required, place + 1); size <= s->size; size += 1) {
    if (some_number(s, digits, size)) {
      return true;
    }
  }
  return false;
}

size_t segment_pads(const maskcore_mask *mask, const tally *t, size_t at, uint32_t scalar) {
  bool digit = scalar - '0' < 10;
  if (at == 0 && !digit) { /* behind a repeated slot, which is never left */
    return 0;
  }
  const segment *s = segment_of(mask, digit ? at : at - 1);
  if (s == NULL || s->required != s->size) {
    return 0;
  }
  uint32_t number = 0;
  size_t known = at - s->first;
  if (digit ? known != 0 : known == s->size) {
    return 0;
  }
  for (size_t i = 0; i < known; i += 1) {
    if (t->segment != s->first + 1 || t->digits[i] == DIGIT_UNKNOWN) {
      return 0;
    }
    number = number * 10 + t->digits[i];
  }
  number = digit ? number * 10 + (scalar - '0') : number;
  return number >= s->low && number <= s->high ? s->size - known - digit : 0;
}
