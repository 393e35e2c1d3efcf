/* The library's Unicode functions against GraphemeBreakTest, whose path is the argument. */
#include <stdio.h>
#include <stdlib.h>

#include "../../CMaskCore/src/unicode.h"
#include "../../CMaskCore/src/utf8.h"

static int failures = 0;

#define EXPECT(condition)                                                                          \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                              \
      failures += 1;                                                                               \
    }                                                                                              \
  } while (0)

/* One line, `0020 0308|0020`: a bar where one character ends and the next begins. */
static void check_line(const char *line) {
  unsigned char text[256];
  bool is_boundary[257] = {false};
  size_t size = 0;
  for (const char *at = line; *at != '\0' && *at != '\n';) {
    is_boundary[size] = size == 0 || *at == '|';
    char *end;
    size += utf8_encode((uint32_t)strtoul(at + (*at == '|' || *at == ' '), &end, 16), text + size);
    at = end;
  }
  is_boundary[size] = true;

  /* A block of the exact size, for the sanitizers. */
  unsigned char *copy = malloc(size);
  if (copy == NULL) {
    exit(1);
  }
  memcpy(copy, text, size);
  bool is_right = true;
  size_t character_end = 0;
  for (size_t at = 0; at <= size; at += at == size ? 1 : utf8_width(copy[at])) {
    if (at == character_end && at != size) {
      character_end = grapheme_end(copy, size, at);
      is_right = is_right && is_boundary[at];
    } else {
      is_right = is_right && is_boundary[at] == (at == size);
    }
    is_right = is_right && grapheme_boundary(copy, size, at) == is_boundary[at];
  }
  free(copy);
  if (!is_right) {
    fprintf(stderr, "GraphemeBreakTest: %s", line);
    failures += 1;
  }
}

static int check_file(const char *path) {
  FILE *file = fopen(path, "r");
  if (file == NULL) {
    perror(path);
    exit(1);
  }
  char line[256];
  int count = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (line[0] != '#') {
      check_line(line);
      count += 1;
    }
  }
  fclose(file);
  return count;
}

/* GB9c came with Unicode 15.1, so the test file of 15.0 does not ask for it: a consonant stays with
   the one before it where a linker and nothing but linkers and marks of its script stand between.
 */
static void check_conjuncts(void) {
  static const char *const lines[] = {
      "0915|0924",
      "0915 094D 0924",
      "0915 094D 094D 0924",
      "0915 094D 200D 0924",
      "0915 200D 094D 0924",
      "0915 093C 094D 0924",
      "0915 094D 093C 0924",
      "0915 094D 0924 094D 092F",
      "0915 093C|0924", /* no linker */
      "0915 200D|0924",
      "0915 094D|0061", /* no consonant behind it … */
      "0061 094D|0924", /* … and none before it */
      "094D|0924",
      "0903 094D|0924",
      "0061 093C 094D|0924",
      "0061 200D 094D|0924",
      "0915 0903 094D|0924", /* a vowel sign stands between … */
      "0915 094D 200C|0924", /* … and what keeps the two apart */
      "0915 094D|AC00",
      "0915 094D|1F600",
      /* GB11 looks back over marks of every script. */
      "1F600 094D 200D 1F600",
      "1F600 093C 200D 1F600",
      "1F600 0308 200D 1F600",
      "0915 094D 200D|1F600",
      "1F600 200D 094D|0924",
  };
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i += 1) {
    check_line(lines[i]);
  }
}

static void check_starts(void) {
  static const unsigned char text[] = "ae\xCC\x81\r\n\xF0\x9F\x87\xA9\xF0\x9F\x87\xAA";
  static const size_t edges[] = {0, 1, 4, 6, 14};
  for (size_t i = 1; i < sizeof edges / sizeof *edges; i += 1) {
    EXPECT(grapheme_start(text, 14, edges[i]) == edges[i - 1]);
    EXPECT(grapheme_end(text, 14, edges[i - 1]) == edges[i]);
  }
}

static void check_address_kinds(void) {
  EXPECT(unicode_address_kind('a') == ADDRESS_OTHER);
  EXPECT(unicode_address_kind(0x0C) == ADDRESS_LINE_BREAK);
  EXPECT(unicode_address_kind('\t') == ADDRESS_SPACE);
  EXPECT(unicode_address_kind(0x7F) == ADDRESS_CONTROL);
  EXPECT(unicode_address_kind(0x85) == ADDRESS_LINE_BREAK);
  EXPECT(unicode_address_kind(0xAD) == ADDRESS_INVISIBLE);
  EXPECT(unicode_address_kind(0x0301) == ADDRESS_MARK);
  EXPECT(unicode_address_kind(0x3000) == ADDRESS_SPACE);
  EXPECT(unicode_address_kind(0x11F50) == ADDRESS_UNASSIGNED); /* new in Unicode 15.0 */
  EXPECT(unicode_address_kind(0x2A6DF) == ADDRESS_OTHER);
  EXPECT(unicode_address_kind(0x2A6E0) == ADDRESS_UNASSIGNED);
  EXPECT(unicode_address_kind(0x10FFFF) == ADDRESS_UNASSIGNED);
}

static void check_properties(void) {
  EXPECT(unicode_flags('a') == UNICODE_LETTER);
  EXPECT(unicode_flags('7') == UNICODE_DIGIT);
  EXPECT(unicode_flags(' ') == UNICODE_SPACE);
  EXPECT(unicode_flags('-') == UNICODE_DASH);
  EXPECT(unicode_flags('\n') == UNICODE_CONTROL);
  EXPECT(unicode_flags(0x0301) == UNICODE_MARK);
  EXPECT(unicode_flags(0x2029) == UNICODE_CONTROL);
  EXPECT(unicode_flags(0x2212) == UNICODE_DASH);
  EXPECT(unicode_flags(0x200E) == UNICODE_IGNORABLE);
  EXPECT(unicode_flags(0xFE0F) == (UNICODE_IGNORABLE | UNICODE_MARK));
  EXPECT(unicode_flags(0x1F600) == UNICODE_PICTURE);
  EXPECT(unicode_flags(0x10FFFF) == 0);
  EXPECT(unicode_flags(0x110000) == 0);
  EXPECT(unicode_flags(UINT32_MAX) == 0);
  EXPECT(unicode_digit_value('0') == 0);
  EXPECT(unicode_digit_value(0x0669) == 9);
  EXPECT(unicode_digit_value(0x1D7FF) == 9);
  EXPECT(unicode_digit_value('9') == 9 && unicode_digit_value('/') == 10);
  EXPECT(unicode_digit_value(':') == 10 && unicode_digit_value('a') == 10);
  EXPECT(unicode_digit_value(0x00B2) == 10); /* a superscript is no decimal digit */
  EXPECT(unicode_digit_value(0x20000) == 10 && unicode_digit_value(0x10FFFF) == 10);
  EXPECT(unicode_upper('q') == 'Q' && unicode_lower('Q') == 'q' && unicode_upper('{') == '{');
  EXPECT(unicode_upper(0x0451) == 0x0401 && unicode_lower(0x0401) == 0x0451);
  EXPECT(unicode_upper(0x00DF) == 0x00DF && unicode_lower(0x1E9E) == 0x00DF);
  EXPECT(unicode_upper(0x0101) == 0x0100 && unicode_upper(0x0100) == 0x0100);
  EXPECT(unicode_upper(0x0080) == 0x0080 && unicode_lower(0x0080) == 0x0080);
}

int main(int argument_count, char **arguments) {
  if (argument_count != 2) {
    fprintf(stderr, "usage: unicode_test GraphemeBreakTest.txt\n");
    return 2;
  }
  check_properties();
  check_address_kinds();
  check_conjuncts();
  check_starts();
  int lines = check_file(arguments[1]);
  EXPECT(lines > 500);
  printf("%d lines, %d failures\n", lines, failures);
  return failures == 0 ? 0 : 1;
}
