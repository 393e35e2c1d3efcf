/* Writes a display, slot by slot, and emits the literals and blanks that belong between. */
#ifndef MASKCORE_WRITER_H
#define MASKCORE_WRITER_H

#include "character.h"
#include "internal.h"
#include "pattern.h"
#include "reader.h"
#include "tally.h"

#define writer_to       maskcore_i_writer_to
#define writer_head     maskcore_i_writer_head
#define writer_advance  maskcore_i_writer_advance
#define writer_fill     maskcore_i_writer_fill
#define writer_append   maskcore_i_writer_append
#define writer_pad      maskcore_i_writer_pad
#define writer_cut      maskcore_i_writer_cut
#define writer_prefix   maskcore_i_writer_prefix
#define writer_rest     maskcore_i_writer_rest
#define writer_eager    maskcore_i_writer_eager
#define writer_empty    maskcore_i_writer_empty
#define writer_complete maskcore_i_writer_complete
#define writer_pad      maskcore_i_writer_pad

/* What is left out of the output. */
typedef enum writer_form {
  WRITE_DISPLAY, /* nothing */
  WRITE_VALUE,   /* blanks, and the literals that are not kept */
  WRITE_SLOTS,   /* blanks and literals: what other masks can take over */
} writer_form;

typedef struct writer {
  const maskcore_mask *mask;
  writer_form form;
  unsigned char
      *bytes; /* output that keeps counting when it is full, so one pass yields the size */
  size_t capacity, size;
  size_t at;           /* the element that comes next */
  bool in_run;         /* a slot was written, and nothing but optional slots came since */
  bool behind_slot;    /* the unit written last is a character in a slot */
  bool any;            /* some slot is filled */
  bool foreign;        /* something other than ASCII was written */
  view last;           /* the unit written last, where it came from */
  size_t filled_slot;  /* the slot filled last */
  size_t filled_size;  /* the size right behind it */
  size_t filled_at;    /* the element right behind it */
  size_t watched;      /* an element whose place is asked for */
  size_t lead_size;    /* the size in front of the first slot, or NOWHERE */
  size_t watched_size; /* the size when its blank or character was written, or NOWHERE */
  size_t open_sizes[MASKCORE_GROUP_LIMIT]; /* the size in front of each open group */
  size_t least_size;  /* the least that a group which stayed empty brought the size back to */
  size_t passed_size; /* the size where the watched element is, or would be, or NOWHERE */
  tally tally;
} writer;

/* A writer at the beginning of its mask and of `capacity` bytes. */
MASKCORE_INTERNAL writer writer_to(const maskcore_mask *mask, unsigned char *bytes,
                                   size_t capacity);

/* Writes the unit that `r` has just read, as it stands. */
MASKCORE_INTERNAL void writer_head(writer *w, const reader *r, reading kind);

/* Writes what belongs before the element `target`: literals, blanks, no group that is passed. */
MASKCORE_INTERNAL void writer_advance(writer *w, size_t target);

/* Fills `slot`, at or behind `w->at`, with `c`. */
MASKCORE_INTERNAL void writer_fill(writer *w, size_t slot, const character *c);

/* Adds `c`, which joins the character written last, to that one. False if its slot does not take
   the two together, or no slot was written last. */
MASKCORE_INTERNAL bool writer_append(writer *w, const character *c);

/* Writes `zeros` in front of the digits that stand from slot `first` up to `w->at`. */
MASKCORE_INTERNAL void writer_pad(writer *w, size_t first, size_t zeros);

/* Takes back what was written behind the slot filled last. */
MASKCORE_INTERNAL void writer_cut(writer *w);

/* Writes the literals before the first slot. */
MASKCORE_INTERNAL void writer_prefix(writer *w);

/* Writes the rest of the template: literals and blanks, no group that is not in use. */
MASKCORE_INTERNAL void writer_rest(writer *w);

/* Writes the literals up to the next slot. */
MASKCORE_INTERNAL void writer_eager(writer *w);

/* Writes what an empty field shows while it has the focus. */
MASKCORE_INTERNAL void writer_empty(writer *w);

/* Writes what eager and guide masks show behind a rendering. */
MASKCORE_INTERNAL void writer_complete(writer *w);

#endif /* MASKCORE_WRITER_H */
