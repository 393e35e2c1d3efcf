/* Claims of the C tests: they print where they fail, and the count at the end. */
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <stdlib.h>

static int checks_made;

#define CHECK(claim)                                                                               \
  do {                                                                                             \
    checks_made += 1;                                                                              \
    if (!(claim)) {                                                                                \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #claim);                          \
      exit(1);                                                                                     \
    }                                                                                              \
  } while (0)

#endif /* CHECK_H */
