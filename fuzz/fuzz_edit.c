/* One change in a range: whatever the bytes say, the answer obeys the header and the promises. */
#include <stdlib.h>
#include <string.h>

#include "feed.h"
#include "harnesses.h"
#include "maskcore.h"
#include "require.h"

static const char *const patterns[] = {
    "+7 ([000]) [000]-[00]-[00]",
    "+{7} ([000]) [000]-[00]-[00]",
    "[0000] [0000] [0000] [0000]",
    "[099].[099].[099].[099]",
    "[A0A] [0A0]",
    "[00000]<-[0000]>",
    "[…]",
    "PREFIX-[…]",
    "[A…][0]",
    "[**] [**] [**]",
    "[00]{.}[00]{.}[0000]",
    "[09]1[0]",
    "<[00]<-[00]>/>[A]",
    "[hh]:[hh]:[zz]",
    "{TR}[00] [0000]",
    "\\{[?*]\\}",
    "[00:1-31].[00:1-12].[0000]",
    "[099:0-255].[099:0-255].[09:0-25]",
    "$[990].[00] €",
    "[000].[AAA]-[**]",
};

static bool is_boundary(const char *bytes, size_t size, size_t at) {
  return at == size || (at < size && ((unsigned char)bytes[at] & 0xC0) != 0x80);
}

/* Formats `t` with the caret at `caret`, or with SIZE_MAX unmasks it. */
static maskcore_result convert(const maskcore_mask *mask, text t, size_t caret, char *out,
                               size_t capacity) {
  maskcore_range selection = {caret, caret, MASKCORE_UTF8};
  return caret == SIZE_MAX ? maskcore_unmask(mask, t.bytes, t.size, out, capacity)
                           : maskcore_format(mask, t.bytes, t.size, selection, out, capacity);
}

/* Exactly the room that a conversion of `t` asks for is enough, and one byte less is not. */
static void check_conversion(const maskcore_mask *mask, text t, size_t caret) {
  maskcore_result none = convert(mask, t, caret, NULL, 0);
  if (none.status != MASKCORE_E_SPACE) {
    REQUIRE(none.status == MASKCORE_E_UTF8 || none.status == MASKCORE_E_RANGE ||
            (none.status == MASKCORE_OK && none.size == 0));
    return;
  }
  char *exact = malloc(none.size);
  REQUIRE(exact != NULL);
  maskcore_result r = convert(mask, t, caret, exact, none.size);
  REQUIRE(r.status == MASKCORE_OK && r.size <= none.size);
  REQUIRE(r.caret.utf8 <= r.size && is_boundary(exact, r.size, r.caret.utf8));
  REQUIRE(r.caret.utf16 == utf16_units(exact, r.caret.utf8));
  if (r.size == none.size) { /* less where it asked for room for either of two outcomes */
    r = convert(mask, t, caret, exact, none.size - 1);
    REQUIRE(r.status == MASKCORE_E_SPACE && r.size == none.size);
  }
  free(exact);
}

static void check_conversions(const maskcore_mask *mask, text t) {
  check_conversion(mask, t, SIZE_MAX);
  check_conversion(mask, t, t.size);
  check_conversion(mask, t, t.size / 2);
}

/* What holds for a display that the engine made. */
static void check_display(const maskcore_mask *mask, const char *bytes, size_t size) {
  size_t capacity = maskcore_bound(mask, size);
  char *again = malloc(capacity), *value = malloc(capacity), *shown = malloc(capacity);
  REQUIRE(again != NULL && value != NULL && shown != NULL);
  maskcore_range end = {size, size, MASKCORE_UTF8};
  maskcore_result twice = maskcore_format(mask, bytes, size, end, again, capacity);
  REQUIRE(twice.status == MASKCORE_OK);
  REQUIRE(!twice.reformatted);
  maskcore_result thrice =
      maskcore_format(mask, again, twice.size,
                      (maskcore_range){twice.size, twice.size, MASKCORE_UTF8}, shown, capacity);
  REQUIRE(thrice.status == MASKCORE_OK && !thrice.changed);
  maskcore_result unmasked = maskcore_unmask(mask, bytes, size, value, capacity);
  REQUIRE(unmasked.status == MASKCORE_OK);
  REQUIRE(unmasked.size <= size);
  REQUIRE(maskcore_is_complete(mask, bytes, size) == unmasked.complete);
  free(again);
  free(value);
  free(shown);
}

static void check_result(const maskcore_mask *mask, maskcore_result r, text before, size_t inserted,
                         const char *out) {
  REQUIRE(r.size <= maskcore_bound(mask, before.size + inserted));
  REQUIRE(r.caret.utf8 <= r.size);
  REQUIRE(is_boundary(out, r.size, r.caret.utf8));
  REQUIRE(r.caret.utf16 == utf16_units(out, r.caret.utf8));
  REQUIRE(r.changed != same(out, r.size, before.bytes, before.size));
  REQUIRE((r.refused == 0) == (r.refusal == MASKCORE_TAKEN_ALL));
  REQUIRE(r.complete == maskcore_is_complete(mask, out, r.size));
  check_display(mask, out, r.size);
  if (inserted != 0 && r.taken == 0 && !r.reformatted) {
    REQUIRE(!r.changed);
  }
}

/* A second call with exactly the room that the first one asked for succeeds, one byte less fails.
 */
static void check_space(const maskcore_mask *mask, text before, maskcore_range range,
                        maskcore_intent intent, text insert, maskcore_result full) {
  maskcore_result none = maskcore_edit(mask, before.bytes, before.size, range, intent, insert.bytes,
                                       insert.size, NULL, 0);
  if (none.status == MASKCORE_OK) {
    REQUIRE(full.size == 0);
    return;
  }
  REQUIRE(none.status == MASKCORE_E_SPACE);
  REQUIRE(none.size >= full.size && none.size != 0);
  char *exact = malloc(none.size);
  REQUIRE(exact != NULL);
  maskcore_result r = maskcore_edit(mask, before.bytes, before.size, range, intent, insert.bytes,
                                    insert.size, exact, none.size);
  REQUIRE(r.status == MASKCORE_OK && r.size == full.size);
  r = maskcore_edit(mask, before.bytes, before.size, range, intent, insert.bytes, insert.size,
                    exact, none.size - 1);
  REQUIRE(r.status == MASKCORE_E_SPACE);
  free(exact);
}

/* The mask with every `[0]` written as a class of the caller's own: the same rules by the long way.
   NULL where the pattern has other slots. */
static maskcore_mask *twin_of(const char *pattern, const maskcore_options *options) {
  char twin[64];
  size_t size = strlen(pattern);
  bool inside = false;
  REQUIRE(size <= sizeof twin);
  if (options->flags & MASKCORE_KEEP_NATIVE_DIGITS) {
    return NULL;
  }
  for (size_t i = 0; i < size; i += 1) {
    inside = pattern[i] == '[' || (inside && pattern[i] != ']');
    if (strchr("\\<:", pattern[i]) != NULL || (inside && strchr("[0", pattern[i]) == NULL)) {
      return NULL;
    }
    twin[i] = inside && pattern[i] == '0' ? 'd' : pattern[i];
  }
  return maskcore_compile(twin, size, options, NULL);
}

/* The mask with another rule for deleting at literals, which takes the long way throughout: the
   same for whatever else is done. NULL where the mask has that rule itself. */
static maskcore_mask *stepping_twin_of(text pattern, maskcore_options options) {
  if (options.flags & MASKCORE_STEP_LITERALS) {
    return NULL;
  }
  options.flags |= MASKCORE_STEP_LITERALS;
  return maskcore_compile(pattern.bytes, pattern.size, &options, NULL);
}

static bool same_result(maskcore_result a, const char *a_out, maskcore_result b,
                        const char *b_out) {
  return a.status == b.status && a.complete == b.complete && a.changed == b.changed &&
         a.reformatted == b.reformatted && a.refusal == b.refusal && a.taken == b.taken &&
         a.refused == b.refused && a.size == b.size && a.caret.utf8 == b.caret.utf8 &&
         a.caret.utf16 == b.caret.utf16 &&
         (a.status != MASKCORE_OK || same(a_out, a.size, b_out, b.size));
}

/* Both ways come to the same. */
static void check_twin(const maskcore_mask *mask, const maskcore_mask *twin, text before,
                       maskcore_range range, maskcore_intent intent, text insert) {
  size_t capacity = maskcore_bound(mask, before.size + insert.size);
  text left = text_of(NULL, capacity), right = text_of(NULL, capacity);
  maskcore_result a = maskcore_edit(mask, before.bytes, before.size, range, intent, insert.bytes,
                                    insert.size, left.bytes, capacity);
  maskcore_result b = maskcore_edit(twin, before.bytes, before.size, range, intent, insert.bytes,
                                    insert.size, right.bytes, capacity);
  REQUIRE(same_result(a, left.bytes, b, right.bytes));
  const text texts[] = {before, insert};
  for (size_t i = 0; i < 2; i += 1) {
    maskcore_range end = {texts[i].size, texts[i].size, MASKCORE_UTF8};
    a = maskcore_format(mask, texts[i].bytes, texts[i].size, end, left.bytes, capacity);
    b = maskcore_format(twin, texts[i].bytes, texts[i].size, end, right.bytes, capacity);
    REQUIRE(same_result(a, left.bytes, b, right.bytes));
    a = maskcore_unmask(mask, texts[i].bytes, texts[i].size, left.bytes, capacity);
    b = maskcore_unmask(twin, texts[i].bytes, texts[i].size, right.bytes, capacity);
    REQUIRE(same_result(a, left.bytes, b, right.bytes));
  }
  free(left.bytes);
  free(right.bytes);
}

/* The form without structures by value comes to the same. */
static void check_edit_at(const maskcore_mask *mask, text before, maskcore_range range,
                          maskcore_intent intent, text insert, size_t capacity, maskcore_result due,
                          const char *due_out) {
  text out = text_of(NULL, capacity);
  maskcore_result r;
  maskcore_edit_at(mask, before.bytes, before.size, &range, intent, insert.bytes, insert.size,
                   out.bytes, capacity, &r);
  REQUIRE(same_result(r, out.bytes, due, due_out));
  free(out.bytes);
}

int maskcore_fuzz_edit(const uint8_t *data, size_t size) {
  static const maskcore_scalars hex[] = {{'0', '9'}, {'a', 'f'}, {'A', 'F'}};
  static const maskcore_scalars greek[] = {{0x370, 0x3FF}};
  static const maskcore_scalars digits[] = {{'0', '9'}};
  static const maskcore_notation notations[] = {
      {'h', false, MASKCORE_UPPER_CASE, hex, 3, MASKCORE_CLASS_LISTED},
      {'z', true, MASKCORE_LOWER_CASE, greek, 1, MASKCORE_CLASS_LISTED},
      {'d', false, MASKCORE_KEEP_CASE, digits, 1, MASKCORE_CLASS_LISTED},
  };
  static const maskcore_trunk trunks[] = {{"8", 1}, {"00", 2}};
  feed f = {data, size};
  maskcore_options options = {0};
  options.flags = feed_byte(&f);
  options.notations = notations;
  options.notation_count = 3;
  options.trunks = trunks;
  options.trunk_count = 2;
  uint8_t choice = feed_byte(&f);
  maskcore_error error;
  maskcore_mask *mask, *twin = NULL, *stepping;
  if (choice < 0x80) {
    const char *pattern = patterns[choice % (sizeof patterns / sizeof *patterns)];
    mask = maskcore_compile(pattern, strlen(pattern), &options, &error);
    if (mask == NULL) {
      REQUIRE(error.reason == MASKCORE_FAULT_FROM_END);
      return 0;
    }
    twin = twin_of(pattern, &options);
    stepping = stepping_twin_of((text){(char *)pattern, strlen(pattern)}, options);
  } else {
    text pattern = feed_text(&f, feed_byte(&f) % 48u);
    mask = maskcore_compile(pattern.bytes, pattern.size, &options, &error);
    REQUIRE((mask == NULL) == (error.status != MASKCORE_OK));
    REQUIRE(error.offset <= pattern.size);
    stepping = stepping_twin_of(pattern, options);
    free(pattern.bytes);
    if (mask == NULL) {
      return 0;
    }
  }

  /* A session: each edit begins with what the one before came to. */
  text shown = feed_text(&f, feed_byte(&f) % 32u);
  for (int step = 0; step < 6 && f.size != 0; step += 1) {
    uint8_t how = feed_byte(&f);
    maskcore_intent intent = (maskcore_intent)(how % 5);
    maskcore_range range = {feed_byte(&f), 0, how & 0x80 ? MASKCORE_UTF16 : MASKCORE_UTF8};
    range.start = (how & 0x40) ? range.start : shown.size == 0 ? 0 : range.start % (shown.size + 1);
    range.end = range.start + ((how & 0x20) ? feed_byte(&f) : 0);
    text insert = feed_text(&f, how & 0x10 ? feed_byte(&f) % 24u : how & 0x08 ? 1 : 0);
    check_conversions(mask, shown);
    check_conversions(mask, insert);
    if (twin != NULL) {
      check_twin(mask, twin, shown, range, intent, insert);
    }
    if (stepping != NULL && insert.size != 0 && intent <= MASKCORE_PASTE) {
      check_twin(mask, stepping, shown, range, intent, insert);
    }
    size_t capacity = maskcore_bound(mask, shown.size + insert.size);
    char *out = malloc(capacity);
    REQUIRE(out != NULL);
    maskcore_result r = maskcore_edit(mask, shown.bytes, shown.size, range, intent, insert.bytes,
                                      insert.size, out, capacity);
    REQUIRE(r.status == MASKCORE_OK || r.status == MASKCORE_E_RANGE || r.status == MASKCORE_E_UTF8);
    check_edit_at(mask, shown, range, intent, insert, capacity, r, out);
    if (r.status == MASKCORE_OK) {
      check_result(mask, r, shown, insert.size, out);
      check_space(mask, shown, range, intent, insert, r);
      free(shown.bytes);
      shown.bytes = malloc(r.size == 0 ? 1 : r.size);
      REQUIRE(shown.bytes != NULL);
      memcpy(shown.bytes, out, r.size);
      shown.size = r.size;
    }
    free(out);
    free(insert.bytes);
  }
  free(shown.bytes);
  maskcore_free(twin);
  maskcore_free(stepping);
  maskcore_free(mask);
  return 0;
}
