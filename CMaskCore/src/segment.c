/* Numbers with bounds, digit by digit. */
#include "segment.h"

/* Whether a number of `size` digits within the bounds has `digits`, where those are known. Walks
   from the left and remembers only whether the number so far can equal the beginning of each bound.
 */
static bool some_number(const segment *s, const uint8_t *digits, size_t size) {
  uint32_t scale = 1;
  for (size_t i = 1; i < size; i += 1) {
    scale *= 10;
  }
  if (s->low / scale >= 10) {
    return false;
  }
  uint32_t low = s->low, high = s->high / scale >= 10 ? scale * 10 - 1 : s->high;
  bool free = false, at_low = false, at_high = false, at_both = true;
  for (size_t i = 0; i < size; i += 1, scale /= 10) {
    uint32_t first = low / scale % 10, last = high / scale % 10;
    bool next_free = false, next_low = false, next_high = false, next_both = false;
    for (uint32_t digit = 0; digit < 10; digit += 1) {
      if (digits[i] != DIGIT_UNKNOWN && digits[i] != digit) {
        continue;
      }
      next_free = next_free || free || (at_low && digit > first) || (at_high && digit < last) ||
                  (at_both && digit > first && digit < last);
      next_low =
          next_low || (at_low && digit == first) || (at_both && digit == first && first < last);
      next_high =
          next_high || (at_high && digit == last) || (at_both && digit == last && first < last);
      next_both = next_both || (at_both && digit == first && first == last);
    }
    free = next_free;
    at_low = next_low;
    at_high = next_high;
    at_both = next_both;
  }
  return free || at_low || at_high || at_both;
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
  if (at == 0 && !digit) {
    return 0;
  }
  size_t slot = digit ? at : at - 1;
  const segment *s = slot < mask->count ? segment_of(mask, slot) : NULL;
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
