/* Number fields: the public calls on a text. Options become a format in number_compile.c. */
#include "number.h"
#include "door.h"

#include <string.h>

#include "unicode.h"
#include "utf8.h"

/* ---- Reading and answering ------------------------------------------------------------------- */

/* The new place of what was at `place` of a pasted number once `zeros` in front of it are gone. */
static size_t moved(const decimal *value, size_t place, size_t zeros) {
  size_t sign = value->negative && place != 0;
  place = place < sign + zeros ? sign : place - zeros;
  return place < decimal_places(value) ? place : decimal_places(value);
}

/* Reads `text`: a display of the format, else as a paste into nothing. Tells whether it was one. */
static bool read_text(const maskcore_number *number, const unsigned char *text, size_t size,
                      number_span *span, decimal *value) {
  if (number_read_display(number, text, size, span, value)) {
    return true;
  }
  decimal part;
  size_t refused = 0;
  decimal_clear(value);
  number_outcome pasted =
      number_refusing(number_read_paste(number, text, size, span, &part, &refused));
  if (pasted.refusal == MASKCORE_TAKEN_ALL) {
    size_t integer = part.integer;
    pasted = number_insert(number, value, &(number_span){0, 0, 0, 0}, &part);
    if (!pasted.still) {
      size_t zeros = integer > value->integer ? integer - value->integer : 0;
      span->start_place = moved(value, span->start_place, zeros);
      span->end_place = moved(value, span->end_place, zeros);
      return false;
    }
  }
  decimal_clear(value);
  span->start_place = span->end_place = 0;
  return false;
}

/* ---- Answers --------------------------------------------------------------------------------- */

/* Fills `result` in its place: a result that is passed on by value is copied at every step. */

/* Writes `size` bytes of `text` unchanged, with the caret at `end` or at the character's edge. */
static void answer_same(const unsigned char *text, size_t size, size_t end, char *out,
                        size_t capacity, maskcore_result *result) {
  result->size = size;
  if (size > capacity) {
    result->status = MASKCORE_E_SPACE;
    return;
  }
  if (!grapheme_boundary(text, size, end)) {
    size_t inside = end;
    for (end = 0; end < inside; end = grapheme_end(text, size, end)) {
    }
  }
  if (size != 0) {
    memcpy(out, text, size);
  }
  result->caret = (maskcore_offset){end, utf16_size(text, end)};
}

/* Writes the display of `value` in place of `text`, which was one itself or not. */
static void answer_display(const maskcore_number *number, const decimal *value, size_t place,
                           const unsigned char *text, size_t text_size, bool display, char *out,
                           size_t capacity, maskcore_result *result) {
  maskcore_offset caret;
  size_t size = number_write_display(number, value, place, (unsigned char *)out, capacity, &caret);
  result->size = size;
  if (size > capacity) {
    result->status = MASKCORE_E_SPACE;
    return;
  }
  result->caret = caret;
  result->complete = decimal_is_whole(value) && number_is_in_bounds(number, value);
  result->changed = size != text_size || (size != 0 && memcmp(out, text, size) != 0);
  result->reformatted = !display;
}

/* Characters of an insertion, without those that rule N drops. */
static size_t count_characters(const unsigned char *insert, size_t size) {
  size_t count = 0;
  for (size_t at = 0; at < size; at = grapheme_end(insert, size, at)) {
    count += (unicode_flags(utf8_scalar(insert + at)) & UNICODE_IGNORABLE) == 0;
  }
  return count;
}

/* The only scalar of `insert` that rule N keeps, or UINT32_MAX if there are several or none. */
static uint32_t single_key(const unsigned char *insert, size_t size) {
  if (size == 1) {
    return insert[0];
  }
  uint32_t key = UINT32_MAX;
  for (size_t at = 0; at < size; at += utf8_width(insert[at])) {
    uint32_t scalar = utf8_scalar(insert + at);
    if ((unicode_flags(scalar) & UNICODE_IGNORABLE) == 0) {
      if (key != UINT32_MAX) {
        return UINT32_MAX;
      }
      key = scalar;
    }
  }
  return key;
}

/* Inserts what a person typed or pasted. */
static number_outcome insert_text(const maskcore_number *number, decimal *value,
                                  const number_span *span, const unsigned char *insert,
                                  size_t size) {
  uint32_t key = single_key(insert, size);
  if (key != UINT32_MAX) {
    return number_type(number, value, span, key);
  }
  decimal part;
  number_span none = {0, 0, 0, 0};
  size_t words = 0;
  maskcore_refusal refusal = number_read_paste(number, insert, size, &none, &part, &words);
  if (refusal != MASKCORE_TAKEN_ALL) {
    return count_characters(insert, size) == 0 ? (number_outcome){.still = true}
                                               : number_refusing(refusal);
  }
  number_outcome result = number_insert(number, value, span, &part);
  if (!result.still && words != 0) {
    result.refused += words;
    result.refusal = MASKCORE_CLASS;
  }
  return result;
}

/* Whether one byte is typed at a caret, or one character deleted backward. */
static bool is_plain_key(maskcore_range range, size_t text_size, maskcore_intent intent,
                         size_t insert_size) {
  bool types = intent == MASKCORE_INSERT || intent == MASKCORE_PASTE;
  return range.start == range.end && range.start <= text_size && insert_size == (types ? 1 : 0) &&
         (types || intent == MASKCORE_DELETE_BACKWARD);
}

/* ---- Public calls: editing ------------------------------------------------------------------- */

maskcore_result maskcore_number_edit(const maskcore_number *number, const char *text,
                                     size_t text_size, maskcore_range range, maskcore_intent intent,
                                     const char *insert, size_t insert_size, char *out,
                                     size_t out_capacity) {
  maskcore_result result = {.status = MASKCORE_OK}; /* the one that every return gives: no copy */
  const unsigned char *bytes = view_of(text, text_size).bytes;
  const unsigned char *added = view_of(insert, insert_size).bytes;
  bool known = range.unit == MASKCORE_UTF8 || range.unit == MASKCORE_UTF16;
  if (known && number->short_digits != 0 && is_plain_key(range, text_size, intent, insert_size) &&
      number_short_edit(number, bytes, text_size, range.start, insert_size != 0 ? added : NULL,
                        (unsigned char *)out, out_capacity, &result)) {
    return result;
  }
  maskcore_status status = check_text(text, text_size);
  if (status == MASKCORE_OK) {
    status = check_text(insert, insert_size);
  }
  number_span span = {0};
  view whole = {bytes, text_size};
  if (status == MASKCORE_OK && (!known || !locate(whole, &range, &span.start, &span.end))) {
    status = MASKCORE_E_RANGE;
  }
  if (status != MASKCORE_OK) {
    result.status = status;
    return result;
  }

  decimal value;
  number_outcome edit;
  bool display = read_text(number, bytes, text_size, &span, &value);
  bool complete = decimal_is_whole(&value) && number_is_in_bounds(number, &value);
  switch (intent) {
  case MASKCORE_DELETE_BACKWARD:
  case MASKCORE_DELETE_FORWARD: edit = number_erase(number, &value, &span, intent); break;
  case MASKCORE_INSERT:
  case MASKCORE_PASTE:
    if (insert_size != 0) {
      edit = insert_text(number, &value, &span, added, insert_size);
    } else if (span.start_place != span.end_place) {
      edit = number_erase(number, &value, &span, intent);
    } else {
      edit = (number_outcome){.place = span.end_place, .still = display};
    }
    break;
  case MASKCORE_SET: {
    decimal_clear(&value);
    span.start_place = span.end_place = 0;
    decimal part;
    maskcore_refusal refusal = number_read_canonical(added, insert_size, &part);
    edit = insert_size == 0                ? (number_outcome){.place = 0}
           : refusal != MASKCORE_TAKEN_ALL ? number_refusing(refusal)
                                           : number_insert(number, &value, &span, &part);
    break;
  }
  default: result.status = MASKCORE_E_UNSUPPORTED; return result;
  }

  if (edit.still) {
    answer_same(bytes, text_size, span.end, out, out_capacity, &result);
    result.complete = result.status == MASKCORE_OK && complete;
    bool inserting = intent != MASKCORE_DELETE_BACKWARD && intent != MASKCORE_DELETE_FORWARD;
    if (edit.refusal != MASKCORE_TAKEN_ALL && inserting && insert_size != 0) {
      edit.refused = count_characters(added, insert_size);
      edit.refusal = edit.refused == 0 ? MASKCORE_TAKEN_ALL : edit.refusal; /* all was dropped */
    }
  } else {
    answer_display(number, &value, edit.place, bytes, text_size, display, out, out_capacity,
                   &result);
  }
  if (result.status == MASKCORE_OK) {
    result.refusal = edit.refusal;
    result.taken = edit.taken;
    result.refused = edit.refused;
  }
  return result;
}

maskcore_result maskcore_number_format(const maskcore_number *number, const char *value,
                                       size_t value_size, char *out, size_t out_capacity) {
  maskcore_range all = {0, 0, MASKCORE_UTF8};
  return maskcore_number_edit(number, NULL, 0, all, MASKCORE_SET, value, value_size, out,
                              out_capacity);
}

/* A text as a number that may be looked at: how it was read, or what is wrong with it. */
static maskcore_status read_whole(const maskcore_number *number, const char *text, size_t size,
                                  decimal *value, bool *display) {
  maskcore_status status = check_text(text, size);
  if (status == MASKCORE_OK) {
    number_span span = {0, 0, 0, 0};
    *display = read_text(number, view_of(text, size).bytes, size, &span, value);
  }
  return status;
}

maskcore_result maskcore_number_unmask(const maskcore_number *number, const char *text,
                                       size_t text_size, char *out, size_t out_capacity) {
  decimal value;
  bool display;
  maskcore_result result = {0};
  result.status = read_whole(number, text, text_size, &value, &display);
  if (result.status != MASKCORE_OK) {
    return result;
  }
  result.size = number_write_value(&value, (unsigned char *)out, out_capacity);
  if (result.size > out_capacity) {
    result.status = MASKCORE_E_SPACE;
    return result;
  }
  result.complete = decimal_is_whole(&value) && number_is_in_bounds(number, &value);
  result.changed =
      result.size != text_size || (text_size != 0 && memcmp(out, text, text_size) != 0);
  result.reformatted = !display;
  result.caret = (maskcore_offset){result.size, result.size};
  return result;
}

maskcore_result maskcore_number_end(const maskcore_number *number, const char *text,
                                    size_t text_size, char *out, size_t out_capacity) {
  decimal value;
  bool display;
  maskcore_result result = {0};
  result.status = read_whole(number, text, text_size, &value, &display);
  if (result.status == MASKCORE_OK) {
    number_finish(number, &value);
    answer_display(number, &value, decimal_places(&value), view_of(text, text_size).bytes,
                   text_size, display, out, out_capacity, &result);
  }
  return result;
}

bool maskcore_number_is_complete(const maskcore_number *number, const char *text,
                                 size_t text_size) {
  decimal value;
  bool display;
  return read_whole(number, text, text_size, &value, &display) == MASKCORE_OK &&
         decimal_is_whole(&value) && number_is_in_bounds(number, &value);
}
