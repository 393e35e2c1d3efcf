/* The short way: characters counted, the template laid out, eight bytes at a time. */
#include "plain.h"
#include "eight.h"
#include "wide.h"

void plain_prepare(maskcore_mask *mask, unsigned char *template, uint16_t *places) {
  const uint32_t unfit = MASKCORE_GUIDE | MASKCORE_OVERWRITE | MASKCORE_DROP_TAIL |
                         MASKCORE_STEP_LITERALS | MASKCORE_FILL_FROM_END;
  plain_mask *plain = &mask->plain;
  if (mask->count == 0 || mask->count > PLAIN_LIMIT || (mask->flags & unfit) || mask->blanks ||
      mask->grouped || mask->capacity == NOWHERE || mask->capacity == 0) {
    return;
  }
  uint16_t *slots = places, *before = places + mask->count + 1;
  unsigned char *marks = template + mask->count + EIGHT_ROOM;
  size_t filled = 0;
  for (size_t i = 0; i < mask->count; i += 1) {
    const element *e = element_at(mask, i);
    before[i] = (uint16_t)filled;
    if (e->kind == ELEMENT_SLOT) {
      if (e->flags != 0 || e->offset != 0 || e->slot_class >= CLASS_ANY ||
          e->letter_case != MASKCORE_KEEP_CASE) {
        return;
      }
      template[i] = '0';
      marks[i] = PLAIN_SLOT;
      slots[filled] = (uint16_t)i;
      filled += 1;
    } else {
      unsigned char byte = mask->literals[e->offset];
      bool word = ascii_is_word(byte);
      if (e->size != 1 || byte < 0x20 || byte > 0x7E || (word && filled != 0)) {
        return;
      }
      template[i] = byte;
      marks[i] = PLAIN_LITERAL;
      plain->kept = plain->kept || (e->flags & LITERAL_KEPT);
      plain->words += word;
    }
  }
  before[mask->count] = (uint16_t)filled;
  memset(template + mask->count, 0, EIGHT_ROOM);
  memset(marks + mask->count, 0, EIGHT_ROOM);
  uint8_t class_of_all = element_at(mask, mask->first_slot)->slot_class;
  plain->digits = class_of_all != CLASS_LETTER;
  plain->letters = class_of_all != CLASS_DIGIT;
  plain->template = template;
  plain->marks = marks;
  plain->slots = slots;
  plain->before = before;
}

/* What the slots of a mask take, known before the loops. */
typedef enum plain_class { PLAIN_DIGITS, PLAIN_LETTERS, PLAIN_WORDS } plain_class;

static ALWAYS_INLINE plain_class class_of(const plain_mask *plain) {
  return !plain->letters ? PLAIN_DIGITS : plain->digits ? PLAIN_WORDS : PLAIN_LETTERS;
}

/* Top bits of the bytes that no slot takes. The byte behind a byte that is not ASCII may be marked
   wrongly. */
static ALWAYS_INLINE uint64_t untaken_of_eight(plain_class class, uint64_t eight) {
  if (class == PLAIN_DIGITS) {
    return eight_not_digits(eight);
  }
  uint64_t letters = eight_within(eight | EIGHT(0x20), 'a', 'z');
  uint64_t taken = class == PLAIN_WORDS ? letters | eight_within(eight, '0', '9') : letters;
  return ~taken & EIGHT(0x80);
}

/* Top bits of bytes that are not what the display has from `at` on; none if all are. What comes
   behind a wrong byte may be marked wrongly. */
static ALWAYS_INLINE uint64_t misfits(const plain_mask *plain, plain_class class, uint64_t eight,
                                      size_t at) {
  uint64_t mark = load_eight(plain->marks + at);
  uint64_t differs = eight ^ load_eight(plain->template + at);
  uint64_t wrong = ((differs + mark) | differs) & EIGHT(0x80);
  if (class == PLAIN_DIGITS) {
    return wrong;
  }
  uint64_t literals = mark << 7 & EIGHT(0x80);
  return (wrong & literals) | (untaken_of_eight(class, eight) & ~literals);
}

/* Whether eight bytes and more are what a display has. */
static ALWAYS_INLINE bool fits(const plain_mask *plain, plain_class class, view text) {
  uint64_t wrong = misfits(plain, class, load_eight(text.bytes + text.size - 8), text.size - 8);
  for (size_t i = 0; i + 8 < text.size; i += 8) {
    wrong |= misfits(plain, class, load_eight(text.bytes + i), i);
  }
  return wrong == 0;
}

/* Whether `text` is the display of `*count` characters as the engine writes it. */
static ALWAYS_INLINE bool reads(const maskcore_mask *mask, view text, size_t *count) {
  const plain_mask *plain = &mask->plain;
  if (text.size > mask->count) {
    return false;
  }
  *count = plain->before[text.size];
  if (text.size != plain_extent(mask, *count, (mask->flags & MASKCORE_EAGER) != 0)) {
    return false;
  }
  plain_class class = class_of(plain);
  if (text.size < 8) {
    return text.size == 0 || (misfits(plain, class, load_few(text.bytes, text.size), 0) &
                              first_of_eight(text.size)) == 0;
  }
  return class == PLAIN_DIGITS ? fits(plain, PLAIN_DIGITS, text) : fits(plain, class, text);
}

/* The same, called instead of copied into each caller. */
static NEVER_INLINE bool is_rendering(const maskcore_mask *mask, view text, size_t *count) {
  return reads(mask, text, count);
}

/* Whether every byte of `text` is a character for a slot. */
static ALWAYS_INLINE bool fills(const maskcore_mask *mask, view text) {
  const plain_mask *plain = &mask->plain;
  if (text.size == 1) {
    return plain_takes(plain, text.bytes[0]);
  }
  plain_class class = class_of(plain);
  if (text.size < 8) {
    return text.size == 0 || (untaken_of_eight(class, load_few(text.bytes, text.size)) &
                              first_of_eight(text.size)) == 0;
  }
  uint64_t untaken = untaken_of_eight(class, load_eight(text.bytes + text.size - 8));
  for (size_t i = 0; i + 8 < text.size; i += 8) {
    untaken |= untaken_of_eight(class, load_eight(text.bytes + i));
  }
  return untaken == 0;
}

/* The result when all was taken. */
static inline maskcore_result conclusion(const maskcore_mask *mask, view before, size_t count,
                                         size_t caret, const unsigned char *out, size_t size) {
  maskcore_result result = {0};
  result.complete = count == mask->capacity;
  result.changed = size != before.size || bytes_differ(out, before.bytes, size);
  result.size = size;
  result.caret = (maskcore_offset){caret, caret};
  return result;
}

/* A text of a caller, which may be NULL with size 0; what else is NULL takes the long way. */
static inline bool is_given(view text) { return text.bytes != NULL || text.size == 0; }

static inline view given(const char *text, size_t size) {
  return (view){(const unsigned char *)text, size};
}

/* What a change comes to that is settled, but for which there is no room. */
static maskcore_result no_room(size_t size) {
  maskcore_result result = {0};
  result.status = MASKCORE_E_SPACE;
  result.size = size;
  return result;
}

/* Whether a paste over everything is a display itself, as the engine writes it: then that is the
   outcome. */
static inline bool is_display(const maskcore_mask *mask, view insert, size_t *count) {
  bool bare = mask->first_slot != 0 && ascii_is_word(mask->plain.template[0]);
  return !bare && is_rendering(mask, insert, count) && *count != 0;
}

static maskcore_result take_display(const maskcore_mask *mask, view text, size_t count, view insert,
                                    unsigned char *out) {
  copy_bytes(out, insert.bytes, insert.size);
  maskcore_result result = conclusion(mask, text, count, insert.size, out, insert.size);
  result.taken = insert.size;
  return result;
}

/* Whether one character `key` goes behind the display `text` of `count` characters, or over the one
   at `from`; and the size of the display then. */
static ALWAYS_INLINE bool can_type(const maskcore_mask *mask, view text, size_t count, size_t from,
                                   size_t start, unsigned char key, size_t capacity, size_t *size) {
  if (from == mask->capacity || !plain_takes(&mask->plain, key) ||
      (from == 0 && plain_may_lead(mask, start))) {
    return false;
  }
  *size = from != count                  ? text.size
          : mask->flags & MASKCORE_EAGER ? plain_extent(mask, count + 1, true)
                                         : mask->plain.slots[count] + (size_t)1;
  return *size <= capacity;
}

/* Writes that. */
static ALWAYS_INLINE void type(const maskcore_mask *mask, view text, size_t count, size_t from,
                               unsigned char key, unsigned char *out, size_t capacity, size_t size,
                               maskcore_result *result) {
  const plain_mask *plain = &mask->plain;
  size_t slot = plain->slots[from], after = from == count ? count + 1 : count;
  copy_bytes(out, text.bytes, text.size);
  if (from == count) {
    const unsigned char *rest = plain->template + text.size;
    if (capacity - text.size >= 8 && size - text.size <= 8) {
      store_eight(out + text.size, load_eight(rest));
    } else {
      copy_bytes(out + text.size, rest, size - text.size);
    }
  }
  bool changed = from == count || text.bytes[slot] != key, complete = after == mask->capacity;
  size_t caret = (mask->flags & MASKCORE_EAGER) && from + 1 == after ? size : slot + 1;
  out[slot] = key;
  *result = (maskcore_result){
      .complete = complete, .changed = changed, .taken = 1, .size = size, .caret = {caret, caret}};
}

/* Writes what is settled. */
static ALWAYS_INLINE void write_change(const maskcore_mask *mask, view text, const plain_change *c,
                                       maskcore_intent intent, view insert, unsigned char *out,
                                       maskcore_result *result) {
  const plain_mask *plain = &mask->plain;
  const uint16_t *slots = plain->slots, *place = slots + c->from;
  if (insert.size == c->to - c->from) { /* nothing behind it moves */
    copy_bytes(out, text.bytes, text.size);
  } else {
    size_t head = c->from == 0 ? 0 : slots[c->from - 1] + (size_t)1;
    copy_bytes(out, text.bytes, head);
    copy_bytes(out + head, plain->template + head, c->size - head);
    const uint16_t *moved = place + insert.size, *end = slots + c->count;
    for (const uint16_t *left = slots + c->to; left < end; left += 1, moved += 1) {
      out[*moved] = text.bytes[*left];
    }
  }
  bool changed = c->after != c->count;
  for (size_t i = 0; i < insert.size; i += 1) {
    changed = changed || text.bytes[place[i]] != insert.bytes[i];
    out[place[i]] = insert.bytes[i];
  }
  size_t caret = plain_caret(plain, c, intent, insert.size);
  *result = (maskcore_result){.complete = c->after == mask->capacity,
                              .changed = changed,
                              .taken = insert.size,
                              .size = c->size,
                              .caret = {caret, caret}};
}

/* A change that eight bytes at a time are not enough for: other digits and letters, or the long
 * way.
 */
static maskcore_result wide_edit(const maskcore_mask *mask, view text, const maskcore_range *range,
                                 maskcore_intent intent, view insert, unsigned char *out,
                                 size_t capacity) {
  plain_change c;
  size_t inserted;
  script known;
  if (wide_read(mask, text, range, &c, &known) && wide_fills(mask, insert, known, &inserted) &&
      plain_settle(mask, range->start, intent, inserted, &c)) {
    return wide_write(mask, text, &c, plain_caret(&mask->plain, &c, intent, inserted), insert,
                      inserted, out, capacity);
  }
  return mask_edit(mask, text, range, intent, insert, out, capacity);
}

/* Changes the display `text` of `count` characters. */
static NEVER_INLINE void change_display(const maskcore_mask *mask, view text, size_t count,
                                        const maskcore_range *range, maskcore_intent intent,
                                        view insert, unsigned char *out, size_t capacity,
                                        maskcore_result *result) {
  plain_change c;
  c.count = count;
  c.from = mask->plain.before[range->start];
  c.to = mask->plain.before[range->end];
  if (intent == MASKCORE_PASTE && c.from == 0 && c.to == count && insert.size != 0 &&
      is_display(mask, insert, &count)) {
    *result = insert.size > capacity ? no_room(insert.size)
                                     : take_display(mask, text, count, insert, out);
  } else if (!fills(mask, insert) || !plain_settle(mask, range->start, intent, insert.size, &c)) {
    *result = wide_edit(mask, text, range, intent, insert, out, capacity);
  } else if (c.size > capacity) {
    *result = no_room(c.size);
  } else {
    write_change(mask, text, &c, intent, insert, out, result);
  }
}

static ALWAYS_INLINE void edit(const maskcore_mask *mask, view text, const maskcore_range *range,
                               maskcore_intent intent, view insert, unsigned char *out,
                               size_t capacity, maskcore_result *result) {
  size_t count, size;
  if (mask->plain.template == NULL || !is_given(text) || !is_given(insert)) {
    *result = mask_edit(mask, text, range, intent, insert, out, capacity);
    return;
  }
  if (range->start > range->end || range->end > text.size) {
    *result = wide_edit(mask, text, range, intent, insert, out, capacity);
    return;
  }
  if (insert.size == 1 && intent == MASKCORE_INSERT && reads(mask, text, &count)) {
    size_t from = mask->plain.before[range->start], to = mask->plain.before[range->end];
    unsigned char key = *insert.bytes;
    if ((from == count || from + 1 == to) &&
        can_type(mask, text, count, from, range->start, key, capacity, &size)) {
      type(mask, text, count, from, key, out, capacity, size, result);
      return;
    }
  }
  if (is_rendering(mask, text, &count)) {
    change_display(mask, text, count, range, intent, insert, out, capacity, result);
  } else {
    *result = wide_edit(mask, text, range, intent, insert, out, capacity);
  }
}

maskcore_result maskcore_edit(const maskcore_mask *mask, const char *text, size_t text_size,
                              maskcore_range range, maskcore_intent intent, const char *insert,
                              size_t insert_size, char *out, size_t out_capacity) {
  maskcore_result result;
  edit(mask, given(text, text_size), &range, intent, given(insert, insert_size),
       (unsigned char *)out, out == NULL ? 0 : out_capacity, &result);
  return result;
}

void maskcore_edit_at(const maskcore_mask *mask, const char *text, size_t text_size,
                      const maskcore_range *range, maskcore_intent intent, const char *insert,
                      size_t insert_size, char *out, size_t out_capacity, maskcore_result *result) {
  edit(mask, given(text, text_size), range, intent, given(insert, insert_size),
       (unsigned char *)out, out == NULL ? 0 : out_capacity, result);
}

/* Rule P for characters alone: how many in front are a trunk prefix of a number, or the prefix
   without its signs. NOWHERE where some would be refused. */
static ALWAYS_INLINE size_t prefix_of(const maskcore_mask *mask, view text) {
  if (text.size <= mask->capacity) {
    return 0;
  }
  size_t over = text.size - mask->capacity;
  for (size_t i = 0; i < mask->trunk_count; i += 1) {
    view trunk = mask->trunks[i];
    if (trunk.size == over && memcmp(text.bytes, trunk.bytes, over) == 0 &&
        (!mask->plain.letters || are_digits(text.bytes, text.size))) {
      return over;
    }
  }
  if (mask->plain.words < over) {
    return NOWHERE;
  }
  size_t words = 0;
  for (size_t i = 0; words < mask->plain.words; i += 1) {
    unsigned char byte = mask->plain.template[i];
    if (ascii_is_word(byte)) {
      if (words == text.size || text.bytes[words] != byte) {
        return NOWHERE;
      }
      words += 1;
    }
  }
  return words;
}

size_t plain_format(const maskcore_mask *mask, view text, unsigned char *out, size_t capacity,
                    size_t *count) {
  const plain_mask *plain = &mask->plain;
  if (plain->template == NULL || mask->first_slot == 0 || ascii_is_word(plain->template[0]) ||
      text.size == 0 || text.size > MASKCORE_TEXT_LIMIT || !fills(mask, text)) {
    return NOWHERE;
  }
  size_t prefix = prefix_of(mask, text);
  if (prefix == NOWHERE || prefix == text.size) {
    return NOWHERE;
  }
  *count = text.size - prefix;
  size_t size = plain_extent(mask, *count, (mask->flags & MASKCORE_EAGER) != 0);
  if (size > capacity) {
    return NOWHERE;
  }
  copy_bytes(out, plain->template, size);
  const unsigned char *characters = text.bytes + prefix;
  for (size_t i = 0; i < *count; i += 1) {
    out[plain->slots[i]] = characters[i];
  }
  return size;
}

maskcore_result maskcore_format(const maskcore_mask *mask, const char *text, size_t text_size,
                                maskcore_range selection, char *out, size_t out_capacity) {
  size_t count, size = NOWHERE;
  unsigned char *bytes = (unsigned char *)out;
  view before = given(text, text_size);
  if (out != NULL && text != NULL && selection.start <= selection.end &&
      selection.end == text_size) {
    size = plain_format(mask, before, bytes, out_capacity, &count);
  }
  if (size == NOWHERE) {
    return mask_format(mask, text, text_size, selection, out, out_capacity);
  }
  maskcore_result result = conclusion(mask, before, count, size, bytes, size);
  result.reformatted = true;
  result.taken = text_size;
  return result;
}

maskcore_result maskcore_unmask(const maskcore_mask *mask, const char *text, size_t text_size,
                                char *out, size_t out_capacity) {
  const plain_mask *plain = &mask->plain;
  view before = given(text, text_size);
  size_t count;
  if (plain->template == NULL || out == NULL || !is_given(before) || text_size > out_capacity ||
      !is_rendering(mask, before, &count)) {
    return mask_unmask(mask, text, text_size, out, out_capacity);
  }
  unsigned char *bytes = (unsigned char *)out;
  size_t size = 0;
  if (plain->kept) {
    for (size_t i = 0; i < text_size; i += 1) {
      bytes[size] = before.bytes[i];
      size += plain_is_slot(plain, i) || (element_at(mask, i)->flags & LITERAL_KEPT);
    }
  } else {
    for (; size < count; size += 1) {
      bytes[size] = before.bytes[plain->slots[size]];
    }
  }
  return conclusion(mask, before, count, size, bytes, size);
}
