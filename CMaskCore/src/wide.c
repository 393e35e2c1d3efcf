/* The short way for native digits and European letters: one scalar each, none of which joins. */
#include "wide.h"
#include "eight.h"
#include "unicode.h"
#include "utf8.h"

/* Letters of one scalar that neither join their neighbours nor fold: Latin, Greek, Cyrillic and
   Armenian. */
enum { SINGLE_FIRST = 0xC0, SINGLE_LAST = 0x58F };

/* The width of a character of a text, one scalar, that a slot takes; 0: not sure. `digit` tells
   whether it is a digit beyond ASCII. */
static size_t width_at(const plain_mask *plain, view text, size_t at, bool *digit) {
  const unsigned char *bytes = text.bytes + at;
  *digit = false;
  if (bytes[0] < 0x80) {
    return plain_takes(plain, bytes[0]);
  }
  size_t width = utf8_well_formed(bytes, text.size - at);
  if (width == 0 || width == 4) {
    return 0;
  }
  uint32_t scalar = utf8_scalar(bytes);
  unsigned flags = unicode_flags(scalar);
  *digit = plain->digits && (flags & UNICODE_DIGIT) != 0;
  bool single =
      plain->letters && (flags & UNICODE_LETTER) && scalar >= SINGLE_FIRST && scalar <= SINGLE_LAST;
  return *digit || single ? width : 0;
}

/* Two bytes as one number. */
static inline uint32_t pair_at(view text, size_t at) {
  return (uint32_t)text.bytes[at] << 8 | text.bytes[at + 1];
}

/* Whether digits stay as they are: only slots for digits alone fold them to ASCII. */
static bool keeps_digits(const maskcore_mask *mask) {
  return mask->plain.letters || (mask->flags & MASKCORE_KEEP_NATIVE_DIGITS) != 0;
}

/* Whether a digit of a script that is known stands at `at`: no table is asked then. */
static inline bool is_of(script known, view text, size_t at) {
  return text.size - at >= 2 && pair_at(text, at) - known < 10;
}

/* The width of the character at `at` of a display. */
static inline size_t display_width(const maskcore_mask *mask, view text, size_t at, script *known) {
  if (is_of(*known, text, at)) {
    return 2;
  }
  bool digit;
  size_t width = width_at(&mask->plain, text, at, &digit);
  if (digit && !keeps_digits(mask)) {
    return 0;
  }
  if (digit && width == 2) {
    *known = pair_at(text, at) - unicode_digit_value(utf8_scalar(text.bytes + at));
  }
  return width;
}

/* Counts the characters in front of each end of `range` in the display `text`; false where the
   range splits one. Each element is one UTF-16 unit. */
static bool place(const maskcore_mask *mask, view text, const maskcore_range *range,
                  plain_change *c) {
  bool units = range->unit == MASKCORE_UTF16;
  size_t at = 0, number = 0, start = NOWHERE, end = NOWHERE;
  for (size_t element = 0;; element += 1) {
    size_t offset = units ? element : at;
    if (offset == range->start) {
      start = number;
    }
    if (offset == range->end) {
      end = number;
    }
    if (at == text.size) {
      break;
    }
    bool slot = plain_is_slot(&mask->plain, element);
    at += slot ? utf8_width(text.bytes[at]) : 1;
    number += slot;
  }
  c->from = start;
  c->to = end;
  return start != NOWHERE && end != NOWHERE && range->start <= range->end;
}

bool wide_read(const maskcore_mask *mask, view text, const maskcore_range *range, plain_change *c,
               script *known) {
  const unsigned char *marks = mask->plain.marks, *template = mask->plain.template;
  size_t at = 0, element = 0, count = 0, last = mask->count;
  *known = NO_SCRIPT;
  for (; at < text.size && element < last; element += 1) {
    if (marks[element] == PLAIN_LITERAL) {
      if (text.bytes[at] != template[element]) {
        return false;
      }
      at += 1;
      continue;
    }
    size_t width = display_width(mask, text, at, known);
    if (width == 0) {
      return false;
    }
    at += width;
    count += 1;
  }
  if (at != text.size ||
      element != plain_extent(mask, count, (mask->flags & MASKCORE_EAGER) != 0)) {
    return false;
  }
  *c = (plain_change){.count = count, .from = count, .to = count};
  return (range->unit == MASKCORE_UTF8 && range->start == text.size && range->end == text.size) ||
         place(mask, text, range, c);
}

bool wide_fills(const maskcore_mask *mask, view text, script known, size_t *count) {
  *count = 0;
  for (size_t at = 0, width; at < text.size; at += width) {
    bool digit;
    width = is_of(known, text, at) ? 2 : width_at(&mask->plain, text, at, &digit);
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

/* Writes the next character, the one at `at`, with the literals in front of it. */
static void write_character(wide_writer *w, const unsigned char *at, bool folds) {
  size_t width = utf8_width(*at);
  write_literals(w, w->mask->plain.slots[w->count]);
  if (folds && width != 1 && (unicode_flags(utf8_scalar(at)) & UNICODE_DIGIT)) {
    unsigned char digit = (unsigned char)('0' + unicode_digit_value(utf8_scalar(at)));
    write_element(w, &digit, 1);
  } else {
    write_element(w, at, width);
  }
  w->count += 1;
}

/* Writes the characters of a display from the `first` to the one before `last`. */
static void write_display(wide_writer *w, view text, size_t first, size_t last) {
  const plain_mask *plain = &w->mask->plain;
  size_t at = 0, number = 0;
  for (size_t element = 0; first != last && number < last; element += 1) {
    bool slot = plain_is_slot(plain, element);
    if (slot && number >= first) {
      write_character(w, text.bytes + at, false);
    }
    at += slot ? utf8_width(text.bytes[at]) : 1;
    number += slot;
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
    write_display(&w, text, 0, c->from);
  }
  bool folds = !keeps_digits(mask);
  for (size_t at = 0; at < insert.size; at += utf8_width(insert.bytes[at])) {
    write_character(&w, insert.bytes + at, folds);
  }
  write_display(&w, text, c->to, c->count);
  write_literals(&w, c->size);
  maskcore_result result = {0};
  result.size = w.size;
  if (w.size > capacity) {
    result.status = MASKCORE_E_SPACE;
    return result;
  }
  result.complete = c->after == mask->capacity;
  result.changed =
      c->after != c->count || w.size != text.size || memcmp(out, text.bytes, w.size) != 0;
  result.taken = inserted;
  result.caret = (maskcore_offset){w.caret, caret};
  return result;
}
