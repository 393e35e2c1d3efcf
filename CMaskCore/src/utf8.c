/* UTF-8, checked and measured. */
#include "utf8.h"

/* Built once for all files, where a compiler does not inline them. */
extern inline size_t utf8_width(unsigned char first);
extern inline uint32_t utf8_scalar(const unsigned char *bytes);

size_t utf8_encode(uint32_t scalar, unsigned char *bytes) {
  assert(scalar <= 0x10FFFF && (scalar < 0xD800 || scalar > 0xDFFF));
  if (scalar < 0x80) {
    bytes[0] = (unsigned char)scalar;
    return 1;
  }
  if (scalar < 0x800) {
    bytes[0] = (unsigned char)(0xC0 | scalar >> 6);
    bytes[1] = (unsigned char)(0x80 | (scalar & 0x3F));
    return 2;
  }
  if (scalar < 0x10000) {
    bytes[0] = (unsigned char)(0xE0 | scalar >> 12);
    bytes[1] = (unsigned char)(0x80 | (scalar >> 6 & 0x3F));
    bytes[2] = (unsigned char)(0x80 | (scalar & 0x3F));
    return 3;
  }
  bytes[0] = (unsigned char)(0xF0 | scalar >> 18);
  bytes[1] = (unsigned char)(0x80 | (scalar >> 12 & 0x3F));
  bytes[2] = (unsigned char)(0x80 | (scalar >> 6 & 0x3F));
  bytes[3] = (unsigned char)(0x80 | (scalar & 0x3F));
  return 4;
}

/* Bytes of the well-formed scalar that begins `bytes`, or 0. Unicode 15.0, table 3-7. */
size_t utf8_well_formed(const unsigned char *bytes, size_t size) {
  unsigned char first = bytes[0];
  if (first < 0x80) {
    return 1;
  }
  size_t width = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  if (width == 0 || size < width) {
    return 0;
  }
  unsigned char low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  unsigned char high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  if (bytes[1] < low || bytes[1] > high) {
    return 0;
  }
  for (size_t i = 2; i < width; i += 1) {
    if (!utf8_continues(bytes[i])) {
      return 0;
    }
  }
  return width;
}

/* The offset of the first byte that is not well-formed, or `size`. */
size_t utf8_valid_up_to(const unsigned char *bytes, size_t size) {
  size_t at = 0;
  while (at < size) {
    uint64_t word;
    if (size - at >= sizeof word) {
      memcpy(&word, bytes + at, sizeof word);
      if ((word & 0x8080808080808080u) == 0) {
        at += sizeof word;
        continue;
      }
    }
    size_t width = utf8_well_formed(bytes + at, size - at);
    if (width == 0) {
      return at;
    }
    at += width;
  }
  return at;
}

/* UTF-16 units of `size` bytes of valid text: one a scalar, two beyond U+FFFF. */
size_t utf16_size(const unsigned char *bytes, size_t size) {
  size_t units = 0;
  for (size_t at = 0; at < size; at += 1) {
    units += (size_t)((bytes[at] & 0xC0) != 0x80) + (size_t)(bytes[at] >= 0xF0);
  }
  return units;
}

/* The byte offset of the UTF-16 offset `units`, or SIZE_MAX if it leaves the text or splits a pair.
 */
size_t utf8_offset(const unsigned char *bytes, size_t size, size_t units) {
  size_t at = 0;
  while (units != 0) {
    if (at == size) {
      return SIZE_MAX;
    }
    size_t width = utf8_width(bytes[at]), taken = width == 4 ? 2 : 1;
    if (units < taken) {
      return SIZE_MAX;
    }
    units -= taken;
    at += width;
  }
  return at;
}
