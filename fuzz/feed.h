/* Takes a fuzzer's input apart, and what harnesses ask of texts. */
#ifndef MASKCORE_FEED_H
#define MASKCORE_FEED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "require.h"

/* Takes bytes off the front of the input; zeros when it is spent. */
typedef struct feed {
  const uint8_t *bytes;
  size_t size;
} feed;

static inline uint8_t feed_byte(feed *f) {
  if (f->size == 0) {
    return 0;
  }
  f->size -= 1;
  return *f->bytes++;
}

/* A text in a block of its exact size, so that a read too far is seen. */
typedef struct text {
  char *bytes;
  size_t size;
} text;

/* A copy of `size` bytes; with NULL, room for them. */
static inline text text_of(const void *bytes, size_t size) {
  text t = {malloc(size == 0 ? 1 : size), size};
  REQUIRE(t.bytes != NULL);
  if (size != 0 && bytes != NULL) {
    memcpy(t.bytes, bytes, size);
  }
  return t;
}

static inline text feed_text(feed *f, size_t size) {
  size = size < f->size ? size : f->size;
  text t = text_of(f->bytes, size);
  f->bytes += size;
  f->size -= size;
  return t;
}

static inline bool same(const char *left, size_t left_size, const char *right, size_t right_size) {
  return left_size == right_size && (left_size == 0 || memcmp(left, right, left_size) == 0);
}

static inline size_t utf16_units(const char *bytes, size_t size) {
  size_t units = 0;
  for (size_t i = 0; i < size; i += 1) {
    units += ((unsigned char)bytes[i] & 0xC0) != 0x80;
    units += (unsigned char)bytes[i] >= 0xF0;
  }
  return units;
}

#endif /* MASKCORE_FEED_H */
