/* Many texts in one call: batches and lines come to what each text comes to alone. */
#include <stdlib.h>
#include <string.h>

#include "feed.h"
#include "harnesses.h"
#include "maskcore.h"
#include "require.h"

enum { ROWS = 8 };

static const char *const patterns[] = {
    "+7 ([000]) [000]-[00]-[00]",
    "+{7} ([000]) [000]-[00]-[00]",
    "[0000] [0000] [0000] [0000]",
    "№[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]",
    "#7-8-90 [00]",
    "-12345678 [0]",
    "-123456789 [0]",
    "/[0000000000000000000000000000000000000000000000000000000000000000]",
    "([0][00000000]) [00000000][0]",
    "(A1) [00]-[AA]",
    "[AAA]-[AAA]",
    "($) [990].[00]",
};

/* The rows, back to back or as lines. */
typedef struct rows {
  text all;
  size_t ends[ROWS]; /* without the line end */
  size_t count;
} rows;

static void add_row(rows *r, const char *bytes, size_t size, const char *line_end) {
  size_t feed = strlen(line_end);
  text all = text_of(NULL, r->all.size + size + feed);
  if (r->all.size != 0) {
    memcpy(all.bytes, r->all.bytes, r->all.size);
  }
  if (size != 0) {
    memcpy(all.bytes + r->all.size, bytes, size);
  }
  if (feed != 0) {
    memcpy(all.bytes + r->all.size + size, line_end, feed);
  }
  free(r->all.bytes);
  r->all = all;
  r->ends[r->count] = all.size - feed;
  r->count += 1;
}

static maskcore_result alone(const maskcore_mask *mask, const char *bytes, size_t size, char *out,
                             size_t capacity) {
  maskcore_range end = {size, size, MASKCORE_UTF8};
  return maskcore_format(mask, bytes, size, end, out, capacity);
}

/* A batch goes as far as its rows do one by one, in the same room. */
static void check_batch(const maskcore_mask *mask, const rows *r, size_t capacity) {
  char *out = malloc(capacity == 0 ? 1 : capacity), *each = malloc(capacity == 0 ? 1 : capacity);
  size_t ends[ROWS];
  REQUIRE(out != NULL && each != NULL);
  maskcore_batch_result batch = maskcore_format_batch(mask, r->all.bytes, r->all.size, r->ends,
                                                      ends, r->count, out, capacity);
  size_t start = 0, size = 0, row = 0;
  for (; row < r->count; row += 1) {
    maskcore_result one =
        alone(mask, r->all.bytes + start, r->ends[row] - start, each + size, capacity - size);
    if (one.status != MASKCORE_OK) {
      REQUIRE(batch.status == one.status);
      break;
    }
    size += one.size;
    start = r->ends[row];
    REQUIRE(row < batch.done && ends[row] == size);
  }
  REQUIRE((batch.status == MASKCORE_OK) == (row == r->count));
  REQUIRE(batch.done == row && batch.size == size && same(out, size, each, size));
  free(out);
  free(each);
}

/* Lines stop in front of the first one that asks for it. */
static void check_lines(const maskcore_mask *mask, const rows *r, bool complete, size_t capacity) {
  char *out = malloc(capacity == 0 ? 1 : capacity), *each = malloc(capacity == 0 ? 1 : capacity);
  REQUIRE(out != NULL && each != NULL);
  maskcore_lines_result lines =
      maskcore_format_lines(mask, r->all.bytes, r->all.size, complete, out, capacity);
  size_t read = 0, size = 0, done = 0;
  maskcore_status status = MASKCORE_OK;
  while (read < r->all.size) {
    const char *line = r->all.bytes + read;
    const char *feed = memchr(line, '\n', r->all.size - read);
    size_t behind = feed == NULL ? r->all.size - read : (size_t)(feed - line) + 1;
    size_t length = feed == NULL ? behind : behind - 1;
    length -= feed != NULL && length != 0 && line[length - 1] == '\r';
    size_t room = capacity - size, tail = behind - length;
    room -= room < tail ? room : tail;
    maskcore_result one = alone(mask, line, length, each + size, room);
    status = one.status;
    if (one.status != MASKCORE_OK || one.refused != 0 || (complete && !one.complete)) {
      break;
    }
    if (tail > capacity - size - one.size) {
      status = MASKCORE_E_SPACE;
      break;
    }
    memcpy(each + size + one.size, line + length, tail);
    size += one.size + tail;
    read += behind;
    done += 1;
  }
  REQUIRE(lines.status == status && lines.lines == done && lines.read == read);
  REQUIRE(lines.size == size && same(out, size, each, size));
  free(out);
  free(each);
}

int maskcore_fuzz_rows(const uint8_t *data, size_t size) {
  static const maskcore_trunk trunks[] = {{"8", 1}, {"00", 2}};
  feed f = {data, size};
  maskcore_options options = {0};
  options.flags = feed_byte(&f);
  uint8_t choice = feed_byte(&f);
  options.trunks = trunks;
  options.trunk_count = choice >> 6;
  options.trunk_count = options.trunk_count > 2 ? 0 : options.trunk_count;
  const char *pattern = patterns[(choice & 0x3F) % (sizeof patterns / sizeof *patterns)];
  maskcore_mask *mask = maskcore_compile(pattern, strlen(pattern), &options, NULL);
  if (mask == NULL) {
    return 0;
  }
  size_t capacity = feed_byte(&f);
  bool complete = (capacity & 1) != 0;
  rows items = {{malloc(1), 0}, {0}, 0}, lines = {{malloc(1), 0}, {0}, 0};
  REQUIRE(items.all.bytes != NULL && lines.all.bytes != NULL);
  while (items.count < ROWS && f.size != 0) {
    uint8_t how = feed_byte(&f);
    text row = feed_text(&f, how & 0x1F);
    for (size_t i = 0; how & 0x80 && i < row.size; i += 1) { /* digits alone */
      row.bytes[i] = (char)('0' + (unsigned char)row.bytes[i] % 10);
    }
    add_row(&items, row.bytes, row.size, "");
    add_row(&lines, row.bytes, row.size, how & 0x40 ? "\r\n" : how & 0x20 ? "\n" : "");
    free(row.bytes);
  }
  check_batch(mask, &items, capacity);
  check_batch(mask, &items, 4096);
  check_lines(mask, &lines, complete, capacity);
  check_lines(mask, &lines, complete, 4096);
  free(items.all.bytes);
  free(lines.all.bytes);
  maskcore_free(mask);
  return 0;
}
