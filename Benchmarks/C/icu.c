/* ICU formats the number that each key makes; it does no editing, and the caret is left to others.
 */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

enum { KEYS = 10, REPEATS = 100 };

static const char *const values[KEYS] = {"1",      "12",      "123",     "1234",      "12345",
                                         "123456", "1234567", "1234567", "1234567.8", "1234567.89"};
static const char *const due[KEYS] = {"1",           "12",          "123",       "1,234",
                                      "12,345",      "123,456",     "1,234,567", "1,234,567.",
                                      "1,234,567.8", "1,234,567.89"};

static UNumberFormatter *plain, *with_point;
static UFormattedNumber *formatted;

static UNumberFormatter *formatter(const char *skeleton) {
  UChar wide[64];
  UErrorCode status = U_ZERO_ERROR;
  u_uastrcpy(wide, skeleton);
  UNumberFormatter *made = unumf_openForSkeletonAndLocale(wide, -1, "en_US", &status);
  if (U_FAILURE(status)) {
    fprintf(stderr, "ICU: %s\n", u_errorName(status));
    exit(1);
  }
  return made;
}

static int32_t format(int key, UChar *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatDecimal(key == 7 ? with_point : plain, values[key], -1, formatted, &status);
  int32_t size = unumf_resultToString(formatted, out, capacity, &status);
  return U_FAILURE(status) ? -1 : size;
}

static void type(void *context) {
  (void)context;
  UChar out[64];
  for (int i = 0; i < REPEATS; i += 1) {
    for (int key = 0; key < KEYS; key += 1) {
      format(key, out, 64);
      bench_keep(out);
    }
  }
}

int main(int count, char **arguments) {
  UErrorCode status = U_ZERO_ERROR;
  plain = formatter(".##");
  with_point = formatter(". decimal-always");
  formatted = unumf_openResult(&status);
  const char *who = "ICU, formatting alone";
  for (int key = 0; key < KEYS; key += 1) {
    UChar out[64];
    char narrow[64];
    int32_t size = format(key, out, 63);
    if (size >= 0) {
      out[size] = 0;
      u_austrcpy(narrow, out);
    }
    bench_expect("number/type", who, narrow, size < 0 ? 0 : (size_t)size, due[key]);
  }
  bench_case only = {"number/type", who, "key", KEYS * REPEATS, NULL, type, NULL, false};
  return bench_main(count, arguments, &only, 1);
}
