/* What the tests of masks share. */
#ifndef MASKS_H
#define MASKS_H

#include <maskcore.h>
#include <stdbool.h>
#include <string.h>

#include "check.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Compiles a pattern that is well-formed. */
static inline maskcore_mask *mask_of(const char *pattern, uint32_t flags) {
  maskcore_options options = {.flags = flags};
  maskcore_mask *mask = maskcore_compile(pattern, strlen(pattern), &options, NULL);
  CHECK(mask != NULL);
  return mask;
}

static inline maskcore_range bytes_from(size_t start, size_t end) {
  return (maskcore_range){start, end, MASKCORE_UTF8};
}

/* Whether `size` bytes are what `expected` has; says what they are if not. */
static inline bool is_text(const char *bytes, size_t size, const char *expected) {
  bool same = size == strlen(expected) && memcmp(bytes, expected, size) == 0;
  if (!same) {
    fprintf(stderr, "\"%.*s\" where \"%s\" was expected\n", (int)size, bytes, expected);
  }
  return same;
}

#endif /* MASKS_H */
