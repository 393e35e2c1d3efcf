/* How well a text suits a mask, in the four ways; the first rows are those of input-mask. */
#include "masks.h"

typedef struct affinity_row {
  const char *pattern, *text;
  int32_t whole, prefix, capacity, value;
} affinity_row;

#define NONE MASKCORE_AFFINITY_NONE
#define FAR  (MASKCORE_AFFINITY_NONE + 1)

static const affinity_row rows[] = {
    {"[00].[00]", "1234", 3, 2, -1, 0}, /* the point is missing */
    {"[00].[00]", "12.34", 5, 5, 0, 0},
    {"[00].[00]", "1.234", 2, 1, 0, 0}, /* the first point is left out, the second missing */
    {"[00].[00]", "12345", 2, 2, 0, 0}, /* nothing is left for the 5 */
    {"[00].[00]", "", 0, 0, -5, -4},
    {"[000]", "12", 2, 2, -1, -1},
    {"[000]", "1234", 2, 3, NONE, 0},
    {"+7 [000] [000]", "+7 12 345", 6, 5, -1, -1}, /* the space is left out, then missing */
    {"+{7} [00]", "12", -1, 0, -3, 0},             /* `+7 12`: three literals missing */
    {"+{7} [00]", "+712", 3, 2, -1, 0},
    {"[AA]", "a1", 0, 1, 0, -1},
    {"[9A]", "a", 0, 1, -1, -1},   /* the digit is passed over */
    {"[90A]", "1a", 1, 2, -1, -1}, /* and so is the second digit, which is the optional one */
    {"[0]<-[0]>", "1-2", 3, 3, 0, 0},
    {"[0]<-[0]>", "12", 1, 1, -1, 0},   /* goes to the group's slot, whose dash is missing */
    {"[0]<-[0]>A", "1A", 1, 2, -2, -1}, /* the group is passed over as a whole */
    {"[0]<-.[0]>A", "1.2", 2, 1, -2, 0},
    {"[0]<<-[0]>+[0]>", "1-2", 3, 3, -2, -1},
    {"[0]<<-[0]>+[0]>", "1+2", -2, 1, -2, -2}, /* its first slot is that of the inner group */
    {"[0]<-[0]>[A]", "1b", 1, 2, -2, -1},
    {"[0…]", "1234", 4, 4, FAR, FAR},
    {"[0…]-[A]", "12-a", 3, 4, FAR, FAR}, /* the digits without end are passed over */
    {"[00]",
     "1\xE2\x80\x8B"
     "2",
     2, 1, 0, 0},                             /* what rule N drops counts for nothing */
    {"[00]", "\xD9\xA1\xD9\xA2", 2, 0, 0, 0}, /* taken, and shown as ASCII */
    {"[00]-", "12", 2, 2, -1, 0},
    {"é[0]",
     "e\xCC\x81"
     "1",
     -1, 0, 0, 0}, /* written in another way, it is another sign */
};

static const maskcore_affinity_strategy strategies[] = {
    MASKCORE_AFFINITY_WHOLE, MASKCORE_AFFINITY_PREFIX, MASKCORE_AFFINITY_CAPACITY,
    MASKCORE_AFFINITY_VALUE};

static void each_way(void) {
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    maskcore_mask *mask = mask_of(rows[i].pattern, 0);
    const int32_t expected[] = {rows[i].whole, rows[i].prefix, rows[i].capacity, rows[i].value};
    for (size_t s = 0; s < 4; s += 1) {
      int32_t answer = maskcore_affinity(mask, rows[i].text, strlen(rows[i].text), strategies[s]);
      if (answer != expected[s]) {
        fprintf(stderr, "%s in %s, way %zu: %d\n", rows[i].text, rows[i].pattern, s, answer);
      }
      CHECK(answer == expected[s]);
    }
    maskcore_free(mask);
  }
}

static void what_is_no_text(void) {
  static char huge[MASKCORE_TEXT_LIMIT + 1];
  memset(huge, '1', sizeof huge);
  maskcore_mask *mask = mask_of("[0…]", 0);
  for (size_t s = 0; s < 4; s += 1) {
    CHECK(maskcore_affinity(mask, huge, sizeof huge, strategies[s]) == NONE);
    CHECK(maskcore_affinity(mask, huge, sizeof huge - 1, strategies[s]) != NONE);
    CHECK(maskcore_affinity(mask, NULL, 1, strategies[s]) == NONE);
    CHECK(maskcore_affinity(mask, "1\xFF", 2, strategies[s]) == NONE);
  }
  CHECK(maskcore_affinity(mask, NULL, 0, MASKCORE_AFFINITY_WHOLE) == 0);
  CHECK(maskcore_affinity(mask, "1", 1, (maskcore_affinity_strategy)4) == NONE);
  maskcore_free(mask);
}

int main(void) {
  each_way();
  what_is_no_text();
  printf("affinity_test: %d checks\n", checks_made);
  return 0;
}
