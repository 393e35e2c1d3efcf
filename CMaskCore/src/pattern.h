/* A compiled mask: what the pattern language of design and header comes to. */
#ifndef MASKCORE_PATTERN_H
#define MASKCORE_PATTERN_H

#include "internal.h"
#include "maskcore.h"

#define byte_set_has    maskcore_i_byte_set_has
#define pattern_compile maskcore_i_pattern_compile

typedef enum element_kind {
  ELEMENT_LITERAL, /* one character of fixed text */
  ELEMENT_SLOT,    /* one character of the person's */
  ELEMENT_OPEN,    /* an optional group begins */
  ELEMENT_CLOSE,   /* and ends */
} element_kind;

/* Built-in classes; a caller's own follow from CLASS_CUSTOM on. */
typedef enum slot_class {
  CLASS_DIGIT,
  CLASS_LETTER,
  CLASS_ALPHANUMERIC,
  CLASS_ANY,
  CLASS_CUSTOM,
} slot_class;

#define SLOT_OPTIONAL (1u << 0) /* may stay empty */
#define SLOT_REPEATED (1u << 1) /* takes any number of characters; optional too */
#define SLOT_FLEXIBLE (1u << 2) /* its section has optional slots, so changes stay inside it */
#define LITERAL_KEPT  (1u << 3) /* belongs to the value */
#define LITERAL_WORD  (1u << 4) /* a letter or a digit */

/* One step of the mask. A *section* is the slots between two literals or group edges. */
typedef struct element {
  uint8_t kind;        /* element_kind */
  uint8_t flags;       /* SLOT_… or LITERAL_… */
  uint8_t slot_class;  /* slot */
  uint8_t letter_case; /* slot: maskcore_case */
  uint32_t size;       /* literal: bytes. open: required slots of the group itself. slot: the
                          element behind it and the optional slots that follow in its section */
  uint32_t offset;     /* literal: where in `literals`. slot: its segment, from 1, or 0 */
  uint32_t partner;    /* group edge: the other edge. slot: the first slot of its section */
} element;

/* The ASCII bytes of a class, one bit each. */
typedef struct byte_set {
  uint32_t bits[4];
} byte_set;

/* A class of the caller's own. */
typedef struct custom_class {
  size_t first, count; /* in `ranges` */
} custom_class;

/* A bracket of digits that is one number, `[00:1-31]`. */
typedef struct segment {
  uint32_t first;          /* its first slot */
  uint32_t size, required; /* slots, and how many of them have to be filled */
  uint32_t low, high;      /* bounds, both included */
} segment;

/* The most elements of a plain mask. */
#define PLAIN_LIMIT 65535

/* What plain.c asks of a mask whose slots are all alike, by byte of the display; no template, if
   the mask is not plain. Eight bytes can be loaded from every place of the first two. */
typedef struct plain_mask {
  const unsigned char *template; /* literal bytes, and a 0 for each slot */
  const unsigned char *marks;    /* PLAIN_SLOT or PLAIN_LITERAL */
  const uint16_t *slots;         /* where each slot is */
  const uint16_t *before;        /* how many slots come before each byte */
  bool digits, letters;          /* what a slot takes */
  bool kept;                     /* some literal belongs to the value */
  uint16_t words;                /* letters and digits among the literals, which all lead */
} plain_mask;

/* One block of memory; every pointer goes into it. */
struct maskcore_mask {
  const element *elements;
  size_t count;
  const unsigned char *literals;
  const byte_set *bytes; /* by class */
  const custom_class *customs;
  const maskcore_scalars *ranges;
  const segment *segments;
  size_t first_slot;    /* the first slot or group; `count` if there is none */
  size_t first_place;   /* the first slot, in a group or not; `count` if there is none */
  size_t required;      /* required slots outside groups */
  size_t capacity;      /* slots; NOWHERE with a repeated one */
  size_t template_size; /* bytes of all literals and a blank for each slot */
  size_t blank_size;
  unsigned char blank[4];
  uint32_t flags; /* MASKCORE_EAGER … */
  bool grouped;   /* it has optional groups */
  bool ambiguous; /* a display may be read in two ways: an optional slot takes what another element
                     has */
  bool blanks;    /* a blank can come to be shown, so no slot takes the blank itself */
  plain_mask plain;
  const view *trunks;
  size_t trunk_count;
  maskcore_allocator allocator;
  size_t block_size;
};

/* The element at `index`, which is one of the mask's. */
static inline const element *element_at(const maskcore_mask *mask, size_t index) {
  assert(index < mask->count);
  return &mask->elements[index];
}

static inline view mask_literal(const maskcore_mask *mask, const element *literal) {
  return (view){mask->literals + literal->offset, literal->size};
}

MASKCORE_INTERNAL inline bool byte_set_has(const byte_set *set, unsigned char byte) {
  assert(byte < 0x80);
  return (set->bits[byte >> 5] >> (byte & 31) & 1) != 0;
}

/* Compiles; NULL and `error` as `maskcore_compile` says. */
MASKCORE_INTERNAL maskcore_mask *pattern_compile(view pattern, const maskcore_options *options,
                                                 maskcore_error *error);

#endif /* MASKCORE_PATTERN_H */
