/* The calls on one mask: arguments that are none, room, limits, bounds, hints and prefixes. */
#include "masks.h"

static const char phone[] = "+7 ([000]) [000]-[00]-[00]";

typedef enum call { EDIT, FORMAT, UNMASK, HINT, CALLS } call;

static maskcore_result made(call which, const maskcore_mask *mask, const char *text, size_t size,
                            char *out, size_t capacity) {
  switch (which) {
  case EDIT:
    return maskcore_edit(mask, text, size, bytes_from(0, 0), MASKCORE_INSERT, NULL, 0, out,
                         capacity);
  case FORMAT: return maskcore_format(mask, text, size, bytes_from(0, 0), out, capacity);
  case UNMASK: return maskcore_unmask(mask, text, size, out, capacity);
  default: return maskcore_hint(mask, text, size, out, capacity);
  }
}

static void what_is_no_text(void) {
  static char huge[MASKCORE_TEXT_LIMIT + 1];
  memset(huge, '1', sizeof huge);
  const struct {
    const char *text;
    size_t size;
    maskcore_status status;
  } rows[] = {
      {NULL, 1, MASKCORE_E_RANGE},        {huge, sizeof huge, MASKCORE_E_LIMIT},
      {NULL, SIZE_MAX, MASKCORE_E_LIMIT}, {"+7 (\xFF", 5, MASKCORE_E_UTF8},
      {"+7 (\xD0", 5, MASKCORE_E_UTF8},   {NULL, 0, MASKCORE_OK},
      {"+7 (9", 5, MASKCORE_OK},
  };
  static const uint32_t flags[] = {0, MASKCORE_GUIDE, MASKCORE_FILL_FROM_END};
  for (size_t f = 0; f < COUNT(flags); f += 1) {
    maskcore_mask *mask = mask_of(phone, flags[f]);
    for (size_t i = 0; i < COUNT(rows); i += 1) {
      char out[128];
      for (call which = EDIT; which < CALLS; which += 1) {
        CHECK(made(which, mask, rows[i].text, rows[i].size, out, sizeof out).status ==
              rows[i].status);
      }
      CHECK(rows[i].status == MASKCORE_OK ||
            !maskcore_is_complete(mask, rows[i].text, rows[i].size));
      CHECK(maskcore_edit(mask, "", 0, bytes_from(0, 0), MASKCORE_PASTE, rows[i].text, rows[i].size,
                          out, sizeof out)
                .status == rows[i].status);
    }
    /* Neither is too long, but both together are. */
    char out[128];
    CHECK(maskcore_edit(mask, huge, sizeof huge - 1, bytes_from(0, 0), MASKCORE_PASTE, "1", 1, out,
                        sizeof out)
              .status == MASKCORE_E_LIMIT);
    maskcore_free(mask);
  }
}

/* `e` with an accent, then a picture of two UTF-16 units. */
static void ranges(void) {
  static const char text[] = "e\xCC\x81\xF0\x9F\x99\x82";
  static const struct {
    maskcore_range range;
    const char *left; /* of the text, once the range is deleted; NULL for E_RANGE */
  } rows[] = {
      {{0, 0, MASKCORE_UTF8}, text},
      {{7, 7, MASKCORE_UTF8}, text},
      {{4, 4, MASKCORE_UTF16}, text},
      {{0, 1, MASKCORE_UTF8}, "\xF0\x9F\x99\x82"}, /* widened to the character */
      {{1, 3, MASKCORE_UTF8}, "\xF0\x9F\x99\x82"}, /* on its left, too */
      {{1, 2, MASKCORE_UTF16}, "\xF0\x9F\x99\x82"},
      {{2, 4, MASKCORE_UTF16}, "e\xCC\x81"},
      {{1, 1, MASKCORE_UTF8}, text}, /* a caret moves on */
      {{1, 0, MASKCORE_UTF8}, NULL},
      {{1, 0, MASKCORE_UTF16}, NULL},
      {{0, 8, MASKCORE_UTF8}, NULL},
      {{8, 8, MASKCORE_UTF8}, NULL},
      {{0, SIZE_MAX, MASKCORE_UTF8}, NULL},
      {{0, 5, MASKCORE_UTF16}, NULL},
      {{5, 5, MASKCORE_UTF16}, NULL},
      {{2, 2, MASKCORE_UTF8}, NULL}, /* inside the accent */
      {{0, 2, MASKCORE_UTF8}, NULL},
      {{0, 5, MASKCORE_UTF8}, NULL},
      {{0, 3, MASKCORE_UTF16}, NULL}, /* inside a pair */
      {{3, 4, MASKCORE_UTF16}, NULL},
  };
  maskcore_mask *mask = mask_of("[…]", 0);
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    char out[64];
    maskcore_range range = rows[i].range;
    maskcore_result r =
        maskcore_edit(mask, text, 7, range, MASKCORE_PASTE, NULL, 0, out, sizeof out);
    maskcore_result f = maskcore_format(mask, text, 7, range, out + 32, 32);
    CHECK(r.status == (rows[i].left == NULL ? MASKCORE_E_RANGE : MASKCORE_OK));
    CHECK(f.status == r.status);
    CHECK(rows[i].left == NULL || is_text(out, r.size, rows[i].left));
    CHECK(rows[i].left == NULL || is_text(out + 32, f.size, text));
  }
  char out[64];
  maskcore_result r =
      maskcore_edit(mask, text, 7, bytes_from(1, 1), MASKCORE_INSERT, "x", 1, out, 64);
  CHECK(is_text(out, r.size, "e\xCC\x81x\xF0\x9F\x99\x82"));
  CHECK(r.caret.utf8 == 4 && r.caret.utf16 == 3);
  maskcore_free(mask);
}

/* What E_SPACE asks for is enough, and one byte less is not. */
static void room(void) {
  static const char *const texts[] = {"+7 (912", "912345", "x9y1z2", "№912", ""};
  static const uint32_t flags[] = {0, MASKCORE_GUIDE | MASKCORE_PREFIX_SHOWN,
                                   MASKCORE_FILL_FROM_END};
  for (size_t f = 0; f < COUNT(flags); f += 1) {
    maskcore_mask *mask = mask_of(phone, flags[f]);
    for (size_t i = 0; i < COUNT(texts); i += 1) {
      size_t size = strlen(texts[i]);
      for (call which = EDIT; which < CALLS; which += 1) {
        char big[256];
        maskcore_result most = made(which, mask, texts[i], size, big, maskcore_bound(mask, size));
        CHECK(most.status == MASKCORE_OK && maskcore_bound(mask, size) <= sizeof big);
        maskcore_result none = made(which, mask, texts[i], size, NULL, 100);
        CHECK((none.status == MASKCORE_E_SPACE) == (none.size != 0));
        CHECK(none.status == MASKCORE_E_SPACE || most.size == 0);
        char *out = malloc(none.size + 1); /* ASan watches what is behind */
        CHECK(out != NULL);
        maskcore_result exact = made(which, mask, texts[i], size, out, none.size);
        CHECK(exact.status == MASKCORE_OK && exact.size == most.size);
        CHECK(memcmp(out, big, exact.size) == 0);
        if (none.size != 0) {
          maskcore_result less = made(which, mask, texts[i], size, out, none.size - 1);
          CHECK(less.status == MASKCORE_E_SPACE && less.size == none.size);
        }
        free(out);
      }
    }
    maskcore_free(mask);
  }
}

/* No display is longer than the longest text. */
static void outcomes_too_long(void) {
  static char text[MASKCORE_TEXT_LIMIT], out[2 * MASKCORE_TEXT_LIMIT];
  memset(text, 'a', sizeof text);
  maskcore_mask *mask = mask_of("+[…]", 0);
  maskcore_range end = {sizeof text, sizeof text, MASKCORE_UTF8};
  maskcore_result r = maskcore_format(mask, text, sizeof text, end, out, sizeof out);
  CHECK(r.status == MASKCORE_E_LIMIT && r.size == 0);
  r = maskcore_format(mask, text, sizeof text, end, NULL, 0);
  CHECK(r.status == MASKCORE_E_LIMIT && r.size == 0);
  end.start = end.end = sizeof text - 1;
  r = maskcore_format(mask, text, sizeof text - 1, end, out, sizeof out);
  CHECK(r.status == MASKCORE_OK && r.size == sizeof text && out[0] == '+' && out[1] == 'a');
  maskcore_free(mask);
}

/* A text of which nothing can be shown counts as empty; it is valid UTF-8 all the same. */
static void nothing_of_a_text_is_kept(void) {
  static const char text[] = "\0\xEF\xBC\x93:=+";
  uint32_t flags = MASKCORE_EAGER | MASKCORE_DROP_TAIL | MASKCORE_KEEP_NATIVE_DIGITS;
  maskcore_mask *mask = mask_of("[00:1-31].[00:1-12].[0000]", flags);
  for (size_t at = 4; at <= 7; at += 1) {
    char out[64];
    maskcore_result r =
        maskcore_edit(mask, text, 7, bytes_from(at, at), MASKCORE_INSERT, "1", 1, out, sizeof out);
    CHECK(r.status == MASKCORE_OK && r.reformatted && r.taken == 1);
  }
  maskcore_free(mask);
}

typedef struct typed_row {
  const char *pattern, *typed, *shown;
  maskcore_refusal refusal;
} typed_row;

/* A digit that cannot begin a number is padded, and one that leads out of its bounds refused. */
static void bounds(void) {
  static const typed_row rows[] = {
      {"[00:1-31].[00:1-12]", "3112", "31.12", MASKCORE_TAKEN_ALL},
      {"[00:1-31].[00:1-12]", "4", "04", MASKCORE_TAKEN_ALL},
      {"[00:1-31].[00:1-12]", "42", "04.02", MASKCORE_TAKEN_ALL},
      {"[00:1-31].[00:1-12]", "1.", "01.", MASKCORE_TAKEN_ALL},
      {"[00:1-31].[00:1-12]", "32", "3", MASKCORE_BOUNDS},
      {"[00:1-31].[00:1-12]", "00", "0", MASKCORE_BOUNDS},
      {"[00:1-31].[00:1-12]", "0.", "0", MASKCORE_CLASS}, /* `00` is no day */
      {"[00:19-25]", "19", "19", MASKCORE_TAKEN_ALL},
      {"[00:19-25]", "18", "1", MASKCORE_BOUNDS},
      {"[00:19-25]", "25", "25", MASKCORE_TAKEN_ALL},
      {"[00:19-25]", "26", "2", MASKCORE_BOUNDS},
      {"[00:19-25]", "3", "", MASKCORE_BOUNDS}, /* `03` is too small */
      {"[00:1-3]", "3", "03", MASKCORE_TAKEN_ALL},
      {"[00:1-3]", "5", "", MASKCORE_BOUNDS}, /* `05` is too great */
      {"[09:10-15]", "12", "12", MASKCORE_TAKEN_ALL},
      {"[09:10-15]", "9", "", MASKCORE_BOUNDS},
      {"[09:10-15]", "16", "1", MASKCORE_BOUNDS},
      {"[09:0-15]", "9", "9", MASKCORE_TAKEN_ALL},
      {"[09:0-15]", "91", "9", MASKCORE_BOUNDS},
      {"[000:1-366]/", "36/", "036/", MASKCORE_TAKEN_ALL},
      {"[000:1-366]/", "367", "36", MASKCORE_BOUNDS},
      {"[0…]", "12.", "12", MASKCORE_CLASS}, /* no number with bounds */
      {"[000000000:0-999999999]", "999999999", "999999999", MASKCORE_TAKEN_ALL},
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    const typed_row *row = &rows[i];
    maskcore_mask *mask = mask_of(row->pattern, 0);
    char text[2][64];
    size_t size = 0, now = 0;
    maskcore_refusal first = MASKCORE_TAKEN_ALL;
    for (const char *key = row->typed; *key != '\0'; key += 1) {
      maskcore_result r = maskcore_edit(mask, text[now], size, bytes_from(size, size),
                                        MASKCORE_INSERT, key, 1, text[1 - now], sizeof text[0]);
      CHECK(r.status == MASKCORE_OK && r.taken + r.refused == 1);
      first = first == MASKCORE_TAKEN_ALL ? r.refusal : first;
      size = r.size;
      now = 1 - now;
    }
    CHECK(is_text(text[now], size, row->shown) && first == row->refusal);
    maskcore_free(mask);
  }
}

/* An optional digit of a number gives way to a literal that stands behind it. */
static void numbers_in_front_of_digits(void) {
  static const struct {
    const char *pattern, *text, *value;
  } rows[] = {
      {"[99:0-15]1[0]", "112", "12"},
      {"[99:0-15]1[0]", "1112", "112"},
      {"[999:0-150]1[0]", "1113", "113"},
      {"[999:0-150]15[0]", "15153", "153"},
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    maskcore_mask *mask = mask_of(rows[i].pattern, 0);
    char out[32];
    maskcore_result r = maskcore_unmask(mask, rows[i].text, strlen(rows[i].text), out, sizeof out);
    CHECK(r.status == MASKCORE_OK && !r.reformatted && r.complete);
    CHECK(is_text(out, r.size, rows[i].value));
    maskcore_free(mask);
  }
}

/* A number with a hole in it cannot be made whole by zeros. */
static void holes_are_not_padded(void) {
  maskcore_mask *mask = mask_of("[000:1-366].[0]", MASKCORE_GUIDE);
  char out[64];
  maskcore_result r =
      maskcore_edit(mask, "_1_._", 5, bytes_from(2, 2), MASKCORE_INSERT, ".", 1, out, sizeof out);
  CHECK(r.status == MASKCORE_OK && !r.reformatted && r.refused == 1);
  CHECK(!r.changed && is_text(out, r.size, "_1_._"));
  r = maskcore_edit(mask, "1__._", 5, bytes_from(1, 1), MASKCORE_INSERT, ".", 1, out, sizeof out);
  CHECK(r.status == MASKCORE_OK && r.refused == 0 && is_text(out, r.size, "001._"));
  maskcore_free(mask);
}

/* The rest of the template, behind what is a rendering. */
static void hints(void) {
  static const struct {
    uint32_t flags;
    const char *text, *hint;
    bool complete;
  } rows[] = {
      {0, "", "+7 (___) ___-__-__", false},
      {0, "+7 (912", ") ___-__-__", false},
      {0, "+7 (912) 345-67-89", "", true},
      {0, "912", "", false}, /* no rendering */
      {MASKCORE_FILL_FROM_END, "", "+7 (___) ___-__-__", false},
      {MASKCORE_FILL_FROM_END, "+7 (912) 345-67-89", "", true},
      {MASKCORE_FILL_FROM_END, "9", "", false}, /* what would stand behind it stands before it */
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    maskcore_mask *mask = mask_of(phone, rows[i].flags);
    char out[64];
    maskcore_result r = maskcore_hint(mask, rows[i].text, strlen(rows[i].text), out, sizeof out);
    CHECK(r.status == MASKCORE_OK && is_text(out, r.size, rows[i].hint));
    CHECK(r.complete == rows[i].complete);
    maskcore_free(mask);
  }
}

static void prefixes(void) {
  static const struct {
    uint32_t flags;
    const char *prefix;
    size_t caret;
  } rows[] = {
      {0, "", 0},
      {MASKCORE_GUIDE, "", 0},
      {MASKCORE_PREFIX_SHOWN, "+7 (", 4},
      {MASKCORE_PREFIX_SHOWN | MASKCORE_GUIDE, "+7 (___) ___-__-__", 4},
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    maskcore_mask *mask = mask_of(phone, rows[i].flags);
    char out[64];
    maskcore_result r = maskcore_prefix(mask, out, sizeof out);
    CHECK(r.status == MASKCORE_OK && is_text(out, r.size, rows[i].prefix));
    CHECK(r.caret.utf8 == rows[i].caret && r.caret.utf16 == rows[i].caret && !r.complete);
    size_t size = r.size;
    r = maskcore_prefix(mask, NULL, 64);
    CHECK(r.status == (size == 0 ? MASKCORE_OK : MASKCORE_E_SPACE) && r.size == size);
    maskcore_free(mask);
  }
}

int main(void) {
  what_is_no_text();
  ranges();
  room();
  outcomes_too_long();
  nothing_of_a_text_is_kept();
  bounds();
  numbers_in_front_of_digits();
  holes_are_not_padded();
  hints();
  prefixes();
  printf("mask_test: %d checks\n", checks_made);
  return 0;
}
