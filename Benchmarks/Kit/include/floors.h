/*
 * What an edit costs at least: loops that do the work of one mask, or of simple masks, and no more.
 *
 * They take ASCII renderings and trust their caller: no limits, no scripts, no reasons, no optional
 * slots, no second reading of a paste. Where they do an edit, the answer is the library's.
 */
#ifndef FLOORS_H
#define FLOORS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct floor_change {
  size_t start, end;
  bool backward; /* an empty range deletes the slot before it */
  const char *insert;
  size_t insert_size;
} floor_change;

typedef struct floor_result {
  size_t size, caret;
} floor_result;

/* The loop hard-coded for `+7 ([000]) [000]-[00]-[00]`. */
floor_result floor_phone(const char *text, size_t size, const floor_change *change, char *out);

/* The loop hard-coded for `[0000] [0000] [0000] [0000]`. */
floor_result floor_card(const char *text, size_t size, const floor_change *change, char *out);

/* The loop hard-coded for a number grouped by commas with two fraction digits. */
floor_result floor_number(const char *text, size_t size, const floor_change *change, char *out);

/* The loop hard-coded for rows of 11 digits, of which the first is the 7 of the mask. */
size_t floor_phone_rows(const char *rows, const size_t *ends, size_t *out_ends, size_t count,
                        char *out);

/* A mask of fixed text and required slots as a table: one entry a character. */
typedef struct floor_element {
  unsigned char literal; /* 0: a slot */
  unsigned char accepts; /* a slot: the classes it takes */
} floor_element;

typedef struct floor_mask {
  size_t count;
  floor_element *elements;
} floor_mask;

/* Of `pattern`, in which brackets hold `0` and `A`. The table is never released. */
floor_mask floor_table(const char *pattern);

/* The table-driven loop. */
floor_result floor_edit(const floor_mask *mask, const char *text, size_t size,
                        const floor_change *change, char *out);

#ifdef __cplusplus
}
#endif

#endif /* FLOORS_H */
