/*
 * What an address is, once more: a state machine written from the grammars, without a pattern, and
 * sharing no line with the library. Slow and plain; the harness and the tests compare with it.
 */
#ifndef MASKCORE_EMAIL_ORACLE_H
#define MASKCORE_EMAIL_ORACLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The answer on one text. `verdict` counts as maskcore_verdict does. */
typedef struct oracle_answer {
  int verdict;
  size_t offset; /* rejected: the first scalar after which nothing can help; else the size */
  bool ill_formed, cut;
} oracle_answer;

/* Judges `text` whole, whatever its size. `profile` counts as maskcore_email_profile does. */
oracle_answer maskcore_fuzz_email_oracle(int profile, bool lengths, const uint8_t *text,
                                         size_t size);

/* What the profile's pattern alone says of a well-formed text: the verdict without lengths. */
int maskcore_fuzz_email_pattern(int profile, const uint8_t *text, size_t size);

#endif /* MASKCORE_EMAIL_ORACLE_H */
