/* Patterns and options: what each fault is reported as, limits, memory, and how a mask was read. */
#include "masks.h"

typedef struct fault_row {
  const char *pattern;
  maskcore_status status;
  maskcore_pattern_fault reason;
  size_t offset;
} fault_row;

/* The offset is the byte to look at: the bracket that is not closed, the sign that closes nothing,
   the place where something is missing. */
static const fault_row faults[] = {
    {"+7 ([000", MASKCORE_E_PATTERN, MASKCORE_FAULT_SLOTS_OPEN, 4},
    {"a[]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SLOTS_EMPTY, 2},
    {"a]b", MASKCORE_E_PATTERN, MASKCORE_FAULT_SLOTS_CLOSE, 1},
    {"[0x]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SYMBOL, 2},
    {"[:1-2]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_SLOTS, 1},
    {"[0A:1-2]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_SLOTS, 3},
    {"[0…:1-2]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_SLOTS, 5},
    {"[0000000000:1-2]", MASKCORE_E_LIMIT, MASKCORE_FAULT_SEGMENT_SIZE, 11},
    {"[00:-31]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_NUMBER, 4},
    {"[00:1-]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_NUMBER, 6},
    {"[00:1-", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_NUMBER, 6},
    {"[00:1234567890-1]", MASKCORE_E_LIMIT, MASKCORE_FAULT_SEGMENT_SIZE, 13},
    {"[00:1-1234567890]", MASKCORE_E_LIMIT, MASKCORE_FAULT_SEGMENT_SIZE, 15},
    {"[00:1]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_DASH, 5},
    {"[00:1", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_DASH, 5},
    {"[00:1-31", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_END, 8},
    {"[00:1-31x]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_END, 8},
    {"[00:31-1]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_BOUNDS, 4},
    {"[00:1-100]", MASKCORE_E_PATTERN, MASKCORE_FAULT_SEGMENT_BOUNDS, 6},
    {"[0]{7", MASKCORE_E_PATTERN, MASKCORE_FAULT_KEPT_OPEN, 3},
    {"7}", MASKCORE_E_PATTERN, MASKCORE_FAULT_KEPT_CLOSE, 1},
    {"{a[0]}", MASKCORE_E_PATTERN, MASKCORE_FAULT_KEPT_MARK, 2},
    {"[0]<-[0]", MASKCORE_E_PATTERN, MASKCORE_FAULT_GROUP_OPEN, 3},
    {"[0]>", MASKCORE_E_PATTERN, MASKCORE_FAULT_GROUP_CLOSE, 3},
    {"[0]<->", MASKCORE_E_PATTERN, MASKCORE_FAULT_GROUP_EMPTY, 3},
    {"<<<<<[0]>>>>>", MASKCORE_E_LIMIT, MASKCORE_FAULT_GROUP_DEPTH, 4},
    {"[0]\\", MASKCORE_E_PATTERN, MASKCORE_FAULT_ESCAPE, 3},
    {"[0]\xCC\x81", MASKCORE_E_PATTERN, MASKCORE_FAULT_LITERAL, 3},       /* an accent on a slot */
    {"\\a\\b\xD8\x80[0]", MASKCORE_E_PATTERN, MASKCORE_FAULT_LITERAL, 4}, /* a sign that leads */
    {"\\a\\\xD8\x80[0]", MASKCORE_E_PATTERN, MASKCORE_FAULT_LITERAL, 3},
    /* Two halves of a flag, which only braces keep apart. */
    {"\xF0\x9F\x87\xA9{\xF0\x9F\x87\xAA}[0]", MASKCORE_E_PATTERN, MASKCORE_FAULT_LITERAL, 5},
    {"\xCC\x81{a}", MASKCORE_E_PATTERN, MASKCORE_FAULT_LITERAL, 0},
    {"[0]a\xFF", MASKCORE_E_UTF8, MASKCORE_FAULT_UTF8, 4},
};

/* An allocator that counts, and that fails when told to. */
typedef struct memory {
  bool fails;
  size_t blocks, bytes;
} memory;

static void *take(void *context, size_t size) {
  memory *m = context;
  void *block = m->fails ? NULL : malloc(size);
  m->blocks += block != NULL;
  m->bytes += block != NULL ? size : 0;
  return block;
}

static void give_back(void *context, void *block, size_t size) {
  memory *m = context;
  m->blocks -= 1;
  m->bytes -= size;
  free(block);
}

/* Compiles, sees the fault reported, with and without a place for it, and nothing left behind. */
static void refused(const char *pattern, size_t size, maskcore_options options,
                    maskcore_error expected) {
  memory m = {0};
  maskcore_allocator allocator = {take, give_back, &m};
  maskcore_error error;
  options.allocator = &allocator;
  CHECK(maskcore_compile(pattern, size, &options, &error) == NULL);
  CHECK(error.status == expected.status && error.reason == expected.reason);
  CHECK(error.offset == expected.offset);
  CHECK(maskcore_compile(pattern, size, &options, NULL) == NULL);
  CHECK(m.blocks == 0 && m.bytes == 0);
}

static void faults_are_told(void) {
  for (size_t i = 0; i < COUNT(faults); i += 1) {
    const fault_row *row = &faults[i];
    refused(row->pattern, strlen(row->pattern), (maskcore_options){0},
            (maskcore_error){row->status, row->offset, row->reason});
  }
}

/* Filling from the end takes plain slots and text alone. */
static void filling_from_the_end(void) {
  static const char *const wrong[] = {"[0…]", "[00]<-[0]>", "{7}[0]", "[00:1-31]", "abc", ""};
  for (size_t i = 0; i < COUNT(wrong); i += 1) {
    refused(wrong[i], strlen(wrong[i]), (maskcore_options){.flags = MASKCORE_FILL_FROM_END},
            (maskcore_error){MASKCORE_E_PATTERN, 0, MASKCORE_FAULT_FROM_END});
  }
  maskcore_free(mask_of("[000]-[009]", MASKCORE_FILL_FROM_END));
}

/* What is one more than a limit is refused, and the limit itself is not. */
static void limits(void) {
  enum { PATTERN = MASKCORE_PATTERN_LIMIT + 1 };
  static char long_pattern[PATTERN];
  static maskcore_scalars ranges[MASKCORE_RANGE_LIMIT];
  static maskcore_notation notations[MASKCORE_NOTATION_LIMIT + 1];
  static maskcore_trunk trunks[MASKCORE_TRUNK_LIMIT + 1];
  memset(long_pattern, '1', sizeof long_pattern);
  for (size_t i = 0; i < COUNT(ranges); i += 1) {
    ranges[i] = (maskcore_scalars){'a', 'z'};
  }
  for (uint32_t i = 0; i < COUNT(notations); i += 1) {
    notations[i] = (maskcore_notation){.symbol = 0x400 + i, .accepts = ranges};
  }
  for (size_t i = 0; i < COUNT(trunks); i += 1) {
    trunks[i] = (maskcore_trunk){long_pattern, 1};
  }
  maskcore_options options = {
      .notations = notations, .notation_count = 64, .trunks = trunks, .trunk_count = 16};
  notations[3].accepts_count = MASKCORE_RANGE_LIMIT;
  trunks[0].digits_size = MASKCORE_PATTERN_LIMIT - 15;
  maskcore_error error = {MASKCORE_E_MEMORY, 7, MASKCORE_FAULT_UTF8};
  maskcore_mask *mask = maskcore_compile(long_pattern, PATTERN - 1, &options, &error);
  CHECK(mask != NULL && error.status == MASKCORE_OK && error.offset == 0);
  CHECK(error.reason == MASKCORE_FAULT_NONE);
  CHECK(maskcore_element_count(mask) == PATTERN - 1);
  maskcore_free(mask);

  refused(long_pattern, PATTERN, options,
          (maskcore_error){MASKCORE_E_LIMIT, 0, MASKCORE_FAULT_PATTERN_SIZE});
  notations[0].accepts_count = 1;
  refused("[0]", 3, options, (maskcore_error){MASKCORE_E_LIMIT, 0, MASKCORE_FAULT_RANGE_COUNT});
  notations[0].accepts_count = 0;
  trunks[15].digits_size = 2;
  refused("[0]", 3, options, (maskcore_error){MASKCORE_E_LIMIT, 0, MASKCORE_FAULT_TRUNK_SIZE});
  options.trunk_count = 17;
  refused("[0]", 3, options, (maskcore_error){MASKCORE_E_LIMIT, 0, MASKCORE_FAULT_TRUNK_COUNT});
  options.notation_count = 65;
  refused("[0]", 3, options, (maskcore_error){MASKCORE_E_LIMIT, 0, MASKCORE_FAULT_NOTATION_COUNT});
}

/* A blank is seen and stands alone: no control, nothing invisible, no mark, no half of a pair. */
static void blanks(void) {
  static const uint32_t wrong[] = {7, 0x200B, 0x301, 0x600, 0xD800, 0xDFFF, 0x110000, UINT32_MAX};
  static const struct {
    uint32_t scalar;
    const char *template;
  } right[] = {{0, "_-"}, {'#', "#-"}, {0x2022, "•-"}, {0xFF3F, "＿-"}, {0x1F532, "🔲-"}};
  for (size_t i = 0; i < COUNT(wrong); i += 1) {
    refused("[0]", 3, (maskcore_options){.blank = wrong[i]},
            (maskcore_error){MASKCORE_E_PATTERN, 0, MASKCORE_FAULT_BLANK});
  }
  for (size_t i = 0; i < COUNT(right); i += 1) {
    maskcore_options options = {.blank = right[i].scalar};
    maskcore_mask *mask = maskcore_compile("[0]-", 4, &options, NULL);
    char out[16];
    CHECK(mask != NULL);
    maskcore_result r = maskcore_hint(mask, NULL, 0, out, sizeof out);
    CHECK(r.status == MASKCORE_OK && is_text(out, r.size, right[i].template));
    maskcore_free(mask);
  }
}

static void memory_is_the_callers(void) {
  memory m = {.fails = true};
  maskcore_allocator allocator = {take, give_back, &m};
  maskcore_options options = {.allocator = &allocator};
  maskcore_error error;
  CHECK(maskcore_compile("[0]", 3, &options, &error) == NULL);
  CHECK(error.status == MASKCORE_E_MEMORY && error.reason == MASKCORE_FAULT_NONE);
  CHECK(error.offset == 0 && m.blocks == 0);
  m.fails = false;
  maskcore_mask *mask = maskcore_compile("[0]", 3, &options, &error);
  CHECK(mask != NULL && m.blocks == 1);
  maskcore_free(mask);
  CHECK(m.blocks == 0 && m.bytes == 0);
  maskcore_free(NULL);
  refused(NULL, 3, (maskcore_options){0},
          (maskcore_error){MASKCORE_E_RANGE, 0, MASKCORE_FAULT_NONE});
  mask = maskcore_compile(NULL, 0, NULL, &error);
  CHECK(mask != NULL && error.status == MASKCORE_OK && maskcore_element_count(mask) == 0);
  maskcore_free(mask);
}

/* Each fault and status has a text of its own, and what is none has one, too. */
static void names(void) {
  enum { FAULTS = MASKCORE_FAULT_TRUNK_SIZE + 1, STATUSES = MASKCORE_E_UNSUPPORTED + 1 };
  for (int i = 0; i < FAULTS; i += 1) {
    const char *text = maskcore_fault_expected((maskcore_pattern_fault)i);
    CHECK(*text != '\0');
    for (int k = 0; k < i; k += 1) {
      CHECK(strcmp(text, maskcore_fault_expected((maskcore_pattern_fault)k)) != 0);
    }
    CHECK(strcmp(text, maskcore_fault_expected((maskcore_pattern_fault)FAULTS)) != 0);
  }
  CHECK(strstr(maskcore_fault_expected(MASKCORE_FAULT_SLOTS_OPEN), "a ] for this [") != NULL);
  for (int i = 0; i < STATUSES; i += 1) {
    const char *text = maskcore_status_name((maskcore_status)i);
    CHECK(*text != '\0');
    CHECK(strcmp(text, maskcore_status_name((maskcore_status)STATUSES)) != 0);
  }
  CHECK(strcmp(maskcore_status_name(MASKCORE_OK), "ok") == 0);
  CHECK(*maskcore_status_name((maskcore_status)-1) != '\0');
  CHECK(maskcore_version() == MASKCORE_VERSION);
}

int main(void) {
  faults_are_told();
  filling_from_the_end();
  limits();
  blanks();
  memory_is_the_callers();
  names();
  printf("pattern_test: %d checks\n", checks_made);
  return 0;
}
