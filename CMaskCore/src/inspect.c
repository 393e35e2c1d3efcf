/* How a mask was read: its elements, and what a malformed pattern should have been. */
#include "pattern.h"

/* What should have been there, for each fault. */
#define FAULTS(X)                                                                                  \
  X(MASKCORE_FAULT_NONE, "nothing else")                                                           \
  X(MASKCORE_FAULT_SLOTS_OPEN, "a ] for this [, or \\[ for the sign itself")                       \
  X(MASKCORE_FAULT_SLOTS_EMPTY, "a symbol between [ and ], such as 0")                             \
  X(MASKCORE_FAULT_SLOTS_CLOSE, "a [ before this ], or \\] for the sign itself")                   \
  X(MASKCORE_FAULT_SYMBOL, "one of 0 9 A a _ - * ? \xE2\x80\xA6 or a symbol of your own")          \
  X(MASKCORE_FAULT_SEGMENT_SLOTS, "digits before this :, 0 or 9, none of them repeated")           \
  X(MASKCORE_FAULT_SEGMENT_NUMBER, "a number here, as in [00:1-31]")                               \
  X(MASKCORE_FAULT_SEGMENT_DASH, "a - between the bounds, as in [00:1-31]")                        \
  X(MASKCORE_FAULT_SEGMENT_END, "a ] behind the bounds, as in [00:1-31]")                          \
  X(MASKCORE_FAULT_SEGMENT_BOUNDS, "bounds in order that the digits can hold")                     \
  X(MASKCORE_FAULT_SEGMENT_SIZE, "at most 9 digits in a segment")                                  \
  X(MASKCORE_FAULT_KEPT_OPEN, "a } for this {, or \\{ for the sign itself")                        \
  X(MASKCORE_FAULT_KEPT_CLOSE, "a { before this }, or \\} for the sign itself")                    \
  X(MASKCORE_FAULT_KEPT_MARK, "a \\ before this sign: { and } hold text alone")                    \
  X(MASKCORE_FAULT_GROUP_OPEN, "a > for this <, or \\< for the sign itself")                       \
  X(MASKCORE_FAULT_GROUP_CLOSE, "a < before this >, or \\> for the sign itself")                   \
  X(MASKCORE_FAULT_GROUP_EMPTY, "a slot between this < and its >, such as [0]")                    \
  X(MASKCORE_FAULT_GROUP_DEPTH, "at most 4 groups inside each other")                              \
  X(MASKCORE_FAULT_ESCAPE, "a character behind this \\, or \\\\ for the sign itself")              \
  X(MASKCORE_FAULT_LITERAL, "text that stands apart from its neighbours on screen")                \
  X(MASKCORE_FAULT_FROM_END, "plain slots and text alone, in a mask that fills from its end")      \
  X(MASKCORE_FAULT_UTF8, "UTF-8")                                                                  \
  X(MASKCORE_FAULT_PATTERN_SIZE, "a pattern of at most 64 KiB")                                    \
  X(MASKCORE_FAULT_BLANK, "a blank that is visible and stands apart, such as _")                   \
  X(MASKCORE_FAULT_NOTATION_COUNT, "at most 64 classes")                                           \
  X(MASKCORE_FAULT_RANGE_COUNT, "at most 4096 ranges in all classes together")                     \
  X(MASKCORE_FAULT_TRUNK_COUNT, "at most 16 trunk prefixes")                                       \
  X(MASKCORE_FAULT_TRUNK_SIZE, "trunk prefixes of at most 64 KiB together")

const char *maskcore_fault_expected(maskcore_pattern_fault reason) {
  TEXTS(texts, FAULTS, "another pattern");
  return text_at(texts, sizeof texts, reason);
}

static void inspect_slot(const maskcore_mask *mask, const element *e, maskcore_element *seen) {
  seen->kind = MASKCORE_ELEMENT_SLOT;
  seen->optional = (e->flags & SLOT_OPTIONAL) != 0;
  seen->repeated = (e->flags & SLOT_REPEATED) != 0;
  if (e->offset != 0) {
    seen->segment = e->offset;
    seen->low = mask->segments[e->offset - 1].low;
    seen->high = mask->segments[e->offset - 1].high;
  }
  seen->letter_case = (maskcore_case)e->letter_case;
  switch (e->slot_class) {
  case CLASS_DIGIT: seen->slot_class = MASKCORE_CLASS_DIGIT; break;
  case CLASS_LETTER: seen->slot_class = MASKCORE_CLASS_LETTER; break;
  case CLASS_ALPHANUMERIC: seen->slot_class = MASKCORE_CLASS_ALPHANUMERIC; break;
  case CLASS_ANY: seen->slot_class = MASKCORE_CLASS_ANY; break;
  default:
    seen->slot_class = MASKCORE_CLASS_LISTED;
    seen->notation = (size_t)e->slot_class - CLASS_CUSTOM;
  }
}

/* Fills in `seen`, which is all zero. */
static void inspect(const maskcore_mask *mask, const element *e, maskcore_element *seen) {
  switch ((element_kind)e->kind) {
  case ELEMENT_SLOT: inspect_slot(mask, e, seen); break;
  case ELEMENT_LITERAL:
    seen->kind = MASKCORE_ELEMENT_LITERAL;
    seen->kept = (e->flags & LITERAL_KEPT) != 0;
    seen->text = (const char *)mask_literal(mask, e).bytes;
    seen->text_size = e->size;
    break;
  case ELEMENT_OPEN: seen->kind = MASKCORE_ELEMENT_OPEN; break;
  default: seen->kind = MASKCORE_ELEMENT_CLOSE; break;
  }
}

size_t maskcore_element_count(const maskcore_mask *mask) { return mask->count; }

COLD size_t maskcore_elements(const maskcore_mask *mask, size_t first, maskcore_element *out,
                              size_t capacity) {
  size_t depth = 0, written = 0;
  for (size_t i = 0; i < mask->count && written < capacity; i += 1) {
    const element *e = element_at(mask, i);
    depth -= e->kind == ELEMENT_CLOSE;
    if (i >= first) {
      out[written] = (maskcore_element){0};
      inspect(mask, e, &out[written]);
      out[written].depth = depth;
      written += 1;
    }
    depth += e->kind == ELEMENT_OPEN;
  }
  return written;
}
