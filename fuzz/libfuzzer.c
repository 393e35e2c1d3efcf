/* The entry that libFuzzer and OSS-Fuzz call; -DHARNESS names the function behind it. */
#include "harnesses.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) { return HARNESS(data, size); }
