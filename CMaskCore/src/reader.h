/* Reads a display back into slots, one unit after the other. */
#ifndef MASKCORE_READER_H
#define MASKCORE_READER_H

#include "character.h"
#include "internal.h"
#include "pattern.h"
#include "tally.h"

#define reader_next maskcore_i_reader_next
#define reader_fits maskcore_i_reader_fits

typedef enum reading {
  READ_END,       /* the text is read */
  READ_LITERAL,   /* a literal of the mask */
  READ_CHARACTER, /* a filled slot */
  READ_BLANK,     /* an empty required slot */
  READ_STRAY,     /* what no rendering has there: the text is none */
} reading;

/* A repeated slot that goes on until `end` of the text, and no further. */
typedef struct held {
  size_t slot; /* or NOWHERE */
  size_t end;
} held;

typedef struct reader {
  const maskcore_mask *mask;
  view text;
  size_t position; /* in the text, behind the unit read last */
  size_t at;       /* the element behind that unit's */
  size_t element;  /* that unit's element */
  size_t start;    /* where that unit begins */
  held held[2];    /* the first repeated slot and the last one, where they are told how far to go */
  bool in_run;     /* it is a slot's, and nothing but optional slots came since */
  bool frugal;     /* optional slots are passed over where the literal behind them fits */
  bool sparing;    /* a group whose literals end the text is not entered */
  bool passing;    /* a group is passed over where the text goes on with what is behind it */
  tally tally;
} reader;

static inline reader reader_of(const maskcore_mask *mask, view text) {
  reader r = {0};
  r.mask = mask;
  r.text = text;
  r.held[0].slot = r.held[1].slot = NOWHERE;
  return r;
}

MASKCORE_INTERNAL reading reader_next(reader *r);

/* Whether `r`'s text is a rendering. Tries the ways to pass over optional slots and groups and
   leaves `r` set to the one that fits, back at the beginning. */
MASKCORE_INTERNAL bool reader_fits(reader *r);

#endif /* MASKCORE_READER_H */
