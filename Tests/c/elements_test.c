/* How a pattern was read, element by element, and what its slots take. */
#include "masks.h"

static const maskcore_scalars vowels[] = {{'a', 'a'}, {'e', 'e'}, {'i', 'i'}};

/* A list, folded or not, a built-in class under another sign, one that is in the way of segments,
   and a class that does not exist, which counts as a list. */
static const maskcore_notation notations[] = {
    {'V', false, MASKCORE_KEEP_CASE, vowels, 3, MASKCORE_CLASS_LISTED},
    {'v', true, MASKCORE_UPPER_CASE, vowels, 3, MASKCORE_CLASS_LISTED},
    {'D', false, MASKCORE_KEEP_CASE, NULL, 0, MASKCORE_CLASS_DIGIT},
    {'L', false, MASKCORE_LOWER_CASE, NULL, 0, MASKCORE_CLASS_LETTER},
    {'W', true, MASKCORE_UPPER_CASE, NULL, 0, MASKCORE_CLASS_ALPHANUMERIC},
    {'*', false, MASKCORE_KEEP_CASE, NULL, 0, MASKCORE_CLASS_ANY},
    {'X', false, MASKCORE_KEEP_CASE, vowels, 1, (maskcore_class)99},
};

static maskcore_mask *compiled(const char *pattern) {
  maskcore_options options = {.notations = notations, .notation_count = COUNT(notations)};
  maskcore_mask *mask = maskcore_compile(pattern, strlen(pattern), &options, NULL);
  CHECK(mask != NULL);
  return mask;
}

static bool same_element(const maskcore_element *a, const maskcore_element *b) {
  return a->kind == b->kind && a->kept == b->kept && a->optional == b->optional &&
         a->repeated == b->repeated && a->slot_class == b->slot_class &&
         a->letter_case == b->letter_case && a->segment == b->segment && a->low == b->low &&
         a->high == b->high && a->notation == b->notation && a->depth == b->depth &&
         a->text_size == b->text_size && (a->text == NULL) == (b->text == NULL) &&
         (a->text == NULL || memcmp(a->text, b->text, a->text_size) == 0);
}

#define LITERAL(string)                                                                            \
  .kind = MASKCORE_ELEMENT_LITERAL, .text = string, .text_size = sizeof string - 1
#define SLOT(of) .kind = MASKCORE_ELEMENT_SLOT, .slot_class = MASKCORE_CLASS_##of

/* Required slots of a run come first, then the optional, then the repeated. */
static const maskcore_element read[] = {
    {LITERAL("+")},
    {LITERAL("é"), .kept = true},
    {SLOT(DIGIT)},
    {SLOT(DIGIT), .optional = true},
    {SLOT(DIGIT), .optional = true, .repeated = true},
    {SLOT(LETTER)},
    {LITERAL("[")},
    {SLOT(DIGIT), .segment = 1, .low = 1, .high = 31},
    {SLOT(DIGIT), .segment = 1, .low = 1, .high = 31},
    {SLOT(DIGIT), .segment = 2, .low = 0, .high = 9},
    {.kind = MASKCORE_ELEMENT_OPEN},
    {LITERAL("-"), .depth = 1},
    {.kind = MASKCORE_ELEMENT_OPEN, .depth = 1},
    {SLOT(LISTED), .depth = 2},
    {SLOT(LISTED), .notation = 1, .optional = true, .letter_case = MASKCORE_UPPER_CASE, .depth = 2},
    {.kind = MASKCORE_ELEMENT_CLOSE, .depth = 1},
    {.kind = MASKCORE_ELEMENT_CLOSE},
    {SLOT(DIGIT)},
    {SLOT(LETTER), .letter_case = MASKCORE_LOWER_CASE},
    {SLOT(ALPHANUMERIC), .optional = true, .letter_case = MASKCORE_UPPER_CASE},
    {SLOT(ANY)},
    {SLOT(LISTED), .notation = 6},
    {LITERAL(" ")},
    {SLOT(ANY), .optional = true, .repeated = true},
};
static const char pattern[] = "+{é}[9…09A]\\[[00:1-31][0:0-9]<-<[Vv]>>[DLW*X] […]";

static void elements_are_what_was_written(void) {
  maskcore_mask *mask = compiled(pattern);
  maskcore_element seen[32];
  size_t count = maskcore_element_count(mask);
  CHECK(count == COUNT(read));
  for (size_t capacity = 1; capacity <= 32; capacity += 1) {
    memset(seen, 0xA5, sizeof seen);
    size_t written = 0;
    for (size_t first = 0; first < count; first += written) {
      size_t room = capacity < 32 - first ? capacity : 32 - first;
      written = maskcore_elements(mask, first, seen + first, room);
      CHECK(written == (room < count - first ? room : count - first));
    }
    for (size_t i = 0; i < count; i += 1) {
      if (!same_element(&seen[i], &read[i])) {
        fprintf(stderr, "element %zu\n", i);
      }
      CHECK(same_element(&seen[i], &read[i]));
    }
  }
  CHECK(maskcore_elements(mask, count, seen, 32) == 0);
  CHECK(maskcore_elements(mask, SIZE_MAX, seen, 32) == 0);
  CHECK(maskcore_elements(mask, 0, NULL, 0) == 0);
  maskcore_free(mask);
}

typedef struct taken_row {
  const char *pattern, *typed, *shown;
} taken_row;

/* A sign of the caller's own stands for what it lists or for its class, `:` in brackets too. */
static void slots_take_what_they_list(void) {
  static const taken_row rows[] = {
      {"[VV]", "xaye", "ae"}, {"[VV]", "AE", ""},     {"[vv]", "aE", "AE"},
      {"[vv]", "xz", ""},     {"[DD]", "a1b2", "12"}, {"[LL]", "1A2b", "ab"},
      {"[WW]", "-a.1", "A1"}, {"[**]", "-a", "-a"},   {"[XX]", "eaa", "aa"},
      {"[Vv]", "ae", "aE"},   {"[AL]", "AB", "Ab"},   {"[0\xD0\xB6]", "1", NULL},
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    const taken_row *row = &rows[i];
    maskcore_options options = {.notations = notations, .notation_count = COUNT(notations)};
    maskcore_mask *mask = maskcore_compile(row->pattern, strlen(row->pattern), &options, NULL);
    CHECK((mask != NULL) == (row->shown != NULL));
    if (mask != NULL) {
      char out[16];
      maskcore_result r = maskcore_edit(mask, NULL, 0, bytes_from(0, 0), MASKCORE_INSERT,
                                        row->typed, strlen(row->typed), out, sizeof out);
      CHECK(r.status == MASKCORE_OK && is_text(out, r.size, row->shown));
      CHECK(r.taken + r.refused == strlen(row->typed) && r.taken == strlen(row->shown));
      maskcore_free(mask);
    }
  }
  static const maskcore_scalars dots[] = {{'.', '.'}};
  maskcore_notation colon = {':', false, MASKCORE_KEEP_CASE, dots, 1, MASKCORE_CLASS_LISTED};
  maskcore_options options = {.notations = &colon, .notation_count = 1};
  maskcore_mask *mask = maskcore_compile("[0:]", 4, &options, NULL);
  CHECK(mask != NULL && maskcore_element_count(mask) == 2);
  CHECK(maskcore_is_complete(mask, "1.", 2) && !maskcore_is_complete(mask, "12", 2));
  maskcore_free(mask);
}

int main(void) {
  slots_take_what_they_list();
  elements_are_what_was_written();
  printf("elements_test: %d checks\n", checks_made);
  return 0;
}
