/*
 * Secrets: what a change does and where the caret goes, room, boundaries, and memory that runs out.
 * Linked with --wrap=mmap.
 */
#include <stddef.h>
#include <sys/types.h>

#include "masks.h"

static bool no_memory;

void *__real_mmap(void *, size_t, int, int, int, off_t);
void *__wrap_mmap(void *at, size_t size, int protection, int flags, int file, off_t offset);
void *__wrap_mmap(void *at, size_t size, int protection, int flags, int file, off_t offset) {
  return no_memory ? (void *)-1 : __real_mmap(at, size, protection, flags, file, offset);
}

static maskcore_secret *secret_of(const char *text) {
  maskcore_secret *secret = maskcore_secret_create();
  CHECK(secret != NULL && maskcore_secret_size(secret).utf8 == 0);
  maskcore_result r = maskcore_secret_replace(secret, bytes_from(0, 0), text, strlen(text));
  CHECK(r.status == MASKCORE_OK && r.size == strlen(text));
  return secret;
}

static bool holds(const maskcore_secret *secret, const char *text) {
  return is_text(maskcore_secret_bytes(secret), maskcore_secret_size(secret).utf8, text);
}

/* Nothing of what left the text stands behind it. */
static bool is_clean(const maskcore_secret *secret) {
  const char *bytes = maskcore_secret_bytes(secret);
  for (size_t i = maskcore_secret_size(secret).utf8; i < MASKCORE_SECRET_LIMIT; i += 1) {
    if (bytes[i] != '\0') {
      return false;
    }
  }
  return true;
}

#define ACUTE "\xCC\x81"
#define SMILE "\xF0\x9F\x99\x82"

static void changes(void) {
  static const struct {
    const char *text;
    maskcore_range range;
    const char *insert, *after; /* after: NULL for MASKCORE_E_RANGE */
    size_t caret, characters;
    bool changed;
  } rows[] = {
      {"", {0, 0, MASKCORE_UTF8}, "", "", 0, 0, false},
      {"ab", {1, 1, MASKCORE_UTF8}, "", "ab", 1, 2, false},
      {"ab", {1, 1, MASKCORE_UTF8}, "x", "axb", 2, 3, true},
      {"abc", {1, 2, MASKCORE_UTF8}, "", "ac", 1, 2, true},
      {"abc", {0, 3, MASKCORE_UTF8}, "xy", "xy", 2, 2, true},
      {"a" SMILE "b", {1, 3, MASKCORE_UTF16}, "x", "axb", 2, 3, true},
      {"e" ACUTE "b", {1, 3, MASKCORE_UTF8}, "x", "xb", 1, 2, true},      /* widened */
      {ACUTE "b", {0, 0, MASKCORE_UTF8}, "e", "e" ACUTE "b", 3, 2, true}, /* what joins is passed */
      {"abc", {2, 1, MASKCORE_UTF8}, "", NULL, 0, 3, false},
      {"abc", {0, 4, MASKCORE_UTF8}, "x", NULL, 0, 3, false},
      {SMILE, {1, 4, MASKCORE_UTF8}, "x", NULL, 0, 1, false},
      {SMILE, {0, 1, MASKCORE_UTF16}, "x", NULL, 0, 1, false},
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    maskcore_secret *secret = secret_of(rows[i].text);
    const char *insert = rows[i].insert;
    maskcore_result r = maskcore_secret_replace(secret, rows[i].range,
                                                *insert == '\0' ? NULL : insert, strlen(insert));
    const char *after = rows[i].after == NULL ? rows[i].text : rows[i].after;
    CHECK(r.status == (rows[i].after == NULL ? MASKCORE_E_RANGE : MASKCORE_OK));
    CHECK(holds(secret, after) && is_clean(secret));
    CHECK(r.caret.utf8 == rows[i].caret && r.changed == rows[i].changed);
    CHECK(maskcore_secret_count(secret) == rows[i].characters);
    maskcore_secret_free(secret);
  }
}

static void room(void) {
  static char much[MASKCORE_TEXT_LIMIT + 1];
  memset(much, 'm', sizeof much);
  maskcore_secret *secret = secret_of("abc");
  maskcore_range middle = bytes_from(1, 2);
  maskcore_result r = maskcore_secret_replace(secret, middle, much, MASKCORE_SECRET_LIMIT - 1);
  CHECK(r.status == MASKCORE_E_SPACE && r.size == MASKCORE_SECRET_LIMIT + 1);
  CHECK(holds(secret, "abc"));
  r = maskcore_secret_replace(secret, middle, much, sizeof much - 1);
  CHECK(r.status == MASKCORE_E_SPACE && r.size == sizeof much - 1 + 2 && holds(secret, "abc"));
  CHECK(maskcore_secret_replace(secret, middle, much, sizeof much).status == MASKCORE_E_LIMIT);
  CHECK(maskcore_secret_replace(secret, middle, NULL, 1).status == MASKCORE_E_RANGE);
  CHECK(maskcore_secret_replace(secret, middle, "\xFF", 1).status == MASKCORE_E_UTF8);
  CHECK(holds(secret, "abc"));
  r = maskcore_secret_replace(secret, middle, much, MASKCORE_SECRET_LIMIT - 2);
  CHECK(r.status == MASKCORE_OK && r.size == MASKCORE_SECRET_LIMIT);
  CHECK(maskcore_secret_count(secret) == MASKCORE_SECRET_LIMIT);

  /* Full as it is, a mask can still edit it. */
  maskcore_mask *any = mask_of("[…]", 0);
  r = maskcore_secret_edit(secret, any, bytes_from(1, 2), MASKCORE_INSERT, "x", 1);
  CHECK(r.status == MASKCORE_OK && r.size == MASKCORE_SECRET_LIMIT);
  CHECK(memcmp(maskcore_secret_bytes(secret), "axmm", 4) == 0);
  r = maskcore_secret_edit(secret, any, bytes_from(0, 0), MASKCORE_INSERT, "y", 1);
  CHECK(r.status == MASKCORE_E_SPACE && r.size == MASKCORE_SECRET_LIMIT + 1);
  CHECK(memcmp(maskcore_secret_bytes(secret), "axmm", 4) == 0);
  CHECK(maskcore_secret_size(secret).utf8 == MASKCORE_SECRET_LIMIT);
  maskcore_secret_clear(secret);
  CHECK(maskcore_secret_size(secret).utf8 == 0 && is_clean(secret));
  maskcore_free(any);
  maskcore_secret_free(secret);
  maskcore_secret_free(NULL);
}

static void masks_edit_it(void) {
  maskcore_mask *mask = mask_of("[00]-[00]", 0);
  maskcore_secret *secret = secret_of("12");
  maskcore_result r = maskcore_secret_edit(secret, mask, bytes_from(2, 2), MASKCORE_INSERT, "3", 1);
  CHECK(r.status == MASKCORE_OK && r.taken == 1 && r.caret.utf8 == 4 && holds(secret, "12-3"));
  r = maskcore_secret_edit(secret, mask, bytes_from(0, 4), MASKCORE_DELETE_BACKWARD, NULL, 0);
  CHECK(r.status == MASKCORE_OK && r.changed && holds(secret, "") && is_clean(secret));
  r = maskcore_secret_edit(secret, mask, bytes_from(1, 1), MASKCORE_INSERT, "3", 1);
  CHECK(r.status == MASKCORE_E_RANGE && holds(secret, ""));
  maskcore_secret_free(secret);
  maskcore_free(mask);
}

/* `é` has two scalars and the picture two UTF-16 units: boundaries at 0, 1, 3, 5 and 6. */
static void boundaries(void) {
  static const size_t utf8_of[] = {0, 1, 0, 4, 0, 8, 9};
  static const size_t expected[9][4] = {
      /* at or before, before, at or after, after */
      {0, 0, 0, 1}, {1, 0, 1, 3}, {1, 1, 3, 3}, {3, 1, 3, 5}, {3, 3, 5, 5},
      {5, 3, 5, 6}, {6, 5, 6, 6}, {6, 5, 6, 6}, {6, 5, 6, 6},
  };
  static const maskcore_side sides[] = {MASKCORE_AT_OR_BEFORE, MASKCORE_BEFORE,
                                        MASKCORE_AT_OR_AFTER, MASKCORE_AFTER};
  maskcore_secret *secret = secret_of("ae" ACUTE SMILE "b");
  CHECK(maskcore_secret_size(secret).utf16 == 6);
  for (size_t at = 0; at < 9; at += 1) {
    for (size_t s = 0; s < 4; s += 1) {
      maskcore_offset found = maskcore_secret_boundary(secret, at == 8 ? SIZE_MAX : at, sides[s]);
      CHECK(found.utf16 == expected[at][s] && found.utf8 == utf8_of[found.utf16]);
    }
    size_t some = maskcore_secret_boundary(secret, at, (maskcore_side)9).utf16; /* no side at all */
    CHECK(some <= 6 && (some == 0 || utf8_of[some] != 0));
  }
  maskcore_secret_clear(secret);
  for (size_t s = 0; s < 4; s += 1) {
    maskcore_offset none = maskcore_secret_boundary(secret, 3, sides[s]);
    CHECK(none.utf8 == 0 && none.utf16 == 0);
  }
  maskcore_secret_free(secret);
}

static void equality(void) {
  static const char *const texts[] = {"", "a", "ab", "ac", "bc", SMILE};
  for (size_t i = 0; i < COUNT(texts); i += 1) {
    for (size_t k = 0; k < COUNT(texts); k += 1) {
      maskcore_secret *left = secret_of(texts[i]), *right = secret_of(texts[k]);
      CHECK(maskcore_secret_equal(left, right) == (i == k));
      maskcore_secret_free(left);
      maskcore_secret_free(right);
    }
  }
  /* As many bytes, but a zero is one of them. */
  maskcore_secret *left = secret_of("a"), *right = secret_of("a");
  CHECK(maskcore_secret_replace(right, bytes_from(1, 1), "", 1).status == MASKCORE_OK);
  CHECK(!maskcore_secret_equal(left, right));
  maskcore_secret_free(left);
  maskcore_secret_free(right);
}

static void copies_and_memory(void) {
  maskcore_secret *secret = secret_of("abc"), *copy = maskcore_secret_copy(secret);
  CHECK(copy != NULL && maskcore_secret_equal(secret, copy));
  maskcore_secret_clear(secret);
  CHECK(holds(copy, "abc") && is_clean(copy));
  no_memory = true;
  CHECK(maskcore_secret_create() == NULL && maskcore_secret_copy(copy) == NULL);
  no_memory = false;
  CHECK(holds(copy, "abc"));
  maskcore_secret_free(secret);
  maskcore_secret_free(copy);
}

int main(void) {
  changes();
  room();
  masks_edit_it();
  boundaries();
  equality();
  copies_and_memory();
  printf("secret_test: %d checks\n", checks_made);
  return 0;
}
