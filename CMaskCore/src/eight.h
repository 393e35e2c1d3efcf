/* Eight bytes at once: short texts loaded, stored, compared and judged without a loop. */
#ifndef MASKCORE_EIGHT_H
#define MASKCORE_EIGHT_H

#include "internal.h"

/* The same byte in all eight places. */
#define EIGHT(byte) (UINT64_C(0x0101010101010101) * (byte))

/* Compilers make one load or store of each of these, whatever the machine's order of bytes. */
static inline uint64_t load_four(const unsigned char *p) {
  return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline uint64_t load_eight(const unsigned char *p) {
  return load_four(p) | load_four(p + 4) << 32;
}

static inline void store_four(unsigned char *p, uint64_t four) {
  p[0] = (unsigned char)four;
  p[1] = (unsigned char)(four >> 8);
  p[2] = (unsigned char)(four >> 16);
  p[3] = (unsigned char)(four >> 24);
}

static inline void store_eight(unsigned char *p, uint64_t eight) {
  p[0] = (unsigned char)eight;
  p[1] = (unsigned char)(eight >> 8);
  p[2] = (unsigned char)(eight >> 16);
  p[3] = (unsigned char)(eight >> 24);
  p[4] = (unsigned char)(eight >> 32);
  p[5] = (unsigned char)(eight >> 40);
  p[6] = (unsigned char)(eight >> 48);
  p[7] = (unsigned char)(eight >> 56);
}

/* The `size` bytes at `p`, one to seven, in front of zeros. */
static ALWAYS_INLINE uint64_t load_few(const unsigned char *p, size_t size) {
  if (size >= 4) {
    return load_four(p) | load_four(p + size - 4) << (8 * (size - 4));
  }
  return p[0] | (uint64_t)p[size / 2] << (8 * (size / 2)) |
         (uint64_t)p[size - 1] << (8 * (size - 1));
}

/* Ones in the first `size` bytes, one to eight. */
static inline uint64_t first_of_eight(size_t size) { return UINT64_MAX >> (64 - 8 * size); }

/* Copies `size` bytes between places that do not overlap, without a call when they are few. */
static ALWAYS_INLINE void copy_bytes(unsigned char *to, const unsigned char *from, size_t size) {
  if (size > 64) {
    memcpy(to, from, size);
  } else if (size >= 8) {
    for (size_t i = 0; i + 8 < size; i += 8) {
      store_eight(to + i, load_eight(from + i));
    }
    store_eight(to + size - 8, load_eight(from + size - 8));
  } else if (size >= 4) {
    uint64_t first = load_four(from), last = load_four(from + size - 4);
    store_four(to, first);
    store_four(to + size - 4, last);
  } else if (size != 0) {
    unsigned char middle = from[size / 2], last = from[size - 1];
    to[0] = from[0];
    to[size / 2] = middle;
    to[size - 1] = last;
  }
}

/* Whether two texts of `size` bytes differ. */
static inline bool bytes_differ(const unsigned char *a, const unsigned char *b, size_t size) {
  if (size > 64) {
    return memcmp(a, b, size) != 0;
  }
  if (size < 8) {
    return size != 0 && load_few(a, size) != load_few(b, size);
  }
  uint64_t differs = load_eight(a + size - 8) ^ load_eight(b + size - 8);
  for (size_t i = 0; i + 8 < size; i += 8) {
    differs |= load_eight(a + i) ^ load_eight(b + i);
  }
  return differs != 0;
}

/* The top bit of each byte that lies from `low` to `high`, both ASCII. */
static inline uint64_t eight_within(uint64_t eight, unsigned char low, unsigned char high) {
  uint64_t ascii = eight & EIGHT(0x7F);
  uint64_t reaches = (ascii | EIGHT(0x80)) - EIGHT(low);
  uint64_t stays = EIGHT(high | 0x80u) - ascii;
  return reaches & stays & ~eight & EIGHT(0x80);
}

/* Top bits of the bytes that are no ASCII digits; none if all are digits. The byte behind a byte
   that is not ASCII may be marked wrongly. */
static inline uint64_t eight_not_digits(uint64_t eight) {
  uint64_t value = eight ^ EIGHT('0');
  return ((value + EIGHT(0x80 - 10)) | value) & EIGHT(0x80);
}

/* Whether `size` bytes, one at least, are ASCII digits. */
static ALWAYS_INLINE bool are_digits(const unsigned char *bytes, size_t size) {
  if (size < 8) {
    return (eight_not_digits(load_few(bytes, size)) & first_of_eight(size)) == 0;
  }
  uint64_t wrong = eight_not_digits(load_eight(bytes + size - 8));
  for (size_t i = 0; i + 8 < size; i += 8) {
    wrong |= eight_not_digits(load_eight(bytes + i));
  }
  return wrong == 0;
}

#endif /* MASKCORE_EIGHT_H */
