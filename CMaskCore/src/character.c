/* Characters that are not one ASCII byte. */
#include "character.h"
#include "unicode.h"
#include "utf8.h"

/* Built once for all files, where a compiler does not inline them. */
extern inline bool ascii_is_word(uint32_t scalar);
extern inline unsigned char ascii_cased(unsigned char byte, uint8_t letter_case);
extern inline character character_read(view text, size_t start);
extern inline bool character_is(const character *c, view literal);
extern inline bool character_separates(const character *c);
extern inline bool character_divides(const character *c);
extern inline bool byte_set_has(const byte_set *set, unsigned char byte);
extern inline bool slot_takes(const maskcore_mask *mask, const element *slot, const character *c);

/* What a scalar counts as where a literal is matched: rule N's foldings to ASCII. */
static uint32_t scalar_folded(uint32_t scalar, unsigned flags) {
  if (scalar < 0x80) {
    return scalar;
  }
  if (flags & UNICODE_DIGIT) {
    return '0' + unicode_digit_value(scalar);
  }
  if (flags & UNICODE_SPACE) {
    return ' ';
  }
  if (flags & UNICODE_DASH) {
    return '-';
  }
  if (scalar >= 0xFF01 && scalar <= 0xFF5E) {
    return scalar - 0xFF01 + '!';
  }
  return scalar;
}

static bool is_variation_selector(uint32_t scalar) { return scalar >= 0xFE00 && scalar <= 0xFE0F; }

/* Walks over the scalars of one character that rule N keeps. */
typedef struct kept_scalars {
  view text;
  size_t at;
  bool picture;      /* the character begins with a pictograph */
  bool last_picture; /* and so did the scalar that was given last */
} kept_scalars;

/* The next scalar that is kept, with its flags; false at the end. */
static bool kept_next(kept_scalars *walk, uint32_t *scalar, unsigned *flags) {
  while (walk->at < walk->text.size) {
    size_t start = walk->at;
    uint32_t s = utf8_scalar(walk->text.bytes + start);
    unsigned f = unicode_flags(s);
    walk->at += utf8_width(walk->text.bytes[start]);
    bool kept = !(f & UNICODE_IGNORABLE);
    if (!kept && walk->at < walk->text.size) {
      uint32_t next = utf8_scalar(walk->text.bytes + walk->at);
      kept = (s == 0x200D && walk->picture && (unicode_flags(next) & UNICODE_PICTURE)) ||
             (is_variation_selector(s) && next == 0x20E3);
    }
    if (!kept) {
      kept = is_variation_selector(s) && walk->last_picture;
    }
    if (kept) {
      walk->picture = start == 0 ? (f & UNICODE_PICTURE) != 0 : walk->picture;
      walk->last_picture = (f & UNICODE_PICTURE) != 0;
      *scalar = s;
      *flags = f;
      return true;
    }
  }
  return false;
}

/* Whether exactly one scalar is kept; it comes out too. */
static bool kept_single(view text, uint32_t *scalar, unsigned *flags) {
  kept_scalars walk = {text, 0, false, false};
  uint32_t next;
  unsigned next_flags;
  return kept_next(&walk, scalar, flags) && !kept_next(&walk, &next, &next_flags);
}

character character_read_slowly(view text, size_t start) {
  size_t end = grapheme_end(text.bytes, text.size, start);
  character c = {{text.bytes + start, end - start}, 0, false, false, false};
  kept_scalars walk = {c.text, 0, false, false};
  uint32_t scalar;
  unsigned flags;
  if (!kept_next(&walk, &scalar, &flags)) {
    c.dropped = true;
    return c;
  }
  c.scalar = scalar_folded(scalar, flags);
  c.word = (flags & (UNICODE_LETTER | UNICODE_DIGIT)) != 0;
  if (!c.word && kept_next(&walk, &scalar, &flags)) {
    c.scalar = 0; /* a sign with something on it is no separator */
  }
  c.ascii = c.text.size == 1;
  return c;
}

bool character_equals_slowly(const character *c, view literal) {
  if (character_is(c, literal)) {
    return true;
  }
  uint32_t mine, other;
  unsigned my_flags, other_flags;
  return kept_single(c->text, &mine, &my_flags) && kept_single(literal, &other, &other_flags) &&
         scalar_folded(mine, my_flags) == scalar_folded(other, other_flags);
}

bool character_joins(view left, view right) {
  if (left.size == 0) {
    return false;
  }
  unsigned char last = left.bytes[left.size - 1], first = right.bytes[0];
  if (last < 0x80 && first < 0x80) {
    return last == '\r' && first == '\n';
  }
  /* Enough of the left for every rule of UAX #29: a longer character ends in plain marks. */
  unsigned char both[68];
  size_t start = left.size > 64 ? left.size - 64 : 0;
  while (utf8_continues(left.bytes[start])) {
    start += 1;
  }
  size_t left_size = left.size - start, width = utf8_width(first);
  memcpy(both, left.bytes + start, left_size);
  memcpy(both + left_size, right.bytes, width);
  return !grapheme_boundary(both, left_size + width, left_size);
}

/* Whether `slot` makes the blank of `c`, which it would be taken for when the display is read. */
static bool folds_to_blank(const maskcore_mask *mask, const element *slot, const character *c) {
  unsigned char bytes[sizeof mask->blank];
  bool same;
  return slot_fold(mask, slot, c, bytes, sizeof bytes, &same) == mask->blank_size &&
         memcmp(bytes, mask->blank, mask->blank_size) == 0;
}

/* Whether `scalar` is one of a custom class, in any case that the slot folds. */
static bool custom_has(const maskcore_mask *mask, const element *slot, uint32_t scalar) {
  const custom_class *custom = &mask->customs[slot->slot_class - CLASS_CUSTOM];
  uint32_t variants[3] = {scalar, scalar, scalar};
  if (slot->letter_case != MASKCORE_KEEP_CASE) {
    variants[1] = unicode_upper(scalar);
    variants[2] = unicode_lower(scalar);
  }
  for (size_t i = 0; i < custom->count; i += 1) {
    const maskcore_scalars *range = &mask->ranges[custom->first + i];
    for (size_t k = 0; k < 3; k += 1) {
      if (variants[k] >= range->first && variants[k] <= range->last) {
        return true;
      }
    }
  }
  return false;
}

/* Whether a letter is followed only by what can belong to it: marks, and letters that join it. */
static bool is_letter(view text) {
  kept_scalars walk = {text, 0, false, false};
  uint32_t scalar;
  unsigned flags, wanted = UNICODE_LETTER;
  while (kept_next(&walk, &scalar, &flags)) {
    if (!(flags & wanted)) {
      return false;
    }
    wanted = UNICODE_LETTER | UNICODE_MARK;
  }
  return true;
}

/* Whether a slot of a custom class stores the ASCII form that `scalar` folds to. */
static bool custom_folds(const maskcore_mask *mask, const element *slot, uint32_t scalar,
                         unsigned flags) {
  uint32_t folded = scalar_folded(scalar, flags);
  return folded != scalar && !custom_has(mask, slot, scalar) && custom_has(mask, slot, folded);
}

bool slot_takes_slowly(const maskcore_mask *mask, const element *slot, const character *c) {
  if (c->dropped || !grapheme_is_apart(c->text.bytes, c->text.size)) {
    return false; /* it could not stand between literals */
  }
  if (mask->blanks && folds_to_blank(mask, slot, c)) {
    return false;
  }
  uint32_t scalar = 0;
  unsigned flags = 0;
  bool single = kept_single(c->text, &scalar, &flags);
  bool digit = single && (flags & UNICODE_DIGIT);
  switch (slot->slot_class) {
  case CLASS_DIGIT: return digit;
  case CLASS_LETTER: return is_letter(c->text);
  case CLASS_ALPHANUMERIC: return digit || is_letter(c->text);
  case CLASS_ANY: return !(flags & UNICODE_CONTROL);
  default:
    return single && (custom_has(mask, slot, scalar) || custom_folds(mask, slot, scalar, flags));
  }
}

size_t slot_fold(const maskcore_mask *mask, const element *slot, const character *c,
                 unsigned char *bytes, size_t capacity, bool *same) {
  kept_scalars walk = {c->text, 0, false, false};
  uint32_t scalar;
  unsigned flags;
  size_t size = 0;
  *same = true;
  while (kept_next(&walk, &scalar, &flags)) {
    if (slot->slot_class == CLASS_DIGIT && !(mask->flags & MASKCORE_KEEP_NATIVE_DIGITS)) {
      scalar = scalar_folded(scalar, flags);
    } else if (slot->slot_class >= CLASS_CUSTOM && custom_folds(mask, slot, scalar, flags)) {
      scalar = scalar_folded(scalar, flags);
    }
    if (slot->letter_case == MASKCORE_UPPER_CASE) {
      scalar = unicode_upper(scalar);
    } else if (slot->letter_case == MASKCORE_LOWER_CASE) {
      scalar = unicode_lower(scalar);
    }
    unsigned char encoded[4];
    size_t width = utf8_encode(scalar, encoded);
    if (size + width > c->text.size || memcmp(c->text.bytes + size, encoded, width) != 0) {
      *same = false;
    }
    if (size <= capacity && width <= capacity - size) {
      memcpy(bytes + size, encoded, width);
    }
    size += width;
  }
  *same = *same && size == c->text.size;
  return size;
}

bool slot_holds(const maskcore_mask *mask, const element *slot, const character *c) {
  if (!slot_takes(mask, slot, c)) {
    return false;
  }
  if (c->ascii) {
    unsigned char byte = c->text.bytes[0];
    return ascii_cased(byte, slot->letter_case) == byte;
  }
  bool same;
  slot_fold(mask, slot, c, NULL, 0, &same);
  return same;
}
