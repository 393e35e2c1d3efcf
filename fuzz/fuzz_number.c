/*
 * A session with a number field: whatever the bytes say, each answer obeys the header and the
 * promises, and says of its digits what a plain reading of the texts says.
 *
 * The first 12 bytes choose the format, the next one the sizes of two affixes, which follow. Each
 * edit then takes 6 bytes (intent, unit, two offsets, size of the insertion, what comes after) and
 * its insertion.
 */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "feed.h"
#include "harnesses.h"
#include "maskcore.h"
#include "require.h"

static const uint32_t groupings[] = {0, ',', '.', ' ', '\'', '_', '-', 0xA0, 0x202F, 0x66C, 0x2019};
static const uint32_t decimals[] = {0, ',', '.', 0x66B, 0xB7, '|'};
static const uint32_t zeros[] = {0, 0x660, 0x6F0, 0x966, 0xFF10, 0x1D7CE, 0x17E0};
static const char *const minuses[] = {"-", "−", "\u200E-", "\u200E−\u200E", "i"};
static const char *const bounds[] = {"", "0", "-128", "127", "99.5", "-0.25", "1000000", "x"};

#define PICK(list, byte) ((list)[(byte) % (sizeof(list) / sizeof *(list))])

/* ---- Plain readings ---------------------------------------------------------------------------
 */

/* Whether `value` is empty or canonical decimal text. */
static bool is_canonical(const char *value, size_t size) {
  if (size == 0) {
    return true;
  }
  size_t at = value[0] == '-', digits = 0, fraction = 0;
  bool pointed = false, nonzero = false, leading = false;
  for (; at < size; at += 1) {
    if (value[at] == '.') {
      if (pointed || digits == 0) {
        return false;
      }
      pointed = true;
    } else if (value[at] < '0' || value[at] > '9') {
      return false;
    } else {
      leading = leading || (digits == 1 && !pointed && !nonzero);
      nonzero = nonzero || value[at] != '0';
      digits += !pointed;
      fraction += pointed;
    }
  }
  return digits != 0 && !leading && pointed == (fraction != 0) && (nonzero || value[0] != '-');
}

/* ---- Calls with claims ------------------------------------------------------------------------
 */

/* One call in both sizes of buffer: too small by a byte, and just right. */
typedef maskcore_result call(const maskcore_number *number, const text *shown, const void *more,
                             char *out, size_t capacity);

static text run(call *body, const maskcore_number *number, const text *shown, size_t more_size,
                const void *more, maskcore_result *result) {
  maskcore_result r = body(number, shown, more, NULL, 0);
  if (r.status != MASKCORE_OK && r.status != MASKCORE_E_SPACE) {
    *result = r;
    return text_of(NULL, 0);
  }
  text out = text_of(NULL, r.size == 0 ? 1 : r.size);
  out.size = r.size;
  if (r.status == MASKCORE_E_SPACE) {
    REQUIRE(r.size != 0 && r.size <= maskcore_number_bound(number, shown->size + more_size));
    char *small = malloc(r.size - 1 == 0 ? 1 : r.size - 1);
    REQUIRE(small != NULL);
    maskcore_result less = body(number, shown, more, small, r.size - 1);
    REQUIRE(less.status == MASKCORE_E_SPACE && less.size == r.size);
    free(small);
    r = body(number, shown, more, out.bytes, out.size);
    REQUIRE(r.status == MASKCORE_OK && r.size == out.size);
  }
  REQUIRE(r.caret.utf8 <= r.size);
  REQUIRE(r.caret.utf8 == r.size || ((unsigned char)out.bytes[r.caret.utf8] & 0xC0) != 0x80);
  REQUIRE(r.caret.utf16 == utf16_units(out.bytes, r.caret.utf8));
  *result = r;
  return out;
}

typedef struct edit {
  maskcore_range range;
  maskcore_intent intent;
  text insert;
} edit;

static maskcore_result call_edit(const maskcore_number *number, const text *shown, const void *more,
                                 char *out, size_t capacity) {
  const edit *e = more;
  return maskcore_number_edit(number, shown->bytes, shown->size, e->range, e->intent,
                              e->insert.bytes, e->insert.size, out, capacity);
}

static maskcore_result call_end(const maskcore_number *number, const text *shown, const void *more,
                                char *out, size_t capacity) {
  (void)more;
  return maskcore_number_end(number, shown->bytes, shown->size, out, capacity);
}

static maskcore_result call_unmask(const maskcore_number *number, const text *shown,
                                   const void *more, char *out, size_t capacity) {
  (void)more;
  return maskcore_number_unmask(number, shown->bytes, shown->size, out, capacity);
}

static maskcore_result call_format(const maskcore_number *number, const text *shown,
                                   const void *more, char *out, size_t capacity) {
  (void)more;
  return maskcore_number_format(number, shown->bytes, shown->size, out, capacity);
}

/* What holds for every display: it is read back as itself, and its value gives it again. */
static void check_display(const maskcore_number *number, const text *shown) {
  maskcore_result r;
  edit nothing = {{shown->size, shown->size, MASKCORE_UTF8}, MASKCORE_INSERT, {NULL, 0}};
  text again = run(call_edit, number, shown, 0, &nothing, &r);
  REQUIRE(r.status == MASKCORE_OK && !r.changed && !r.reformatted);
  REQUIRE(same(again.bytes, again.size, shown->bytes, shown->size));
  free(again.bytes);

  text value = run(call_unmask, number, shown, 0, NULL, &r);
  REQUIRE(r.status == MASKCORE_OK && is_canonical(value.bytes, value.size));
  REQUIRE(r.complete == maskcore_number_is_complete(number, shown->bytes, shown->size));
  REQUIRE(value.size != 0 || !r.complete);
  text formatted = run(call_format, number, &value, 0, NULL, &r);
  REQUIRE(r.status == MASKCORE_OK);
  if (r.refusal == MASKCORE_TAKEN_ALL) { /* a number out of the bounds is shown, but not set */
    text back = run(call_unmask, number, &formatted, 0, NULL, &r);
    REQUIRE(same(back.bytes, back.size, value.bytes, value.size));
    free(back.bytes);
  }
  free(formatted.bytes);
  free(value.bytes);
}

static void check_end(const maskcore_number *number, const text *shown) {
  maskcore_result r;
  text ended = run(call_end, number, shown, 0, NULL, &r);
  REQUIRE(r.status == MASKCORE_OK);
  REQUIRE(ended.size == 0 ||
          maskcore_number_unmask(number, ended.bytes, ended.size, NULL, 0).status ==
              MASKCORE_E_SPACE); /* it has a value */
  check_display(number, &ended);
  text twice = run(call_end, number, &ended, 0, NULL, &r);
  REQUIRE(r.status == MASKCORE_OK && !r.changed);
  REQUIRE(same(twice.bytes, twice.size, ended.bytes, ended.size));
  free(twice.bytes);
  free(ended.bytes);
}

/* Moves `at` in front of the digit that a backspace there deletes; false if none is so near. */
static bool digit_before(const text *shown, uint32_t grouping, size_t *at) {
  size_t digit = *at;
  if (digit > 1 && (unsigned char)shown->bytes[digit - 1] == grouping) {
    digit -= 1;
  }
  *at = digit - 1;
  return digit != 0 && shown->bytes[digit - 1] >= '0' && shown->bytes[digit - 1] <= '9';
}

/* One key has a short way. Typed with a scalar that is dropped, or with the digit that a backspace
   takes selected, it goes the long way, which comes to the same. */
static void check_long_way(const maskcore_number *number, uint32_t grouping, const text *shown,
                           const edit *e, const text *next, maskcore_result r) {
  static const char dropped[] = "\xE2\x80\x8B"; /* U+200B */
  char key[sizeof dropped];
  edit longer = *e;
  if (e->range.start != e->range.end || e->range.unit != MASKCORE_UTF8 || r.reformatted) {
    return;
  }
  if (e->intent <= MASKCORE_PASTE && e->insert.size == 1) {
    key[0] = e->insert.bytes[0];
    memcpy(key + 1, dropped, sizeof dropped - 1);
    longer.insert = (text){key, sizeof key};
  } else if (e->intent != MASKCORE_DELETE_BACKWARD ||
             !digit_before(shown, grouping, &longer.range.start)) {
    return;
  }
  maskcore_result l;
  text out = run(call_edit, number, shown, longer.insert.size, &longer, &l);
  REQUIRE(l.status == r.status && l.complete == r.complete && l.changed == r.changed &&
          l.reformatted == r.reformatted && l.refusal == r.refusal && l.taken == r.taken &&
          l.refused == r.refused && l.caret.utf8 == r.caret.utf8 &&
          l.caret.utf16 == r.caret.utf16 && same(out.bytes, out.size, next->bytes, next->size));
  free(out.bytes);
}

/* ---- The session ------------------------------------------------------------------------------
 */

static maskcore_number *compile(feed *f, text *prefix, text *suffix, uint32_t *grouping) {
  maskcore_number_options options = {0};
  options.grouping = *grouping = PICK(groupings, feed_byte(f));
  options.decimal = PICK(decimals, feed_byte(f));
  options.zero = PICK(zeros, feed_byte(f));
  options.minus = PICK(minuses, feed_byte(f));
  options.minus_size = strlen(options.minus);
  uint8_t groups = feed_byte(f);
  options.group_size = groups % 5;
  options.next_group_size = groups / 5 % 5;
  options.minimum_grouping = groups / 25 % 4;
  uint8_t integer = feed_byte(f);
  options.integer_min = integer % 4;
  options.integer_max = integer / 4 % 16 == 15 ? MASKCORE_NUMBER_DIGIT_LIMIT : integer / 4 % 16;
  options.fraction_min = feed_byte(f) % 8;
  options.fraction_max = feed_byte(f) % 16;
  uint8_t flags = feed_byte(f);
  options.negative = (flags & 1) != 0;
  options.clamp = (flags & 2) != 0;
  options.minimum = PICK(bounds, feed_byte(f));
  options.minimum_size = strlen(options.minimum);
  options.maximum = PICK(bounds, feed_byte(f));
  options.maximum_size = strlen(options.maximum);
  uint8_t affixes = feed_byte(f);
  *prefix = feed_text(f, affixes & 15);
  *suffix = feed_text(f, affixes >> 4);
  options.prefix = prefix->bytes;
  options.prefix_size = prefix->size;
  options.suffix = suffix->bytes;
  options.suffix_size = suffix->size;
  maskcore_error error = {0};
  maskcore_number *number = maskcore_number_compile(&options, NULL, &error);
  REQUIRE((number == NULL) == (error.status != MASKCORE_OK));
  REQUIRE(error.offset < sizeof options);
  return number;
}

int maskcore_fuzz_number(const uint8_t *data, size_t size) {
  feed f = {data, size};
  text prefix, suffix;
  uint32_t grouping;
  maskcore_number *number = compile(&f, &prefix, &suffix, &grouping);
  text shown = text_of(NULL, 0);
  for (int steps = 0; number != NULL && steps < 12 && f.size != 0; steps += 1) {
    uint8_t how = feed_byte(&f);
    edit e = {.intent = (maskcore_intent)(how % 5)};
    e.range.unit = how & 0x80 ? MASKCORE_UTF16 : MASKCORE_UTF8;
    e.range.start = feed_byte(&f) % (shown.size + 2);
    e.range.end = feed_byte(&f) % (shown.size + 2);
    if (how & 0x40) { /* a caret at the end, as when someone types */
      e.range.start = e.range.end =
          e.range.unit == MASKCORE_UTF16 ? utf16_units(shown.bytes, shown.size) : shown.size;
    }
    e.insert = feed_text(&f, feed_byte(&f) % 32);
    uint8_t after = feed_byte(&f);
    maskcore_result r;
    text next = run(call_edit, number, &shown, e.insert.size, &e, &r);
    if (r.status == MASKCORE_OK) {
      bool unchanged = same(next.bytes, next.size, shown.bytes, shown.size);
      bool deletion = e.intent == MASKCORE_DELETE_BACKWARD || e.intent == MASKCORE_DELETE_FORWARD;
      REQUIRE(r.changed == !unchanged);
      if (prefix.size == 0 && suffix.size == 0) {
        check_long_way(number, grouping, &shown, &e, &next, r);
      }
      REQUIRE(r.refusal == MASKCORE_TAKEN_ALL || r.taken != 0 || unchanged);
      REQUIRE(deletion || e.insert.size == 0 ||
              (r.refused != 0) == (r.refusal != MASKCORE_TAKEN_ALL));
      REQUIRE(r.complete == maskcore_number_is_complete(number, next.bytes, next.size));
      if (r.changed) {
        check_display(number, &next);
      }
      check_end(number, &next);
      free(shown.bytes);
      shown = next;
    } else {
      REQUIRE(r.status == MASKCORE_E_RANGE || r.status == MASKCORE_E_UTF8);
      free(next.bytes);
    }
    free(e.insert.bytes);
    if (after % 8 == 7) { /* the program assigns whatever comes */
      free(shown.bytes);
      shown = feed_text(&f, after / 8);
    }
  }
  free(shown.bytes);
  maskcore_number_free(number);
  free(prefix.bytes);
  free(suffix.bytes);
  return 0;
}
