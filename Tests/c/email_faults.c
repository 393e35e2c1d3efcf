/*
 * What the email matcher does when PCRE2 or the allocator fails. Linked with --wrap, so that each
 * call of the library into them comes here first.
 */
#include "maskcore.h"
#include "check.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdbool.h>
#include <string.h>

/* What goes wrong, and what was seen. */
static struct {
  bool no_jit, no_code, no_limits, no_match_data, no_unicode, no_calloc, no_malloc;
  bool no_unicode_answer; /* a library that does not know the question */
  const char *version;
  int version_size;           /* in place of that of `version` */
  maskcore_email **overtakes; /* made by another thread while the first one compiles */
  int match_error;            /* returned in place of matching … */
  int match_error_at;         /* … from this call on; 1 is the first */
  bool only_jit;              /* … but not where the interpreter is asked for */
  int matches, interpreted;
} fault;

int __real_pcre2_jit_compile_8(pcre2_code_8 *, uint32_t);
int __wrap_pcre2_jit_compile_8(pcre2_code_8 *code, uint32_t options) {
  CHECK(options == (PCRE2_JIT_COMPLETE | PCRE2_JIT_PARTIAL_SOFT));
  return fault.no_jit ? PCRE2_ERROR_NOMEMORY : __real_pcre2_jit_compile_8(code, options);
}

pcre2_code_8 *__real_pcre2_compile_8(PCRE2_SPTR8, size_t, uint32_t, int *, size_t *,
                                     pcre2_compile_context_8 *);
pcre2_code_8 *__wrap_pcre2_compile_8(PCRE2_SPTR8 pattern, size_t size, uint32_t options, int *error,
                                     size_t *at, pcre2_compile_context_8 *context) {
  CHECK(options == (PCRE2_UTF | PCRE2_ANCHORED | PCRE2_NEVER_BACKSLASH_C));
  if (fault.overtakes != NULL) {
    maskcore_email **other = fault.overtakes;
    fault.overtakes = NULL;
    *other = maskcore_email_create(MASKCORE_EMAIL_BASIC, 0, NULL);
  }
  return fault.no_code ? NULL : __real_pcre2_compile_8(pattern, size, options, error, at, context);
}

pcre2_match_context_8 *__real_pcre2_match_context_create_8(pcre2_general_context_8 *);
pcre2_match_context_8 *__wrap_pcre2_match_context_create_8(pcre2_general_context_8 *context) {
  return fault.no_limits ? NULL : __real_pcre2_match_context_create_8(context);
}

pcre2_match_data_8 *__real_pcre2_match_data_create_8(uint32_t, pcre2_general_context_8 *);
pcre2_match_data_8 *__wrap_pcre2_match_data_create_8(uint32_t pairs,
                                                     pcre2_general_context_8 *context) {
  return fault.no_match_data ? NULL : __real_pcre2_match_data_create_8(pairs, context);
}

int __real_pcre2_config_8(uint32_t, void *);
int __wrap_pcre2_config_8(uint32_t what, void *where) {
  if (what == PCRE2_CONFIG_UNICODE && fault.no_unicode_answer) {
    return PCRE2_ERROR_BADOPTION;
  }
  if (what == PCRE2_CONFIG_UNICODE && fault.no_unicode) {
    *(uint32_t *)where = 0;
    return 0;
  }
  if (what == PCRE2_CONFIG_VERSION && fault.version_size != 0) {
    CHECK(where == NULL); /* nothing is written where it would not fit */
    return fault.version_size;
  }
  if (what == PCRE2_CONFIG_VERSION && fault.version != NULL) {
    if (where != NULL) {
      strcpy(where, fault.version);
    }
    return (int)strlen(fault.version) + 1;
  }
  return __real_pcre2_config_8(what, where);
}

int __real_pcre2_match_8(const pcre2_code_8 *, PCRE2_SPTR8, size_t, size_t, uint32_t,
                         pcre2_match_data_8 *, pcre2_match_context_8 *);
int __wrap_pcre2_match_8(const pcre2_code_8 *code, PCRE2_SPTR8 text, size_t size, size_t start,
                         uint32_t options, pcre2_match_data_8 *match,
                         pcre2_match_context_8 *context) {
  fault.matches += 1;
  fault.interpreted += (options & PCRE2_NO_JIT) != 0;
  CHECK((options & ~PCRE2_NO_JIT) == (PCRE2_PARTIAL_SOFT | PCRE2_NO_UTF_CHECK));
  bool spared = fault.only_jit && (options & PCRE2_NO_JIT) != 0;
  if (fault.match_error != 0 && fault.matches >= fault.match_error_at && !spared) {
    return fault.match_error;
  }
  return __real_pcre2_match_8(code, text, size, start, options, match, context);
}

int __real_pcre2_jit_match_8(const pcre2_code_8 *, PCRE2_SPTR8, size_t, size_t, uint32_t,
                             pcre2_match_data_8 *, pcre2_match_context_8 *);
int __wrap_pcre2_jit_match_8(const pcre2_code_8 *code, PCRE2_SPTR8 text, size_t size, size_t start,
                             uint32_t options, pcre2_match_data_8 *match,
                             pcre2_match_context_8 *context) {
  fault.matches += 1;
  CHECK(options == PCRE2_PARTIAL_SOFT);
  if (fault.match_error != 0 && fault.matches >= fault.match_error_at) {
    return fault.match_error;
  }
  return __real_pcre2_jit_match_8(code, text, size, start, options, match, context);
}

void *__real_calloc(size_t, size_t);
void *__wrap_calloc(size_t count, size_t size) {
  return fault.no_calloc ? NULL : __real_calloc(count, size);
}

void *__real_malloc(size_t);
void *__wrap_malloc(size_t size) { return fault.no_malloc ? NULL : __real_malloc(size); }

static void forget(void) { memset(&fault, 0, sizeof fault); }

static void refuses(maskcore_status status) {
  maskcore_error error;
  CHECK(maskcore_email_create(MASKCORE_EMAIL_RFC5321, 0, &error) == NULL);
  CHECK(error.status == status && error.offset == 0);
  forget();
}

/* Nothing is remembered of a failure: after each the next is met, and in the end all goes well. */
static void creation_fails_cleanly(void) {
  static const char *const too_old[] = {"10.39 2021-10-29", "9.99 2030-01-01", "", "8"};
  for (size_t i = 0; i < sizeof too_old / sizeof *too_old; i += 1) {
    fault.version = too_old[i];
    refuses(MASKCORE_E_UNSUPPORTED);
  }
  fault.version_size = PCRE2_ERROR_BADOPTION;
  refuses(MASKCORE_E_UNSUPPORTED);
  fault.version_size = 1000;
  refuses(MASKCORE_E_UNSUPPORTED);
  fault.no_unicode = true;
  refuses(MASKCORE_E_UNSUPPORTED);
  fault.no_unicode_answer = true;
  refuses(MASKCORE_E_UNSUPPORTED);
  fault.no_calloc = true;
  refuses(MASKCORE_E_MEMORY);
  fault.no_code = true;
  refuses(MASKCORE_E_MEMORY);
  fault.no_limits = true;
  refuses(MASKCORE_E_MEMORY);
  fault.no_malloc = true;
  refuses(MASKCORE_E_MEMORY);
  maskcore_email *email = maskcore_email_create(MASKCORE_EMAIL_RFC5321, 0, NULL);
  CHECK(email != NULL);
  maskcore_email_free(email);
}

/* Without executable memory the interpreter does it, and says so only when asked. */
static void jit_is_optional(void) {
  fault.no_jit = true;
  fault.version = "10.47 2025-10-21";
  maskcore_email *email = maskcore_email_create(MASKCORE_EMAIL_RFC6531, 0, NULL);
  CHECK(email != NULL);
  CHECK(strcmp(maskcore_email_engine(email), "PCRE2 10.47, interpreter") == 0);
  maskcore_email_result r = maskcore_email_check(email, "ann@b.c", 7);
  CHECK(r.status == MASKCORE_OK && r.verdict == MASKCORE_ACCEPTED);
  CHECK(fault.matches == 1 && fault.interpreted == 1);
  maskcore_email_free(email);
  forget();
}

/* A library of the next major version is as good. */
static void newer_is_fit(void) {
  fault.version = "11.0 2030-01-01";
  maskcore_email *email =
      maskcore_email_create(MASKCORE_EMAIL_RFC6531, MASKCORE_EMAIL_NO_JIT, NULL);
  CHECK(email != NULL);
  CHECK(strcmp(maskcore_email_engine(email), "PCRE2 11.0, interpreter") == 0);
  maskcore_email_free(email);
  forget();
}

/* Of two threads that make the same pattern one comes first, and the other uses what that one made:
   the engine is the same text. Then a check has no match data to start with, nor memory for one. */
static void a_race_has_one_winner(void) {
  maskcore_email *first = NULL;
  fault.overtakes = &first;
  maskcore_error error;
  maskcore_email *second = maskcore_email_create(MASKCORE_EMAIL_BASIC, 0, &error);
  CHECK(first != NULL && second != NULL && error.status == MASKCORE_OK);
  CHECK(maskcore_email_engine(first) == maskcore_email_engine(second));
  fault.no_match_data = true;
  CHECK(maskcore_email_verdict(second, "ann@b.cc", 8) == MASKCORE_UNDECIDED);
  forget();
  maskcore_email_free(first);
  CHECK(maskcore_email_verdict(second, "ann@b.cc", 8) == MASKCORE_ACCEPTED);
  maskcore_email_free(second);
  forget();
}

static void a_full_jit_stack_is_no_answer(void) {
  maskcore_email *email = maskcore_email_create(MASKCORE_EMAIL_HTML, 0, NULL);
  CHECK(email != NULL);
  fault.match_error = PCRE2_ERROR_JIT_STACKLIMIT;
  fault.only_jit = true;
  maskcore_email_result r = maskcore_email_check(email, "ann@b.c", 7);
  CHECK(r.status == MASKCORE_OK && r.verdict == MASKCORE_ACCEPTED);
  CHECK(fault.matches == 2 && fault.interpreted == 1);
  forget();
  maskcore_email_free(email);
}

static void limits_leave_it_undecided(void) {
  static const int errors[] = {PCRE2_ERROR_MATCHLIMIT,    PCRE2_ERROR_DEPTHLIMIT,
                               PCRE2_ERROR_HEAPLIMIT,     PCRE2_ERROR_JIT_STACKLIMIT,
                               PCRE2_ERROR_JIT_BADOPTION, PCRE2_ERROR_UTF8_ERR1,
                               PCRE2_ERROR_INTERNAL,      PCRE2_ERROR_NOMEMORY};
  maskcore_email *email = maskcore_email_create(MASKCORE_EMAIL_HTML, MASKCORE_EMAIL_NO_JIT, NULL);
  CHECK(email != NULL);
  fault.no_match_data = true; /* before a check has left one to be used again */
  maskcore_email_result none = maskcore_email_check(email, "ann@b.c", 7);
  CHECK(none.status == MASKCORE_E_MEMORY && none.verdict == MASKCORE_UNDECIDED);
  forget();
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i += 1) {
    for (int at = 1; at <= 2; at += 1) { /* the whole text, and a part on the way to the offset */
      fault.match_error = errors[i];
      fault.match_error_at = at;
      maskcore_email_result r = maskcore_email_check(email, "ann@b c.d", 9);
      bool memory = errors[i] == PCRE2_ERROR_NOMEMORY;
      CHECK(r.status == (memory ? MASKCORE_E_MEMORY : MASKCORE_E_LIMIT));
      CHECK(r.verdict == MASKCORE_UNDECIDED && r.reason == MASKCORE_EMAIL_LIMIT);
      forget();
    }
  }
  /* Text that is cut says so, whatever else went wrong. */
  fault.match_error = PCRE2_ERROR_NOMEMORY;
  maskcore_email_result r = maskcore_email_check(email, "ann@b\xC3", 6);
  CHECK(r.status == MASKCORE_E_UTF8 && r.verdict == MASKCORE_UNDECIDED);
  CHECK(r.reason == MASKCORE_EMAIL_CUT_SCALAR && r.offset.utf8 == 5);
  forget();
  maskcore_email_free(email);
}

int main(void) {
  creation_fails_cleanly();
  jit_is_optional();
  newer_is_fit();
  a_race_has_one_winner();
  a_full_jit_stack_is_no_answer();
  limits_leave_it_undecided();
  printf("email_faults: %d checks\n", checks_made);
  return 0;
}
