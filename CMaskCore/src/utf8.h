/* UTF-8, decoded and measured. Texts have been checked by `utf8_is_valid` before the rest is used.
 */
#ifndef MASKCORE_UTF8_H
#define MASKCORE_UTF8_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "internal.h"

#define utf8_width       maskcore_i_utf8_width
#define utf8_scalar      maskcore_i_utf8_scalar
#define utf8_encode      maskcore_i_utf8_encode
#define utf8_well_formed maskcore_i_utf8_well_formed
#define utf8_valid_up_to maskcore_i_utf8_valid_up_to
#define utf16_size       maskcore_i_utf16_size
#define utf8_offset      maskcore_i_utf8_offset

/* Bytes of the scalar that begins with `first`, in valid text. */
MASKCORE_INTERNAL inline size_t utf8_width(unsigned char first) {
  return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

/* Whether `byte` continues a scalar. */
static inline bool utf8_continues(unsigned char byte) { return (byte & 0xC0) == 0x80; }

/* The scalar at `bytes`, in valid text. */
MASKCORE_INTERNAL inline uint32_t utf8_scalar(const unsigned char *bytes) {
  uint32_t first = bytes[0];
  if (first < 0x80) {
    return first;
  }
  if (first < 0xE0) {
    return (first & 0x1Fu) << 6 | (bytes[1] & 0x3Fu);
  }
  if (first < 0xF0) {
    return (first & 0x0Fu) << 12 | (bytes[1] & 0x3Fu) << 6 | (bytes[2] & 0x3Fu);
  }
  return (first & 0x07u) << 18 | (bytes[1] & 0x3Fu) << 12 | (bytes[2] & 0x3Fu) << 6 |
         (bytes[3] & 0x3Fu);
}

/* Writes `scalar` to `bytes`, which has room for 4, and gives the bytes used. */
MASKCORE_INTERNAL size_t utf8_encode(uint32_t scalar, unsigned char *bytes);

/* Bytes of the well-formed scalar that begins `bytes`, or 0. Unicode 15.0, table 3-7. */
MASKCORE_INTERNAL size_t utf8_well_formed(const unsigned char *bytes, size_t size);

/* The offset of the first byte that is not well-formed, or `size`. */
MASKCORE_INTERNAL size_t utf8_valid_up_to(const unsigned char *bytes, size_t size);

static inline bool utf8_is_valid(const unsigned char *bytes, size_t size) {
  return utf8_valid_up_to(bytes, size) == size;
}

/* UTF-16 units of `size` bytes of valid text: one a scalar, two beyond U+FFFF. */
MASKCORE_INTERNAL size_t utf16_size(const unsigned char *bytes, size_t size);

/* The byte offset of the UTF-16 offset `units`, or SIZE_MAX if it leaves the text or splits a pair.
 */
MASKCORE_INTERNAL size_t utf8_offset(const unsigned char *bytes, size_t size, size_t units);

#endif /* MASKCORE_UTF8_H */
