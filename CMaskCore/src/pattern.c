/* Pattern text and options to a compiled mask, in one block of memory. */
#include "pattern.h"
#include "character.h"
#include "door.h"
#include "pattern_builder.h"
#include "plain.h"
#include "unicode.h"
#include "utf8.h"

/* What the engine asks of the whole mask, counted once. */
static void measure(maskcore_mask *mask, element *elements) {
  bool mixed = false, folds = false, optional = mask->grouped, required = false;
  const element *sample = NULL;
  size_t depth = 0;
  bool literals = false, words = false; /* literals ahead, before the next required slot */
  uint32_t wanted[MASKCORE_GROUP_LIMIT + 1] = {0}; /* required slots by depth */
  mask->first_slot = mask->count;
  mask->first_place = mask->count;
  for (size_t i = mask->count; i-- > 0;) {
    const element *e = element_at(mask, i);
    switch ((element_kind)e->kind) {
    case ELEMENT_LITERAL:
      mask->template_size += e->size;
      literals = true;
      words = words || (e->flags & LITERAL_WORD);
      break;
    case ELEMENT_OPEN:
      mask->first_slot = i;
      elements[i].size = wanted[depth];
      depth -= 1;
      break;
    case ELEMENT_CLOSE:
      depth += 1;
      wanted[depth] = 0;
      break;
    default: /* a slot */
      mask->first_slot = i;
      mask->first_place = i;
      mask->template_size += mask->blank_size;
      mixed = mixed || (sample != NULL && (e->slot_class != sample->slot_class ||
                                           e->letter_case != sample->letter_case));
      sample = e;
      mixed = mixed || e->offset != 0;
      folds = folds || e->letter_case != MASKCORE_KEEP_CASE;
      if (e->flags & SLOT_OPTIONAL) {
        optional = true;
        mask->ambiguous = mask->ambiguous || (e->slot_class < CLASS_ANY ? words : literals);
      } else {
        literals = false;
        words = false;
      }
      required = required || !(e->flags & SLOT_OPTIONAL);
      wanted[depth] += !(e->flags & SLOT_OPTIONAL);
      mask->capacity = e->flags & SLOT_REPEATED    ? NOWHERE
                       : mask->capacity == NOWHERE ? NOWHERE
                                                   : mask->capacity + 1;
      break;
    }
  }
  mask->required = wanted[0];
  /* An optional slot may take a letter once its case is folded that it did not take before. */
  mask->ambiguous = mask->ambiguous || mask->grouped ||
                    (optional && ((mask->flags & MASKCORE_OVERWRITE) || (mixed && folds)));
  bool held = (mask->flags & (MASKCORE_GUIDE | MASKCORE_OVERWRITE)) != 0;
  mask->blanks = required && (held || mixed || optional);
}

/* Whether a mask is slots and text alone, so that the number of characters says where each goes. */
static bool fills_from_end(const maskcore_mask *mask) {
  bool plain = mask->capacity != NOWHERE && mask->capacity != 0 && !mask->grouped;
  for (size_t i = 0; i < mask->count; i += 1) {
    const element *e = element_at(mask, i);
    plain = plain && !(e->flags & LITERAL_KEPT) && (e->kind != ELEMENT_SLOT || e->offset == 0);
  }
  return plain;
}

static void fill_bytes(byte_set *set, const maskcore_mask *mask, size_t slot_class,
                       const maskcore_notation *notation) {
  for (uint32_t byte = 0x20; byte < 0x7F; byte += 1) {
    bool has = false;
    switch (slot_class) {
    case CLASS_DIGIT: has = byte - '0' < 10; break;
    case CLASS_LETTER: has = (byte | 0x20) - 'a' < 26; break;
    case CLASS_ALPHANUMERIC: has = ascii_is_word(byte); break;
    case CLASS_ANY: has = true; break;
    default: {
      const custom_class *custom = &mask->customs[slot_class - CLASS_CUSTOM];
      uint32_t other = notation->letter_case != MASKCORE_KEEP_CASE && (byte | 0x20) - 'a' < 26
                           ? byte ^ 0x20
                           : byte;
      for (size_t i = 0; i < custom->count; i += 1) {
        const maskcore_scalars *range = &mask->ranges[custom->first + i];
        has = has || (byte >= range->first && byte <= range->last) ||
              (other >= range->first && other <= range->last);
      }
    }
    }
    set->bits[byte >> 5] |= (uint32_t)has << (byte & 31);
  }
}

static size_t aligned(size_t size) { return (size + 15) & ~(size_t)15; }

/* How many scalars ranges and trunk bytes the options hold, or which of the limits they exceed. */
static maskcore_pattern_fault measure_options(const maskcore_options *options, size_t *ranges,
                                              size_t *trunk_bytes) {
  *ranges = 0;
  *trunk_bytes = 0;
  if (options->notation_count > MASKCORE_NOTATION_LIMIT) {
    return MASKCORE_FAULT_NOTATION_COUNT;
  }
  if (options->trunk_count > MASKCORE_TRUNK_LIMIT) {
    return MASKCORE_FAULT_TRUNK_COUNT;
  }
  for (size_t i = 0; i < options->notation_count; i += 1) {
    if (options->notations[i].accepts_count > MASKCORE_RANGE_LIMIT - *ranges) {
      return MASKCORE_FAULT_RANGE_COUNT;
    }
    *ranges += options->notations[i].accepts_count;
  }
  for (size_t i = 0; i < options->trunk_count; i += 1) {
    if (options->trunks[i].digits_size > MASKCORE_PATTERN_LIMIT - *trunk_bytes) {
      return MASKCORE_FAULT_TRUNK_SIZE;
    }
    *trunk_bytes += options->trunks[i].digits_size;
  }
  return MASKCORE_FAULT_NONE;
}

/* Whether an empty slot can be shown by `scalar`: a visible character that joins nothing. */
static bool is_blank(uint32_t scalar) {
  if (scalar > 0x10FFFF || (scalar >= 0xD800 && scalar <= 0xDFFF)) {
    return false;
  }
  unsigned char bytes[4];
  size_t size = utf8_encode(scalar, bytes);
  return !(unicode_flags(scalar) & (UNICODE_CONTROL | UNICODE_IGNORABLE)) &&
         grapheme_is_apart(bytes, size);
}

COLD maskcore_mask *pattern_compile(view pattern, const maskcore_options *given,
                                    maskcore_error *error) {
  static const maskcore_options defaults = {0};
  const maskcore_options *options = given == NULL ? &defaults : given;
  maskcore_error ignored;
  error = error == NULL ? &ignored : error;
  size_t ranges, trunk_bytes;
  maskcore_pattern_fault reason = pattern.size > MASKCORE_PATTERN_LIMIT
                                      ? MASKCORE_FAULT_PATTERN_SIZE
                                      : measure_options(options, &ranges, &trunk_bytes);
  if (reason != MASKCORE_FAULT_NONE) {
    *error = (maskcore_error){MASKCORE_E_LIMIT, 0, reason};
    return NULL;
  }
  size_t valid = utf8_valid_up_to(pattern.bytes, pattern.size);
  if (valid != pattern.size) {
    *error = (maskcore_error){MASKCORE_E_UTF8, valid, MASKCORE_FAULT_UTF8};
    return NULL;
  }
  uint32_t blank = options->blank == 0 ? '_' : options->blank;
  if (!is_blank(blank)) {
    *error = (maskcore_error){MASKCORE_E_PATTERN, 0, MASKCORE_FAULT_BLANK};
    return NULL;
  }
  maskcore_allocator allocator = allocator_of(options->allocator);
  size_t segments = 0;
  for (size_t i = 0; i < pattern.size; i += 1) {
    segments += pattern.bytes[i] == ':';
  }
  /* Every element and every literal byte comes from a byte of the pattern, which bounds them. */
  size_t classes = CLASS_CUSTOM + options->notation_count;
  size_t at_elements = aligned(sizeof(maskcore_mask));
  size_t at_bytes = at_elements + aligned(pattern.size * sizeof(element));
  size_t at_customs = at_bytes + aligned(classes * sizeof(byte_set));
  size_t at_ranges = at_customs + aligned(options->notation_count * sizeof(custom_class));
  size_t at_segments = at_ranges + aligned(ranges * sizeof(maskcore_scalars));
  size_t at_trunks = at_segments + aligned(segments * sizeof(segment));
  size_t at_literals = at_trunks + aligned(options->trunk_count * sizeof(view));
  size_t at_template = at_literals + pattern.size;
  size_t at_places = aligned(at_template + plain_size(pattern.size));
  size_t at_digits = at_places + (2 * pattern.size + 1) * sizeof(uint16_t);
  size_t size = at_digits + trunk_bytes;
  unsigned char *block = allocator.allocate(allocator.context, size);
  if (block == NULL) {
    *error = (maskcore_error){MASKCORE_E_MEMORY, 0, MASKCORE_FAULT_NONE};
    return NULL;
  }
  memset(block, 0, at_elements);
  maskcore_mask *mask = (maskcore_mask *)(void *)block;
  pattern_builder b = {.options = options, .pattern = pattern, .mask = mask};
  b.elements = (element *)(void *)(block + at_elements);
  b.literals = block + at_literals;
  byte_set *bytes = (byte_set *)(void *)(block + at_bytes);
  custom_class *customs = (custom_class *)(void *)(block + at_customs);
  maskcore_scalars *scalars = (maskcore_scalars *)(void *)(block + at_ranges);
  view *trunks = (view *)(void *)(block + at_trunks);
  mask->elements = b.elements;
  mask->literals = b.literals;
  mask->bytes = bytes;
  mask->customs = customs;
  mask->ranges = scalars;
  b.segments = (segment *)(void *)(block + at_segments);
  mask->segments = b.segments;
  mask->trunks = trunks;
  mask->trunk_count = options->trunk_count;
  mask->flags = options->flags;
  mask->blank_size = utf8_encode(blank, mask->blank);
  mask->allocator = allocator;
  mask->block_size = size;

  size_t filled = 0;
  for (size_t i = 0; i < options->notation_count; i += 1) {
    const maskcore_notation *notation = &options->notations[i];
    customs[i] = (custom_class){filled, notation->accepts_count};
    if (notation->accepts_count != 0) {
      memcpy(scalars + filled, notation->accepts, notation->accepts_count * sizeof *scalars);
    }
    filled += notation->accepts_count;
  }
  memset(bytes, 0, classes * sizeof *bytes);
  for (size_t i = 0; i < classes; i += 1) {
    fill_bytes(&bytes[i], mask, i, i < CLASS_CUSTOM ? NULL : &options->notations[i - CLASS_CUSTOM]);
  }
  unsigned char *digits = block + at_digits;
  for (size_t i = 0; i < options->trunk_count; i += 1) {
    trunks[i] = (view){digits, options->trunks[i].digits_size};
    if (trunks[i].size != 0) {
      memcpy(digits, options->trunks[i].digits, trunks[i].size);
    }
    digits += trunks[i].size;
  }
  if (!pattern_read(&b)) {
    *error = b.error;
    allocator.release(allocator.context, block, size);
    return NULL;
  }
  measure(mask, b.elements);
  if ((mask->flags & MASKCORE_FILL_FROM_END) && !fills_from_end(mask)) {
    pattern_fail(&b, MASKCORE_FAULT_FROM_END, 0);
    *error = b.error;
    allocator.release(allocator.context, block, size);
    return NULL;
  }
  if (pattern.size <= PLAIN_LIMIT) {
    plain_prepare(mask, block + at_template, (uint16_t *)(void *)(block + at_places));
  }
  *error = (maskcore_error){MASKCORE_OK, 0, MASKCORE_FAULT_NONE};
  return mask;
}
