/* Pattern text to a compiled mask, in one pass over the pattern and one block of memory. */
#include <stdlib.h>

#include "pattern.h"
#include "character.h"
#include "plain.h"
#include "unicode.h"
#include "utf8.h"

typedef struct builder {
  const maskcore_options *options;
  view pattern;
  size_t at; /* in the pattern */
  maskcore_mask *mask;
  element *elements;
  segment *segments;
  size_t segment_count;
  unsigned char *literals;
  size_t literal_size;
  size_t run_start,
      run_offset; /* literals not yet cut into characters: in `literals`, in the pattern */
  bool kept;      /* inside { } */
  size_t section; /* where the section in progress begins, or NOWHERE */
  size_t opens[MASKCORE_GROUP_LIMIT], open_offsets[MASKCORE_GROUP_LIMIT], depth;
  maskcore_error error;
} builder;

static bool fail(builder *b, maskcore_pattern_fault reason, size_t offset) {
  bool limit = reason == MASKCORE_FAULT_GROUP_DEPTH || reason == MASKCORE_FAULT_SEGMENT_SIZE;
  b->error = (maskcore_error){limit ? MASKCORE_E_LIMIT : MASKCORE_E_PATTERN, offset, reason};
  return false;
}

static element *add(builder *b, element_kind kind) {
  element *e = &b->elements[b->mask->count];
  b->mask->count += 1;
  *e = (element){0};
  e->kind = (uint8_t)kind;
  return e;
}

/* In a run of slots that take the same, characters count and not their places: the required ones
   come first, then the optional, then the repeated; in a mask that fills from its end, last. */
static void order_run(element *slots, size_t count, bool from_end) {
  size_t optional = 0, repeated = 0;
  for (size_t i = 0; i < count; i += 1) {
    optional += (slots[i].flags & SLOT_OPTIONAL) != 0;
    repeated += (slots[i].flags & SLOT_REPEATED) != 0;
  }
  for (size_t i = 0; i < count; i += 1) {
    size_t place = from_end ? count - 1 - i : i;
    bool required = i < count - optional;
    slots[place].flags = required               ? 0
                         : i < count - repeated ? SLOT_OPTIONAL
                                                : SLOT_OPTIONAL | SLOT_REPEATED;
  }
}

static void close_section(builder *b) {
  if (b->section == NOWHERE) {
    return;
  }
  bool flexible = b->depth != 0; /* a group may stay empty as a whole */
  for (size_t i = b->section; i < b->mask->count;) {
    element *first = &b->elements[i];
    size_t run = 1;
    while (i + run < b->mask->count && first[run].slot_class == first->slot_class &&
           first[run].letter_case == first->letter_case && first[run].offset == first->offset) {
      run += 1;
    }
    order_run(first, run, (b->mask->flags & MASKCORE_FILL_FROM_END) != 0);
    i += run;
  }
  for (size_t i = b->section; i < b->mask->count; i += 1) {
    flexible = flexible || (b->elements[i].flags & SLOT_OPTIONAL);
  }
  for (size_t i = b->section; i < b->mask->count; i += 1) {
    b->elements[i].flags |= flexible ? SLOT_FLEXIBLE : 0;
    b->elements[i].partner = (uint32_t)b->section;
  }
  b->section = NOWHERE;
}

/* Where in the pattern the literal text at `at` stands, in the run that is not cut yet. */
static size_t literal_offset(const builder *b, size_t at) {
  size_t offset = b->run_offset;
  for (size_t k = b->run_start; k < at;) {
    size_t width = utf8_width(b->literals[k]);
    k += width;
    offset += width;
    offset += b->pattern.bytes[offset] == '\\';
  }
  return offset;
}

/* Cuts the literal text collected so far into characters. */
static bool close_literals(builder *b) {
  static const unsigned char letter[] = "a";
  const view plain = {letter, 1};
  size_t at = b->run_start;
  while (at < b->literal_size) {
    size_t end = grapheme_end(b->literals, b->literal_size, at);
    view text = {b->literals + at, end - at};
    const element *before = b->mask->count == 0 ? NULL : &b->elements[b->mask->count - 1];
    bool joins = before != NULL && before->kind == ELEMENT_LITERAL &&
                 character_joins(mask_literal(b->mask, before), text);
    if (joins || character_joins(plain, text) || character_joins(text, plain)) {
      return fail(b, MASKCORE_FAULT_LITERAL, literal_offset(b, at));
    }
    character c = character_read(text, 0);
    element *e = add(b, ELEMENT_LITERAL);
    e->flags = (uint8_t)((b->kept ? LITERAL_KEPT : 0) | (c.word ? LITERAL_WORD : 0));
    e->offset = (uint32_t)at;
    e->size = (uint32_t)text.size;
    at = end;
  }
  b->run_start = b->literal_size;
  return true;
}

static void add_literal(builder *b, size_t offset, size_t size) {
  close_section(b);
  if (b->run_start == b->literal_size) {
    b->run_offset = offset;
  }
  memcpy(b->literals + b->literal_size, b->pattern.bytes + offset, size);
  b->literal_size += size;
}

/* The class of a notation: a built-in one, or its own. */
static uint8_t custom_slot_class(const maskcore_options *options, size_t notation) {
  switch (options->notations[notation].base) {
  case MASKCORE_CLASS_LISTED: break;
  case MASKCORE_CLASS_DIGIT: return CLASS_DIGIT;
  case MASKCORE_CLASS_LETTER: return CLASS_LETTER;
  case MASKCORE_CLASS_ALPHANUMERIC: return CLASS_ALPHANUMERIC;
  case MASKCORE_CLASS_ANY: return CLASS_ANY;
  }
  return (uint8_t)(CLASS_CUSTOM + notation);
}

static bool is_notation(const maskcore_options *options, uint32_t symbol) {
  for (size_t i = 0; i < options->notation_count; i += 1) {
    if (options->notations[i].symbol == symbol) {
      return true;
    }
  }
  return false;
}

/* A slot for `symbol`, one of the caller's or a built-in one; false if it is neither. */
static bool add_slot(builder *b, uint32_t symbol) {
  uint8_t slot_class, letter_case = MASKCORE_KEEP_CASE;
  bool optional;
  size_t custom = 0;
  while (custom < b->options->notation_count && b->options->notations[custom].symbol != symbol) {
    custom += 1;
  }
  if (custom < b->options->notation_count) {
    slot_class = custom_slot_class(b->options, custom);
    letter_case = (uint8_t)b->options->notations[custom].letter_case;
    optional = b->options->notations[custom].optional;
  } else {
    switch (symbol) {
    case '0': slot_class = CLASS_DIGIT, optional = false; break;
    case '9': slot_class = CLASS_DIGIT, optional = true; break;
    case 'A': slot_class = CLASS_LETTER, optional = false; break;
    case 'a': slot_class = CLASS_LETTER, optional = true; break;
    case '_': slot_class = CLASS_ALPHANUMERIC, optional = false; break;
    case '-': slot_class = CLASS_ALPHANUMERIC, optional = true; break;
    case '*': slot_class = CLASS_ANY, optional = false; break;
    case '?': slot_class = CLASS_ANY, optional = true; break;
    default: return false;
    }
  }
  element *slot = add(b, ELEMENT_SLOT);
  slot->flags = optional ? SLOT_OPTIONAL : 0;
  slot->slot_class = slot_class;
  slot->letter_case = letter_case;
  return true;
}

/* A number of the pattern, up to a byte that is no digit. */
static bool read_number(builder *b, uint32_t *number) {
  size_t start = b->at;
  *number = 0;
  while (b->at < b->pattern.size && b->pattern.bytes[b->at] - (uint32_t)'0' < 10) {
    if (b->at - start == MASKCORE_SEGMENT_LIMIT) {
      return fail(b, MASKCORE_FAULT_SEGMENT_SIZE, b->at);
    }
    *number = *number * 10 + (b->pattern.bytes[b->at] - (uint32_t)'0');
    b->at += 1;
  }
  return b->at != start || fail(b, MASKCORE_FAULT_SEGMENT_NUMBER, start);
}

static bool read_byte(builder *b, unsigned char byte) {
  if (b->at == b->pattern.size || b->pattern.bytes[b->at] != byte) {
    return fail(b, byte == '-' ? MASKCORE_FAULT_SEGMENT_DASH : MASKCORE_FAULT_SEGMENT_END, b->at);
  }
  b->at += 1;
  return true;
}

/* The bounds behind the colon of a segment whose slots begin at `first`, and its bracket. */
static bool read_bounds(builder *b, size_t first) {
  segment s = {.first = (uint32_t)first, .size = (uint32_t)(b->mask->count - first)};
  size_t colon = b->at - 1;
  uint32_t most = 1;
  if (s.size == 0 || s.size > MASKCORE_SEGMENT_LIMIT) {
    return fail(b, s.size == 0 ? MASKCORE_FAULT_SEGMENT_SLOTS : MASKCORE_FAULT_SEGMENT_SIZE, colon);
  }
  b->segment_count += 1;
  for (size_t i = first; i < b->mask->count; i += 1) {
    element *slot = &b->elements[i];
    if (slot->slot_class != CLASS_DIGIT || (slot->flags & SLOT_REPEATED)) {
      return fail(b, MASKCORE_FAULT_SEGMENT_SLOTS, colon);
    }
    slot->offset = (uint32_t)b->segment_count;
    s.required += !(slot->flags & SLOT_OPTIONAL);
    most *= 10;
  }
  size_t low_offset = b->at;
  if (!read_number(b, &s.low) || !read_byte(b, '-')) {
    return false;
  }
  size_t high_offset = b->at;
  if (!read_number(b, &s.high)) {
    return false;
  }
  if (s.high > most - 1 || s.low > s.high) {
    return fail(b, MASKCORE_FAULT_SEGMENT_BOUNDS, s.high > most - 1 ? high_offset : low_offset);
  }
  b->segments[b->segment_count - 1] = s;
  return read_byte(b, ']');
}

/* What stands between [ and ], both included. */
static bool read_slots(builder *b) {
  size_t opened = b->at, before = b->mask->count;
  b->at += 1;
  if (b->section == NOWHERE) {
    b->section = before;
  }
  while (b->at < b->pattern.size) {
    size_t offset = b->at;
    uint32_t symbol = utf8_scalar(b->pattern.bytes + offset);
    b->at += utf8_width(b->pattern.bytes[offset]);
    if (symbol == ']') {
      return b->mask->count != before || fail(b, MASKCORE_FAULT_SLOTS_EMPTY, offset);
    }
    if (symbol == ':' && !is_notation(b->options, symbol)) {
      return read_bounds(b, before);
    }
    if (symbol == 0x2026) { /* … */
      if (b->mask->count == before) {
        add_slot(b, '?');
      }
      b->elements[b->mask->count - 1].flags = SLOT_OPTIONAL | SLOT_REPEATED;
    } else if (!add_slot(b, symbol)) {
      return fail(b, MASKCORE_FAULT_SYMBOL, offset);
    }
  }
  return fail(b, MASKCORE_FAULT_SLOTS_OPEN, opened);
}

static bool open_group(builder *b, size_t offset) {
  if (b->depth == MASKCORE_GROUP_LIMIT) {
    return fail(b, MASKCORE_FAULT_GROUP_DEPTH, offset);
  }
  close_section(b);
  b->opens[b->depth] = b->mask->count;
  b->open_offsets[b->depth] = offset;
  b->depth += 1;
  add(b, ELEMENT_OPEN);
  b->mask->grouped = true;
  return true;
}

/* A group has to hold a slot, or nothing could ever show it. */
static bool close_group(builder *b, size_t offset) {
  if (b->depth == 0) {
    return fail(b, MASKCORE_FAULT_GROUP_CLOSE, offset);
  }
  close_section(b);
  b->depth -= 1;
  size_t open = b->opens[b->depth], close = b->mask->count;
  bool slots = false;
  for (size_t i = open; i < close; i += 1) {
    slots = slots || b->elements[i].kind == ELEMENT_SLOT;
  }
  if (!slots) {
    return fail(b, MASKCORE_FAULT_GROUP_EMPTY, b->open_offsets[b->depth]);
  }
  add(b, ELEMENT_CLOSE)->partner = (uint32_t)open;
  b->elements[open].partner = (uint32_t)close;
  return true;
}

static bool read_pattern(builder *b) {
  size_t brace = 0;
  b->section = NOWHERE;
  while (b->at < b->pattern.size) {
    size_t offset = b->at;
    unsigned char byte = b->pattern.bytes[offset];
    size_t width = utf8_width(byte);
    bool marks =
        byte == '{' || byte == '}' || byte == '[' || byte == ']' || byte == '<' || byte == '>';
    if (!marks) {
      if (byte == '\\') {
        offset += 1;
        if (offset == b->pattern.size) {
          return fail(b, MASKCORE_FAULT_ESCAPE, b->at);
        }
        width = utf8_width(b->pattern.bytes[offset]);
      }
      add_literal(b, offset, width);
      b->at = offset + width;
      continue;
    }
    if (!close_literals(b)) {
      return false;
    }
    if (b->kept && byte != '}') {
      return fail(b, MASKCORE_FAULT_KEPT_MARK, offset);
    }
    switch (byte) {
    case '[':
      if (!read_slots(b)) {
        return false;
      }
      continue;
    case '{':
      close_section(b);
      b->kept = true;
      brace = offset;
      break;
    case '}':
      if (!b->kept) {
        return fail(b, MASKCORE_FAULT_KEPT_CLOSE, offset);
      }
      b->kept = false;
      break;
    case '<':
      if (!open_group(b, offset)) {
        return false;
      }
      break;
    case '>':
      if (!close_group(b, offset)) {
        return false;
      }
      break;
    default: return fail(b, MASKCORE_FAULT_SLOTS_CLOSE, offset); /* ] */
    }
    b->at = offset + 1;
  }
  if (b->kept) {
    return fail(b, MASKCORE_FAULT_KEPT_OPEN, brace);
  }
  if (b->depth != 0) {
    return fail(b, MASKCORE_FAULT_GROUP_OPEN, b->open_offsets[b->depth - 1]);
  }
  close_section(b);
  return close_literals(b);
}

/* What the engine asks of the whole mask, counted once. */
static void measure(maskcore_mask *mask, element *elements) {
  bool mixed = false, optional = mask->grouped, required = false;
  const element *sample = NULL;
  size_t depth = 0;
  bool literals = false, words = false; /* literals ahead, before the next required slot */
  uint32_t wanted[MASKCORE_GROUP_LIMIT + 1] = {0}; /* required slots by depth */
  mask->first_slot = mask->count;
  mask->first_place = mask->count;
  for (size_t i = mask->count; i-- > 0;) {
    const element *e = &mask->elements[i];
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
    case ELEMENT_SLOT:
      mask->first_slot = i;
      mask->first_place = i;
      mask->template_size += mask->blank_size;
      mixed = mixed || (sample != NULL && (e->slot_class != sample->slot_class ||
                                           e->letter_case != sample->letter_case));
      sample = e;
      mixed = mixed || e->offset != 0;
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
  mask->ambiguous =
      mask->ambiguous || mask->grouped || (optional && (mask->flags & MASKCORE_OVERWRITE));
  bool held = (mask->flags & (MASKCORE_GUIDE | MASKCORE_OVERWRITE)) != 0;
  mask->blanks = required && (held || mixed || optional);
}

/* Whether a mask is slots and text alone, so that the number of characters says where each goes. */
static bool fills_from_end(const maskcore_mask *mask) {
  bool plain = mask->capacity != NOWHERE && mask->capacity != 0 && !mask->grouped;
  for (size_t i = 0; i < mask->count; i += 1) {
    const element *e = &mask->elements[i];
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

static void *standard_allocate(void *context, size_t size) {
  (void)context;
  return malloc(size);
}

static void standard_release(void *context, void *block, size_t size) {
  (void)context;
  (void)size;
  free(block);
}

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
  static const unsigned char letter[] = "a";
  if (scalar > 0x10FFFF || (scalar >= 0xD800 && scalar <= 0xDFFF)) {
    return false;
  }
  unsigned char bytes[4];
  view blank = {bytes, utf8_encode(scalar, bytes)}, plain = {letter, 1};
  return !(unicode_flags(scalar) & (UNICODE_CONTROL | UNICODE_IGNORABLE)) &&
         !character_joins(plain, blank) && !character_joins(blank, plain);
}

maskcore_mask *pattern_compile(view pattern, const maskcore_options *given, maskcore_error *error) {
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
  maskcore_allocator allocator = {standard_allocate, standard_release, NULL};
  if (options->allocator != NULL) {
    allocator = *options->allocator;
  }

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
  builder b = {.options = options, .pattern = pattern, .mask = mask};
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
  if (!read_pattern(&b)) {
    *error = b.error;
    allocator.release(allocator.context, block, size);
    return NULL;
  }
  measure(mask, b.elements);
  if ((mask->flags & MASKCORE_FILL_FROM_END) && !fills_from_end(mask)) {
    fail(&b, MASKCORE_FAULT_FROM_END, 0);
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
