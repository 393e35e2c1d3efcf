/* Runs files through a harness without libFuzzer, each from a buffer of its very size: for
   compilers and sanitizers that have no fuzzer, and for coverage. -DHARNESS names the harness. */
#include <stdio.h>
#include <stdlib.h>

#include "harnesses.h"

int main(int count, char **paths) {
  for (int i = 1; i < count; i += 1) {
    FILE *file = fopen(paths[i], "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
      perror(paths[i]);
      return 1;
    }
    size_t size = (size_t)ftell(file);
    uint8_t *bytes = malloc(size == 0 ? 1 : size);
    rewind(file);
    if (bytes == NULL || fread(bytes, 1, size, file) != size) {
      perror(paths[i]);
      return 1;
    }
    fclose(file);
    HARNESS(bytes, size);
    free(bytes);
  }
  printf("%d files\n", count - 1);
  return 0;
}
