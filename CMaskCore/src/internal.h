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

/* For the few functions whose calls cost more than they do, unless bytes count more, and for those
   whose copies do. */
#if defined(__GNUC__)
#define NEVER_INLINE __attribute__((noinline))
#else
#define NEVER_INLINE
#endif
#if defined(__GNUC__) && !defined(__OPTIMIZE_SIZE__)
#define ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define ALWAYS_INLINE inline
#endif

/* One text of a list, as in names of enumerators: `X(enumerator, text)` for each from 0 on. */
#define LISTED_TEXT(enumerator, text)  text "\0"
#define LISTED_PLACE(enumerator, text) PLACE_##enumerator,
#define LISTED_CHECK(enumerator, text)                                                             \
  _Static_assert((int)PLACE_##enumerator == (int)(enumerator), #enumerator " is out of place");

/* Defines `texts` with the texts of LIST and one for whatever else there may be. */
#define TEXTS(texts, LIST, other)                                                                  \
  enum { LIST(LISTED_PLACE) };                                                                     \
  LIST(LISTED_CHECK)                                                                               \
  static const char texts[] = LIST(LISTED_TEXT) other

#define text_at maskcore_i_text_at

/* The text of `index` in such a list: a table of pointers would have to be relocated. */
MASKCORE_INTERNAL const char *text_at(const char *texts, size_t size, size_t index);

/* For functions that run once a call, or seldom: built for size, and never copied into callers. */
#if defined(__clang__)
#define COLD __attribute__((cold, minsize, noinline))
#elif defined(__GNUC__)
#define COLD __attribute__((cold, noinline))
#else
#define COLD
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
