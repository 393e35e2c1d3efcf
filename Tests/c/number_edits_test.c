/*
 * Edits of a number field as a C caller makes them: text, range, intent and insertion, and what
 * comes of them. A bar in a text is the caret, two bars are the selection.
 */
#include "maskcore.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

/* ---- Tables -----------------------------------------------------------------------------------
 */

typedef struct row {
  int line;
  const char *before;
  maskcore_intent intent;
  const char *insert, *after;
  maskcore_refusal refusal;
} row;

#define TYPES(insert, before, after)                                                               \
  { __LINE__, before, MASKCORE_INSERT, insert, after, MASKCORE_TAKEN_ALL }
#define PASTES(insert, before, after)                                                              \
  { __LINE__, before, MASKCORE_PASTE, insert, after, MASKCORE_TAKEN_ALL }
/* Taken in part: what was refused said nothing of the number, or was more of it than fits. */
#define PASTES_PART(insert, before, after, why)                                                    \
  { __LINE__, before, MASKCORE_PASTE, insert, after, MASKCORE_##why }
#define BACKSPACE(before, after)                                                                   \
  { __LINE__, before, MASKCORE_DELETE_BACKWARD, "", after, MASKCORE_TAKEN_ALL }
#define DELETE(before, after)                                                                      \
  { __LINE__, before, MASKCORE_DELETE_FORWARD, "", after, MASKCORE_TAKEN_ALL }
/* Nothing changes, and `why` is said. */
#define REFUSES(insert, before, why)                                                               \
  { __LINE__, before, MASKCORE_PASTE, insert, before, MASKCORE_##why }

/* Takes the bars out of `marked`; the carets come out. Gives the size of the text. */
static size_t unmark(const char *marked, char *text, size_t carets[2]) {
  size_t size = 0, bars = 0;
  for (const char *at = marked; *at != '\0'; at += 1) {
    if (*at == '|') {
      carets[bars++ != 0] = size;
      carets[1] = size;
    } else {
      text[size++] = *at;
    }
  }
  CHECK(bars == 1 || bars == 2);
  return size;
}

static void check_rows(const maskcore_number_options *options, const row *rows, size_t count) {
  maskcore_number *number = maskcore_number_compile(options, NULL, NULL);
  CHECK(number != NULL);
  for (size_t i = 0; i < count; i += 1) {
    const row *row = &rows[i];
    char before[128], after[128], out[128];
    size_t range[2], caret[2], size = unmark(row->before, before, range);
    bool unchanged = row->before == row->after; /* the caret stands at the selection's end then */
    size_t wanted = unmark(row->after, after, caret);
    maskcore_result r = maskcore_number_edit(
        number, before, size, (maskcore_range){range[0], range[1], MASKCORE_UTF8}, row->intent,
        row->insert, strlen(row->insert), out, sizeof out);
    bool same = r.size == wanted && memcmp(out, after, wanted) == 0 && r.caret.utf8 == caret[1] &&
                r.refusal == row->refusal;
    if (!same) {
      fprintf(stderr, "line %d: %.*s, caret %zu, refusal %d\n", row->line, (int)r.size, out,
              r.caret.utf8, (int)r.refusal);
    }
    CHECK(r.status == MASKCORE_OK && same);
    CHECK(!unchanged || (r.taken == 0 && !r.changed));
    CHECK(row->refusal == MASKCORE_TAKEN_ALL || row->insert[0] == '\0' || r.refused != 0);
  }
  maskcore_number_free(number);
}

#define CHECK_ROWS(options, rows) check_rows(&(options), rows, sizeof(rows) / sizeof *(rows))

/* ---- Signs ------------------------------------------------------------------------------------
 */

static void types_signs(void) {
  static const maskcore_number_options english = {
      .grouping = ',', .fraction_max = 2, .negative = true};
  static const row rows[] = {
      TYPES("5", "0|", "5|"),
      TYPES("5", "1,23|4", "12,35|4"),
      TYPES("5", "|1,23|4", "5|4"),
      TYPES(".", "12|", "12.|"),
      TYPES(".", "12|.5", "12.|5"),
      REFUSES(".", "1|2.5", CLASS),
      REFUSES(".", "12.|5", CLASS),
      REFUSES(".", "1|234", FULL), /* three digits behind it are more than two */
      TYPES("-", "12|", "-12|"),
      TYPES("-", "-12|", "12|"),
      TYPES("-", "|-12", "|12"),
      TYPES("+", "-12|", "12|"),
      REFUSES("+", "12|", CLASS),
      TYPES("-", "|-12|", "-|"),
      /* A grouping sign changes nothing where a whole group follows, and may have been meant as the
         decimal sign elsewhere. */
      TYPES(",", "1|,234", "1|,234"),
      REFUSES(",", "1,2|34", CLASS),
      REFUSES(",", "1,234.|5", CLASS),
      REFUSES("x", "12|", CLASS),
      REFUSES("$", "12|", CLASS),
      REFUSES("(", "12|", CLASS),
      TYPES("\u200B", "12|", "12|"), /* rule N drops it */
      TYPES("\u200B3", "12|", "123|"),
      TYPES("٣", "12|", "123|"),
      TYPES("", "1|23|", "1|"),
      TYPES("", "12|3", "12|3"),
  };
  static const maskcore_number_options french = {
      .grouping = 0x202F, .decimal = ',', .fraction_max = 2};
  static const row french_rows[] = {
      /* Nobody means a space or an apostrophe as the decimal sign. */
      TYPES(" ", "1|2", "1|2"),   TYPES("'", "12|", "12|"),   TYPES(".", "12|", "12,|"),
      REFUSES("-", "12|", CLASS), REFUSES("+", "12|", CLASS),
  };
  static const maskcore_number_options whole = {.grouping = '_'};
  static const row whole_rows[] = {
      REFUSES(".", "12|", CLASS),
      TYPES("_", "12|", "12|"),
  };
  CHECK_ROWS(english, rows);
  CHECK_ROWS(french, french_rows);
  CHECK_ROWS(whole, whole_rows);
}

/* ---- Deleting ---------------------------------------------------------------------------------
 */

static void deletes(void) {
  static const maskcore_number_options euros = {
      .grouping = ',', .fraction_max = 2, .negative = true, .suffix = " €", .suffix_size = 4};
  static const row rows[] = {
      BACKSPACE("1,|234 €", "|234 €"),
      BACKSPACE("1,234 €|", "123| €"),
      BACKSPACE("1,234.|5 €", "12,34|5 €"),
      BACKSPACE("-|5 €", "|5 €"),
      BACKSPACE("|5 €", "|5 €"),
      BACKSPACE("5| €", "|"),
      BACKSPACE("|1|,234 €", "|234 €"),
      DELETE("1|,234 €", "1|34 €"),
      DELETE("5| €", "5| €"),
      DELETE("5|.2 €", "5|2 €"),
      DELETE("5.|25| €", "5.| €"),
      DELETE("|5.2|5 €", "|5 €"),
      DELETE("1|2.5| €", "1| €"),
      DELETE("12.|4|5 €", "12.|5 €"),
  };
  CHECK_ROWS(euros, rows);
  /* A deletion cannot take the point between digits that would be too many then. */
  static const maskcore_number_options three = {.integer_max = 3, .fraction_max = 2};
  static const row three_rows[] = {
      {__LINE__, "123.|45", MASKCORE_DELETE_BACKWARD, "", "123.|45", MASKCORE_FULL},
      BACKSPACE("12.|3", "12|3"),
      BACKSPACE("12345|", "1234|"), /* a program put too many there: fewer are allowed */
      REFUSES("6", "12345|", FULL),
  };
  CHECK_ROWS(three, three_rows);
  static const maskcore_number_options byte = {
      .maximum = "255", .maximum_size = 3, .minimum = "-128", .minimum_size = 4, .negative = true};
  static const row byte_rows[] = {
      TYPES("5", "25|", "255|"),
      REFUSES("6", "25|", BOUNDS),
      TYPES("8", "-12|", "-128|"),
      REFUSES("9", "-12|", BOUNDS),
      {__LINE__, "-|200", MASKCORE_DELETE_BACKWARD, "", "|200", MASKCORE_TAKEN_ALL},
      BACKSPACE("9999|", "999|"), /* it was out of them already */
      REFUSES("-", "200|", BOUNDS),
  };
  CHECK_ROWS(byte, byte_rows);
}

/* ---- A minus of several scalars ---------------------------------------------------------------
 */

/* An offset between its scalars is moved to its edges: a caret behind it, a selection around it. */
static void keeps_a_minus_whole(void) {
  static const maskcore_number_options marked = {
      .negative = true, .minus = "\u200E-", .minus_size = 4};
  static const row rows[] = {
      TYPES("7", "\u200E|-5", "\u200E-7|5"), TYPES("7", "|\u200E-5", "\u200E-7|5"),
      TYPES("7", "\u200E-|5", "\u200E-7|5"), BACKSPACE("\u200E|-5", "|5"),
      BACKSPACE("\u200E|-|5", "|5"),         DELETE("\u200E|-5|6", "|6"),
      DELETE("\u200E-|5|6", "\u200E-|6"),    DELETE("\u200E|-5", "\u200E-|"),
  };
  CHECK_ROWS(marked, rows);
}

/* ---- Pasting ----------------------------------------------------------------------------------
 */

static void pastes_numbers(void) {
  static const maskcore_number_options english = {
      .grouping = ',', .fraction_max = 2, .negative = true, .prefix = "$", .prefix_size = 1};
  static const row rows[] = {
      PASTES("1,234.50", "|", "$1,234.50|"),
      PASTES("1.234,50", "|", "$1,234.50|"),
      PASTES("1 234,5", "|", "$1,234.5|"),
      PASTES("12,34,567", "|", "$1,234,567|"),
      PASTES("1,234", "|", "$1,234|"),
      PASTES("1,5", "|", "$1.5|"), /* it groups nothing there */
      PASTES("(12)", "|", "-$12|"),
      PASTES("+$12", "|", "$12|"),
      PASTES(" $ 12 ", "|", "$12|"),
      PASTES("12.", "|", "$12.|"),
      PASTES("12,", "|", "$12|"),
      PASTES("34", "$1|2", "$1,34|2"),
      PASTES("-3", "$1|2", "-$13|2"),
      PASTES("34", "$|12|", "$34|"),
      PASTES(".5", "$12|", "$12.5|"),
      PASTES_PART("1.239", "|", "$1.23|", FULL), /* digits beyond the last place */
      PASTES_PART("ユーロ5", "|", "$5|", CLASS), /* a word: its ー is no minus */
      PASTES_PART("Rs. 5", "|", "$5|", CLASS),
      PASTES_PART("5 EUR", "|", "$5|", CLASS),
      TYPES("\u200B\u200E", "$12|", "$12|"),
      /* All or nothing: no value comes out that nobody wrote. */
      REFUSES("1.2.3", "$12|", CLASS),
      REFUSES("1,23,4", "$12|", CLASS),
      REFUSES("0,123,456.1", "$12|", CLASS),
      REFUSES("(12", "$12|", CLASS),
      REFUSES("12)", "$12|", CLASS),
      REFUSES("--12", "$12|", CLASS),
      REFUSES("-x", "$12|", CLASS),
      REFUSES("a-b5", "$12|", CLASS),
      REFUSES("xy", "$12|", CLASS),
      REFUSES("1#2", "$12|", CLASS),
      REFUSES("-3", "-$12|", CLASS),
      REFUSES("1.5", "$1|2.5", CLASS),
      REFUSES("5.25", "$|12", FULL), /* digits behind would be in its fraction */
      REFUSES("34", "$1.|23", FULL),
  };
  CHECK_ROWS(english, rows);
  /* An integer field takes a fraction of zeros alone. */
  static const maskcore_number_options whole = {.grouping = ','};
  static const row whole_rows[] = {
      PASTES("12.00", "|", "12|"),
      REFUSES("12.50", "3|", CLASS),
      REFUSES("-12", "3|", CLASS),
  };
  CHECK_ROWS(whole, whole_rows);
}

/* ---- Texts that are no display ----------------------------------------------------------------
 */

/* Reads `text` and types a 7 at its end. */
static maskcore_result append(const maskcore_number *number, const char *text, char *out,
                              size_t capacity) {
  size_t size = strlen(text);
  return maskcore_number_edit(number, text, size, (maskcore_range){size, size, MASKCORE_UTF8},
                              MASKCORE_INSERT, "7", 1, out, capacity);
}

static void reads_what_is_no_display(void) {
  static const maskcore_number_options dollars = {.grouping = ',',
                                                  .fraction_max = 2,
                                                  .negative = true,
                                                  .prefix = "$",
                                                  .prefix_size = 1,
                                                  .suffix = "%",
                                                  .suffix_size = 1};
  static const struct {
    const char *text, *after;
  } rows[] = {
      {"$%", "$7%"},          /* affixes alone show nothing */
      {"$1234%", "$12,347%"}, /* a sign is missing */
      {"$1,2%", "$1.27%"},    /* a decimal sign, since it groups nothing */
      {"1,234", "$12,347%"},  /* the affixes are missing */
      {"$a-b%", "$7%"},       /* no number at all */
      {"-$1234.5%", "-$1,234.57%"},
  };
  maskcore_number *number = maskcore_number_compile(&dollars, NULL, NULL);
  CHECK(number != NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i += 1) {
    char out[64];
    maskcore_result r = append(number, rows[i].text, out, sizeof out);
    if (r.size != strlen(rows[i].after) || memcmp(out, rows[i].after, r.size) != 0) {
      fprintf(stderr, "%s: %.*s\n", rows[i].text, (int)r.size, out);
    }
    CHECK(r.status == MASKCORE_OK && r.reformatted);
    CHECK(r.size == strlen(rows[i].after) && memcmp(out, rows[i].after, r.size) == 0);
  }
  /* A refused edit gives back even such a text as it was. */
  char out[64];
  maskcore_result r = append(number, "$1,23%", out, sizeof out);
  CHECK(r.status == MASKCORE_OK && r.refusal == MASKCORE_FULL && !r.changed && !r.reformatted);
  CHECK(r.size == 6 && memcmp(out, "$1,23%", 6) == 0);
  maskcore_number_free(number);
}

/* ---- The most digits --------------------------------------------------------------------------
 */

static void fill_nines(char *text, size_t count, const char *nine) {
  for (size_t i = 0; i < count; i += 1) {
    memcpy(text + i * strlen(nine), nine, strlen(nine));
  }
}

static void holds_the_most_digits(void) {
  enum { MOST = MASKCORE_NUMBER_DIGIT_LIMIT };
  static char text[4 * MOST + 8], out[4 * MOST + 8], value[MOST + 8];
  static const struct {
    uint32_t zero;
    const char *nine;
  } scripts[] = {{0, "9"}, {0x660, "٩"}, {0x966, "९"}};
  for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i += 1) {
    maskcore_number_options options = {.zero = scripts[i].zero};
    maskcore_number *number = maskcore_number_compile(&options, NULL, NULL);
    CHECK(number != NULL);
    size_t width = strlen(scripts[i].nine), size = MOST * width;
    fill_nines(text, MOST + 1, scripts[i].nine);
    CHECK(maskcore_number_is_complete(number, text, size));
    CHECK(!maskcore_number_is_complete(number, text, size + width));
    /* The value comes back from the display, and the display from the value. */
    maskcore_result r = maskcore_number_unmask(number, text, size, value, sizeof value);
    CHECK(r.status == MASKCORE_OK && r.size == MOST);
    r = maskcore_number_format(number, value, MOST, out, sizeof out);
    CHECK(r.status == MASKCORE_OK && r.refusal == MASKCORE_TAKEN_ALL);
    CHECK(r.size == size && memcmp(out, text, size) == 0);
    CHECK(size <= maskcore_number_bound(number, MOST));
    value[MOST] = '9';
    r = maskcore_number_format(number, value, MOST + 1, out, sizeof out);
    CHECK(r.status == MASKCORE_OK && r.refusal == MASKCORE_FULL && r.size == 0);
    /* One more is refused, typed or pasted, and the text stays. */
    maskcore_range end = {size, size, MASKCORE_UTF8};
    for (size_t more = 1; more <= 2; more += 1) {
      r = maskcore_number_edit(number, text, size, end, MASKCORE_PASTE, "99", more, out,
                               sizeof out);
      CHECK(r.status == MASKCORE_OK && r.refusal == MASKCORE_FULL && r.refused == more);
      CHECK(r.size == size && memcmp(out, text, size) == 0 && r.caret.utf8 == size);
    }
    CHECK(maskcore_number_bound(number, 8 * MOST) >= 8 * MOST); /* a refused text comes back */
    maskcore_number_free(number);
  }
}

/* The zeros of the end of editing stop there too, those of the integer first. */
static void pads_to_the_most_digits(void) {
  enum { MOST = MASKCORE_NUMBER_DIGIT_LIMIT };
  static char out[2 * MOST];
  maskcore_number_options options = {.integer_min = MOST, .fraction_min = 3, .fraction_max = 3};
  maskcore_number *number = maskcore_number_compile(&options, NULL, NULL);
  CHECK(number != NULL);
  maskcore_result r = maskcore_number_end(number, "7.5", 3, out, sizeof out);
  CHECK(r.status == MASKCORE_OK && r.size == MOST + 1 && out[0] == '0');
  CHECK(memcmp(out + MOST - 2, "7.5", 3) == 0);
  maskcore_number_free(number);
  options.integer_min = MOST - 2;
  number = maskcore_number_compile(&options, NULL, NULL);
  CHECK(number != NULL);
  r = maskcore_number_end(number, "7", 1, out, sizeof out);
  CHECK(r.status == MASKCORE_OK && r.size == MOST + 1);
  CHECK(memcmp(out + MOST - 4, "07.00", 5) == 0);
  maskcore_number_free(number);
}

/* The zero in front of a fraction is a digit like any other. */
static void assigns_the_longest_fraction(void) {
  enum { MOST = MASKCORE_NUMBER_DIGIT_LIMIT };
  static char value[MOST + 2], out[MOST + 2];
  maskcore_number_options options = {.fraction_max = MOST};
  maskcore_number *number = maskcore_number_compile(&options, NULL, NULL);
  CHECK(number != NULL);
  value[0] = '.';
  memset(value + 1, '3', MOST);
  maskcore_result r = maskcore_number_format(number, value, MOST, out, sizeof out);
  CHECK(r.status == MASKCORE_OK && r.refusal == MASKCORE_TAKEN_ALL && r.size == MOST + 1);
  CHECK(out[0] == '0' && memcmp(out + 1, value, MOST) == 0);
  r = maskcore_number_format(number, value, MOST + 1, out, sizeof out);
  CHECK(r.status == MASKCORE_OK && r.refusal == MASKCORE_FULL && r.size == 0);
  maskcore_number_free(number);
}

int main(void) {
  types_signs();
  deletes();
  keeps_a_minus_whole();
  pastes_numbers();
  reads_what_is_no_display();
  holds_the_most_digits();
  pads_to_the_most_digits();
  assigns_the_longest_fraction();
  printf("number_edits: %d checks\n", checks_made);
  return 0;
}
