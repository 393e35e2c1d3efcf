/*
 * Every fuzz harness: one function each, named for what it drives, that returns 0 or aborts. Both
 * libFuzzer and `swift test` call them.
 */
#ifndef MASKCORE_HARNESSES_H
#define MASKCORE_HARNESSES_H

#include <stddef.h>
#include <stdint.h>

#include "email_oracle.h"

/* Edits: the promises of the engine, over a session of up to six. */
int maskcore_fuzz_edit(const uint8_t *data, size_t size);

/* Email: PCRE2's JIT, its interpreter and a state machine have to agree on one text. */
int maskcore_fuzz_email(const uint8_t *data, size_t size);

/* Numbers: the promises of the engine, over a session of edits with any format. */
int maskcore_fuzz_number(const uint8_t *data, size_t size);

/* Rows: batches and lines against each text alone. */
int maskcore_fuzz_rows(const uint8_t *data, size_t size);

#endif /* MASKCORE_HARNESSES_H */
