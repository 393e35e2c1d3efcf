/* Version and status names: what concerns the whole library. */
#include "maskcore.h"

uint32_t maskcore_version(void) { return MASKCORE_VERSION; }

const char *maskcore_status_name(maskcore_status status) {
  switch (status) {
  case MASKCORE_OK: return "ok";
  case MASKCORE_E_SPACE: return "output buffer too small";
  case MASKCORE_E_RANGE: return "range outside the text or inside a scalar";
  case MASKCORE_E_UTF8: return "not UTF-8";
  case MASKCORE_E_PATTERN: return "malformed pattern";
  case MASKCORE_E_LIMIT: return "limit exceeded";
  case MASKCORE_E_MEMORY: return "out of memory";
  case MASKCORE_E_UNSUPPORTED: return "built without this feature";
  }
  return "unknown status";
}
