/* The short way for native digits and European letters: one scalar each, none of which joins. */
#include "wide.h"
#include "eight.h"
#include "unicode.h"
#include "utf8.h"

/* Letters of one scalar that neither join their neighbours nor fold: Latin, Greek, Cyrillic and
   Armenian. */
enum { SINGLE_FIRST = 0xC0, SINGLE_LAST = 0x58F };

/* A character of a text for a slot: `width` bytes of the text, or the digit they fold to. */
typedef struct wide_character {
  size_t width; /* 0: not sure */
  unsigned char folded;
} wide_character;

/* The character at `at`; `folds` where a digit of any script becomes an ASCII one. */
static wide_character character_at(const maskcore_mask *mask, view text, size_t at, bool folds) {
  const plain_mask *plain = &mask->plain;
  const unsigned char *bytes = text.bytes + at;
  if (bytes[0] < 0x80) {
    return (wide_character){plain_takes(plain, bytes[0]), 0};
  }
  size_t width = utf8_well_formed(bytes, text.size - at);
  if (width == 0 || width == 4) {
    return (wide_character){0, 0};
  }
  uint32_t scalar = utf8_scalar(bytes);
  unsigned flags = unicode_flags(scalar);
  if (plain->digits && (flags & UNICODE_DIGIT)) {
    /* Only slots for digits alone fold them. */
    bool keeps = plain->letters || (mask->flags & MASKCORE_KEEP_NATIVE_DIGITS) != 0;
    unsigned char digit = (unsigned char)('0' + unicode_digit_value(scalar));
    return (wide_character){keeps || folds ? width : 0, keeps ? 0 : digit};
  }
  bool single =
      plain->letters && (flags & UNICODE_LETTER) && scalar >= SINGLE_FIRST && scalar <= SINGLE_LAST;
  return (wide_character){single ? width : 0, 0};
}

/* The width of the character at `at` of a display. Where the last one was a digit of the script
   whose digits begin with the two bytes `script`, the next one is known without a table. */
static inline size_t width_at(const maskcore_mask *mask, view text, size_t at, uint32_t *script) {
  const unsigned char *bytes = text.bytes + at;
  if (text.size - at >= 2) {
    uint32_t pair = (uint32_t)bytes[0] << 8 | bytes[1];
    if (pair - *script < 10) {
      return 2;
    }
    size_t width = character_at(mask, text, at, false).width;
    if (width == 2 && (unicode_flags(utf8_scalar(bytes)) & UNICODE_DIGIT)) {
      *script = pair - unicode_digit_value(utf8_scalar(bytes));
    }
    return width;
  }
  return character_at(mask, text, at, false).width;
}

bool wide_read(const maskcore_mask *mask, view text, const maskcore_range *range, plain_change *c) {
  const plain_mask *plain = &mask->plain;
  bool units = range->unit == MASKCORE_UTF16;
  size_t element = 0;
  uint32_t script = UINT32_MAX - 10;
  *c = (plain_change){0};
  for (size_t at = 0, width; at < text.size; at += width, element += 1) {
    if (element == mask->count) {
      return false;
    }
    width = 1;
    if (plain->marks[element] == 0) {
      if (text.bytes[at] != plain->template[element]) {
        return false;
      }
      continue;
    }
    width = width_at(mask, text, at, &script);
    /* Each element is one UTF-16 unit. */
    size_t from = units ? element : at, to = from + (units ? 1 : width);
    if (width == 0 || (range->start > from && range->start < to) ||
        (range->end > from && range->end < to)) {
      return false;
    }
    c->count += 1;
    c->from += from < range->start;
    c->to += from < range->end;
  }
  return range->start <= range->end && range->end <= (units ? element : text.size) &&
         element == plain_extent(mask, c->count, (mask->flags & MASKCORE_EAGER) != 0);
}

bool wide_fills(const maskcore_mask *mask, view text, size_t *count) {
  *count = 0;
  for (size_t at = 0, width; at < text.size; at += width) {
    width = character_at(mask, text, at, true).width;
    if (width == 0) {
      return false;
    }
    *count += 1;
  }
  return true;
}

/* The display as far as it is written. */
typedef struct wide_writer {
  const maskcore_mask *mask;
  unsigned char *out;
  size_t capacity, size;
  size_t element, count;       /* elements and characters so far */
  size_t caret_element, caret; /* where the caret is to be, and its offset */
} wide_writer;

/* Writes `size` bytes of one element; where there is no room, they are just counted. */
static inline void write_element(wide_writer *w, const unsigned char *bytes, size_t size) {
  if (w->size <= w->capacity && size <= w->capacity - w->size) {
    copy_bytes(w->out + w->size, bytes, size);
  }
  w->size += size;
  w->element += 1;
  w->caret = w->element == w->caret_element ? w->size : w->caret;
}

/* Writes the literals in front of `element`. */
static void write_literals(wide_writer *w, size_t element) {
  while (w->element < element) {
    write_element(w, w->mask->plain.template + w->element, 1);
  }
}

/* Writes the characters of `text` from the `first` to the one before `last`. */
static void write_characters(wide_writer *w, view text, size_t first, size_t last, bool display) {
  const plain_mask *plain = &w->mask->plain;
  size_t at = 0, number = first == last ? last : 0, element = 0;
  while (number < last) {
    if (display && plain->marks[element] == 0) {
      at += 1;
      element += 1;
      continue;
    }
    wide_character c = character_at(w->mask, text, at, true);
    if (number >= first) {
      write_literals(w, plain->slots[w->count]);
      write_element(w, c.folded != 0 ? &c.folded : text.bytes + at, c.folded != 0 ? 1 : c.width);
      w->count += 1;
    }
    at += c.width;
    element += 1;
    number += 1;
  }
}

maskcore_result wide_write(const maskcore_mask *mask, view text, const plain_change *c,
                           size_t caret, view insert, size_t inserted, unsigned char *out,
                           size_t capacity) {
  wide_writer w = {.mask = mask, .out = out, .capacity = capacity, .caret_element = caret};
  if (c->from == c->count && text.size <= capacity) { /* all stays as it is */
    copy_bytes(out, text.bytes, text.size);
    w.size = text.size;
    w.count = c->count;
    w.element = plain_extent(mask, c->count, (mask->flags & MASKCORE_EAGER) != 0);
  } else {
    write_characters(&w, text, 0, c->from, true);
  }
  write_characters(&w, insert, 0, inserted, false);
  write_characters(&w, text, c->to, c->count, true);
  write_literals(&w, c->size);
  maskcore_result result = {0};
  result.size = w.size;
  if (w.size > capacity) {
    result.status = MASKCORE_E_SPACE;
    return result;
  }
  result.complete = c->after == mask->capacity;
  result.changed = w.size != text.size || memcmp(out, text.bytes, w.size) != 0;
  result.taken = inserted;
  result.caret = (maskcore_offset){w.caret, caret};
  return result;
}
