/*
 * Number fields as a C caller sees them: the example of the header, every error code with what it
 * reports, sizes that are exact, and not one allocation after compiling.
 * Linked with -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc.
 */
#include "maskcore.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REQUIRE(condition)                                                                         \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                              \
      exit(1);                                                                                     \
    }                                                                                              \
  } while (0)

static size_t allocations;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);

void *__wrap_malloc(size_t size) {
  allocations += 1;
  return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
  allocations += 1;
  return __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size) {
  allocations += 1;
  return __real_realloc(block, size);
}

static maskcore_range at(size_t start, size_t end) {
  return (maskcore_range){start, end, MASKCORE_UTF8};
}

/* ---- The header's example ---------------------------------------------------------------------
 */

static void test_example(void) {
  maskcore_number_options options = {
      .grouping = ',', .fraction_max = 2, .prefix = "$", .prefix_size = 1};
  maskcore_number *amount = maskcore_number_compile(&options, NULL, NULL);
  char out[64];
  maskcore_result r =
      maskcore_number_edit(amount, "$1,234", 6, at(6, 6), MASKCORE_INSERT, "5", 1, out, sizeof out);
  REQUIRE(r.status == MASKCORE_OK && r.size == 7 && memcmp(out, "$12,345", 7) == 0);
  REQUIRE(r.taken == 1 && r.changed && r.complete && !r.reformatted);
  REQUIRE(r.caret.utf8 == 7 && r.caret.utf16 == 7);
  maskcore_number_free(amount);
  maskcore_number_free(NULL);
}

/* ---- Sizes ------------------------------------------------------------------------------------
 */

/* Each writing call, with exactly as much room as `capacity` says. */
static maskcore_result call(int which, const maskcore_number *number, const char *text, char *out,
                            size_t capacity) {
  size_t size = strlen(text);
  switch (which) {
  case 0:
    return maskcore_number_edit(number, text, size, at(size, size), MASKCORE_INSERT, "7", 1, out,
                                capacity);
  case 1:
    return maskcore_number_edit(number, text, size, at(0, 0), MASKCORE_INSERT, "x", 1, out,
                                capacity);
  case 2: return maskcore_number_format(number, "-1234.5", 7, out, capacity);
  case 3: return maskcore_number_unmask(number, text, size, out, capacity);
  default: return maskcore_number_end(number, text, size, out, capacity);
  }
}

static void test_sizes(void) {
  maskcore_number_options options = {.grouping = 0x66C,
                                     .decimal = 0x66B,
                                     .zero = 0x660,
                                     .fraction_min = 2,
                                     .fraction_max = 4,
                                     .negative = true,
                                     .suffix = " €",
                                     .suffix_size = strlen(" €")};
  maskcore_number *number = maskcore_number_compile(&options, NULL, NULL);
  REQUIRE(number != NULL);
  static const char *const texts[] = {"-١٬٢٣٤٫٥ €", "1234", "12", "٧ €"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i += 1) {
    for (int which = 0; which < 5; which += 1) {
      maskcore_result r = call(which, number, texts[i], NULL, 0);
      REQUIRE(r.status == MASKCORE_E_SPACE);
      size_t size = r.size;
      REQUIRE(size != 0 && size <= maskcore_number_bound(number, strlen(texts[i]) + 7));
      char *out = malloc(size);
      REQUIRE(out != NULL);
      r = call(which, number, texts[i], out, size - 1);
      REQUIRE(r.status == MASKCORE_E_SPACE && r.size == size);
      r = call(which, number, texts[i], out, size);
      REQUIRE(r.status == MASKCORE_OK && r.size == size && r.caret.utf8 <= size);
      free(out);
    }
  }
  maskcore_number_free(number);
}

/* ---- Errors of a call -------------------------------------------------------------------------
 */

static maskcore_status edit_status(const maskcore_number *number, const char *text, size_t size,
                                   maskcore_range range, const char *insert, size_t insert_size) {
  char out[64];
  return maskcore_number_edit(number, text, size, range, MASKCORE_INSERT, insert, insert_size, out,
                              sizeof out)
      .status;
}

static void test_errors(void) {
  maskcore_number *number = maskcore_number_compile(NULL, NULL, NULL);
  REQUIRE(number != NULL);
  char out[64];
  REQUIRE(edit_status(number, "12", 2, at(1, 3), "5", 1) == MASKCORE_E_RANGE);
  REQUIRE(edit_status(number, "12", 2, at(2, 1), "5", 1) == MASKCORE_E_RANGE);
  REQUIRE(edit_status(number, "é", 2, at(1, 1), "5", 1) == MASKCORE_E_RANGE);
  REQUIRE(edit_status(number, "é", 2, at(0, 1), "5", 1) == MASKCORE_E_RANGE);
  maskcore_range pair = {1, 1, MASKCORE_UTF16};
  REQUIRE(edit_status(number, "😀", 4, pair, "5", 1) == MASKCORE_E_RANGE);
  maskcore_range beyond = {0, SIZE_MAX, MASKCORE_UTF16};
  REQUIRE(edit_status(number, "12", 2, beyond, "5", 1) == MASKCORE_E_RANGE);
  maskcore_range unit = {0, 0, (maskcore_unit)7};
  REQUIRE(edit_status(number, "12", 2, unit, "5", 1) == MASKCORE_E_RANGE);
  REQUIRE(edit_status(number, "\xFF", 1, at(0, 0), "5", 1) == MASKCORE_E_UTF8);
  REQUIRE(edit_status(number, "1", 1, at(0, 0), "\xC0\x80", 2) == MASKCORE_E_UTF8);
  REQUIRE(edit_status(number, NULL, 0, at(0, 0), NULL, 0) == MASKCORE_OK);
  REQUIRE(maskcore_number_unmask(number, "\xED\xA0\x80", 3, out, 64).status == MASKCORE_E_UTF8);
  REQUIRE(maskcore_number_end(number, "\xF5", 1, out, 64).status == MASKCORE_E_UTF8);
  REQUIRE(maskcore_number_format(number, "\x80", 1, out, 64).status == MASKCORE_E_UTF8);
  REQUIRE(!maskcore_number_is_complete(number, "\x80", 1));
  REQUIRE(maskcore_number_is_complete(number, "80", 2));

  size_t huge = MASKCORE_TEXT_LIMIT + 1;
  char *text = malloc(huge);
  REQUIRE(text != NULL);
  memset(text, '1', huge);
  REQUIRE(edit_status(number, text, huge, at(0, 0), "5", 1) == MASKCORE_E_LIMIT);
  REQUIRE(edit_status(number, "1", 1, at(0, 0), text, huge) == MASKCORE_E_LIMIT);
  REQUIRE(maskcore_number_unmask(number, text, huge, out, 64).status == MASKCORE_E_LIMIT);
  REQUIRE(maskcore_number_end(number, text, huge, out, 64).status == MASKCORE_E_LIMIT);
  REQUIRE(maskcore_number_format(number, text, huge, out, 64).status == MASKCORE_E_LIMIT);
  REQUIRE(!maskcore_number_is_complete(number, text, huge));
  maskcore_result r = maskcore_number_edit(number, "1", 1, at(1, 1), MASKCORE_PASTE, text, huge - 1,
                                           out, sizeof out);
  REQUIRE(r.status == MASKCORE_OK && r.refusal == MASKCORE_FULL && r.refused == huge - 1);
  REQUIRE(r.size == 1 && out[0] == '1' && !r.changed);
  free(text);
  r = maskcore_number_edit(number, "1", 1, at(1, 1), (maskcore_intent)99, "2", 1, out, sizeof out);
  REQUIRE(r.status == MASKCORE_E_UNSUPPORTED);
  maskcore_number_free(number);
}

/* ---- Errors of compiling ----------------------------------------------------------------------
 */

static void *refuse_memory(void *context, size_t size) {
  *(size_t *)context = size;
  return NULL;
}

static void *give_memory(void *context, size_t size) {
  *(size_t *)context += size;
  return malloc(size);
}

static void take_memory(void *context, void *block, size_t size) {
  *(size_t *)context -= size;
  free(block);
}

static void require_fault(const maskcore_number_options *options, maskcore_status status,
                          size_t member) {
  maskcore_error error = {.status = MASKCORE_OK, .offset = SIZE_MAX};
  size_t live = 0;
  maskcore_allocator counted = {give_memory, take_memory, &live};
  REQUIRE(maskcore_number_compile(options, &counted, &error) == NULL);
  REQUIRE(error.status == status && error.offset == member);
  REQUIRE(live == 0);
}

#define REQUIRE_FAULT(status, member, ...)                                                         \
  do {                                                                                             \
    maskcore_number_options options = {__VA_ARGS__};                                               \
    require_fault(&options, status, offsetof(maskcore_number_options, member));                    \
  } while (0)

static void test_compiling(void) {
  REQUIRE_FAULT(MASKCORE_E_UTF8, prefix, .prefix = "\xFF", .prefix_size = 1);
  REQUIRE_FAULT(MASKCORE_E_UTF8, suffix, .suffix = "\xFF", .suffix_size = 1);
  REQUIRE_FAULT(MASKCORE_E_UTF8, minus, .minus = "\xFF", .minus_size = 1);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, prefix, .prefix = "", .prefix_size = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, minimum, .minimum = "", .minimum_size = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, maximum, .maximum = "", .maximum_size = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, group_size, .group_size = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, next_group_size, .next_group_size = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, minimum_grouping, .minimum_grouping = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, integer_min, .integer_min = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, integer_max, .integer_max = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, fraction_min, .fraction_min = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_LIMIT, fraction_max, .fraction_max = SIZE_MAX);
  REQUIRE_FAULT(MASKCORE_E_PATTERN, integer_max, .integer_min = 3, .integer_max = 2);
  REQUIRE_FAULT(MASKCORE_E_PATTERN, fraction_max, .fraction_min = 3, .fraction_max = 2);
  REQUIRE_FAULT(MASKCORE_E_PATTERN, grouping, .grouping = 0xD800);
  REQUIRE_FAULT(MASKCORE_E_PATTERN, decimal, .decimal = 0x110000, .fraction_max = 1);
  REQUIRE_FAULT(MASKCORE_E_PATTERN, zero, .zero = 0xFFFFFFFF);
  REQUIRE_FAULT(MASKCORE_E_PATTERN, maximum, .minimum = "2", .minimum_size = 1, .maximum = "1",
                .maximum_size = 1);
  REQUIRE_FAULT(MASKCORE_E_PATTERN, suffix, .suffix = "\xCC\x81", .suffix_size = 2);

  size_t asked = 0;
  maskcore_allocator none = {refuse_memory, take_memory, &asked};
  maskcore_error error = {.status = MASKCORE_OK};
  REQUIRE(maskcore_number_compile(NULL, &none, &error) == NULL);
  REQUIRE(error.status == MASKCORE_E_MEMORY && asked != 0);
  REQUIRE(maskcore_number_compile(NULL, &none, NULL) == NULL);

  size_t live = 0;
  maskcore_allocator counted = {give_memory, take_memory, &live};
  maskcore_number *number = maskcore_number_compile(NULL, &counted, &error);
  REQUIRE(number != NULL && error.status == MASKCORE_OK && live != 0);
  maskcore_number_free(number);
  REQUIRE(live == 0);
}

/* ---- The short way ----------------------------------------------------------------------------
 */

typedef struct answer {
  maskcore_result result;
  char out[64];
} answer;

static answer edited(const maskcore_number *number, const char *text, maskcore_range range,
                     const char *insert, size_t insert_size) {
  answer a = {.out = ""};
  maskcore_intent intent = insert_size == 0 ? MASKCORE_DELETE_BACKWARD : MASKCORE_INSERT;
  a.result = maskcore_number_edit(number, text, strlen(text), range, intent, insert, insert_size,
                                  a.out, sizeof a.out);
  return a;
}

static void require_same(const answer *a, const answer *b, const char *text, size_t caret,
                         const char *key) {
  const maskcore_result *l = &a->result, *r = &b->result;
  bool same = l->status == r->status && l->size == r->size && l->caret.utf8 == r->caret.utf8 &&
              l->caret.utf16 == r->caret.utf16 && l->complete == r->complete &&
              l->changed == r->changed && l->reformatted == r->reformatted &&
              l->refusal == r->refusal && l->taken == r->taken && l->refused == r->refused &&
              memcmp(a->out, b->out, l->size) == 0;
  if (!same) {
    fprintf(stderr, "%s at %zu, %s: %.*s and %.*s\n", text, caret, key[0] ? key : "backspace",
            (int)l->size, a->out, (int)r->size, b->out);
  }
  REQUIRE(same);
}

/*
 * Types each key at each caret of `text`, and deletes there, once as a person does and once with a
 * scalar that is dropped or the digit selected, which goes the long way. Gives how many were held
 * against each other.
 */
static size_t test_keys(const maskcore_number *number, const char *text, char grouping) {
  size_t size = strlen(text), count = 0;
  for (size_t caret = 0; caret <= size; caret += 1) {
    for (const char *key = "0123456789.,-"; *key != '\0'; key += 1) {
      const char typed[] = {*key, '\xE2', '\x80', '\x8B', '\0'}; /* U+200B */
      answer brief = edited(number, text, at(caret, caret), typed, 1);
      answer full = edited(number, text, at(caret, caret), typed, 4);
      require_same(&brief, &full, text, caret, typed);
      maskcore_result *r = &brief.result;
      if (r->changed) {
        REQUIRE(maskcore_number_edit(number, text, size, at(caret, caret), MASKCORE_INSERT, typed,
                                     1, brief.out, r->size - 1)
                    .status == MASKCORE_E_SPACE);
      }
      count += 1;
    }
    size_t behind = caret > 1 && text[caret - 1] == grouping ? caret - 1 : caret;
    if (behind != 0) {
      answer brief = edited(number, text, at(caret, caret), NULL, 0);
      answer full = edited(number, text, at(behind - 1, caret), NULL, 0);
      /* What is no display is formatted first, and a selection in it is not the same. */
      if (!brief.result.reformatted) {
        require_same(&brief, &full, text, caret, "");
      }
      count += 1;
    }
  }
  return count;
}

/* Writes the first `integer` of some digits in the groups of `options`, and a fraction. */
static void write_number(const maskcore_number_options *options, size_t integer,
                         const char *fraction, char *out) {
  static const char digits[] = "1020340506";
  size_t group = options->group_size == 0 ? 3 : options->group_size;
  size_t next = options->next_group_size == 0 ? group : options->next_group_size;
  size_t least = options->minimum_grouping == 0 ? 1 : options->minimum_grouping;
  for (size_t i = 0; i < integer; i += 1) {
    size_t left = integer - i;
    bool ends = left == group || (left > group && (left - group) % next == 0);
    if (i != 0 && ends && options->grouping != 0 && integer >= group + least) {
      *out++ = (char)options->grouping;
    }
    *out++ = digits[i];
  }
  strcpy(out, fraction);
}

static void test_short_way(void) {
  static const maskcore_number_options formats[] = {
      {.grouping = ',', .fraction_max = 2},
      {.grouping = '.', .decimal = ',', .fraction_max = 3, .negative = true},
      {.grouping = ',', .fraction_max = 2, .group_size = 3, .next_group_size = 2},
      {.grouping = ',', .fraction_max = 1, .minimum_grouping = 2},
      {.grouping = ',', .group_size = 4, .next_group_size = 1, .minimum_grouping = 3},
      {.fraction_max = 2, .integer_max = 4},
      {.grouping = '\'', .integer_max = 6, .clamp = true},
      {.grouping = ',', .maximum = "99999", .maximum_size = 5, .minimum = "-5", .minimum_size = 2},
      {.grouping = ',', .fraction_max = 2, .maximum = "255.5", .maximum_size = 5, .clamp = true},
      {.grouping = ',', .minimum = "10", .minimum_size = 2},
      {.grouping = ',', .minimum = "0", .minimum_size = 1, .maximum = "0", .maximum_size = 1},
      {.grouping = ',', .fraction_max = 2, .suffix = " %", .suffix_size = 2},
  };
  static const char *const fractions[] = {"", ".", ".5", ".505"};
  size_t count = 0;
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i += 1) {
    char grouping = formats[i].grouping == 0 ? ',' : (char)formats[i].grouping;
    maskcore_number *number = maskcore_number_compile(&formats[i], NULL, NULL);
    REQUIRE(number != NULL);
    for (size_t integer = 0; integer <= 8; integer += 1) {
      for (size_t f = 0; f < sizeof fractions / sizeof *fractions; f += 1) {
        char text[32], broken[32];
        write_number(&formats[i], integer, fractions[f], text);
        count += test_keys(number, text, grouping);
        /* One byte wrong: it is no display, or another one. */
        for (size_t wrong = 0; text[wrong] != '\0'; wrong += 1) {
          strcpy(broken, text);
          broken[wrong] = "0,a9"[wrong % 4];
          count += test_keys(number, broken, grouping);
          memmove(broken + wrong, text + wrong + 1, strlen(text) - wrong);
          count += test_keys(number, broken, grouping);
        }
      }
    }
    maskcore_number_free(number);
  }
  REQUIRE(count > 200000);
}

/* ---- Allocations ------------------------------------------------------------------------------
 */

static void test_allocations(void) {
  maskcore_number_options options = {.grouping = ',',
                                     .fraction_max = 2,
                                     .negative = true,
                                     .maximum = "100000000",
                                     .maximum_size = 9};
  size_t before = allocations;
  maskcore_number *number = maskcore_number_compile(&options, NULL, NULL);
  REQUIRE(number != NULL && allocations == before + 1);
  before = allocations;
  static const char keys[] = "12345.6-,x(1,234.5) 7";
  char text[2][64];
  size_t size = 0;
  int now = 0;
  for (int i = 0; i < 1000; i += 1) {
    maskcore_intent intent = (maskcore_intent)(i % 4);
    size_t from = (size_t)(i * 7) % (sizeof keys - 1),
           count = i % 5 == 0 ? sizeof keys - 1 - from : 1;
    maskcore_result r = maskcore_number_edit(number, text[now], size, at(size, size), intent,
                                             keys + from, count, text[1 - now], sizeof text[0]);
    REQUIRE(r.status == MASKCORE_OK);
    size = r.size;
    now = 1 - now;
    char out[64];
    REQUIRE(maskcore_number_unmask(number, text[now], size, out, sizeof out).status == MASKCORE_OK);
    REQUIRE(maskcore_number_end(number, text[now], size, out, sizeof out).status == MASKCORE_OK);
    maskcore_number_is_complete(number, text[now], size);
  }
  REQUIRE(allocations == before);
  maskcore_number_free(number);
}

int main(void) {
  test_example();
  test_sizes();
  test_errors();
  test_compiling();
  test_short_way();
  test_allocations();
  puts("number: all hold");
  return 0;
}
