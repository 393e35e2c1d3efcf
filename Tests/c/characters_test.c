/*
 * Which characters a slot takes, and what it makes of them: rule N, case, classes of the caller's
 * own, and characters of any length.
 */
#include "maskcore.h"
#include "check.h"

#include <string.h>

static const maskcore_scalars ascii_digits[] = {{'0', '9'}};
static const maskcore_scalars wide_digits[] = {{'0', '9'}, {0xFF10, 0xFF19}};
static const maskcore_scalars vowels[] = {{'A', 'A'}, {'E', 'E'}, {0xC9, 0xC9}};

/* What each mask may use beside the built-in symbols. */
static const maskcore_notation notations[] = {
    {.symbol = 'U', .letter_case = MASKCORE_UPPER_CASE, .base = MASKCORE_CLASS_LETTER},
    {.symbol = 'L', .letter_case = MASKCORE_LOWER_CASE, .base = MASKCORE_CLASS_LETTER},
    {.symbol = 'D', .accepts = ascii_digits, .accepts_count = 1},
    {.symbol = 'W', .accepts = wide_digits, .accepts_count = 2},
    {.symbol = 'V', .letter_case = MASKCORE_UPPER_CASE, .accepts = vowels, .accepts_count = 3},
};

static maskcore_mask *mask_of(const char *pattern, uint32_t flags) {
  maskcore_options options = {
      .flags = flags,
      .notations = notations,
      .notation_count = sizeof notations / sizeof *notations,
  };
  maskcore_mask *mask = maskcore_compile(pattern, strlen(pattern), &options, NULL);
  CHECK(mask != NULL);
  return mask;
}

/* One character typed into an empty field: what is stored of it, or that the slot refuses it. */
static void slots_take(void) {
  static const struct {
    int line;
    const char *pattern, *typed, *stored;
    uint32_t flags;
  } rows[] = {
      /* Rule N drops marks of order and what cannot be seen. */
      {__LINE__, "[0]", "\uFEFF5", "5", 0},
      {__LINE__, "[0]", "\u200F5", "5", 0},
      {__LINE__, "[A]", "e\u200D", "e", 0},
      /* A variation selector stays behind a pictograph and in a keycap, and goes elsewhere. */
      {__LINE__, "[*]", "❤\uFE0F", "❤\uFE0F", 0},
      {__LINE__, "[*]", "1\uFE0F\u20E3", "1\uFE0F\u20E3", 0},
      {__LINE__, "[*]", "1\uFE0F\u0301", "1\u0301", 0},
      {__LINE__, "[*]", "1\u200D\u20E3", "1\u20E3", 0},
      {__LINE__, "[0]", "1\uFE0F", "1", 0},
      {__LINE__, "[0]", "1\uFE0F\u20E3", NULL, 0}, /* a keycap is no digit */
      /* A joiner stays within an emoji sequence. */
      {__LINE__, "[*]", "👩\u200D🚀", "👩\u200D🚀", 0},
      {__LINE__, "[*]", "e\u200D\u0301", "e\u0301", 0},
      {__LINE__, "[*]", "👩\u200D\u0301", "👩\u0301", 0},
      /* Digits of every script are stored in ASCII by digit slots, unless they are kept. */
      {__LINE__, "[0]", "٣", "3", 0},
      {__LINE__, "[0]", "٣", "٣", MASKCORE_KEEP_NATIVE_DIGITS},
      {__LINE__, "[_]", "٣", "٣", 0},
      {__LINE__, "[0]", "²", NULL, 0},
      {__LINE__, "[0]", "é", NULL, 0},
      /* A letter brings its marks, and nothing else with it. */
      {__LINE__, "[A]", "é", "é", 0},
      {__LINE__, "[A]", "e\u0301", "e\u0301", 0},
      {__LINE__, "[_]", "é", "é", 0},
      {__LINE__, "[_]", "€", NULL, 0},
      {__LINE__, "[A]", "€", NULL, 0},
      {__LINE__, "[A]", "\U0001F3FB", NULL, 0},
      {__LINE__, "[A]", "a\U0001F3FB", NULL, 0},    /* a colour of skin, which joins any letter */
      {__LINE__, "[A]", "カ\uFF9E", "カ\uFF9E", 0}, /* a letter that joins */
      /* A control is in no class. */
      {__LINE__, "[*]", "\xC2\x85", NULL, 0},
      {__LINE__, "[*]", "\r\n", NULL, 0},
      /* Case is folded one scalar to one. */
      {__LINE__, "[U]", "a", "A", 0},
      {__LINE__, "[L]", "A", "a", 0},
      {__LINE__, "[L]", "a", "a", 0},
      {__LINE__, "[L]", "É", "é", 0},
      {__LINE__, "[U]", "é", "É", 0},
      {__LINE__, "[U]", "ß", "ß", 0},
      {__LINE__, "[V]", "é", "É", 0},
      {__LINE__, "[V]", "í", NULL, 0},
      /* Full-width signs are stored in ASCII where only that is listed. */
      {__LINE__, "[D]", "５", "5", 0},
      {__LINE__, "[W]", "５", "５", 0},
      {__LINE__, "[D]", "٣", "3", 0},
      {__LINE__, "[D]", "Ａ", NULL, 0},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i += 1) {
    maskcore_mask *mask = mask_of(rows[i].pattern, rows[i].flags);
    char out[64];
    maskcore_result r =
        maskcore_edit(mask, NULL, 0, (maskcore_range){0, 0, MASKCORE_UTF8}, MASKCORE_INSERT,
                      rows[i].typed, strlen(rows[i].typed), out, sizeof out);
    bool takes = rows[i].stored != NULL;
    const char *stored = takes ? rows[i].stored : "";
    bool same = r.size == strlen(stored) && memcmp(out, stored, r.size) == 0;
    if (!same || r.taken != takes) {
      fprintf(stderr, "line %d: %.*s\n", rows[i].line, (int)r.size, out);
    }
    CHECK(r.status == MASKCORE_OK && same && r.taken == takes && r.refused == !takes);
    CHECK(r.complete == takes && r.refusal == (takes ? MASKCORE_TAKEN_ALL : MASKCORE_CLASS));
    /* What is stored is read back as it is. */
    CHECK(maskcore_is_complete(mask, stored, strlen(stored)) == takes);
    maskcore_free(mask);
  }
}

/* Literals of two runs that would be one character are refused where the second begins. */
static void literals_stay_apart(void) {
  static const struct {
    const char *pattern;
    bool compiles;
  } rows[] = {
      {"\r{\n}[0]", false},    {"\r{a}[0]", true},     {"a{\n}[0]", true},
      {"e{\u0301}[0]", false}, {"e{\u00E9}[0]", true},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i += 1) {
    maskcore_error error;
    maskcore_mask *mask = maskcore_compile(rows[i].pattern, strlen(rows[i].pattern), NULL, &error);
    CHECK((mask != NULL) == rows[i].compiles);
    CHECK(rows[i].compiles || error.reason == MASKCORE_FAULT_LITERAL);
    CHECK(rows[i].compiles || error.offset == 2);
    maskcore_free(mask);
  }
}

/* A character has no greatest length: marks join it however long it is, and letters do not. */
static void characters_of_any_length(void) {
  static const char *const marks[] = {"\u0301", "\u20D0", "\U0001D165"};
  maskcore_mask *mask = mask_of("[*][*]", 0);
  for (size_t kind = 0; kind < sizeof marks / sizeof *marks; kind += 1) {
    char text[160] = "e", out[256];
    size_t width = strlen(marks[kind]);
    for (size_t size = 1; size + width < sizeof text; size += width) {
      maskcore_range end = {size, size, MASKCORE_UTF8};
      maskcore_result r = maskcore_edit(mask, text, size, end, MASKCORE_INSERT, marks[kind], width,
                                        out, sizeof out);
      memcpy(text + size, marks[kind], width);
      CHECK(r.status == MASKCORE_OK && r.taken == 1 && r.size == size + width && !r.complete);
      CHECK(memcmp(out, text, r.size) == 0 && r.caret.utf8 == r.size);
      r = maskcore_edit(mask, text, size, end, MASKCORE_INSERT, "é", 2, out, sizeof out);
      CHECK(r.status == MASKCORE_OK && r.taken == 1 && r.size == size + 2 && r.complete);
      CHECK(memcmp(out, text, size) == 0 && memcmp(out + size, "é", 2) == 0);
    }
  }
  maskcore_free(mask);
}

/* Texts and insertions of every size around those that are copied without a loop. */
static void texts_of_any_length(void) {
  enum { MOST = 110 };
  char groups[2 * MOST + 8] = "#", slots[MOST + 8] = "[";
  const char *const patterns[] = {"[0…]", "#[0…]", groups, slots};
  char digits[MOST + 1], text[2 * MOST], out[2 * MOST];
  for (size_t i = 0; i < MOST; i += 5) {
    strcat(groups, "[00000]-");
    strcat(slots, "00000");
  }
  strcat(slots, "]");
  for (size_t i = 0; i < sizeof digits; i += 1) {
    digits[i] = (char)('0' + i * 7 % 10);
  }
  for (size_t kind = 0; kind < sizeof patterns / sizeof *patterns; kind += 1) {
    maskcore_mask *mask = mask_of(patterns[kind], 0);
    for (size_t size = 1; size < MOST; size += 1) {
      maskcore_result r = maskcore_edit(mask, NULL, 0, (maskcore_range){0, 0, MASKCORE_UTF8},
                                        MASKCORE_PASTE, digits, size, text, sizeof text);
      CHECK(r.status == MASKCORE_OK && r.taken == size && r.refused == 0);
      size_t shown = r.size;
      r = maskcore_unmask(mask, text, shown, out, sizeof out);
      CHECK(r.status == MASKCORE_OK && r.size == size && memcmp(out, digits, size) == 0);
      CHECK(r.changed == (shown != size));
      r = maskcore_format(mask, text, shown, (maskcore_range){shown, shown, MASKCORE_UTF8}, out,
                          sizeof out);
      CHECK(r.status == MASKCORE_OK && r.size == shown && memcmp(out, text, shown) == 0);
      CHECK(!r.changed && !r.reformatted);
      /* A key at the end, and a key that is refused there. */
      maskcore_range end = {shown, shown, MASKCORE_UTF8};
      r = maskcore_edit(mask, text, shown, end, MASKCORE_INSERT, digits + size, 1, out, sizeof out);
      CHECK(r.status == MASKCORE_OK && r.taken == 1 && r.changed && r.size > shown);
      CHECK(memcmp(out, text, shown) == 0 && out[r.size - 1] == digits[size]);
      r = maskcore_edit(mask, text, shown, end, MASKCORE_INSERT, "x", 1, out, sizeof out);
      CHECK(r.status == MASKCORE_OK && r.refused == 1 && !r.changed && r.size == shown);
      CHECK(memcmp(out, text, shown) == 0);
      /* One digit replaced by another, far behind the beginning. */
      maskcore_range last = {shown - 1, shown, MASKCORE_UTF8};
      char other = text[shown - 1] == '9' ? '0' : '9';
      r = maskcore_edit(mask, text, shown, last, MASKCORE_INSERT, &other, 1, out, sizeof out);
      CHECK(r.status == MASKCORE_OK && r.changed && r.size == shown);
      CHECK(memcmp(out, text, shown - 1) == 0 && out[shown - 1] == other);
      /* The whole text pasted over itself, and over the other. */
      maskcore_range all = {0, shown, MASKCORE_UTF8};
      char again[2 * MOST];
      r = maskcore_edit(mask, text, shown, all, MASKCORE_PASTE, text, shown, again, sizeof again);
      CHECK(r.status == MASKCORE_OK && !r.changed && r.size == shown);
      CHECK(memcmp(again, text, shown) == 0);
      r = maskcore_edit(mask, out, shown, all, MASKCORE_PASTE, text, shown, again, sizeof again);
      CHECK(r.status == MASKCORE_OK && r.changed && r.size == shown);
      CHECK(memcmp(again, text, shown) == 0);
    }
    maskcore_free(mask);
  }
}

/* The same with letters of two bytes. */
static void letters_of_any_length(void) {
  enum { MOST = 60 };
  char pattern[MOST + 3] = "[", text[2 * MOST + 2], out[2 * MOST + 2];
  memset(pattern + 1, 'A', MOST);
  pattern[MOST + 1] = ']';
  maskcore_mask *mask = mask_of(pattern, 0);
  for (size_t size = 0; size < sizeof text - 2; size += 2) {
    maskcore_range end = {size, size, MASKCORE_UTF8};
    maskcore_result r =
        maskcore_edit(mask, text, size, end, MASKCORE_INSERT, "ж", 2, out, sizeof out);
    CHECK(r.status == MASKCORE_OK && r.taken == 1 && r.size == size + 2);
    CHECK(memcmp(out, text, size) == 0 && memcmp(out + size, "ж", 2) == 0);
    CHECK(r.caret.utf8 == size + 2 && r.caret.utf16 == size / 2 + 1);
    memcpy(text, out, r.size);
    CHECK(r.complete == (r.size == 2 * MOST));
    r = maskcore_edit(mask, text, size + 2, end, MASKCORE_INSERT, "7", 1, out, sizeof out);
    CHECK(r.status == MASKCORE_OK && r.refused == 1 && !r.changed && r.size == size + 2);
    CHECK(memcmp(out, text, size + 2) == 0);
    r = maskcore_edit(mask, text, size + 2, end, MASKCORE_INSERT, NULL, 0, out, sizeof out);
    CHECK(r.status == MASKCORE_OK && !r.changed && r.size == size + 2);
    CHECK(memcmp(out, text, size + 2) == 0);
  }
  maskcore_free(mask);
}

/* What equals a literal counts as taken by it, after the foldings of rule N. */
static void literals_are_recognised(void) {
  static const struct {
    const char *pattern, *text;
    int32_t whole;
  } rows[] = {
      {"-[0]", "-5", 2},      {"é[0]", "é5", 2},
      {"-[0]", "\u22125", 2}, {"-[0]", "#5", -1}, /* one taken, one left out, a literal missing */
      {"é[0]", "#5", -1},     {"-[0]", "é5", -1},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i += 1) {
    maskcore_mask *mask = mask_of(rows[i].pattern, 0);
    CHECK(maskcore_affinity(mask, rows[i].text, strlen(rows[i].text), MASKCORE_AFFINITY_WHOLE) ==
          rows[i].whole);
    maskcore_free(mask);
  }
}

int main(void) {
  slots_take();
  literals_stay_apart();
  characters_of_any_length();
  texts_of_any_length();
  letters_of_any_length();
  literals_are_recognised();
  printf("characters: %d checks\n", checks_made);
  return 0;
}
