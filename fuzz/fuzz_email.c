/*
 * Email: PCRE2 with and without JIT, and a hand-written state machine, on the same text.
 *
 * The first byte chooses the profile (bits 0 and 1) and whether lengths are limited (bit 2); the
 * rest is the text. Without PCRE2 the machine itself answers for the engine, which leaves the
 * library's lengths, offsets and UTF-8 checks to compare.
 */
#include "harnesses.h"
#include "maskcore.h"
#include "require.h"

#include <string.h>

/* The text under test, for the callback. */
typedef struct subject {
  int profile;
  const char *text;
  size_t asked;
} subject;

/* Answers as a pattern would: the machine without lengths. */
static maskcore_verdict ask_oracle(void *context, const char *text, size_t size) {
  subject *subject = context;
  REQUIRE(text == subject->text && size > 0);
  subject->asked += 1;
  return (maskcore_verdict)maskcore_fuzz_email_pattern(subject->profile, (const uint8_t *)text,
                                                       size);
}

static size_t utf16_units(const char *text, size_t size) {
  size_t units = 0;
  for (size_t i = 0; i < size; i += 1) {
    unsigned char byte = (unsigned char)text[i];
    units += byte >= 0xF0 ? 2 : (byte & 0xC0) != 0x80;
  }
  return units;
}

/* Holds one result to the machine's answer. */
static void compare(maskcore_email_result r, int profile, bool lengths, const char *text,
                    size_t size) {
  size_t limit = profile >= MASKCORE_EMAIL_RFC5321 ? 320 : MASKCORE_EMAIL_TEXT_LIMIT, read = size;
  if (size > limit) { /* what the header says is looked at, up to a whole scalar */
    for (read = limit; read > limit - 3 && ((unsigned char)text[read] & 0xC0) == 0x80;) {
      read -= 1;
    }
  }
  oracle_answer expected =
      maskcore_fuzz_email_oracle(profile, lengths, (const uint8_t *)text, read);
  if (expected.ill_formed) {
    bool undecided = read == size && expected.verdict == MASKCORE_UNDECIDED;
    REQUIRE(r.status == MASKCORE_E_UTF8);
    REQUIRE(r.verdict == (undecided ? MASKCORE_UNDECIDED : MASKCORE_REJECTED));
    REQUIRE(r.reason == (undecided ? MASKCORE_EMAIL_CUT_SCALAR : MASKCORE_EMAIL_NOT_UTF8));
    REQUIRE(r.offset.utf8 == expected.offset);
  } else if (read < size && expected.verdict != MASKCORE_REJECTED) {
    REQUIRE(profile < MASKCORE_EMAIL_RFC5321);
    REQUIRE(r.status == MASKCORE_E_LIMIT && r.verdict == MASKCORE_UNDECIDED);
    REQUIRE(r.reason == MASKCORE_EMAIL_LIMIT && r.offset.utf8 == read);
  } else {
    REQUIRE(r.status == MASKCORE_OK);
    REQUIRE(r.verdict == (maskcore_verdict)expected.verdict);
    REQUIRE(r.offset.utf8 == expected.offset);
    bool silent = r.verdict == MASKCORE_EMPTY || r.verdict == MASKCORE_ACCEPTED;
    REQUIRE(silent == (r.reason == MASKCORE_EMAIL_FINE));
    bool missing = r.reason >= MASKCORE_EMAIL_MISSING_AT && r.reason <= MASKCORE_EMAIL_OPEN_LITERAL;
    REQUIRE(missing == (r.verdict == MASKCORE_PARTIAL));
    REQUIRE(r.reason < MASKCORE_EMAIL_NOT_UTF8);
  }
  REQUIRE(r.offset.utf16 == utf16_units(text, r.offset.utf8));
  REQUIRE(strcmp(maskcore_email_reason_name(r.reason), "unknown") != 0);
}

int maskcore_fuzz_email(const uint8_t *data, size_t size) {
  if (size == 0) {
    return 0;
  }
  maskcore_email_profile profile = (maskcore_email_profile)(data[0] & 3);
  uint32_t flags = (data[0] & 4) != 0 ? MASKCORE_EMAIL_LENGTHS : 0;
  bool lengths = flags != 0;
  size -= 1;
  char *text = malloc(size); /* of its exact size, so that one byte too many is seen */
  if (size != 0) {
    REQUIRE(text != NULL);
    memcpy(text, data + 1, size);
  }
  subject subject = {(int)profile, text, 0};
  compare(maskcore_email_judge(profile, flags, text, size, ask_oracle, &subject), (int)profile,
          lengths, text, size);
  REQUIRE(subject.asked <= 12);
  for (uint32_t engine = 0; engine <= MASKCORE_EMAIL_NO_JIT; engine += MASKCORE_EMAIL_NO_JIT) {
    maskcore_error error;
    maskcore_email *email = maskcore_email_create(profile, flags | engine, &error);
    if (email == NULL) {
      REQUIRE(error.status == MASKCORE_E_UNSUPPORTED);
      continue;
    }
    maskcore_email_result r = maskcore_email_check(email, text, size);
    compare(r, (int)profile, lengths, text, size);
    REQUIRE(maskcore_email_verdict(email, text, size) == r.verdict);
    maskcore_email_free(email);
  }
  free(text);
  return 0;
}
