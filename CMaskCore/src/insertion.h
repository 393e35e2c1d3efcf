/* Puts the characters of an insertion into slots, one after the other. */
#ifndef MASKCORE_INSERTION_H
#define MASKCORE_INSERTION_H

#include "character.h"
#include "internal.h"
#include "pattern.h"
#include "writer.h"

#define insertion_run     maskcore_i_insertion_run
#define insertion_reading maskcore_i_insertion_reading

/* How letters, digits and signs are read. */
typedef enum insertion_mode {
  AS_TYPED,   /* letters and digits are data; signs may be literals that come next */
  AS_DISPLAY, /* letters and digits that equal the literal that comes next are that literal */
  AS_DATA,    /* letters and digits are data, all of them */
  AS_VALUE,   /* as data, but kept literals are part of it */
} insertion_mode;

typedef struct insertion {
  view text;
  insertion_mode mode;
  bool shut;                       /* literals of groups are refused */
  bool pastes;                     /* separators that go nowhere are no loss */
  size_t from;                     /* what stands before is the prefix, or a trunk prefix */
  size_t lead;                     /* the element that the prefix reaches */
  size_t limit;                    /* no character goes to this element, or past it */
  size_t screen_start, screen_end; /* literals between stand on screen behind the range */
  size_t tail_first; /* the slot of the first character behind the range, or NOWHERE */

  bool crossed; /* a literal was taken behind which characters move */
  bool placed;  /* something is on screen that was not, or not there */
  maskcore_refusal refusal;
  size_t filled;         /* slots filled */
  size_t reached;        /* the element behind the last one taken, or 0 */
  size_t taken, refused; /* characters */
  size_t led;            /* characters that are leading literals */
  size_t refused_words;  /* letters and digits among the refused */
  size_t repeated;       /* characters put into the slot filled last, if it is a repeated one */
  size_t first;          /* the first slot filled */
  size_t spills;         /* how many characters it may push out of a section */
  size_t caret;          /* output size behind the last character taken */
  size_t mark;           /* an offset in `text` whose place in the output is asked for */
  size_t mark_size;      /* that place */
  character tail;        /* the first character behind the range */
} insertion;

/* Runs the insertion on `w`. */
MASKCORE_INTERNAL void insertion_run(insertion *in, writer *w);

/* Rule P: chooses how to read a text pasted where nothing is filled before it. */
MASKCORE_INTERNAL void insertion_reading(insertion *in, const maskcore_mask *mask);

#endif /* MASKCORE_INSERTION_H */
