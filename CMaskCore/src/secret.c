/*
 * Secrets: a text in pages of its own. The system is asked to keep them out of swap and core dumps;
 * that it may refuse. Overwriting is done with stores that no compiler may leave out.
 */
#if defined(__linux__) && !defined(_DEFAULT_SOURCE)
#define _DEFAULT_SOURCE 1 /* MAP_ANONYMOUS and madvise in strict C */
#endif
#include "door.h"
#include "unicode.h"
#include "utf8.h"

#if defined(__unix__) || defined(__APPLE__)
#include <sys/mman.h>
#define SECRET_PAGES 1
#else
#include <stdlib.h>
#define SECRET_PAGES 0
#endif

/* The text, and room for what an edit makes of it before it takes the text's place. */
struct maskcore_secret {
  size_t size;
  unsigned char text[MASKCORE_SECRET_LIMIT];
  unsigned char draft[MASKCORE_SECRET_LIMIT];
};

static void wipe(unsigned char *bytes, size_t size) {
#if defined(__GNUC__)
  memset(bytes, 0, size);
  __asm__ __volatile__("" : : "r"(bytes) : "memory"); /* whoever reads memory here must see zeros */
#else
  volatile unsigned char *at = bytes;
  for (; size != 0; size -= 1) {
    *at++ = 0;
  }
#endif
}

static view text_of(const maskcore_secret *secret) { return (view){secret->text, secret->size}; }

/* Makes the draft's first `size` bytes the text, and leaves nothing else behind. */
static void adopt_draft(maskcore_secret *secret, size_t size) {
  memcpy(secret->text, secret->draft, size);
  wipe(secret->text + size, sizeof secret->text - size);
  wipe(secret->draft, sizeof secret->draft);
  secret->size = size;
}

maskcore_secret *maskcore_secret_create(void) {
#if SECRET_PAGES
  maskcore_secret *secret =
      mmap(NULL, sizeof *secret, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (secret == MAP_FAILED) {
    return NULL;
  }
  (void)mlock(secret, sizeof *secret);
#if defined(MADV_DONTDUMP)
  (void)madvise(secret, sizeof *secret, MADV_DONTDUMP);
#endif
  return secret;
#else
  return calloc(1, sizeof(maskcore_secret));
#endif
}

maskcore_secret *maskcore_secret_copy(const maskcore_secret *secret) {
  maskcore_secret *copy = maskcore_secret_create();
  if (copy != NULL) {
    copy->size = secret->size;
    memcpy(copy->text, secret->text, secret->size);
  }
  return copy;
}

void maskcore_secret_free(maskcore_secret *secret) {
  if (secret == NULL) {
    return;
  }
  wipe((unsigned char *)secret, sizeof *secret);
#if SECRET_PAGES
  (void)munmap(secret, sizeof *secret);
#else
  free(secret);
#endif
}

maskcore_offset maskcore_secret_size(const maskcore_secret *secret) {
  return (maskcore_offset){secret->size, utf16_size(secret->text, secret->size)};
}

size_t maskcore_secret_count(const maskcore_secret *secret) {
  size_t count = 0;
  for (size_t at = 0; at < secret->size; at = grapheme_end(secret->text, secret->size, at)) {
    count += 1;
  }
  return count;
}

const char *maskcore_secret_bytes(const maskcore_secret *secret) {
  return (const char *)secret->text;
}

maskcore_result maskcore_secret_replace(maskcore_secret *secret, maskcore_range range,
                                        const char *insert, size_t insert_size) {
  maskcore_status status = check_text(insert, insert_size);
  if (status != MASKCORE_OK) {
    return failure(status);
  }
  size_t start = 0, end = 0;
  if (!resolve(text_of(secret), &range, &start, &end)) {
    return failure(MASKCORE_E_RANGE);
  }
  size_t kept = secret->size - (end - start);
  if (insert_size > MASKCORE_SECRET_LIMIT - kept) {
    maskcore_result space = failure(MASKCORE_E_SPACE);
    space.size = kept + insert_size;
    return space;
  }
  memmove(secret->text + start + insert_size, secret->text + end, secret->size - end);
  if (insert_size != 0) {
    memcpy(secret->text + start, insert, insert_size);
  }
  size_t size = kept + insert_size, caret = start + insert_size;
  if (size < secret->size) {
    wipe(secret->text + size, secret->size - size);
  }
  secret->size = size;
  while (!grapheme_boundary(secret->text, size, caret)) {
    caret += utf8_width(secret->text[caret]);
  }
  maskcore_result result = {0};
  result.size = size;
  result.changed = insert_size != 0 || start != end;
  result.caret = (maskcore_offset){caret, utf16_size(secret->text, caret)};
  return result;
}

maskcore_result maskcore_secret_edit(maskcore_secret *secret, const maskcore_mask *mask,
                                     maskcore_range range, maskcore_intent intent,
                                     const char *insert, size_t insert_size) {
  maskcore_result result =
      maskcore_edit(mask, (const char *)secret->text, secret->size, range, intent, insert,
                    insert_size, (char *)secret->draft, sizeof secret->draft);
  if (result.status == MASKCORE_OK) {
    adopt_draft(secret, result.size);
  } else {
    wipe(secret->draft, sizeof secret->draft);
  }
  return result;
}

void maskcore_secret_clear(maskcore_secret *secret) {
  wipe(secret->text, sizeof secret->text);
  secret->size = 0;
}

maskcore_offset maskcore_secret_boundary(const maskcore_secret *secret, size_t utf16,
                                         maskcore_side side) {
  utf16 = size_min(utf16, utf16_size(secret->text, secret->size));
  /* The last boundaries in front of the offset and not behind it, and the first behind it, if any.
   */
  maskcore_offset before = {0, 0}, here = before, after = before;
  while (after.utf16 <= utf16 && after.utf8 < secret->size) {
    here = after;
    before = here.utf16 < utf16 ? here : before;
    after.utf8 = grapheme_end(secret->text, secret->size, here.utf8);
    after.utf16 += utf16_size(secret->text + here.utf8, after.utf8 - here.utf8);
  }
  here = after.utf16 <= utf16 ? after : here;
  switch (side) {
  case MASKCORE_AT_OR_BEFORE: return here;
  case MASKCORE_BEFORE: return before;
  case MASKCORE_AT_OR_AFTER: return here.utf16 == utf16 ? here : after;
  default: return after;
  }
}

bool maskcore_secret_equal(const maskcore_secret *left, const maskcore_secret *right) {
  unsigned difference = left->size == right->size ? 0 : 1;
  for (size_t at = 0; at < MASKCORE_SECRET_LIMIT; at += 1) {
    difference |= (unsigned)(left->text[at] ^ right->text[at]);
  }
  return difference == 0;
}
