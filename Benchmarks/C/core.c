/* The C library's edits against the loops that do no more than them. */
#define _GNU_SOURCE
#include "bench.h"
#include "floors.h"

#include <maskcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 65536, ROW = 11, ROW_OUT = 18, KEYS = 10 };

/* How often a run does its work: a multiple of KEYS. */
static size_t repeats = 1000;

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/* ---- Who edits ------------------------------------------------------------------------------- */

typedef floor_result edit(const void *mask, const char *text, size_t size,
                          const floor_change *change, char *out);

ALWAYS_INLINE floor_result core_edit(const void *mask, const char *text, size_t size,
                                     const floor_change *change, maskcore_intent intent,
                                     char *out) {
  maskcore_range range = {change->start, change->end, MASKCORE_UTF8};
  maskcore_result r = maskcore_edit(mask, text, size, range, intent, change->insert,
                                    change->insert_size, out, ROOM);
  return (floor_result){r.size, r.caret.utf8};
}

ALWAYS_INLINE floor_result ours(const void *mask, const char *text, size_t size,
                                const floor_change *change, char *out) {
  return core_edit(mask, text, size, change,
                   change->backward ? MASKCORE_DELETE_BACKWARD : MASKCORE_INSERT, out);
}

ALWAYS_INLINE floor_result ours_paste(const void *mask, const char *text, size_t size,
                                      const floor_change *change, char *out) {
  return core_edit(mask, text, size, change, MASKCORE_PASTE, out);
}

ALWAYS_INLINE floor_result ours_number(const void *mask, const char *text, size_t size,
                                       const floor_change *change, char *out) {
  maskcore_range range = {change->start, change->end, MASKCORE_UTF8};
  maskcore_result r = maskcore_number_edit(mask, text, size, range, MASKCORE_INSERT, change->insert,
                                           change->insert_size, out, ROOM);
  return (floor_result){r.size, r.caret.utf8};
}

ALWAYS_INLINE floor_result table(const void *mask, const char *text, size_t size,
                                 const floor_change *change, char *out) {
  return floor_edit(mask, text, size, change, out);
}

ALWAYS_INLINE floor_result hard_phone(const void *mask, const char *text, size_t size,
                                      const floor_change *change, char *out) {
  (void)mask;
  return floor_phone(text, size, change, out);
}

ALWAYS_INLINE floor_result hard_card(const void *mask, const char *text, size_t size,
                                     const floor_change *change, char *out) {
  (void)mask;
  return floor_card(text, size, change, out);
}

ALWAYS_INLINE floor_result hard_number(const void *mask, const char *text, size_t size,
                                       const floor_change *change, char *out) {
  (void)mask;
  return floor_number(text, size, change, out);
}

/* ---- What is edited -------------------------------------------------------------------------- */

/* Keys typed into an empty field one by one, each at the caret; or one change of one text. */
typedef struct work {
  const void *mask;
  const char *keys[KEYS];
  const char *text;
  size_t text_size;
  floor_change change;
  /* What comes of it: for memcpy, and to be checked. */
  const char *due[KEYS];
  size_t key_sizes[KEYS], due_sizes[KEYS];
} work;

/* Sizes are known before the clock runs. */
static void measure(work *work) {
  for (int key = 0; key < KEYS; key += 1) {
    work->key_sizes[key] = work->keys[key] == NULL ? 0 : strlen(work->keys[key]);
    work->due_sizes[key] = work->due[key] == NULL ? 0 : strlen(work->due[key]);
  }
}

static char first_room[ROOM], second_room[ROOM];

/* Each key meets the text that the keys before it made, prepared, so that no key waits for the
 * stores of the last one: people do not type that fast. */
ALWAYS_INLINE void type(edit *edits, const work *work) {
  for (size_t i = 0; i < repeats / KEYS; i += 1) {
    for (int key = 0; key < KEYS; key += 1) {
      const char *text = key == 0 ? "" : work->due[key - 1];
      size_t size = key == 0 ? 0 : work->due_sizes[key - 1];
      floor_change change = {size, size, false, work->keys[key], work->key_sizes[key]};
      floor_result r = edits(work->mask, text, size, &change, first_room);
      bench_keep(first_room + r.caret);
    }
  }
}

ALWAYS_INLINE void change(edit *edits, const work *work) {
  for (size_t i = 0; i < repeats; i += 1) {
    floor_result r = edits(work->mask, work->text, work->text_size, &work->change, first_room);
    bench_keep(first_room + r.caret);
  }
}

static void copy_typed(void *context) {
  const work *work = context;
  for (size_t i = 0; i < repeats / KEYS; i += 1) {
    for (int key = 0; key < KEYS; key += 1) {
      memcpy(first_room, work->due[key], work->due_sizes[key]);
      bench_keep(first_room);
    }
  }
}

static void copy_changed(void *context) {
  const work *work = context;
  size_t size = work->due_sizes[0];
  for (size_t i = 0; i < repeats; i += 1) {
    memcpy(first_room, work->due[0], size);
    bench_keep(first_room);
  }
}

#define RUNS(how, who)                                                                             \
  static void how##_##who(void *context) { how(who, context); }
RUNS(type, ours)
RUNS(type, table)
RUNS(type, hard_phone)
RUNS(type, ours_number)
RUNS(type, hard_number)
RUNS(change, ours)
RUNS(change, ours_paste)
RUNS(change, table)
RUNS(change, hard_phone)
RUNS(change, hard_card)

static void check_type(edit *edits, const work *work, const char *name, const char *who) {
  char *text = first_room, *out = second_room;
  floor_result at = {0, 0};
  for (int key = 0; key < KEYS; key += 1) {
    floor_change change = {at.caret, at.caret, false, work->keys[key], work->key_sizes[key]};
    at = edits(work->mask, text, at.size, &change, out);
    bench_expect(name, who, out, at.size, work->due[key]);
    bench_expect(name, who, out, at.caret, work->due[key]);
    char *swap = text;
    text = out;
    out = swap;
  }
}

static void check_change(edit *edits, const work *work, size_t caret, const char *name,
                         const char *who) {
  floor_result r = edits(work->mask, work->text, work->text_size, &work->change, first_room);
  bench_expect(name, who, first_room, r.size, work->due[0]);
  if (r.caret != caret) {
    fprintf(stderr, "%s: %s leaves the caret at %zu, where %zu is due\n", name, who, r.caret,
            caret);
    exit(1);
  }
}

/* ---- Rows ------------------------------------------------------------------------------------ */

static struct {
  size_t count;
  char *texts, *out;
  size_t *ends, *out_ends;
  const maskcore_mask *mask;
} rows;

static void make_rows(size_t count, const maskcore_mask *mask) {
  rows.count = count;
  rows.mask = mask;
  rows.texts = malloc(count * ROW);
  rows.out = malloc(count * 64);
  rows.ends = malloc(count * sizeof *rows.ends);
  rows.out_ends = malloc(count * sizeof *rows.out_ends);
  uint64_t state = 1;
  for (size_t row = 0; row < count; row += 1) {
    rows.texts[row * ROW] = '7';
    for (size_t i = 1; i < ROW; i += 1) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      rows.texts[row * ROW + i] = (char)('0' + (i == 1 ? 9 : (state >> 33) % 10));
    }
    rows.ends[row] = (row + 1) * ROW;
  }
}

static size_t ours_rows_done(void) {
  maskcore_batch_result r =
      maskcore_format_batch(rows.mask, rows.texts, rows.count * ROW, rows.ends, rows.out_ends,
                            rows.count, rows.out, rows.count * 64);
  return r.size;
}

static void ours_rows(void *context) {
  (void)context;
  ours_rows_done();
  bench_keep(rows.out);
}

static void hard_rows(void *context) {
  (void)context;
  floor_phone_rows(rows.texts, rows.ends, rows.out_ends, rows.count, rows.out);
  bench_keep(rows.out);
}

static void copy_rows(void *context) {
  (void)context;
  memcpy(rows.out + rows.count * 32, rows.out, rows.count * ROW_OUT);
  bench_keep(rows.out);
}

static void check_rows(void) {
  size_t size = ours_rows_done();
  char *copy = malloc(size);
  memcpy(copy, rows.out, size);
  size_t floor_size = floor_phone_rows(rows.texts, rows.ends, rows.out_ends, rows.count, rows.out);
  if (size != rows.count * ROW_OUT || size != floor_size || memcmp(copy, rows.out, size) != 0) {
    fputs("batch/phone/1M: the loop and the library differ\n", stderr);
    exit(1);
  }
  free(copy);
}

/* ---- Compile and start ----------------------------------------------------------------------- */

static const char phone_pattern[] = "+7 ([000]) [000]-[00]-[00]";

static void compile(void *context) {
  (void)context;
  for (size_t i = 0; i < repeats; i += 1) {
    maskcore_mask *mask = maskcore_compile(phone_pattern, sizeof phone_pattern - 1, NULL, NULL);
    bench_keep(mask);
    maskcore_free(mask);
  }
}

/* ---- Cases ----------------------------------------------------------------------------------- */

static maskcore_mask *compiled(const char *pattern, uint32_t flags) {
  maskcore_options options = {.flags = flags};
  maskcore_mask *mask = maskcore_compile(pattern, strlen(pattern), &options, NULL);
  if (mask == NULL) {
    fprintf(stderr, "%s cannot be compiled\n", pattern);
    exit(1);
  }
  return mask;
}

static work with(const work *original, const void *mask) {
  work copy = *original;
  copy.mask = mask;
  return copy;
}

/* `slots` slots in groups of five, filled; a digit in the middle is replaced. */
typedef struct long_work {
  char name[32];
  work ours, table;
} long_work;

static void make_long(long_work *made, size_t slots) {
  size_t groups = slots / 5;
  char *pattern = calloc(groups, 9), *text = calloc(groups, 7), *due = NULL;
  for (size_t group = 0; group < groups; group += 1) {
    strcat(pattern + group * 7, group == 0 ? "[00000]" : "-[00000]");
    strcat(text + group * 5, group == 0 ? "12345" : "-12345");
  }
  size_t size = strlen(text), middle = (groups / 2) * 6 + 2;
  due = strdup(text);
  due[middle] = '7';
  floor_mask *mask = malloc(sizeof *mask);
  *mask = floor_table(pattern);
  work base = {.text = text, .text_size = size, .due = {due}};
  base.change = (floor_change){middle, middle + 1, false, "7", 1};
  measure(&base);
  made->ours = with(&base, compiled(pattern, 0));
  made->table = with(&base, mask);
  snprintf(made->name, sizeof made->name, "edit/slots-%zu", slots);
  check_change(ours, &made->ours, middle + 1, made->name, BENCH_OURS);
  check_change(table, &made->table, middle + 1, made->name, "table loop");
  free(pattern);
}

static bench_case cases[96];
static size_t case_count;

static void add(const char *name, const char *who, const char *per, size_t operations,
                void (*run)(void *), const void *context) {
  cases[case_count++] = (bench_case){name, who, per, operations, NULL, run, (void *)context, false};
}

static size_t bytes_read(const work *work) {
  size_t bytes = 0;
  for (int key = 0; key < KEYS; key += 1) {
    bytes += work->key_sizes[key] + (key == 0 ? 0 : work->due_sizes[key - 1]);
  }
  return bytes * (repeats / KEYS);
}

int main(int argument_count, char **arguments) {
  static const char *const digits[] = {"\xD9\xA9", "\xD9\xA1", "\xD9\xA2", "\xD9\xA3", "\xD9\xA4",
                                       "\xD9\xA5", "\xD9\xA6", "\xD9\xA7", "\xD9\xA8", "\xD9\xA9"};
  static const char *const shown[] = {"+7 (9",
                                      "+7 (91",
                                      "+7 (912",
                                      "+7 (912) 3",
                                      "+7 (912) 34",
                                      "+7 (912) 345",
                                      "+7 (912) 345-6",
                                      "+7 (912) 345-67",
                                      "+7 (912) 345-67-8",
                                      "+7 (912) 345-67-89"};

  if (bench_counts(argument_count, arguments)) {
    repeats = 2 * KEYS;
  }
  maskcore_mask *phone = compiled(phone_pattern, 0);
  static floor_mask phone_table, card_table;
  phone_table = floor_table(phone_pattern);

  static work typed, typed_table;
  typed = (work){.mask = phone, .keys = {"9", "1", "2", "3", "4", "5", "6", "7", "8", "9"}};
  memcpy(typed.due, shown, sizeof shown);
  measure(&typed);
  typed_table = with(&typed, &phone_table);
  check_type(ours, &typed, "edit/phone/type-ten", BENCH_OURS);
  check_type(hard_phone, &typed, "edit/phone/type-ten", "hard-coded loop");
  check_type(table, &typed_table, "edit/phone/type-ten", "table loop");
  add("edit/phone/type-ten", BENCH_OURS, "key", repeats, type_ours, &typed);
  add("edit/phone/type-ten", "memcpy", "key", repeats, copy_typed, &typed);
  add("edit/phone/type-ten", "hard-coded loop", "key", repeats, type_hard_phone, &typed);
  add("edit/phone/type-ten", "table loop", "key", repeats, type_table, &typed_table);

  static work replaced, replaced_table, erased, erased_table;
  replaced = (work){.mask = phone, .text = "+7 (912) 345-67-89", .text_size = 18};
  replaced.change = (floor_change){10, 11, false, "0", 1};
  replaced.due[0] = "+7 (912) 305-67-89";
  measure(&replaced);
  replaced_table = with(&replaced, &phone_table);
  check_change(ours, &replaced, 11, "edit/phone/replace-middle", BENCH_OURS);
  check_change(hard_phone, &replaced, 11, "edit/phone/replace-middle", "hard-coded loop");
  check_change(table, &replaced_table, 11, "edit/phone/replace-middle", "table loop");
  add("edit/phone/replace-middle", BENCH_OURS, "edit", repeats, change_ours, &replaced);
  add("edit/phone/replace-middle", "memcpy", "edit", repeats, copy_changed, &replaced);
  add("edit/phone/replace-middle", "hard-coded loop", "edit", repeats, change_hard_phone,
      &replaced);
  add("edit/phone/replace-middle", "table loop", "edit", repeats, change_table, &replaced_table);

  erased = (work){.mask = phone, .text = "+7 (912) 345-67-89", .text_size = 18};
  erased.change = (floor_change){9, 9, true, "", 0};
  erased.due[0] = "+7 (913) 456-78-9";
  measure(&erased);
  erased_table = with(&erased, &phone_table);
  check_change(ours, &erased, 6, "edit/phone/backspace-literal", BENCH_OURS);
  check_change(hard_phone, &erased, 6, "edit/phone/backspace-literal", "hard-coded loop");
  check_change(table, &erased_table, 6, "edit/phone/backspace-literal", "table loop");
  add("edit/phone/backspace-literal", BENCH_OURS, "edit", repeats, change_ours, &erased);
  add("edit/phone/backspace-literal", "memcpy", "edit", repeats, copy_changed, &erased);
  add("edit/phone/backspace-literal", "hard-coded loop", "edit", repeats, change_hard_phone,
      &erased);
  add("edit/phone/backspace-literal", "table loop", "edit", repeats, change_table, &erased_table);

  static const char card_pattern[] = "[0000] [0000] [0000] [0000]";
  static work pasted, pasted_table;
  card_table = floor_table(card_pattern);
  pasted = (work){.mask = compiled(card_pattern, 0), .text = "", .text_size = 0};
  pasted.change = (floor_change){0, 0, false, "4111 1111 1111 1111", 19};
  pasted.due[0] = "4111 1111 1111 1111";
  measure(&pasted);
  pasted_table = with(&pasted, &card_table);
  check_change(ours_paste, &pasted, 19, "edit/card/paste", BENCH_OURS);
  check_change(hard_card, &pasted, 19, "edit/card/paste", "hard-coded loop");
  check_change(table, &pasted_table, 19, "edit/card/paste", "table loop");
  add("edit/card/paste", BENCH_OURS, "paste", repeats, change_ours_paste, &pasted);
  add("edit/card/paste", "memcpy", "paste", repeats, copy_changed, &pasted);
  add("edit/card/paste", "hard-coded loop", "paste", repeats, change_hard_card, &pasted);
  add("edit/card/paste", "table loop", "paste", repeats, change_table, &pasted_table);

  static long_work longs[4];
  size_t slots = 10;
  for (int i = 0; i < 4; i += 1, slots *= 10) {
    make_long(&longs[i], slots);
    add(longs[i].name, BENCH_OURS, "slot", repeats * slots, change_ours, &longs[i].ours);
    add(longs[i].name, "memcpy", "slot", repeats * slots, copy_changed, &longs[i].ours);
    add(longs[i].name, "table loop", "slot", repeats * slots, change_table, &longs[i].table);
  }

  make_rows(bench_counts(argument_count, arguments) ? 1000 : 1000000, phone);
  check_rows();
  add("batch/phone/1M", BENCH_OURS, "row", rows.count, ours_rows, NULL);
  add("batch/phone/1M", "memcpy", "row", rows.count, copy_rows, NULL);
  add("batch/phone/1M", "hard-coded loop", "row", rows.count, hard_rows, NULL);

  /* The same keys as Arabic-Indic digits that stay as they are, and ten emoji for ten letters. */
  static work native, emoji, letters;
  static char native_due[KEYS][64];
  native = (work){.mask = compiled(phone_pattern, MASKCORE_KEEP_NATIVE_DIGITS)};
  for (int key = 0; key < KEYS; key += 1) {
    native.keys[key] = digits[key];
    for (const char *at = shown[key]; *at != 0; at += 1) {
      bool digit = at - shown[key] > 3 && *at >= '0' && *at <= '9';
      char ascii[2] = {*at, 0};
      strcat(native_due[key], digit ? digits[*at - '0'] : ascii);
    }
    native.due[key] = native_due[key];
  }
  measure(&native);
  check_type(ours, &native, "unicode/phone/type-ten", BENCH_OURS);
  add("unicode/phone/type-ten", BENCH_OURS, "byte", bytes_read(&native), type_ours, &native);
  add("unicode/phone/type-ten", "ASCII digits", "byte", bytes_read(&typed), type_ours, &typed);

  letters = (work){.mask = compiled("[*****] [*****]", 0), .text = "", .text_size = 0};
  letters.change = (floor_change){0, 0, false, "abcdefghij", 10};
  letters.due[0] = "abcde fghij";
  emoji = letters;
#define FACE  "\xF0\x9F\x98\x80"
#define FACES FACE FACE FACE FACE FACE
  emoji.change = (floor_change){0, 0, false, FACES FACES, 40};
  emoji.due[0] = FACES " " FACES;
  measure(&letters);
  measure(&emoji);
  check_change(ours_paste, &letters, 11, "unicode/paste-emoji", "ASCII letters");
  check_change(ours_paste, &emoji, 41, "unicode/paste-emoji", BENCH_OURS);
  add("unicode/paste-emoji", BENCH_OURS, "byte", repeats * 40, change_ours_paste, &emoji);
  add("unicode/paste-emoji", "ASCII letters", "byte", repeats * 10, change_ours_paste, &letters);

  static work number;
  maskcore_number_options options = {.grouping = ',', .fraction_max = 2};
  number = (work){.mask = maskcore_number_compile(&options, NULL, NULL),
                  .keys = {"1", "2", "3", "4", "5", "6", "7", ".", "8", "9"},
                  .due = {"1", "12", "123", "1,234", "12,345", "123,456", "1,234,567", "1,234,567.",
                          "1,234,567.8", "1,234,567.89"}};
  measure(&number);
  check_type(ours_number, &number, "number/type", BENCH_OURS);
  check_type(hard_number, &number, "number/type", "hard-coded loop");
  add("number/type", BENCH_OURS, "key", repeats, type_ours_number, &number);
  add("number/type", "memcpy", "key", repeats, copy_typed, &number);
  add("number/type", "hard-coded loop", "key", repeats, type_hard_number, &number);

  add("compile/phone", BENCH_OURS, "mask", repeats, compile, NULL);
  return bench_main(argument_count, arguments, cases, case_count);
}
