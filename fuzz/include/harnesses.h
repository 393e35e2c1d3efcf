/* The fuzz harnesses: one function each, called by libFuzzer and by `swift test`. */
#ifndef MASKCORE_HARNESSES_H
#define MASKCORE_HARNESSES_H

#include <stddef.h>
#include <stdint.h>

/** Edits: the promises of the engine, over a session of up to six. */
int maskcore_fuzz_edit(const uint8_t *data, size_t size);

/** Numbers: the promises of the engine, over a session of edits with any format. */
int maskcore_fuzz_number(const uint8_t *data, size_t size);

#endif /* MASKCORE_HARNESSES_H */
