/* One character (extended grapheme cluster) of a text: what it matches, and which slots take it. */
#ifndef MASKCORE_CHARACTER_H
#define MASKCORE_CHARACTER_H

#include "internal.h"
#include "pattern.h"

#define ascii_is_word           maskcore_i_ascii_is_word
#define ascii_cased             maskcore_i_ascii_cased
#define character_read          maskcore_i_character_read
#define character_is            maskcore_i_character_is
#define character_separates     maskcore_i_character_separates
#define character_divides       maskcore_i_character_divides
#define character_read_slowly   maskcore_i_character_read_slowly
#define character_equals_slowly maskcore_i_character_equals_slowly
#define character_joins         maskcore_i_character_joins
#define slot_takes              maskcore_i_slot_takes
#define slot_takes_slowly       maskcore_i_slot_takes_slowly
#define slot_holds              maskcore_i_slot_holds
#define slot_fold               maskcore_i_slot_fold

typedef struct character {
  view text;       /* its bytes, as they came */
  uint32_t scalar; /* the first one that rule N keeps, folded for matching */
  bool word;       /* a letter or a digit; anything else is a sign */
  bool dropped;    /* rule N keeps nothing of it */
  bool ascii;      /* it is one ASCII byte */
} character;

MASKCORE_INTERNAL character character_read_slowly(view text, size_t start);
MASKCORE_INTERNAL bool character_equals_slowly(const character *c, view literal);

/* Whether there is no character boundary between a text that ends with `left` and one that begins
   with `right`, which is not empty. */
MASKCORE_INTERNAL bool character_joins(view left, view right);

/* Whether `slot` can show exactly `c`: it takes `c` and folds nothing. */
MASKCORE_INTERNAL bool slot_holds(const maskcore_mask *mask, const element *slot,
                                  const character *c);

/* Whether `slot` takes `c`, which is no single ASCII byte. */
MASKCORE_INTERNAL bool slot_takes_slowly(const maskcore_mask *mask, const element *slot,
                                         const character *c);

/* What `slot` makes of `c`: digits and case folded, scalars of rule N dropped. Writes what fits
   `capacity`, gives the size it needs, and tells in `same` whether that is what `c` was before. */
MASKCORE_INTERNAL size_t slot_fold(const maskcore_mask *mask, const element *slot,
                                   const character *c, unsigned char *bytes, size_t capacity,
                                   bool *same);

static inline bool ascii_is_letter(uint32_t scalar) { return (scalar | 0x20) - 'a' < 26; }
MASKCORE_INTERNAL inline bool ascii_is_word(uint32_t scalar) {
  return scalar - '0' < 10 || (scalar | 0x20) - 'a' < 26;
}

/* The character of `text` that begins at `start`, which is in the text. */
MASKCORE_INTERNAL inline character character_read(view text, size_t start) {
  assert(start < text.size);
  unsigned char byte = text.bytes[start];
  if (byte < 0x80 && byte != '\r' && (start + 1 == text.size || text.bytes[start + 1] < 0x80)) {
    return (character){{text.bytes + start, 1}, byte, ascii_is_word(byte), false, true};
  }
  return character_read_slowly(text, start);
}

/* Whether `c` matches `literal`, after the foldings of rule N. */
static inline bool character_equals(const character *c, view literal) {
  if (c->ascii && literal.size == 1) {
    return c->text.bytes[0] == literal.bytes[0];
  }
  return character_equals_slowly(c, literal);
}

/* Whether `c` is `literal` to the byte. */
MASKCORE_INTERNAL inline bool character_is(const character *c, view literal) {
  return c->text.size == literal.size && memcmp(c->text.bytes, literal.bytes, literal.size) == 0;
}

/* A sign that steps past literals when it is typed behind a filled slot. */
MASKCORE_INTERNAL inline bool character_separates(const character *c) {
  switch (c->scalar) {
  case ' ':
  case '-':
  case '.':
  case '/':
  case ',':
  case ')':
  case ':': return true;
  default: return false;
  }
}

/* Such a sign, or a bracket, which is one only where it stands in the mask. */
MASKCORE_INTERNAL inline bool character_divides(const character *c) {
  switch (c->scalar) {
  case '(':
  case '[':
  case '{':
  case '<':
  case ']':
  case '}':
  case '>': return true;
  default: return character_separates(c);
  }
}

/* What a slot of `letter_case` stores of an ASCII byte. */
MASKCORE_INTERNAL inline unsigned char ascii_cased(unsigned char byte, uint8_t letter_case) {
  bool turns = letter_case == MASKCORE_UPPER_CASE   ? (uint32_t)byte - 'a' < 26
               : letter_case == MASKCORE_LOWER_CASE ? (uint32_t)byte - 'A' < 26
                                                    : false;
  return turns ? byte ^ 0x20 : byte;
}

/* Whether `slot` takes `c`, folded or as it is. What would be stored as the blank is not taken. */
MASKCORE_INTERNAL inline bool slot_takes(const maskcore_mask *mask, const element *slot,
                                         const character *c) {
  if (c->ascii) {
    unsigned char byte = c->text.bytes[0];
    return byte_set_has(&mask->bytes[slot->slot_class], byte) &&
           (!mask->blanks || ascii_cased(byte, slot->letter_case) != mask->blank[0]);
  }
  return slot_takes_slowly(mask, slot, c);
}

#endif /* MASKCORE_CHARACTER_H */
