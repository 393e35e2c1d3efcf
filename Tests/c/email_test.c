/*
 * The email section of the header as C callers meet it. Builds as C99 to C23 and as C++17, with and
 * without PCRE2.
 */
#include "maskcore.h"
#include "check.h"

#include <string.h>

/* An engine of the caller's own, for one literal: "a@b". */
static maskcore_verdict ask_literal(void *context, const char *text, size_t size) {
  static const char literal[] = "a@b";
  size_t whole = sizeof literal - 1;
  *(int *)context += 1;
  if (size > whole || memcmp(text, literal, size) != 0) {
    return MASKCORE_REJECTED;
  }
  return size == whole ? MASKCORE_ACCEPTED : MASKCORE_PARTIAL;
}

static maskcore_verdict ask_nothing(void *context, const char *text, size_t size) {
  (void)context, (void)text, (void)size;
  return MASKCORE_UNDECIDED;
}

static void judges_by_any_engine(void) {
  int asked = 0;
  maskcore_email_result r =
      maskcore_email_judge(MASKCORE_EMAIL_HTML, 0, "a@b", 3, ask_literal, &asked);
  CHECK(r.status == MASKCORE_OK && r.verdict == MASKCORE_ACCEPTED && asked == 1);
  r = maskcore_email_judge(MASKCORE_EMAIL_HTML, 0, "a@", 2, ask_literal, &asked);
  CHECK(r.verdict == MASKCORE_PARTIAL && r.reason == MASKCORE_EMAIL_MISSING_DOMAIN);
  r = maskcore_email_judge(MASKCORE_EMAIL_HTML, 0, "a@b c", 5, ask_literal, &asked);
  CHECK(r.verdict == MASKCORE_REJECTED && r.reason == MASKCORE_EMAIL_SPACE && r.offset.utf8 == 3);
  asked = 0;
  r = maskcore_email_judge(MASKCORE_EMAIL_HTML, 0, NULL, 0, ask_literal, &asked);
  CHECK(r.verdict == MASKCORE_EMPTY && r.reason == MASKCORE_EMAIL_FINE && asked == 0);
  r = maskcore_email_judge(MASKCORE_EMAIL_HTML, 0, "a@b", 3, ask_nothing, NULL);
  CHECK(r.status == MASKCORE_E_LIMIT && r.verdict == MASKCORE_UNDECIDED);
  CHECK(r.reason == MASKCORE_EMAIL_LIMIT);
  r = maskcore_email_judge(MASKCORE_EMAIL_HTML, 0, "\xFF", 1, ask_nothing, NULL);
  CHECK(r.status == MASKCORE_E_UTF8 && r.verdict == MASKCORE_REJECTED);
  CHECK(r.reason == MASKCORE_EMAIL_NOT_UTF8);
}

/* An engine that takes whatever has no `x` in it. */
static maskcore_verdict ask_for_no_x(void *context, const char *text, size_t size) {
  (void)context;
  return memchr(text, 'x', size) != NULL ? MASKCORE_REJECTED : MASKCORE_ACCEPTED;
}

/* Lengths and reasons are found in whatever an engine takes, whether the profile would or not. */
static void trusts_no_engine(void) {
  char text[80] = "\"a\"";
  size_t size = strlen(text);
  maskcore_email_result r =
      maskcore_email_judge(MASKCORE_EMAIL_RFC5321, 0, "\"a\"b", 4, ask_for_no_x, NULL);
  CHECK(r.verdict == MASKCORE_ACCEPTED && r.reason == MASKCORE_EMAIL_FINE);
  memset(text + size, 'b', sizeof text - size);
  r = maskcore_email_judge(MASKCORE_EMAIL_RFC5321, 0, text, 64, ask_for_no_x, NULL);
  CHECK(r.verdict == MASKCORE_ACCEPTED);
  r = maskcore_email_judge(MASKCORE_EMAIL_RFC5321, 0, text, 65, ask_for_no_x, NULL);
  CHECK(r.verdict == MASKCORE_REJECTED && r.reason == MASKCORE_EMAIL_LOCAL_LONG);
  CHECK(r.offset.utf8 == 64);
  r = maskcore_email_judge(MASKCORE_EMAIL_RFC5321, 0, "\"ax", 3, ask_for_no_x, NULL);
  CHECK(r.verdict == MASKCORE_REJECTED && r.reason == MASKCORE_EMAIL_LOCAL_CHARACTER);
  CHECK(r.offset.utf8 == 2);
}

static void names_everything(void) {
  for (int i = 0; i < MASKCORE_EMAIL_REASON_COUNT; i += 1) {
    maskcore_email_reason reason = (maskcore_email_reason)i;
    CHECK(strcmp(maskcore_email_reason_name(reason), "unknown") != 0);
    CHECK((reason == MASKCORE_EMAIL_FINE) == (maskcore_email_reason_sentence(reason)[0] == '\0'));
  }
  CHECK(strcmp(maskcore_email_profile_name(MASKCORE_EMAIL_RFC6531), "rfc6531") == 0);
  CHECK(strcmp(maskcore_verdict_name(MASKCORE_PARTIAL), "incomplete") == 0);
  CHECK(strlen(maskcore_email_pattern(MASKCORE_EMAIL_BASIC)) == 49);
}

/* C lets an enumeration hold any number; C++ says that such a conversion means nothing. */
#ifndef __cplusplus
static void names_what_it_does_not_know(void) {
  CHECK(strcmp(maskcore_email_reason_name((maskcore_email_reason)99), "unknown") == 0);
  CHECK(maskcore_email_reason_sentence((maskcore_email_reason)99)[0] != '\0');
  CHECK(strcmp(maskcore_email_profile_name((maskcore_email_profile)9), "unknown") == 0);
  CHECK(strcmp(maskcore_verdict_name((maskcore_verdict)9), "unknown") == 0);
  CHECK(maskcore_email_pattern((maskcore_email_profile)9)[0] == '\0');
  CHECK(maskcore_email_create((maskcore_email_profile)4, 0, NULL) == NULL);
}
#endif

static void checks_or_says_why_not(void) {
  maskcore_error error;
  maskcore_email *email = maskcore_email_create(MASKCORE_EMAIL_RFC5321, 0, &error);
  maskcore_email_free(NULL);
#if MASKCORE_EMAIL
  CHECK(email != NULL);
  CHECK(strncmp(maskcore_email_engine(email), "PCRE2 ", 6) == 0);
  maskcore_email_result r = maskcore_email_check(email, "ann@example.com", 15);
  CHECK(r.status == MASKCORE_OK && r.verdict == MASKCORE_ACCEPTED);
  r = maskcore_email_check(email, NULL, 0);
  CHECK(r.status == MASKCORE_OK && r.verdict == MASKCORE_EMPTY);
  r = maskcore_email_check(email, "ann@b..c", 8);
  CHECK(r.verdict == MASKCORE_REJECTED && r.offset.utf8 == 6 && r.offset.utf16 == 6);
  CHECK(r.reason == MASKCORE_EMAIL_DOUBLE_DOT);
  CHECK(maskcore_email_verdict(email, "ann@b..c", 8) == MASKCORE_REJECTED);
  CHECK(maskcore_email_verdict(email, "ann@", 4) == MASKCORE_PARTIAL);
  CHECK(maskcore_email_verdict(email, NULL, 0) == MASKCORE_EMPTY);
  maskcore_email_free(email);
  CHECK(maskcore_email_create(MASKCORE_EMAIL_BASIC, 1u << 7, &error) == NULL);
  CHECK(error.status == MASKCORE_E_RANGE);
#else
  CHECK(email == NULL && error.status == MASKCORE_E_UNSUPPORTED);
  CHECK(maskcore_email_create(MASKCORE_EMAIL_RFC5321, 0, NULL) == NULL);
#endif
}

int main(void) {
  judges_by_any_engine();
  trusts_no_engine();
  names_everything();
#ifndef __cplusplus
  names_what_it_does_not_know();
#endif
  checks_or_says_why_not();
  printf("email_test: %d checks\n", checks_made);
  return 0;
}
