/*
 * Every option of a number format as a C caller sets it: what is refused, and under which member's
 * name; what is taken, and what it makes of a text at the end of editing.
 */
#include "maskcore.h"
#include "check.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define PREFIX(text) .prefix = (text), .prefix_size = sizeof(text) - 1
#define SUFFIX(text) .suffix = (text), .suffix_size = sizeof(text) - 1
#define MINUS(text)  .minus = (text), .minus_size = sizeof(text) - 1
#define LEAST(text)  .minimum = (text), .minimum_size = sizeof(text) - 1
#define MOST(text)   .maximum = (text), .maximum_size = sizeof(text) - 1

/* ---- What cannot be compiled ------------------------------------------------------------------
 */

/* Options that contradict each other or leave a display unreadable, and the member at fault. */
typedef struct refused {
  int line;
  size_t member;
  maskcore_number_options options;
} refused;

#define REFUSED(name, ...)                                                                         \
  {                                                                                                \
    __LINE__, offsetof(maskcore_number_options, name), { __VA_ARGS__ }                             \
  }

static const refused refusals[] = {
    /* A zero is a digit, and its value is 0. */
    REFUSED(zero, .zero = 'a'), REFUSED(zero, .zero = '1'), REFUSED(zero, .zero = 0x661),
    REFUSED(zero, .zero = 0xDFFF),
    /* Digits, controls and what cannot be seen separate nothing. */
    REFUSED(grouping, .grouping = '7'), REFUSED(grouping, .grouping = 0x669),
    REFUSED(grouping, .grouping = '\t'), REFUSED(grouping, .grouping = 0x200E),
    REFUSED(grouping, .grouping = 0xDC00), REFUSED(grouping, .grouping = 0x110000),
    REFUSED(decimal, .decimal = '7', .fraction_max = 2),
    REFUSED(decimal, .decimal = '\n', .fraction_max = 2),
    REFUSED(decimal, .decimal = 0x200B, .fraction_max = 2),
    /* A decimal sign is no minus and no grouping sign, nor one that people take for it. */
    REFUSED(decimal, .decimal = '-', .fraction_max = 2, MINUS("~")),
    REFUSED(decimal, .decimal = '~', .fraction_max = 2, MINUS("~")),
    REFUSED(decimal, .decimal = ',', .grouping = ',', .fraction_max = 2),
    REFUSED(decimal, .decimal = '|', .grouping = '|', .fraction_max = 2),
    REFUSED(decimal, .decimal = 0xFF0C, .grouping = ',', .fraction_max = 2),
    REFUSED(decimal, .grouping = '.', .fraction_max = 2), /* the point is the default */
    /* A minus can be seen, and is no digit. */
    REFUSED(minus, MINUS("\u200E")), REFUSED(minus, MINUS("5")), REFUSED(minus, MINUS("\u200E5")),
    /* The caret may stand between any two parts, so no character may reach over both: by a mark, by
       what joins the next (U+0D4E), by the second half of a flag. */
    REFUSED(minus, MINUS("-\u0D4E")), REFUSED(grouping, .grouping = 0x301),
    REFUSED(grouping, .grouping = 0xD4E), REFUSED(decimal, .decimal = 0x301, .fraction_max = 2),
    REFUSED(decimal, .decimal = 0xD4E, .fraction_max = 2),
    REFUSED(decimal, .decimal = 0x301, .fraction_max = 2, PREFIX("$")),
    REFUSED(prefix, PREFIX("\u0301")), REFUSED(prefix, PREFIX("\u0D4E")),
    REFUSED(prefix, PREFIX("\U0001F1E9"), .decimal = 0x1F1EA, .fraction_max = 2),
    REFUSED(suffix, SUFFIX("\U0001F1EA"), PREFIX("\U0001F1E9")),
    REFUSED(suffix, SUFFIX("\u0301"), PREFIX("\t")), /* a control ends a character by itself */
    REFUSED(suffix, SUFFIX("\U0001F1EA"), .decimal = 0x1F1E9, .fraction_max = 2),
    /* Bounds are canonical decimal text, have no more fraction than the number, and are in order.
     */
    REFUSED(minimum, LEAST("x")), REFUSED(minimum, LEAST("-")),
    REFUSED(minimum, LEAST("1.2.3"), .fraction_max = 4), REFUSED(minimum, LEAST("0.5")),
    REFUSED(minimum, LEAST("0.125"), .fraction_max = 2), REFUSED(maximum, MOST("1,000")),
    REFUSED(maximum, MOST("1.005"), .fraction_max = 2), REFUSED(maximum, LEAST("10"), MOST("9")),
    REFUSED(maximum, LEAST("20"), MOST("19")),
    REFUSED(maximum, LEAST("1.5"), MOST("1"), .fraction_max = 1),
    REFUSED(maximum, LEAST("1.6"), MOST("1.55"), .fraction_max = 2),
    REFUSED(maximum, LEAST("0.1"), MOST("0"), .fraction_max = 1),
    REFUSED(maximum, LEAST("-1"), MOST("-2"), .negative = true),
    REFUSED(maximum, LEAST("-1"), MOST("-1.5"), .negative = true, .fraction_max = 1),
    REFUSED(maximum, LEAST("1"), MOST("-1"), .negative = true),
    REFUSED(maximum, MOST("-1")), /* no minus can be typed */
};

static void refuses_what_contradicts_itself(void) {
  for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i += 1) {
    const refused *r = &refusals[i];
    maskcore_error error = {MASKCORE_OK, SIZE_MAX, MASKCORE_FAULT_NONE};
    maskcore_number *number = maskcore_number_compile(&r->options, NULL, &error);
    if (number != NULL || error.offset != r->member) {
      fprintf(stderr, "the options of line %d\n", r->line);
    }
    CHECK(number == NULL && error.status == MASKCORE_E_PATTERN && error.offset == r->member);
    CHECK(maskcore_number_compile(&r->options, NULL, NULL) == NULL);
  }
}

/* ---- What is taken ----------------------------------------------------------------------------
 */

/* A value that the program assigns: what it looks like, and what the end of editing makes of it. */
typedef struct shown {
  int line;
  maskcore_number_options options;
  const char *value, *display, *end;
} shown;

#define SHOWN(value, display, end, ...)                                                            \
  { __LINE__, {__VA_ARGS__}, value, display, end }
#define REFUSED_VALUE "" /* the empty display, with a refusal */

static const shown taken[] = {
    SHOWN("1234567", "1234567", "1234567", .group_size = 3), /* no sign, no groups */
    SHOWN("1234567", "1,234,567", "1,234,567", .grouping = ','),
    SHOWN("1234567", "12,34,567", "12,34,567", .grouping = ',', .next_group_size = 2),
    SHOWN("1234567", "123,4567", "123,4567", .grouping = ',', .group_size = 4),
    SHOWN("1234", "1234", "1234", .grouping = ',', .minimum_grouping = 2),
    SHOWN("12345", "12,345", "12,345", .grouping = ',', .minimum_grouping = 2),
    SHOWN("1234.5", "1.234|5", "1.234|5", .grouping = '.', .decimal = '|', .fraction_max = 2),
    SHOWN("1234.5", "1.234/5", "1.234/5", .grouping = '.', .decimal = '/', .fraction_max = 2),
    SHOWN("5", "5", "5", .grouping = ',', .decimal = ','), /* no decimal sign is ever shown */
    SHOWN("70", "٧٠", "٧٠", .zero = 0x660),
    SHOWN("70", "𝟩𝟢", "𝟩𝟢", .zero = 0x1D7E2),
    SHOWN("7", "7", "007", .integer_min = 3),
    SHOWN("7.5", "7.5", "7.500", .fraction_min = 3, .fraction_max = 4),
    SHOWN("-7", "-7", "-7", .negative = true, .minus = "", .minus_size = 0),
    SHOWN("-7", "(minus) 7", "(minus) 7", .negative = true, MINUS("(minus) ")),
    SHOWN("-7", "-$7 net", "-$7 net", .negative = true, PREFIX("$"), SUFFIX(" net")),
    SHOWN("-0", "0", "0", .negative = true),
    SHOWN("+7", "7", "7", .negative = true),
    SHOWN(".5", "0.5", "0.5", .fraction_max = 1),
    SHOWN("007.", "7", "7", .fraction_max = 1),
    /* Without a refusal of the minus it would be another number. */
    SHOWN("-7", REFUSED_VALUE, "", .negative = false),
    SHOWN("-7", REFUSED_VALUE, "", .negative = true, LEAST("0")),
    SHOWN("-7", "-7", "-7", .negative = true, LEAST("-7.00")),
    SHOWN("-8", REFUSED_VALUE, "", .negative = true, LEAST("-7.00")),
    SHOWN("12", "12", "12", .integer_max = 2),
    SHOWN("123", REFUSED_VALUE, "", .integer_max = 2),
    /* Zeros at the end of a bound say nothing. */
    SHOWN("2.5", "2.5", "2.5", MOST("2.50"), .fraction_max = 1),
    SHOWN("2.6", REFUSED_VALUE, "", MOST("2.50"), .fraction_max = 1),
    SHOWN("2.6", "2.6", "2.5", MOST("2.50"), .fraction_max = 1, .clamp = true),
    SHOWN("0.1", "0.1", "0.2", LEAST("0.2"), .fraction_max = 1, .clamp = true),
    SHOWN("-3", "-3", "-2.5", LEAST("-2.5"), .negative = true, .fraction_max = 1, .clamp = true),
    SHOWN("5", "5", "-1", MOST("-1"), .negative = true, .clamp = true),
    /* Bounds that only just are in order. */
    SHOWN("1.5", "1.5", "1.5", LEAST("1.5"), MOST("1.5"), .fraction_max = 1),
    SHOWN("1.54", "1.54", "1.54", LEAST("1.5"), MOST("1.55"), .fraction_max = 2),
    SHOWN("0", "0", "0", LEAST("0"), MOST("0")),
    SHOWN("-2", "-2", "-2", LEAST("-2"), MOST("-1.5"), .negative = true, .fraction_max = 1),
};

static void shows_what_it_is_told(void) {
  for (size_t i = 0; i < sizeof taken / sizeof *taken; i += 1) {
    const shown *s = &taken[i];
    maskcore_number *number = maskcore_number_compile(&s->options, NULL, NULL);
    CHECK(number != NULL);
    char display[64], end[64];
    maskcore_result r =
        maskcore_number_format(number, s->value, strlen(s->value), display, sizeof display);
    if (r.size != strlen(s->display) || memcmp(display, s->display, r.size) != 0) {
      fprintf(stderr, "line %d shows %.*s\n", s->line, (int)r.size, display);
    }
    CHECK(r.status == MASKCORE_OK);
    CHECK(r.size == strlen(s->display) && memcmp(display, s->display, r.size) == 0);
    CHECK((r.refusal != MASKCORE_TAKEN_ALL) == (s->display[0] == '\0'));
    r = maskcore_number_end(number, display, r.size, end, sizeof end);
    if (r.size != strlen(s->end) || memcmp(end, s->end, r.size) != 0) {
      fprintf(stderr, "line %d ends as %.*s\n", s->line, (int)r.size, end);
    }
    CHECK(r.status == MASKCORE_OK);
    CHECK(r.size == strlen(s->end) && memcmp(end, s->end, r.size) == 0);
    maskcore_number_free(number);
  }
}

/* ---- Limits -----------------------------------------------------------------------------------
 */

/* Each limit is reached without an error, and passed with one. */
static void holds_to_its_limits(void) {
  enum { MOST_DIGITS = MASKCORE_NUMBER_DIGIT_LIMIT, MOST_AFFIX = MASKCORE_NUMBER_AFFIX_LIMIT };
  static char affix[MOST_AFFIX + 1], bound[MOST_DIGITS + 1];
  memset(affix, '$', sizeof affix);
  memset(bound, '9', sizeof bound);
  maskcore_number_options options = {
      .group_size = MOST_DIGITS,
      .next_group_size = MOST_DIGITS,
      .minimum_grouping = MOST_DIGITS,
      .integer_min = MOST_DIGITS,
      .integer_max = MOST_DIGITS,
      .fraction_min = MOST_DIGITS,
      .fraction_max = MOST_DIGITS,
      .prefix = affix,
      .prefix_size = MOST_AFFIX,
      .suffix = affix,
      .suffix_size = MOST_AFFIX,
      .minus = affix,
      .minus_size = MOST_AFFIX,
      .maximum = bound,
      .maximum_size = MOST_DIGITS,
  };
  maskcore_error error;
  maskcore_number *number = maskcore_number_compile(&options, NULL, &error);
  CHECK(number != NULL && error.status == MASKCORE_OK);
  maskcore_number_free(number);
  options.maximum_size += 1;
  CHECK(maskcore_number_compile(&options, NULL, &error) == NULL);
  CHECK(error.status == MASKCORE_E_LIMIT);
  CHECK(error.offset == offsetof(maskcore_number_options, maximum));
  options.minus_size += 1;
  CHECK(maskcore_number_compile(&options, NULL, &error) == NULL);
  CHECK(error.status == MASKCORE_E_LIMIT);
  CHECK(error.offset == offsetof(maskcore_number_options, minus));
}

int main(void) {
  refuses_what_contradicts_itself();
  shows_what_it_is_told();
  holds_to_its_limits();
  printf("number_options: %d checks\n", checks_made);
  return 0;
}
