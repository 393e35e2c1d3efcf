#include "unicode.h"

#include <assert.h>

#include "unicode_tables.h"
#include "utf8.h"

#define BLOCK_MASK ((1u << BLOCK_BITS) - 1)

/* The index in `runs` of the one that `scalar`, below BLOCKS_END, lies in. */
static size_t run_of(uint32_t scalar) {
  size_t branch = roots[scalar >> (BLOCK_BITS + BRANCH_BITS)];
  size_t middle = scalar >> BLOCK_BITS & ((1u << BRANCH_BITS) - 1);
  size_t run = branches[branch << BRANCH_BITS | middle];
  while (runs[run].last < (scalar & BLOCK_MASK)) {
    run += 1;
  }
  return run;
}

/* The entry of `kinds` for `scalar`. */
static unsigned kind_of(uint32_t scalar) {
  if (scalar < DIRECT_END) {
    return kinds[direct[scalar]];
  }
  if (scalar < BLOCKS_END) {
    return kinds[runs[run_of(scalar)].kind];
  }
  for (size_t run = 0; run < sizeof far_runs / sizeof *far_runs; run += 1) {
    if (scalar <= far_runs[run].last) {
      return kinds[far_runs[run].kind];
    }
  }
  return 0;
}

static grapheme_class class_of(uint32_t scalar) {
  grapheme_class class = (grapheme_class)(kind_of(scalar) >> 8 & 31);
  /* Of the syllables from U+AC00 on, every 28th has no final consonant. */
  bool is_final = class == GRAPHEME_HANGUL_LV && (scalar - 0xAC00) % 28 != 0;
  return is_final ? GRAPHEME_HANGUL_LVT : class;
}

/* What `scalar`, beyond ASCII, maps to, in the direction of `sign`: runs are in the order of their
   first scalars and do not overlap, and the first is ASCII's. */
static uint32_t mapped(const case_run *cases, size_t count, int32_t sign, uint32_t scalar) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (cases[middle].first <= scalar) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  case_run run = cases[low - 1];
  uint32_t distance = scalar - run.first;
  bool is_mapped = (distance >> run.paired) <= run.steps && (distance & run.paired) == 0;
  return is_mapped ? (uint32_t)((int32_t)scalar + sign * deltas[run.delta]) : scalar;
}

/* What may follow a class within one character, whatever stood before it: GB3 to GB9b. */
#define SET(class)   (1u << GRAPHEME_##class)
#define EXTENDS      (SET(EXTEND) | SET(ZWJ) | SET(SPACING) | SET(LINKER) | SET(EXTEND_INDIC))
#define AFTER_L      (SET(HANGUL_L) | SET(HANGUL_V) | SET(HANGUL_LV) | SET(HANGUL_LVT))
#define AFTER_V      (SET(HANGUL_V) | SET(HANGUL_T))
#define BUT_CONTROLS (~(SET(CR) | SET(LF) | SET(CONTROL)))

static const uint32_t followers[] = {
    [GRAPHEME_OTHER] = EXTENDS,
    [GRAPHEME_CR] = SET(LF),
    [GRAPHEME_LF] = 0,
    [GRAPHEME_CONTROL] = 0,
    [GRAPHEME_EXTEND] = EXTENDS,
    [GRAPHEME_ZWJ] = EXTENDS,
    [GRAPHEME_REGIONAL] = EXTENDS,
    [GRAPHEME_PREPEND] = BUT_CONTROLS,
    [GRAPHEME_SPACING] = EXTENDS,
    [GRAPHEME_HANGUL_L] = EXTENDS | AFTER_L,
    [GRAPHEME_HANGUL_V] = EXTENDS | AFTER_V,
    [GRAPHEME_HANGUL_T] = EXTENDS | SET(HANGUL_T),
    [GRAPHEME_HANGUL_LV] = EXTENDS | AFTER_V,
    [GRAPHEME_HANGUL_LVT] = EXTENDS | SET(HANGUL_T),
    [GRAPHEME_PICTURE] = EXTENDS,
    [GRAPHEME_CONSONANT] = EXTENDS,
    [GRAPHEME_LINKER] = EXTENDS,
    [GRAPHEME_EXTEND_INDIC] = EXTENDS,
};

static bool is_in(grapheme_class class, uint32_t set) { return (set >> class & 1) != 0; }

/* What the scalars read so far allow the next one to be, beyond `followers`. */
typedef enum grapheme_state {
  STATE_PLAIN,
  STATE_REGIONAL,      /* an odd number of regional indicators */
  STATE_PICTURE,       /* a picture, then Extend* */
  STATE_PICTURE_ZWJ,   /* … then ZWJ: a picture follows (GB11) */
  STATE_CONSONANT,     /* a consonant, then marks without a linker */
  STATE_CONSONANT_LINK /* … then marks with a linker: a consonant follows (GB9c) */
} grapheme_state;

/* The state behind a scalar of class `class`, which may or may not have begun a character. */
static grapheme_state state_after(grapheme_state state, grapheme_class class) {
  switch (class) {
  case GRAPHEME_REGIONAL: return state == STATE_REGIONAL ? STATE_PLAIN : STATE_REGIONAL;
  case GRAPHEME_PICTURE: return STATE_PICTURE;
  case GRAPHEME_CONSONANT: return STATE_CONSONANT;
  case GRAPHEME_ZWJ:
    if (state == STATE_PICTURE) {
      return STATE_PICTURE_ZWJ;
    }
    return state == STATE_CONSONANT || state == STATE_CONSONANT_LINK ? state : STATE_PLAIN;
  case GRAPHEME_EXTEND: return state == STATE_PICTURE ? state : STATE_PLAIN;
  case GRAPHEME_EXTEND_INDIC:
    return state == STATE_PICTURE || state == STATE_CONSONANT || state == STATE_CONSONANT_LINK
               ? state
               : STATE_PLAIN;
  case GRAPHEME_LINKER:
    if (state == STATE_CONSONANT || state == STATE_CONSONANT_LINK) {
      return STATE_CONSONANT_LINK;
    }
    return state == STATE_PICTURE ? state : STATE_PLAIN;
  default: return STATE_PLAIN;
  }
}

/* Whether `right` belongs to the character that ends in `left` and left `state`. */
static bool joins(grapheme_state state, grapheme_class left, grapheme_class right) {
  return is_in(right, followers[left]) || (state == STATE_REGIONAL && right == GRAPHEME_REGIONAL) ||
         (state == STATE_PICTURE_ZWJ && right == GRAPHEME_PICTURE) ||
         (state == STATE_CONSONANT_LINK && right == GRAPHEME_CONSONANT);
}

/* The start of the scalar that ends at `end`, which is not 0. */
static size_t scalar_before(const unsigned char *bytes, size_t end) {
  size_t start = end - 1;
  while (start != 0 && utf8_continues(bytes[start])) {
    start -= 1;
  }
  return start;
}

/* Whether an odd number of regional indicators ends at `end`. */
static bool odd_regionals_before(const unsigned char *bytes, size_t end) {
  bool is_odd = false;
  while (end != 0) {
    size_t start = scalar_before(bytes, end);
    if (class_of(utf8_scalar(bytes + start)) != GRAPHEME_REGIONAL) {
      break;
    }
    is_odd = !is_odd;
    end = start;
  }
  return is_odd;
}

/* Whether a picture and Extend* end at `end`. */
static bool picture_before(const unsigned char *bytes, size_t end) {
  while (end != 0) {
    end = scalar_before(bytes, end);
    grapheme_class class = class_of(utf8_scalar(bytes + end));
    if (!is_in(class, SET(EXTEND) | SET(EXTEND_INDIC) | SET(LINKER))) {
      return class == GRAPHEME_PICTURE;
    }
  }
  return false;
}

/* Whether a consonant and marks with a linker among them end at `end`. */
static bool conjunct_before(const unsigned char *bytes, size_t end) {
  bool has_linker = false;
  while (end != 0) {
    end = scalar_before(bytes, end);
    grapheme_class class = class_of(utf8_scalar(bytes + end));
    if (!is_in(class, SET(EXTEND_INDIC) | SET(LINKER) | SET(ZWJ))) {
      return class == GRAPHEME_CONSONANT && has_linker;
    }
    has_linker = has_linker || class == GRAPHEME_LINKER;
  }
  return false;
}

unsigned unicode_flags(uint32_t scalar) { return kind_of(scalar) & 0xFF; }

unicode_address unicode_address_kind(uint32_t scalar) {
  return (unicode_address)(kind_of(scalar) >> 13);
}

unsigned unicode_digit_value(uint32_t scalar) {
  if (scalar < 0x80) {
    return scalar - '0' < 10 ? scalar - '0' : 10;
  }
  size_t run = scalar < BLOCKS_END ? run_of(scalar) : 0;
  if (!(kinds[runs[run].kind] & UNICODE_DIGIT)) {
    return 10; /* nor are those from BLOCKS_END on */
  }
  /* Rows of ten begin where their run does; the run before, if it is of the same block, ends there.
   */
  uint32_t low = scalar & BLOCK_MASK, before = runs[run - 1].last;
  return (before < low ? low - before - 1 : low) % 10;
}

uint32_t unicode_upper(uint32_t scalar) {
  if (scalar < 0x80) {
    return scalar - 'a' < 26 ? scalar - 32 : scalar;
  }
  return mapped(upper_runs, sizeof upper_runs / sizeof *upper_runs, 1, scalar);
}

uint32_t unicode_lower(uint32_t scalar) {
  if (scalar < 0x80) {
    return scalar - 'A' < 26 ? scalar + 32 : scalar;
  }
  return mapped(lower_runs, sizeof lower_runs / sizeof *lower_runs, -1, scalar);
}

size_t grapheme_end(const unsigned char *bytes, size_t size, size_t start) {
  assert(start < size && !utf8_continues(bytes[start]));
  if (bytes[start] < 0x80 && bytes[start] != '\r' &&
      (start + 1 == size || bytes[start + 1] < 0x80)) {
    return start + 1;
  }
  size_t at = start + utf8_width(bytes[start]);
  grapheme_class left = class_of(utf8_scalar(bytes + start));
  grapheme_state state = state_after(STATE_PLAIN, left);
  while (at < size) {
    grapheme_class right = class_of(utf8_scalar(bytes + at));
    if (!joins(state, left, right)) {
      break;
    }
    state = state_after(state, right);
    left = right;
    at += utf8_width(bytes[at]);
  }
  return at;
}

bool grapheme_boundary(const unsigned char *bytes, size_t size, size_t at) {
  assert(at <= size && (at == size || !utf8_continues(bytes[at])));
  if (at == 0 || at == size) {
    return true;
  }
  if (bytes[at - 1] < 0x80 && bytes[at] < 0x80) {
    return bytes[at - 1] != '\r' || bytes[at] != '\n';
  }
  size_t before = scalar_before(bytes, at);
  grapheme_class left = class_of(utf8_scalar(bytes + before));
  grapheme_class right = class_of(utf8_scalar(bytes + at));
  if (is_in(right, followers[left])) {
    return false;
  }
  if (right == GRAPHEME_REGIONAL) {
    return !odd_regionals_before(bytes, at);
  }
  if (right == GRAPHEME_PICTURE) {
    return left != GRAPHEME_ZWJ || !picture_before(bytes, before);
  }
  return right != GRAPHEME_CONSONANT || !conjunct_before(bytes, at);
}

bool grapheme_is_apart(const unsigned char *bytes, size_t size) {
  return !is_in(class_of(utf8_scalar(bytes)), EXTENDS) &&
         class_of(utf8_scalar(bytes + scalar_before(bytes, size))) != GRAPHEME_PREPEND;
}

size_t grapheme_start(const unsigned char *bytes, size_t size, size_t end) {
  assert(end > 0 && end <= size);
  do {
    end -= 1;
  } while (utf8_continues(bytes[end]) || !grapheme_boundary(bytes, size, end));
  return end;
}
