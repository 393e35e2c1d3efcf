/* What public calls check before they trust their arguments, and settle before they return. */
#include <stdlib.h>

#include "door.h"
#include "unicode.h"
#include "utf8.h"

/* Built once for all files, where a compiler does not inline them. */
extern inline view view_of(const char *text, size_t size);
extern inline maskcore_result failure(maskcore_status status);

/* Whether `text` can be worked on at all. */
maskcore_status check_text(const char *text, size_t size) {
  if (size > MASKCORE_TEXT_LIMIT) {
    return MASKCORE_E_LIMIT;
  }
  if (text == NULL && size != 0) {
    return MASKCORE_E_RANGE;
  }
  return utf8_is_valid(view_of(text, size).bytes, size) ? MASKCORE_OK : MASKCORE_E_UTF8;
}

bool locate(view text, const maskcore_range *range, size_t *start, size_t *end) {
  *start = range->start;
  *end = range->end;
  if (range->unit == MASKCORE_UTF16) {
    *start = utf8_offset(text.bytes, text.size, range->start);
    *end = range->start == range->end ? *start : utf8_offset(text.bytes, text.size, range->end);
  }
  return range->start <= range->end && *start <= text.size && *end <= text.size &&
         (*start == text.size || !utf8_continues(text.bytes[*start])) &&
         (*end == text.size || !utf8_continues(text.bytes[*end]));
}

void widen(view text, size_t *start, size_t *end) {
  bool caret = *start == *end;
  while (!grapheme_boundary(text.bytes, text.size, *end)) {
    *end += utf8_width(text.bytes[*end]);
  }
  if (caret) {
    *start = *end;
  }
  if (!grapheme_boundary(text.bytes, text.size, *start)) {
    *start = grapheme_start(text.bytes, text.size, *start);
  }
}

bool resolve(view text, const maskcore_range *range, size_t *start, size_t *end) {
  bool lies = locate(text, range, start, end);
  if (lies) {
    widen(text, start, end);
  }
  return lies;
}

/* A caret that is to delete stands for the character beside it. */
void widen_caret(view text, maskcore_intent intent, size_t *start, size_t *end) {
  if (*start != *end) {
    return;
  }
  if (intent == MASKCORE_DELETE_BACKWARD && *start > 0) {
    *start = grapheme_start(text.bytes, text.size, *start);
  } else if (intent == MASKCORE_DELETE_FORWARD && *end < text.size) {
    *end = grapheme_end(text.bytes, text.size, *end);
  }
}

/* Fills in what every result has once the output is written. */
void conclude(maskcore_result *result, const writer *w, view before) {
  if (w->size > MASKCORE_TEXT_LIMIT || w->size > w->capacity) {
    bool limit = w->size > MASKCORE_TEXT_LIMIT;
    *result = failure(limit ? MASKCORE_E_LIMIT : MASKCORE_E_SPACE);
    result->size = limit ? 0 : w->size;
    return;
  }
  result->size = w->size;
  result->changed =
      w->size != before.size || (w->size != 0 && memcmp(w->bytes, before.bytes, w->size) != 0);
  result->caret.utf16 = utf16_size(w->bytes, result->caret.utf8);
}

static void *standard_allocate(void *context, size_t size) {
  (void)context;
  return malloc(size);
}

static void standard_release(void *context, void *block, size_t size) {
  (void)context;
  (void)size;
  free(block);
}

maskcore_allocator allocator_of(const maskcore_allocator *given) {
  return given != NULL ? *given : (maskcore_allocator){standard_allocate, standard_release, NULL};
}
