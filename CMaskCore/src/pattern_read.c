/* Reads the pattern language: its text to elements, in one pass. */
#include "character.h"
#include "pattern_builder.h"
#include "unicode.h"
#include "utf8.h"

COLD bool pattern_fail(pattern_builder *b, maskcore_pattern_fault reason, size_t offset) {
  bool limit = reason == MASKCORE_FAULT_GROUP_DEPTH || reason == MASKCORE_FAULT_SEGMENT_SIZE;
  b->error = (maskcore_error){limit ? MASKCORE_E_LIMIT : MASKCORE_E_PATTERN, offset, reason};
  return false;
}

static element *add(pattern_builder *b, element_kind kind) {
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

static void close_section(pattern_builder *b) {
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
  uint32_t behind = (uint32_t)b->mask->count;
  for (size_t i = b->mask->count; i-- > b->section;) {
    element *slot = &b->elements[i];
    slot->size = behind;
    behind = slot->flags & SLOT_OPTIONAL ? behind : (uint32_t)i;
    slot->flags |= flexible ? SLOT_FLEXIBLE : 0;
    slot->partner = (uint32_t)b->section;
  }
  b->section = NOWHERE;
}

/* Where in the pattern the literal text at `at` stands, in the run that is not cut yet. */
static size_t literal_offset(const pattern_builder *b, size_t at) {
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
static bool close_literals(pattern_builder *b) {
  size_t at = b->run_start;
  while (at < b->literal_size) {
    size_t end = grapheme_end(b->literals, b->literal_size, at);
    view text = {b->literals + at, end - at};
    const element *before = b->mask->count == 0 ? NULL : &b->elements[b->mask->count - 1];
    bool joins = before != NULL && before->kind == ELEMENT_LITERAL &&
                 character_joins(mask_literal(b->mask, before), text);
    if (joins || !grapheme_is_apart(text.bytes, text.size)) {
      return pattern_fail(b, MASKCORE_FAULT_LITERAL, literal_offset(b, at));
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

static void add_literal(pattern_builder *b, size_t offset, size_t size) {
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
static bool add_slot(pattern_builder *b, uint32_t symbol) {
  static const char symbols[] = "09Aa_-*?"; /* by class, required and optional */
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
    size_t place = 0;
    while ((unsigned char)symbols[place] != symbol) {
      place += 1;
      if (symbols[place] == '\0') {
        return false;
      }
    }
    slot_class = (uint8_t)(CLASS_DIGIT + place / 2);
    optional = place % 2 != 0;
  }
  element *slot = add(b, ELEMENT_SLOT);
  slot->flags = optional ? SLOT_OPTIONAL : 0;
  slot->slot_class = slot_class;
  slot->letter_case = letter_case;
  return true;
}

/* A number of the pattern, up to a byte that is no digit. */
static bool read_number(pattern_builder *b, uint32_t *number) {
  size_t start = b->at;
  *number = 0;
  while (b->at < b->pattern.size && b->pattern.bytes[b->at] - (uint32_t)'0' < 10) {
    if (b->at - start == MASKCORE_SEGMENT_LIMIT) {
      return pattern_fail(b, MASKCORE_FAULT_SEGMENT_SIZE, b->at);
    }
    *number = *number * 10 + (b->pattern.bytes[b->at] - (uint32_t)'0');
    b->at += 1;
  }
  if (b->at == start) {
    return pattern_fail(b, MASKCORE_FAULT_SEGMENT_NUMBER, start);
  }
  return true;
}

static bool read_byte(pattern_builder *b, unsigned char byte) {
  if (b->at == b->pattern.size || b->pattern.bytes[b->at] != byte) {
    return pattern_fail(b, byte == '-' ? MASKCORE_FAULT_SEGMENT_DASH : MASKCORE_FAULT_SEGMENT_END,
                        b->at);
  }
  b->at += 1;
  return true;
}

/* The bounds behind the colon of a segment whose slots begin at `first`, and its bracket. */
static bool read_bounds(pattern_builder *b, size_t first) {
  segment s = {.first = (uint32_t)first, .size = (uint32_t)(b->mask->count - first)};
  size_t colon = b->at - 1;
  uint32_t most = 1;
  if (s.size == 0 || s.size > MASKCORE_SEGMENT_LIMIT) {
    return pattern_fail(b, s.size == 0 ? MASKCORE_FAULT_SEGMENT_SLOTS : MASKCORE_FAULT_SEGMENT_SIZE,
                        colon);
  }
  b->segment_count += 1;
  for (size_t i = first; i < b->mask->count; i += 1) {
    element *slot = &b->elements[i];
    if (slot->slot_class != CLASS_DIGIT || (slot->flags & SLOT_REPEATED)) {
      return pattern_fail(b, MASKCORE_FAULT_SEGMENT_SLOTS, colon);
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
    return pattern_fail(b, MASKCORE_FAULT_SEGMENT_BOUNDS,
                        s.high > most - 1 ? high_offset : low_offset);
  }
  b->segments[b->segment_count - 1] = s;
  return read_byte(b, ']');
}

/* What stands between [ and ], both included. */
static bool read_slots(pattern_builder *b) {
  size_t opened = b->at, before = b->mask->count;
  b->at += 1;
  if (b->section == NOWHERE) {
    b->section = before;
  }
  while (b->at < b->pattern.size) {
    size_t offset = b->at;
    uint32_t symbol = utf8_scalar(b->pattern.bytes + offset);
    b->at += utf8_width(b->pattern.bytes[offset]);
    if (symbol == ']' && b->mask->count == before) {
      return pattern_fail(b, MASKCORE_FAULT_SLOTS_EMPTY, offset);
    }
    if (symbol == ']') {
      return true;
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
      return pattern_fail(b, MASKCORE_FAULT_SYMBOL, offset);
    }
  }
  return pattern_fail(b, MASKCORE_FAULT_SLOTS_OPEN, opened);
}

static bool open_group(pattern_builder *b, size_t offset) {
  if (b->depth == MASKCORE_GROUP_LIMIT) {
    return pattern_fail(b, MASKCORE_FAULT_GROUP_DEPTH, offset);
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
static bool close_group(pattern_builder *b, size_t offset) {
  if (b->depth == 0) {
    return pattern_fail(b, MASKCORE_FAULT_GROUP_CLOSE, offset);
  }
  close_section(b);
  b->depth -= 1;
  size_t open = b->opens[b->depth], close = b->mask->count;
  bool slots = false;
  for (size_t i = open; i < close; i += 1) {
    slots = slots || b->elements[i].kind == ELEMENT_SLOT;
  }
  if (!slots) {
    return pattern_fail(b, MASKCORE_FAULT_GROUP_EMPTY, b->open_offsets[b->depth]);
  }
  add(b, ELEMENT_CLOSE)->partner = (uint32_t)open;
  b->elements[open].partner = (uint32_t)close;
  return true;
}

COLD bool pattern_read(pattern_builder *b) {
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
          return pattern_fail(b, MASKCORE_FAULT_ESCAPE, b->at);
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
      return pattern_fail(b, MASKCORE_FAULT_KEPT_MARK, offset);
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
        return pattern_fail(b, MASKCORE_FAULT_KEPT_CLOSE, offset);
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
    default: return pattern_fail(b, MASKCORE_FAULT_SLOTS_CLOSE, offset); /* ] */
    }
    b->at = offset + 1;
  }
  if (b->kept) {
    return pattern_fail(b, MASKCORE_FAULT_KEPT_OPEN, brace);
  }
  if (b->depth != 0) {
    return pattern_fail(b, MASKCORE_FAULT_GROUP_OPEN, b->open_offsets[b->depth - 1]);
  }
  close_section(b);
  return close_literals(b);
}
