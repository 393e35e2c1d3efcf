/* Names that several files of the library share, kept out of other people's way. */
#ifndef MASKCORE_INTERNAL_H
#define MASKCORE_INTERNAL_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Hidden from users of a shared library; the prefix keeps static archives apart too. */
#if defined(__GNUC__)
#define MASKCORE_INTERNAL __attribute__((visibility("hidden")))
#else
#define MASKCORE_INTERNAL
#endif

/* For the few functions whose calls cost more than they do, and those whose copies do. */
#if defined(__GNUC__)
#define ALWAYS_INLINE inline __attribute__((always_inline))
#define NEVER_INLINE  __attribute__((noinline))
#else
#define ALWAYS_INLINE inline
#define NEVER_INLINE
#endif

/* No index: what a search answers that found nothing. */
#define NOWHERE SIZE_MAX

/* A stretch of valid UTF-8. */
typedef struct view {
  const unsigned char *bytes;
  size_t size;
} view;

static inline size_t size_min(size_t a, size_t b) { return a < b ? a : b; }
static inline size_t size_max(size_t a, size_t b) { return a > b ? a : b; }

#endif /* MASKCORE_INTERNAL_H */
