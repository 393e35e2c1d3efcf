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

/* At a *fork* two ways go on: an optional slot or group takes what comes, or leaves it to what
   stands behind. Forks are numbered as they are met. The numbers of those that take the second way
   make a few stretches, and no more has to be known to read a text again. */
typedef struct stretch {
  uint32_t start, end;
} stretch;

/* The most stretches of second ways. */
#define STRETCH_LIMIT 12

typedef struct reader {
  const maskcore_mask *mask;
  view text;
  size_t position; /* in the text, behind the unit read last */
  size_t at;       /* the element behind that unit's */
  size_t element;  /* that unit's element */
  size_t start;    /* where that unit begins */
  uint64_t *been;  /* while a way is searched for: forks that lead nowhere */
  tally tally;
  uint8_t shown; /* which of the open groups have a literal on screen, a bit each */
  bool in_run;   /* the unit is a slot's, and nothing but optional slots came since */
  bool forked;   /* not every fork goes the first way */
  uint8_t turns; /* stretches there are */
  uint32_t met;  /* forks met */
  stretch seconds[STRETCH_LIMIT];
} reader;

static inline reader reader_of(const maskcore_mask *mask, view text) {
  reader r = {0};
  r.mask = mask;
  r.text = text;
  return r;
}

MASKCORE_INTERNAL reading reader_next(reader *r);

/* Whether `r`'s text is a rendering. Leaves `r` at the beginning, with the ways that read it. */
MASKCORE_INTERNAL bool reader_fits(reader *r);

#endif /* MASKCORE_READER_H */
