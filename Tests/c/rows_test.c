/* Many texts in one call, with every room there may be: each comes to what `maskcore_format` makes
   of it alone, and the call stops where the header says. */
#include "masks.h"

enum { ROOM = 512, ITEMS = 12 };

static const char digits[] = "123456789";

typedef struct rows_row {
  const char *pattern;
  const char *trunks[5];
  const char *text; /* lines */
  const char *out;  /* with all the room and nothing asked for; NULL where a line stops it */
} rows_row;

static const rows_row rows[] = {
    {"+7 ([000])-[00]",
     {"8", "08"},
     "12345\n67890\n11111\n22222\n33333\n44444\n\n1\n",
     "+7 (123)-45\n+7 (678)-90\n+7 (111)-11\n+7 (222)-22\n+7 (333)-33\n+7 (444)-44\n\n+7 (1\n"},
    {"+7 ([000])-[00]",
     {"8", "08"},
     "812345\n867890\n811111\n822222\n712345\n833333\n0812345\n812345",
     "+7 (123)-45\n+7 (678)-90\n+7 (111)-11\n+7 (222)-22\n+7 (123)-45\n+7 (333)-33\n+7 (123)-45\n"
     "+7 (123)-45"},
    {"+7 ([000])-[00]", {"8"}, "812345\r\n867890\r\n811111\r\n922222\r\n", NULL},
    {"+7 ([000])-[00]",
     {"8"},
     "12345\r\n67890\r\n22222\n33333\r\n44444\r\n5555x\r\n66666\r\n",
     NULL},
    {"+7 ([000])-[00]", {"8"}, "12345\r\n67890\r\n22222\r\n33333\r\n4444444444444444\r\n", NULL},
    {"+7 ([000])-[00]", {"8"}, "12345\r\n67890\r\n22222\r\n333334\n44444\r\n", NULL},
    {"+7 ([000])-[00]", {NULL}, "\n\r\n\r\r\n\xFF", NULL},
    {"+7 ([000])-[00]", {NULL}, "12345\n1234\n12345\n\xFF", NULL},
    /* More in front than a plan has places for, or longer than eight, or no digits. */
    {"+7 [000]",
     {"8", "9", "10", "11", "12"},
     "8123\n10123\n12123\n7123\n123\n123\n123\n",
     "+7 123\n+7 123\n+7 123\n+7 123\n+7 123\n+7 123\n+7 123\n"},
    {"+7 [000]",
     {digits},
     "123456789123\n123456789456\n7123\n123\n",
     "+7 123\n+7 456\n+7 123\n+7 123\n"},
    {"+7 [000]", {"", "a"}, "123\n7456\n123\n456\n", "+7 123\n+7 456\n+7 123\n+7 456\n"},
    {"+123456789 [00]",
     {NULL},
     "12\n34\n56\n78\n",
     "+123456789 12\n+123456789 34\n+123456789 56\n"
     "+123456789 78\n"},
    {"7-[00]", {NULL}, "12\n34\n56\n", "7-12\n7-34\n7-56\n"},
    {"[00]-[00]", {NULL}, "1234\n5678\n9012\n", "12-34\n56-78\n90-12\n"},
    /* A trunk stands in front of digits alone. */
    {"&[____]", {"8"}, "81234\nABCD\n8ABC\n", "&1234\n&ABCD\n&8ABC\n"},
    {"&[____]", {"8"}, "81234\n8ABCD\n", NULL},
    {"&[__________________]",
     {"8"},
     "8123456789012345678\nABCDEFGHIJKLMNOPQR\n",
     "&123456789012345678\n&ABCDEFGHIJKLMNOPQR\n"},
    {"&[__________________]", {"8"}, "8ABCDEFGHIJKLMNOPQR\n", NULL},
    {"([AAA])", {NULL}, "abc\ndef\nghi\njkl\n", "(abc\n(def\n(ghi\n(jkl\n"},
    {"([00aa])", {NULL}, "12ab\n34\n56c\n", "(12ab\n(34\n(56c\n"},
    {"([000000])-[000000]",
     {NULL},
     "123456789012\n234567890123\n345678901234\n",
     "(123456)-789012\n(234567)-890123\n(345678)-901234\n"},
    {"-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]"
     "-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]-[0]",
     {NULL},
     "12345678901234567890123456789012\n12345678901234567890123456789012\n",
     "-1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6-7-8-9-0-1-2\n"
     "-1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6-7-8-9-0-1-2\n"},
    {"-[00000000000000000000000000000000][00000000000000000000000000000000]",
     {NULL},
     "1234567890123456789012345678901234567890123456789012345678901234\n1\n",
     "-1234567890123456789012345678901234567890123456789012345678901234\n-1\n"},
};

static maskcore_mask *compiled(const rows_row *row) {
  maskcore_trunk trunks[5];
  size_t count = 0;
  for (; count < 5 && row->trunks[count] != NULL; count += 1) {
    trunks[count] = (maskcore_trunk){row->trunks[count], strlen(row->trunks[count])};
  }
  maskcore_options options = {.trunks = trunks, .trunk_count = count};
  maskcore_mask *mask = maskcore_compile(row->pattern, strlen(row->pattern), &options, NULL);
  CHECK(mask != NULL);
  return mask;
}

static maskcore_result alone(const maskcore_mask *mask, const char *text, size_t size, char *out,
                             size_t capacity) {
  return maskcore_format(mask, text, size, bytes_from(size, size), out, capacity);
}

/* Lines one by one, as the header has it. */
static maskcore_lines_result one_by_one(const maskcore_mask *mask, const char *text, size_t size,
                                        bool complete, char *out, size_t capacity) {
  maskcore_lines_result done = {0};
  while (done.read < size) {
    const char *line = text + done.read, *end = memchr(line, '\n', size - done.read);
    size_t length = end == NULL ? size - done.read : (size_t)(end - line), feed = end != NULL;
    if (feed != 0 && length != 0 && line[length - 1] == '\r') {
      length -= 1;
      feed = 2;
    }
    size_t room = capacity - done.size;
    maskcore_result r = alone(mask, line, length, out + done.size, room < feed ? 0 : room - feed);
    done.status = r.status;
    if (r.status != MASKCORE_OK || r.refused != 0 || (complete && !r.complete)) {
      return done;
    }
    if (room < r.size + feed) {
      done.status = MASKCORE_E_SPACE;
      return done;
    }
    memcpy(out + done.size + r.size, line + length, feed);
    done.size += r.size + feed;
    done.read += length + feed;
    done.lines += 1;
  }
  return done;
}

static void lines(void) {
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    maskcore_mask *mask = compiled(&rows[i]);
    size_t size = strlen(rows[i].text);
    for (size_t capacity = 0; capacity < ROOM; capacity += 1) {
      char expected[ROOM], *out = malloc(capacity + 1), *text = malloc(size);
      CHECK(out != NULL && text != NULL);
      memcpy(text, rows[i].text, size); /* ASan watches what is around both */
      for (int complete = 0; complete < 2; complete += 1) {
        maskcore_lines_result one = one_by_one(mask, text, size, complete != 0, expected, capacity);
        maskcore_lines_result all =
            maskcore_format_lines(mask, text, size, complete != 0, out, capacity);
        CHECK(all.status == one.status && all.lines == one.lines);
        CHECK(all.read == one.read && all.size == one.size);
        CHECK(memcmp(out, expected, one.size) == 0);
      }
      free(out);
      free(text);
    }
    char out[ROOM];
    maskcore_lines_result all =
        maskcore_format_lines(mask, rows[i].text, size, false, out, sizeof out);
    CHECK((all.read == size) == (rows[i].out != NULL));
    CHECK(rows[i].out == NULL || is_text(out, all.size, rows[i].out));
    maskcore_free(mask);
  }
}

/* The same texts without their line ends, back to back. */
static void batches(void) {
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    maskcore_mask *mask = compiled(&rows[i]);
    char texts[ROOM];
    size_t ends[ITEMS], count = 0, size = 0;
    for (const char *at = rows[i].text; *at != '\0' && count < ITEMS; at += 1) {
      if (*at == '\n') {
        ends[count] = size;
        count += 1;
      } else {
        texts[size] = *at;
        size += 1;
      }
    }
    for (size_t capacity = 0; capacity < ROOM; capacity += 1) {
      char expected[ROOM], out[ROOM];
      size_t out_ends[ITEMS] = {0}, start = 0, done = 0, written = 0;
      maskcore_status status = MASKCORE_OK;
      maskcore_batch_result all =
          maskcore_format_batch(mask, texts, size, ends, out_ends, count, out, capacity);
      for (; done < count; done += 1) {
        maskcore_result r =
            alone(mask, texts + start, ends[done] - start, expected + written, capacity - written);
        status = r.status;
        if (status != MASKCORE_OK) {
          break;
        }
        written += r.size;
        start = ends[done];
        CHECK(done < all.done && out_ends[done] == written);
      }
      CHECK(all.status == status && all.done == done && all.size == written);
      CHECK(memcmp(out, expected, written) == 0);
    }
    maskcore_free(mask);
  }
}

/* An item that ends before it begins or behind the texts is the cause of an error. */
static void arguments(void) {
  maskcore_mask *mask = mask_of("([00])", 0);
  char out[64];
  size_t out_ends[3];
  static const struct {
    size_t ends[3], done;
  } wrong[] = {{{2, 1, 4}, 1}, {{2, 5, 5}, 1}, {{5, 5, 5}, 0}, {{1, 2, SIZE_MAX}, 2}};
  for (size_t i = 0; i < COUNT(wrong); i += 1) {
    maskcore_batch_result b =
        maskcore_format_batch(mask, "1234", 4, wrong[i].ends, out_ends, 3, out, sizeof out);
    CHECK(b.status == MASKCORE_E_RANGE && b.done == wrong[i].done);
  }
  static const size_t none[] = {0, 0, 0}, some[] = {0, 1, 1};
  maskcore_batch_result b = maskcore_format_batch(mask, NULL, 0, none, out_ends, 3, NULL, 64);
  CHECK(b.status == MASKCORE_OK && b.done == 3 && b.size == 0 && out_ends[2] == 0);
  b = maskcore_format_batch(mask, NULL, 1, some, out_ends, 3, out, sizeof out);
  CHECK(b.status == MASKCORE_E_RANGE && b.done == 1);
  b = maskcore_format_batch(mask, "1", 1, some, out_ends, 3, NULL, 64);
  CHECK(b.status == MASKCORE_E_SPACE && b.done == 1 && b.size == 0);
  b = maskcore_format_batch(mask, NULL, 0, NULL, NULL, 0, NULL, 0);
  CHECK(b.status == MASKCORE_OK && b.done == 0);

  maskcore_lines_result l = maskcore_format_lines(mask, NULL, 0, true, NULL, 0);
  CHECK(l.status == MASKCORE_OK && l.lines == 0 && l.read == 0);
  l = maskcore_format_lines(mask, NULL, 1, false, out, sizeof out);
  CHECK(l.status == MASKCORE_E_RANGE && l.lines == 0 && l.read == 0);
  l = maskcore_format_lines(mask, "12\n", 3, false, NULL, 64);
  CHECK(l.status == MASKCORE_E_SPACE && l.lines == 0 && l.size == 0);
  maskcore_free(mask);
}

int main(void) {
  lines();
  batches();
  arguments();
  printf("rows_test: %d checks\n", checks_made);
  return 0;
}
