/*
 * The patterns on PCRE2: compiled once a profile, shared by all threads, matched in soft partial
 * mode. Text reaches PCRE2 only as valid UTF-8.
 */
#include "email.h"

#include <stdlib.h>

#if MASKCORE_EMAIL

#ifndef PCRE2_CODE_UNIT_WIDTH
#define PCRE2_CODE_UNIT_WIDTH 8
#endif
#include <pcre2.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

/* What bounds a match; the most any of the patterns needs on 1,024 bytes is 1,542 matches, a depth
 * of 9 and 2 KiB. Heap limits near the 20 KiB that PCRE2 starts with are not safe in 10.42. */
enum { MATCH_LIMIT = 20000, DEPTH_LIMIT = 256, HEAP_LIMIT_KIB = 256, OLDEST_MINOR = 40 };

/* A pattern made ready. Read-only once published, but for the one match data kept to be used again:
 * whoever takes it out has it alone, and whoever finds none makes another. */
typedef struct compiled {
  pcre2_code *code;
  pcre2_match_context *limits;
  uint32_t match_options;
  char engine[40];
  _Atomic(pcre2_match_data *) spare;
} compiled;

struct maskcore_email {
  compiled *compiled;
  maskcore_email_profile profile;
  uint32_t flags;
};

static void compiled_free(compiled *compiled) {
  pcre2_code_free(compiled->code);
  pcre2_match_context_free(compiled->limits);
  free(compiled);
}

/* Whether the library at run time is one that the patterns may be given to; fills `version`. */
static bool library_is_fit(char *version, size_t version_size) {
  char full[64] = "";
  uint32_t unicode = 0;
  int size = pcre2_config(PCRE2_CONFIG_VERSION, NULL);
  if (size <= 0 || (size_t)size > sizeof full || pcre2_config(PCRE2_CONFIG_UNICODE, &unicode) < 0 ||
      unicode == 0) {
    return false;
  }
  (void)pcre2_config(PCRE2_CONFIG_VERSION, full);
  unsigned long major, minor = 0;
  char *end;
  major = strtoul(full, &end, 10);
  if (*end == '.') {
    minor = strtoul(end + 1, NULL, 10);
  }
  (void)snprintf(version, version_size, "%lu.%lu", major, minor);
  return major > 10 || (major == 10 && minor >= OLDEST_MINOR);
}

static compiled *compile(maskcore_email_profile profile, bool no_jit, maskcore_status *status) {
  char version[16];
  *status = MASKCORE_E_UNSUPPORTED;
  if (!library_is_fit(version, sizeof version)) {
    return NULL;
  }
  *status = MASKCORE_E_MEMORY;
  compiled *made = calloc(1, sizeof *made);
  if (made == NULL) {
    return NULL;
  }
  int fault;
  PCRE2_SIZE fault_at;
  const char *pattern = maskcore_email_pattern(profile);
  made->code =
      pcre2_compile((PCRE2_SPTR)pattern, strlen(pattern),
                    PCRE2_UTF | PCRE2_ANCHORED | PCRE2_NEVER_BACKSLASH_C, &fault, &fault_at, NULL);
  made->limits = pcre2_match_context_create(NULL);
  if (made->code == NULL || made->limits == NULL) {
    compiled_free(made);
    return NULL;
  }
  (void)pcre2_set_match_limit(made->limits, MATCH_LIMIT);
  (void)pcre2_set_depth_limit(made->limits, DEPTH_LIMIT);
  (void)pcre2_set_heap_limit(made->limits, HEAP_LIMIT_KIB);
  /* Both modes in one call: a mode that is missing would fall back on its own, past the check of
   * NO_UTF_CHECK (CVE-2026-89156). Where the system grants no executable memory, or the library
   * has no JIT, the interpreter gives the same answers. */
  bool jit =
      !no_jit && pcre2_jit_compile(made->code, PCRE2_JIT_COMPLETE | PCRE2_JIT_PARTIAL_SOFT) == 0;
  made->match_options = PCRE2_PARTIAL_SOFT | PCRE2_NO_UTF_CHECK | (jit ? 0 : PCRE2_NO_JIT);
  (void)snprintf(made->engine, sizeof made->engine, "PCRE2 %s, %s", version,
                 jit ? "JIT" : "interpreter");
  *status = MASKCORE_OK;
  return made;
}

/* The pattern of a profile, made by whoever asks first. Losers of a race free theirs, so no thread
 * ever waits, and a failure is not remembered. */
static compiled *shared(maskcore_email_profile profile, bool no_jit, maskcore_status *status) {
  static _Atomic(compiled *) ready[MASKCORE_EMAIL_RFC6531 + 1][2];
  _Atomic(compiled *) *slot = &ready[profile][no_jit];
  compiled *found = atomic_load_explicit(slot, memory_order_acquire);
  if (found != NULL) {
    *status = MASKCORE_OK;
    return found;
  }
  compiled *made = compile(profile, no_jit, status);
  if (made == NULL) {
    return NULL;
  }
  if (!atomic_compare_exchange_strong_explicit(slot, &found, made, memory_order_acq_rel,
                                               memory_order_acquire)) {
    compiled_free(made);
    return found;
  }
  return made;
}

maskcore_email *maskcore_email_create(maskcore_email_profile profile, uint32_t flags,
                                      maskcore_error *error) {
  maskcore_error none;
  maskcore_error *fault = error != NULL ? error : &none;
  *fault = (maskcore_error){MASKCORE_E_RANGE, 0, MASKCORE_FAULT_NONE};
  if ((unsigned)profile > MASKCORE_EMAIL_RFC6531 ||
      (flags & ~(MASKCORE_EMAIL_NO_JIT | MASKCORE_EMAIL_LENGTHS)) != 0) {
    return NULL;
  }
  compiled *compiled = shared(profile, (flags & MASKCORE_EMAIL_NO_JIT) != 0, &fault->status);
  if (compiled == NULL) {
    return NULL;
  }
  maskcore_email *email = malloc(sizeof *email);
  if (email == NULL) {
    fault->status = MASKCORE_E_MEMORY;
    return NULL;
  }
  *email = (maskcore_email){compiled, profile, flags};
  return email;
}

void maskcore_email_free(maskcore_email *email) { free(email); }

const char *maskcore_email_engine(const maskcore_email *email) { return email->compiled->engine; }

/* One check in progress. */
typedef struct check {
  const compiled *compiled;
  pcre2_match_data *match;
  bool out_of_memory;
} check;

static maskcore_verdict ask_pcre2(void *context, const char *text, size_t size) {
  check *check = context;
  const compiled *compiled = check->compiled;
  bool jit = (compiled->match_options & PCRE2_NO_JIT) == 0;
  int found = jit ? pcre2_jit_match(compiled->code, (PCRE2_SPTR)text, size, 0, PCRE2_PARTIAL_SOFT,
                                    check->match, compiled->limits)
                  : pcre2_match(compiled->code, (PCRE2_SPTR)text, size, 0, compiled->match_options,
                                check->match, compiled->limits);
  if (found == PCRE2_ERROR_JIT_STACKLIMIT) {
    found = pcre2_match(compiled->code, (PCRE2_SPTR)text, size, 0,
                        compiled->match_options | PCRE2_NO_JIT, check->match, compiled->limits);
  }
  switch (found) {
  case PCRE2_ERROR_PARTIAL: return MASKCORE_PARTIAL;
  case PCRE2_ERROR_NOMATCH: return MASKCORE_REJECTED;
  case PCRE2_ERROR_NOMEMORY: check->out_of_memory = true; return MASKCORE_UNDECIDED;
  default: return found >= 0 ? MASKCORE_ACCEPTED : MASKCORE_UNDECIDED;
  }
}

static pcre2_match_data *take_match_data(compiled *compiled) {
  pcre2_match_data *match = atomic_exchange_explicit(&compiled->spare, NULL, memory_order_acquire);
  return match != NULL ? match : pcre2_match_data_create(1, NULL);
}

static void give_match_data(compiled *compiled, pcre2_match_data *match) {
  pcre2_match_data_free(atomic_exchange_explicit(&compiled->spare, match, memory_order_acq_rel));
}

static maskcore_email_result judge(const maskcore_email *email, bool brief, const char *text,
                                   size_t text_size) {
  check check = {.compiled = email->compiled, .match = take_match_data(email->compiled)};
  maskcore_email_result result = {
      MASKCORE_E_MEMORY, MASKCORE_UNDECIDED, {0, 0}, MASKCORE_EMAIL_LIMIT};
  if (check.match == NULL) {
    return result;
  }
  result = email_judge(email->profile, email->flags, brief, text, text_size, ask_pcre2, &check);
  if (check.out_of_memory && result.status == MASKCORE_E_LIMIT) {
    result.status = MASKCORE_E_MEMORY;
  }
  give_match_data(email->compiled, check.match);
  return result;
}

maskcore_email_result maskcore_email_check(const maskcore_email *email, const char *text,
                                           size_t text_size) {
  return judge(email, false, text, text_size);
}

/* The short way: most texts are ASCII and of some length, and their match is the verdict, but for
 * the lengths. The long way answers the same. */
maskcore_verdict maskcore_email_verdict(const maskcore_email *email, const char *text,
                                        size_t text_size) {
  const unsigned char *bytes = (const unsigned char *)text;
  if (text_size == 0 || text_size > EMAIL_RFC_TEXT_LIMIT) {
    return judge(email, true, text, text_size).verdict;
  }
  if (email_ascii_size(bytes, text_size) != text_size) {
    /* Two profiles have no place for it, unless the last bytes are a character that is cut. */
    bool lost = bytes[text_size - 1] < 0x80 &&
                (email->profile == MASKCORE_EMAIL_HTML || email->profile == MASKCORE_EMAIL_RFC5321);
    return lost ? MASKCORE_REJECTED : judge(email, true, text, text_size).verdict;
  }
  check check = {.compiled = email->compiled, .match = take_match_data(email->compiled)};
  if (check.match == NULL) {
    return MASKCORE_UNDECIDED;
  }
  maskcore_verdict verdict = ask_pcre2(&check, text, text_size);
  give_match_data(email->compiled, check.match);
  bool lengths = email_is_rfc(email->profile) || (email->flags & MASKCORE_EMAIL_LENGTHS) != 0;
  if (lengths && (verdict == MASKCORE_ACCEPTED || verdict == MASKCORE_PARTIAL)) {
    email_text ascii = {bytes, text_size, email->profile, text_size};
    maskcore_email_reason fault = email_length_fault(&ascii, verdict == MASKCORE_ACCEPTED);
    return fault == MASKCORE_EMAIL_FINE ? verdict : MASKCORE_REJECTED;
  }
  return verdict;
}

#else /* !MASKCORE_EMAIL */

struct maskcore_email {
  char unused;
};

maskcore_email *maskcore_email_create(maskcore_email_profile profile, uint32_t flags,
                                      maskcore_error *error) {
  (void)profile, (void)flags;
  if (error != NULL) {
    *error = (maskcore_error){MASKCORE_E_UNSUPPORTED, 0, MASKCORE_FAULT_NONE};
  }
  return NULL;
}

void maskcore_email_free(maskcore_email *email) { free(email); }

const char *maskcore_email_engine(const maskcore_email *email) {
  (void)email;
  return "none";
}

maskcore_email_result maskcore_email_check(const maskcore_email *email, const char *text,
                                           size_t text_size) {
  (void)email, (void)text, (void)text_size;
  return (maskcore_email_result){
      MASKCORE_E_UNSUPPORTED, MASKCORE_UNDECIDED, {0, 0}, MASKCORE_EMAIL_LIMIT};
}

maskcore_verdict maskcore_email_verdict(const maskcore_email *email, const char *text,
                                        size_t text_size) {
  (void)email, (void)text, (void)text_size;
  return MASKCORE_UNDECIDED;
}

#endif
