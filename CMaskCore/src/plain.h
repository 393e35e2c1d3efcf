/*
 * The short way for what most edits are: an ASCII text in a *plain* mask, whose slots are required
 * and take the same built-in class, and whose literals are ASCII signs or digits. There the
 * characters are just counted, and the display is the template with them laid over it.
 *
 * Each call answers only what it is sure of, with exactly what the long way answers, and declines
 * everything else.
 */
#ifndef MASKCORE_PLAIN_H
#define MASKCORE_PLAIN_H

#include "character.h"
#include "internal.h"
#include "pattern.h"

#define plain_prepare maskcore_i_plain_prepare
#define plain_format  maskcore_i_plain_format
#define mask_edit     maskcore_i_mask_edit
#define mask_format   maskcore_i_mask_format
#define mask_unmask   maskcore_i_mask_unmask

/* What a byte that is not as the template has it differs by, with this on top, reaches the top bit:
   no digit there, or another literal. */
enum { PLAIN_SLOT = 0x80 - 10, PLAIN_LITERAL = 0x7F };

/* Bytes behind the template and the marks, so that eight can be loaded anywhere. */
#define EIGHT_ROOM 8

/* The bytes that the template and the marks of a mask of `count` elements take. */
static inline size_t plain_size(size_t count) { return 2 * (count + EIGHT_ROOM); }

/* Fills in `mask->plain` if the elements make a plain mask. There is room for `plain_size` bytes of
   template and marks, and for two places an element and one more. */
MASKCORE_INTERNAL void plain_prepare(maskcore_mask *mask, unsigned char *template,
                                     uint16_t *places);

/* Formats characters for slots alone, a prefix among them. Gives the size, and in `count` the
   characters; NOWHERE to take the long way. */
MASKCORE_INTERNAL size_t plain_format(const maskcore_mask *mask, view text, unsigned char *out,
                                      size_t capacity, size_t *count);

/* Whether an element is a slot. */
static inline bool plain_is_slot(const plain_mask *plain, size_t at) {
  return plain->marks[at] == PLAIN_SLOT;
}

/* Whether a slot takes an ASCII byte. */
static ALWAYS_INLINE bool plain_takes(const plain_mask *plain, unsigned char byte) {
  return (plain->digits && (uint32_t)(byte - '0') < 10) ||
         (plain->letters && ascii_is_letter(byte));
}

/* The elements that the display of `count` characters has; `eager` with the literals behind them.
 */
static ALWAYS_INLINE size_t plain_extent(const maskcore_mask *mask, size_t count, bool eager) {
  const plain_mask *plain = &mask->plain;
  if (count == 0) {
    return 0;
  }
  if (eager) {
    return count == mask->capacity ? mask->count : plain->slots[count];
  }
  return plain->slots[count - 1] + (size_t)1;
}

/* Whether what comes in at `start`, in front of all slots, may be the rest of a prefix. */
static ALWAYS_INLINE bool plain_may_lead(const maskcore_mask *mask, size_t start) {
  return start != 0 && start < mask->first_slot && mask->plain.words != 0;
}

/* What of an edit the short way has settled before it writes. */
typedef struct plain_change {
  size_t count;    /* characters before the edit */
  size_t from, to; /* those that go */
  size_t after;    /* characters after it */
  size_t size;     /* and the elements of their display */
  bool eager;      /* with the literals behind the last one */
} plain_change;

/* Settles an edit that puts `inserted` characters at `start`, all of them for slots, where `count`,
   `from` and `to` are known; false where it is not surely what the long way would make of it. */
static ALWAYS_INLINE bool plain_settle(const maskcore_mask *mask, size_t start,
                                       maskcore_intent intent, size_t inserted, plain_change *c) {
  if (inserted != 0) {
    bool pastes = intent == MASKCORE_PASTE && c->from != 0;
    if ((intent != MASKCORE_INSERT && !pastes) || inserted > mask->capacity ||
        (c->from == 0 && plain_may_lead(mask, start))) {
      return false;
    }
  } else if (c->from == c->to) {
    if (intent == MASKCORE_DELETE_BACKWARD && c->from != 0) {
      c->from -= 1;
    } else if (intent == MASKCORE_DELETE_FORWARD && c->to != c->count) {
      c->to += 1;
    } else {
      return false;
    }
  }
  c->after = c->count - (c->to - c->from) + inserted;
  c->eager = (mask->flags & MASKCORE_EAGER) != 0 && inserted != 0;
  if (c->after == 0 || c->after > mask->capacity) {
    return false;
  }
  c->size = plain_extent(mask, c->after, c->eager);
  return true;
}

/* The element that the caret goes in front of. */
static ALWAYS_INLINE size_t plain_caret(const plain_mask *plain, const plain_change *c,
                                        maskcore_intent intent, size_t inserted) {
  if (c->eager && c->to == c->count) {
    return c->size;
  }
  size_t left = c->from + inserted;
  if (left == 0 || (inserted == 0 && intent == MASKCORE_DELETE_FORWARD && c->to != c->count)) {
    return plain->slots[c->from];
  }
  return plain->slots[left - 1] + (size_t)1;
}

/* The long way, for every mask and text: as `maskcore_edit`, `maskcore_format`, `maskcore_unmask`.
   The range comes by its address, which spares the copies. */
MASKCORE_INTERNAL maskcore_result mask_edit(const maskcore_mask *mask, view text,
                                            const maskcore_range *range, maskcore_intent intent,
                                            view insert, unsigned char *out, size_t capacity);
MASKCORE_INTERNAL maskcore_result mask_format(const maskcore_mask *mask, const char *text,
                                              size_t text_size, maskcore_range selection, char *out,
                                              size_t out_capacity);
MASKCORE_INTERNAL maskcore_result mask_unmask(const maskcore_mask *mask, const char *text,
                                              size_t text_size, char *out, size_t out_capacity);

#endif /* MASKCORE_PLAIN_H */
