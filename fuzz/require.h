/* A claim that stays in release builds. */
#ifndef MASKCORE_REQUIRE_H
#define MASKCORE_REQUIRE_H

#include <stdio.h>
#include <stdlib.h>

#define REQUIRE(claim)                                                                             \
  do {                                                                                             \
    if (!(claim)) {                                                                                \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #claim);                          \
      abort();                                                                                     \
    }                                                                                              \
  } while (0)

#endif /* MASKCORE_REQUIRE_H */
