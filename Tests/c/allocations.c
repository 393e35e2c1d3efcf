/*
 * Counts allocations: compiling a mask makes one, a thousand edits make none. Linked with
 * -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free.
 */
#include <maskcore.h>
#include <stdio.h>
#include <string.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void __wrap_free(void *block);

static long allocated, freed;

void *__wrap_malloc(size_t size) {
  allocated += 1;
  return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
  allocated += 1;
  return __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size) {
  allocated += 1;
  return __real_realloc(block, size);
}

void __wrap_free(void *block) {
  freed += block != NULL;
  __real_free(block);
}

/* Ten digits, two deletions in the middle, a paste over everything, text that is no rendering, and
   characters of other scripts: a thousand edits in all. */
static long edit_a_thousand_times(const maskcore_mask *mask) {
  static const char *const typed[] = {"9", "1", "2", "3", "\xD9\xA4", "5", "6", "7", "8", "9"};
  char text[256], out[256];
  size_t size = 0;
  long edits = 0;
  while (edits < 1000) {
    maskcore_result r = {0};
    long step = edits % 20;
    maskcore_range end = {size, size, MASKCORE_UTF8};
    if (step < 10) {
      r = maskcore_edit(mask, text, size, end, MASKCORE_INSERT, typed[step], strlen(typed[step]),
                        out, sizeof out);
    } else if (step < 12) {
      maskcore_range middle = {9, 9, MASKCORE_UTF16};
      r = maskcore_edit(mask, text, size, middle, MASKCORE_DELETE_BACKWARD, NULL, 0, out,
                        sizeof out);
    } else if (step < 14) {
      maskcore_range all = {0, size, MASKCORE_UTF8};
      r = maskcore_edit(mask, text, size, all, MASKCORE_PASTE, "+7 (999) 000-11-22", 18, out,
                        sizeof out);
    } else if (step == 14) {
      maskcore_range none = {0, 0, MASKCORE_UTF8};
      r = maskcore_edit(mask, "no \xF0\x9F\x98\x80 rendering 7", 20, none, MASKCORE_INSERT, "1", 1,
                        out, sizeof out);
    } else {
      r = maskcore_edit(mask, text, size, end, MASKCORE_DELETE_BACKWARD, NULL, 0, out, sizeof out);
    }
    if (r.status != MASKCORE_OK) {
      return -1;
    }
    memcpy(text, out, r.size);
    size = r.size;
    edits += 1;
  }
  return edits;
}

int main(void) {
  static const char pattern[] = "+7 ([000]) [000]-[00]-[00]";
  maskcore_mask *mask = maskcore_compile(pattern, sizeof pattern - 1, NULL, NULL);
  long compiling = allocated;
  allocated = 0;
  long edits = mask == NULL ? -1 : edit_a_thousand_times(mask);
  long editing = allocated;
  maskcore_free(mask);
  printf("%ld allocation to compile, %ld in %ld edits\n", compiling, editing, edits);
  return compiling == 1 && editing == 0 && edits == 1000 && freed == 1 ? 0 : 1;
}
