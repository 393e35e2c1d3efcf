/* Version and names: what concerns the whole library. */
#include "internal.h"
#include "maskcore.h"

uint32_t maskcore_version(void) { return MASKCORE_VERSION; }

const char *text_at(const char *texts, size_t size, size_t index) {
  const char *text = texts;
  for (; index != 0 && text + strlen(text) + 1 != texts + size; index -= 1) {
    text += strlen(text) + 1;
  }
  return text;
}

#define STATUSES(X)                                                                                \
  X(MASKCORE_OK, "ok")                                                                             \
  X(MASKCORE_E_SPACE, "output buffer too small")                                                   \
  X(MASKCORE_E_RANGE, "range outside the text or inside a scalar")                                 \
  X(MASKCORE_E_UTF8, "not UTF-8")                                                                  \
  X(MASKCORE_E_PATTERN, "malformed pattern")                                                       \
  X(MASKCORE_E_LIMIT, "limit exceeded")                                                            \
  X(MASKCORE_E_MEMORY, "out of memory")                                                            \
  X(MASKCORE_E_UNSUPPORTED, "built without this feature")

const char *maskcore_status_name(maskcore_status status) {
  TEXTS(texts, STATUSES, "unknown status");
  return text_at(texts, sizeof texts, status);
}
