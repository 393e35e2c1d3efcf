/*
 * Every profile with PCRE2: the verdict on a text, the offset after which nothing helps, the
 * reason; lengths to the byte. The JIT, the interpreter and the verdict alone have to say the same.
 */
#include "maskcore.h"
#include "check.h"

#include <string.h>

enum { PROFILES = MASKCORE_EMAIL_RFC6531 + 1, NO_JIT = 2, LENGTHS = 2 };

/* By profile, without and with lengths, with JIT and without. */
static maskcore_email *emails[PROFILES][LENGTHS][NO_JIT];

static void create_all(void) {
  for (int profile = 0; profile < PROFILES; profile += 1) {
    for (unsigned i = 0; i < LENGTHS * NO_JIT; i += 1) {
      uint32_t flags =
          (i / NO_JIT ? MASKCORE_EMAIL_LENGTHS : 0) | (i % NO_JIT ? MASKCORE_EMAIL_NO_JIT : 0);
      maskcore_email *email = maskcore_email_create((maskcore_email_profile)profile, flags, NULL);
      CHECK(email != NULL);
      emails[profile][i / NO_JIT][i % NO_JIT] = email;
    }
  }
}

static void free_all(void) {
  for (int profile = 0; profile < PROFILES; profile += 1) {
    for (unsigned i = 0; i < LENGTHS * NO_JIT; i += 1) {
      maskcore_email_free(emails[profile][i / NO_JIT][i % NO_JIT]);
    }
  }
}

static void check_sized(int line, maskcore_email_profile profile, bool lengths, const char *text,
                        size_t size, maskcore_verdict verdict, maskcore_email_reason reason,
                        size_t offset) {
  for (unsigned no_jit = 0; no_jit < NO_JIT; no_jit += 1) {
    const maskcore_email *email = emails[profile][lengths][no_jit];
    maskcore_email_result r = maskcore_email_check(email, text, size);
    if (r.verdict != verdict || r.reason != reason || r.offset.utf8 != offset) {
      fprintf(stderr, "line %d: %s, %s, %zu\n", line, maskcore_verdict_name(r.verdict),
              maskcore_email_reason_name(r.reason), r.offset.utf8);
    }
    CHECK(r.verdict == verdict && r.reason == reason && r.offset.utf8 == offset);
    CHECK(maskcore_email_verdict(email, text, size) == verdict);
  }
}

/* ---- Reasons ----------------------------------------------------------------------------------
 */

typedef struct row {
  int line;
  maskcore_email_profile profile;
  const char *text;
  maskcore_verdict verdict;
  maskcore_email_reason reason;
  size_t offset; /* of what is rejected; else the size */
} row;

#define VALID(profile, text)                                                                       \
  {                                                                                                \
    __LINE__, MASKCORE_EMAIL_##profile, text, MASKCORE_ACCEPTED, MASKCORE_EMAIL_FINE,              \
        sizeof(text) - 1                                                                           \
  }
#define PARTIAL(profile, text, reason)                                                             \
  {                                                                                                \
    __LINE__, MASKCORE_EMAIL_##profile, text, MASKCORE_PARTIAL, MASKCORE_EMAIL_##reason,           \
        sizeof(text) - 1                                                                           \
  }
#define LOST(profile, text, reason, offset)                                                        \
  { __LINE__, MASKCORE_EMAIL_##profile, text, MASKCORE_REJECTED, MASKCORE_EMAIL_##reason, offset }

static const row rows[] = {
    /* What has yet to come. */
    PARTIAL(BASIC, "ann", MISSING_AT),
    PARTIAL(RFC5321, "ann.", ENDS_DOT),
    PARTIAL(HTML, "ann.", MISSING_AT), /* a dot may stand anywhere there */
    PARTIAL(RFC6531, "क्\u200D", ENDS_JOINER),
    PARTIAL(RFC6531, "क्\u200C", ENDS_JOINER),
    PARTIAL(RFC6531, "क", MISSING_AT),
    PARTIAL(RFC5321, "\"", OPEN_QUOTE),
    PARTIAL(RFC5321, "\"a", OPEN_QUOTE),
    PARTIAL(RFC5321, "\"a\\\"", OPEN_QUOTE),
    PARTIAL(RFC5321, "\"a\"", MISSING_AT),
    PARTIAL(RFC5321, "\"a@b\"", MISSING_AT),
    PARTIAL(RFC5321, "\"a@b\"@", MISSING_DOMAIN),
    PARTIAL(HTML, "ann@", MISSING_DOMAIN),
    PARTIAL(BASIC, "ann@b", MISSING_TOP),
    PARTIAL(BASIC, "ann@b.c", MISSING_TOP),
    PARTIAL(HTML, "ann@b.", ENDS_DOT),
    PARTIAL(HTML, "ann@b-", ENDS_HYPHEN),
    PARTIAL(RFC6531, "ann@क-", ENDS_HYPHEN),
    PARTIAL(RFC6531, "ann@क्\u200D", ENDS_JOINER),
    PARTIAL(RFC6531, "ann@l·", ENDS_JOINER),
    PARTIAL(RFC5321, "ann@[1.2", OPEN_LITERAL),
    PARTIAL(RFC6531, "ann@[IPv", OPEN_LITERAL),
    VALID(RFC6531, "ann@पत्र.भारत"),
    VALID(RFC6531, "ann@cel·la"),
    VALID(RFC6531, "\"ü ñ\"@b"),
    VALID(RFC5321, "ann@[IPv6:2001:db8::1]"),
    /* Before the `@`. */
    LOST(HTML, "@b", NO_LOCAL, 0),
    LOST(RFC5321, ".a", LEADING_DOT, 0),
    LOST(RFC5321, "a..b", DOUBLE_DOT, 2),
    LOST(RFC5321, "a.@", TRAILING_DOT, 2),
    LOST(RFC5321, "a\"b", QUOTE, 1),
    LOST(RFC5321, "\"a\"b", AFTER_QUOTE, 3),
    LOST(RFC5321, "\"\\é", ESCAPE, 2),
    LOST(RFC5321, "\"é\"", NON_ASCII, 1),
    LOST(RFC6531, "\"\\é\"", ESCAPE, 2),
    LOST(RFC6531, "\"\u0378\"", LOCAL_CHARACTER, 1), /* not assigned */
    LOST(RFC6531, "a\u0378", LOCAL_CHARACTER, 1),
    LOST(HTML, "é", NON_ASCII, 0),
    LOST(HTML, "a,", LOCAL_CHARACTER, 1),
    LOST(RFC5321, "a b", SPACE, 1),
    LOST(RFC5321, "\"a\tb", SPACE, 2),
    LOST(RFC5321, "\"a\rb", LINE_BREAK, 2),
    LOST(HTML, "a\nb", LINE_BREAK, 1),
    LOST(HTML, "a\x7F", CONTROL, 1),
    LOST(RFC6531, "a\u200B", INVISIBLE, 1),
    LOST(HTML, "a\u200D", INVISIBLE, 1),
    LOST(RFC6531, "\u200Da", JOINER, 0),
    LOST(RFC6531, "a\u200D.", JOINER, 4),
    LOST(RFC6531, "a\u200D@", JOINER, 4),
    /* Behind it. */
    LOST(HTML, "a@b@", SECOND_AT, 3),
    LOST(HTML, "a@.", LEADING_DOT, 2),
    LOST(HTML, "a@b..", DOUBLE_DOT, 4),
    LOST(HTML, "a@-", HYPHEN_FIRST, 2),
    LOST(HTML, "a@b.-", HYPHEN_FIRST, 4),
    LOST(HTML, "a@b-.", HYPHEN_LAST, 4),
    LOST(HTML, "a@[", NO_LITERALS, 2),
    LOST(HTML, "a@b[", DOMAIN_CHARACTER, 3),
    LOST(HTML, "a@é", NON_ASCII, 2),
    LOST(BASIC, "a@b_", DOMAIN_CHARACTER, 3),
    LOST(RFC6531, "a@b_", DOMAIN_CHARACTER, 3),
    LOST(RFC6531, "a@\u0301", MARK_FIRST, 2),
    LOST(RFC6531, "a@\u200D", JOINER, 2),
    LOST(RFC6531, "a@·", JOINER, 2),
    LOST(RFC6531, "a@l·.", JOINER, 5),
    LOST(RFC6531, "a@①", DOMAIN_CHARACTER, 2),
    LOST(RFC6531, "a@b c", SPACE, 3),
    /* IP addresses. */
    LOST(RFC5321, "a@[x", LITERAL, 3),
    LOST(RFC5321, "a@[IPx", LITERAL, 5),
    LOST(RFC5321, "a@[IPv6;", LITERAL, 7),
    LOST(RFC5321, "a@[256", IPV4, 5),
    LOST(RFC5321, "a@[1..", IPV4, 5),
    LOST(RFC5321, "a@[1.2.3.4.", IPV4, 10),
    LOST(RFC5321, "a@[IPv6:g", IPV6, 8),
    LOST(RFC5321, "a@[ipV6:12345", IPV6, 12),
    LOST(RFC5321, "a@[1.2.3.4]x", AFTER_LITERAL, 11),
    LOST(RFC5321, "a@[1 ", SPACE, 4),
    /* Damaged text: lost at the first bad byte, or undecided where the last character is cut. */
    LOST(HTML, "a\xFF", NOT_UTF8, 1),
    LOST(RFC6531, "a@\xC3.b", NOT_UTF8, 2),
};

static void gives_reasons(void) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i += 1) {
    const row *r = &rows[i];
    for (int lengths = 0; lengths < LENGTHS; lengths += 1) {
      check_sized(r->line, r->profile, lengths != 0, r->text, strlen(r->text), r->verdict,
                  r->reason, r->offset);
    }
  }
}

/* ---- Lengths ----------------------------------------------------------------------------------
 */

static char built[4096];
static size_t built_size;

static void begin(const char *text) {
  built_size = strlen(text);
  memcpy(built, text, built_size);
}

static void add(const char *text, size_t times) {
  for (size_t i = 0; i < times; i += 1) {
    CHECK(built_size + strlen(text) <= sizeof built);
    memcpy(built + built_size, text, strlen(text));
    built_size += strlen(text);
  }
}

#define IS_VALID(profile, lengths)                                                                 \
  check_sized(__LINE__, MASKCORE_EMAIL_##profile, lengths, built, built_size, MASKCORE_ACCEPTED,   \
              MASKCORE_EMAIL_FINE, built_size)
#define IS_PARTIAL(profile, lengths, reason)                                                       \
  check_sized(__LINE__, MASKCORE_EMAIL_##profile, lengths, built, built_size, MASKCORE_PARTIAL,    \
              MASKCORE_EMAIL_##reason, built_size)
#define IS_LOST(profile, lengths, reason, offset)                                                  \
  check_sized(__LINE__, MASKCORE_EMAIL_##profile, lengths, built, built_size, MASKCORE_REJECTED,   \
              MASKCORE_EMAIL_##reason, offset)

/* 64 bytes before the `@`; what a local part still needs counts. */
static void bounds_the_local_part(void) {
  begin("");
  add("a", 64);
  IS_PARTIAL(RFC5321, false, MISSING_AT);
  IS_PARTIAL(HTML, true, MISSING_AT);
  add("@b.cc", 1);
  IS_VALID(RFC5321, false);
  IS_VALID(BASIC, true);
  begin("");
  add("a", 65);
  IS_LOST(RFC5321, false, LOCAL_LONG, 64);
  IS_LOST(BASIC, true, LOCAL_LONG, 64);
  IS_PARTIAL(HTML, false, MISSING_AT);
  begin("");
  add("a", 63);
  add(".", 1);
  IS_LOST(RFC5321, false, LOCAL_LONG, 63); /* a dot wants a character behind it */
  IS_PARTIAL(HTML, true, MISSING_AT);
  static const struct {
    const char *last;
    bool joins;
  } ends[] = {{"\u200C", true},  {"\u200D", true},  {"\u2010", false},
              {"\u20AC", false}, {"\u300D", false}, {"\u3001", false}};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i += 1) {
    begin("");
    add("a", 61);
    add(ends[i].last, 1);
    if (ends[i].joins) {
      IS_LOST(RFC6531, false, LOCAL_LONG, 61); /* so does a joiner */
    } else {
      IS_PARTIAL(RFC6531, false, MISSING_AT);
    }
  }
  begin("é");
  IS_PARTIAL(RFC6531, false, MISSING_AT);
  /* A quotation wants its end, and one that is escaped twice as much. */
  begin("\"");
  add("a", 62);
  IS_PARTIAL(RFC5321, false, OPEN_QUOTE);
  add("\"", 1);
  IS_PARTIAL(RFC5321, false, MISSING_AT);
  add("@b", 1);
  IS_VALID(RFC5321, false);
  begin("\"");
  add("a", 63);
  IS_LOST(RFC5321, false, LOCAL_LONG, 63);
  begin("\"");
  add("a", 60);
  add("\\", 1);
  IS_PARTIAL(RFC5321, false, OPEN_QUOTE);
  begin("\"");
  add("a", 61);
  add("\\", 1);
  IS_LOST(RFC5321, false, LOCAL_LONG, 62);
}

/* 63 letters in a part of the domain, as DNS has it. */
static void bounds_the_labels(void) {
  begin("a@");
  add("b", 63);
  IS_VALID(HTML, false);
  IS_VALID(RFC6531, false);
  add("b", 1);
  IS_LOST(HTML, false, LABEL_LONG, 65);
  IS_LOST(RFC6531, false, LABEL_LONG, 65);
  begin("a@");
  add("b", 62);
  add("-", 1);
  IS_LOST(RFC6531, false, LABEL_LONG, 64); /* one more would have to follow */
  begin("a@");
  add("b", 61);
  add("-", 1);
  IS_PARTIAL(RFC6531, false, ENDS_HYPHEN);
  /* `xn--` and punycode: of one letter repeated it is short, of many it is not. */
  begin("a@");
  add("я", 50);
  IS_VALID(RFC6531, false);
  begin("a@");
  for (unsigned scalar = 0x4E00; scalar < 0x7E00; scalar += 0x100) { /* far from one another */
    const char text[] = {(char)(0xE0 | scalar >> 12), (char)(0x80 | (scalar >> 6 & 0x3F)),
                         (char)(0x80 | (scalar & 0x3F)), '\0'};
    add(text, 1);
  }
  maskcore_email_result r =
      maskcore_email_check(emails[MASKCORE_EMAIL_RFC6531][0][0], built, built_size);
  CHECK(r.verdict == MASKCORE_REJECTED && r.reason == MASKCORE_EMAIL_LABEL_LONG);
  CHECK(r.offset.utf8 > 2 && r.offset.utf8 < built_size && (r.offset.utf8 - 2) % 3 == 0);
  /* What was possible up to the offset is possible. */
  CHECK(maskcore_email_verdict(emails[MASKCORE_EMAIL_RFC6531][0][0], built, r.offset.utf8) ==
        MASKCORE_ACCEPTED);
}

/* 254 bytes in all, and 253 letters of the domain as DNS has it. */
static void bounds_the_whole(void) {
  begin("a@");
  add("b.", 125);
  add("cc", 1);
  IS_VALID(RFC5321, false);
  IS_VALID(RFC6531, false);
  IS_VALID(BASIC, true);
  add("c", 1);
  IS_LOST(RFC5321, false, LONG, 254);
  IS_LOST(HTML, true, LONG, 254);
  IS_VALID(HTML, false);
  begin("a@");
  add("b.", 126);
  IS_LOST(RFC5321, false, LONG, 253); /* a letter would have to follow the dot */
  /* What BASIC still needs: a dot and two letters, or some of them. */
  begin("a@");
  add("b", 249);
  IS_PARTIAL(BASIC, true, MISSING_TOP);
  add("b", 1);
  IS_LOST(BASIC, true, LONG, 251);
  begin("a@");
  add("b", 250);
  add(".", 1);
  IS_LOST(BASIC, true, LONG, 251);
  begin("a@");
  add("b", 248);
  add("7", 1);
  IS_PARTIAL(BASIC, true, MISSING_TOP);
  /* A part of two bytes has seven letters in DNS, and a dot. */
  begin("a@");
  add("é.", 31);
  add("b", 1);
  IS_VALID(RFC6531, false);
  begin("a@");
  add("é.", 32);
  IS_LOST(RFC6531, false, LONG, 2 + 3 * 31);
  begin("a@");
  add("é.", 80);
  IS_LOST(RFC6531, false, LONG, 2 + 3 * 31);
}

/* Beyond what is looked at it is rejected where the beginning is, and undecided otherwise. */
static void bounds_what_is_read(void) {
  begin("");
  add("a", MASKCORE_EMAIL_TEXT_LIMIT);
  IS_PARTIAL(HTML, false, MISSING_AT);
  add("a", 1);
  maskcore_email_result r =
      maskcore_email_check(emails[MASKCORE_EMAIL_HTML][0][0], built, built_size);
  CHECK(r.status == MASKCORE_E_LIMIT && r.verdict == MASKCORE_UNDECIDED);
  CHECK(r.reason == MASKCORE_EMAIL_LIMIT && r.offset.utf8 == MASKCORE_EMAIL_TEXT_LIMIT);
  CHECK(maskcore_email_verdict(emails[MASKCORE_EMAIL_HTML][0][0], built, built_size) ==
        MASKCORE_UNDECIDED);
  IS_LOST(HTML, true, LOCAL_LONG, 64);
  IS_LOST(RFC6531, false, LOCAL_LONG, 64);
  begin("a b");
  add("a", 2000);
  IS_LOST(HTML, false, SPACE, 1);
}

/* The bytes of the last character that are there. */
static void waits_for_a_cut_character(void) {
  static const struct {
    const char *text;
    bool cut;
  } ends[] = {{"\xC3", true},         {"\xE2\x80", true},      {"\xE0", true},  {"\xED", true},
              {"\xF0\x9F\x98", true}, {"\xF4", true},          {"\xC0", false}, {"\xE0\x80", false},
              {"\xED\xA0", false},    {"\xF4\x90\x80", false}, {"\x80", false}, {"\xF5", false}};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i += 1) {
    for (size_t before = 0; before < 2; before += 1) {
      begin("");
      add("é", before);
      size_t offset = built_size;
      add(ends[i].text, 1);
      const maskcore_email *email = emails[MASKCORE_EMAIL_RFC6531][0][0];
      maskcore_email_result r = maskcore_email_check(email, built, built_size);
      CHECK(r.status == MASKCORE_E_UTF8 && r.offset.utf8 == offset);
      CHECK(r.verdict == (ends[i].cut ? MASKCORE_UNDECIDED : MASKCORE_REJECTED));
      CHECK(r.reason == (ends[i].cut ? MASKCORE_EMAIL_CUT_SCALAR : MASKCORE_EMAIL_NOT_UTF8));
      CHECK(maskcore_email_verdict(email, built, built_size) == r.verdict);
    }
  }
}

int main(void) {
  create_all();
  gives_reasons();
  bounds_the_local_part();
  bounds_the_labels();
  bounds_the_whole();
  bounds_what_is_read();
  waits_for_a_cut_character();
  free_all();
  printf("email_reasons: %d checks\n", checks_made);
  return 0;
}
