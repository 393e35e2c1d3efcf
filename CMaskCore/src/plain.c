/* The short way: characters counted, the template laid out. */
#include "plain.h"
#include "character.h"

/* A byte of the template that is a slot; literals are printable. */
enum { PLAIN_SLOT = 0 };

void plain_prepare(maskcore_mask *mask, unsigned char *template, uint16_t *places) {
  const uint32_t unfit = MASKCORE_GUIDE | MASKCORE_OVERWRITE | MASKCORE_DROP_TAIL |
                         MASKCORE_STEP_LITERALS | MASKCORE_FILL_FROM_END;
  plain_mask *plain = &mask->plain;
  if (mask->count == 0 || mask->count > PLAIN_LIMIT || (mask->flags & unfit) || mask->blanks ||
      mask->grouped || mask->capacity == NOWHERE || mask->capacity == 0) {
    return;
  }
  uint16_t *slots = places, *before = places + mask->count + 1;
  size_t filled = 0;
  for (size_t i = 0; i < mask->count; i += 1) {
    const element *e = &mask->elements[i];
    before[i] = (uint16_t)filled;
    if (e->kind == ELEMENT_SLOT) {
      if (e->flags != 0 || e->offset != 0 || e->slot_class >= CLASS_ANY ||
          e->letter_case != MASKCORE_KEEP_CASE) {
        return;
      }
      template[i] = PLAIN_SLOT;
      slots[filled] = (uint16_t)i;
      filled += 1;
    } else {
      unsigned char byte = mask->literals[e->offset];
      bool word = ascii_is_word(byte);
      if (e->size != 1 || byte < 0x20 || byte > 0x7E || (word && filled != 0)) {
        return;
      }
      template[i] = byte;
      plain->words = plain->words || word;
    }
  }
  before[mask->count] = (uint16_t)filled;
  plain->set = &mask->bytes[mask->elements[mask->first_slot].slot_class];
  plain->template = template;
  plain->slots = slots;
  plain->before = before;
}

/* The size of the display of `count` characters; `eager` with the literals behind them. */
static size_t size_of(const maskcore_mask *mask, size_t count, bool eager) {
  const plain_mask *plain = &mask->plain;
  if (count == 0) {
    return 0;
  }
  if (eager) {
    return count == mask->capacity ? mask->count : plain->slots[count];
  }
  return plain->slots[count - 1] + (size_t)1;
}

/* Whether `text` is the display of `*count` characters as the engine writes it. */
static bool reads(const maskcore_mask *mask, view text, size_t *count) {
  const plain_mask *plain = &mask->plain;
  if (text.size > mask->count) {
    return false;
  }
  *count = plain->before[text.size];
  if (text.size != size_of(mask, *count, (mask->flags & MASKCORE_EAGER) != 0)) {
    return false;
  }
  for (size_t i = 0; i < text.size; i += 1) {
    unsigned char byte = text.bytes[i], expected = plain->template[i];
    if (expected != PLAIN_SLOT ? byte != expected
                               : byte >= 0x80 || !byte_set_has(plain->set, byte)) {
      return false;
    }
  }
  return true;
}

/* Whether every byte of `text` is a character for a slot. */
static bool fills(const maskcore_mask *mask, view text) {
  for (size_t i = 0; i < text.size; i += 1) {
    if (text.bytes[i] >= 0x80 || !byte_set_has(mask->plain.set, text.bytes[i])) {
      return false;
    }
  }
  return true;
}

/* What every result has when all was taken. */
static bool conclude(const maskcore_mask *mask, view before, size_t count, size_t caret,
                     const unsigned char *out, size_t size, maskcore_result *result) {
  result->complete = count == mask->capacity;
  result->size = size;
  result->caret = (maskcore_offset){caret, caret};
  result->changed = size != before.size || (size != 0 && memcmp(out, before.bytes, size) != 0);
  return true;
}

/* A paste over everything that is a display itself, as the engine writes it: that is the outcome.
 */
static bool paste_display(const maskcore_mask *mask, view text, view insert, unsigned char *out,
                          size_t capacity, maskcore_result *result) {
  size_t count;
  bool bare = mask->first_slot != 0 && ascii_is_word(mask->plain.template[0]);
  if (bare || insert.size > capacity || !reads(mask, insert, &count) || count == 0) {
    return false;
  }
  memcpy(out, insert.bytes, insert.size);
  *result = (maskcore_result){0};
  result->taken = insert.size;
  return conclude(mask, text, count, insert.size, out, insert.size, result);
}

bool plain_edit(const maskcore_mask *mask, view text, size_t start, size_t end,
                maskcore_intent intent, view insert, unsigned char *out, size_t capacity,
                maskcore_result *result) {
  const plain_mask *plain = &mask->plain;
  size_t count, inserted = insert.size;
  if (plain->template == NULL || !reads(mask, text, &count)) {
    return false;
  }
  size_t from = plain->before[start], to = plain->before[end];
  if (intent == MASKCORE_PASTE && inserted != 0 && from == 0 && to == count) {
    return paste_display(mask, text, insert, out, capacity, result);
  }
  if (inserted != 0) {
    bool pastes = intent == MASKCORE_PASTE && from != 0;
    if ((intent != MASKCORE_INSERT && !pastes) || inserted > mask->capacity ||
        !fills(mask, insert) ||
        (from == 0 && start != 0 && start < mask->first_slot && plain->words)) {
      return false;
    }
  } else if (from == to) {
    if (intent == MASKCORE_DELETE_BACKWARD && from != 0) {
      from -= 1;
    } else if (intent == MASKCORE_DELETE_FORWARD && to != count) {
      to += 1;
    } else {
      return false;
    }
  }
  size_t after = count - (to - from) + inserted;
  if (after == 0 || after > mask->capacity) {
    return false;
  }
  bool eager = (mask->flags & MASKCORE_EAGER) != 0 && inserted != 0;
  size_t size = size_of(mask, after, eager);
  if (size > capacity) {
    return false;
  }
  size_t head = from == 0 ? 0 : plain->slots[from - 1] + (size_t)1;
  memcpy(out, text.bytes, head);
  memcpy(out + head, plain->template + head, size - head);
  for (size_t i = 0; i < inserted; i += 1) {
    out[plain->slots[from + i]] = insert.bytes[i];
  }
  for (size_t i = to; i < count; i += 1) {
    out[plain->slots[from + inserted + (i - to)]] = text.bytes[plain->slots[i]];
  }
  size_t left = from + inserted;
  size_t caret = left == 0 ? plain->slots[0] : plain->slots[left - 1] + (size_t)1;
  if (eager && to == count) {
    caret = size;
  } else if (inserted == 0 && intent == MASKCORE_DELETE_FORWARD && to != count) {
    caret = plain->slots[from];
  }
  *result = (maskcore_result){0};
  result->taken = inserted;
  return conclude(mask, text, after, caret, out, size, result);
}

/* Rule P for characters alone: how many in front are a trunk prefix, or the prefix without its
   signs. NOWHERE where some would be refused. */
static size_t prefix_of(const maskcore_mask *mask, view text) {
  if (text.size <= mask->capacity) {
    return 0;
  }
  size_t over = text.size - mask->capacity;
  for (size_t i = 0; i < mask->trunk_count; i += 1) {
    view trunk = mask->trunks[i];
    if (trunk.size == over && memcmp(text.bytes, trunk.bytes, over) == 0) {
      return over;
    }
  }
  size_t words = 0;
  for (size_t i = 0; i < mask->first_slot; i += 1) {
    unsigned char byte = mask->plain.template[i];
    if (ascii_is_word(byte)) {
      if (words == text.size || text.bytes[words] != byte) {
        return NOWHERE;
      }
      words += 1;
    }
  }
  return words >= over ? words : NOWHERE;
}

bool plain_format(const maskcore_mask *mask, view text, size_t caret, unsigned char *out,
                  size_t capacity, maskcore_result *result) {
  const plain_mask *plain = &mask->plain;
  if (plain->template == NULL || text.size == 0 || text.size > MASKCORE_TEXT_LIMIT ||
      caret != text.size || mask->first_slot == 0 || ascii_is_word(plain->template[0]) ||
      !fills(mask, text)) {
    return false;
  }
  size_t prefix = prefix_of(mask, text);
  if (prefix == NOWHERE || prefix == text.size) {
    return false;
  }
  size_t count = text.size - prefix;
  size_t size = size_of(mask, count, (mask->flags & MASKCORE_EAGER) != 0);
  if (size > capacity) {
    return false;
  }
  memcpy(out, plain->template, size);
  for (size_t i = 0; i < count; i += 1) {
    out[plain->slots[i]] = text.bytes[prefix + i];
  }
  *result = (maskcore_result){0};
  result->reformatted = true;
  result->taken = text.size;
  return conclude(mask, text, count, size, out, size, result);
}

bool plain_value(const maskcore_mask *mask, view text, unsigned char *out, size_t capacity,
                 maskcore_result *result) {
  const plain_mask *plain = &mask->plain;
  size_t count, size = 0;
  if (plain->template == NULL || text.size > capacity || !reads(mask, text, &count)) {
    return false;
  }
  for (size_t i = 0; i < text.size; i += 1) {
    out[size] = text.bytes[i];
    size += plain->template[i] == PLAIN_SLOT || (mask->elements[i].flags & LITERAL_KEPT);
  }
  *result = (maskcore_result){0};
  return conclude(mask, text, count, size, out, size, result);
}
