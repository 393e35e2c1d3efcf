/* Masks that fill from their end. The characters of a display are those of the last slots, so where
   each goes follows from how many there are. */
#include "reverse.h"
#include "reader.h"

/* The element of the slot that is `count` slots from the end, or `elements` for none. */
static size_t slot_from_end(const maskcore_mask *mask, size_t count) {
  size_t at = mask->count;
  for (; count != 0; count -= 1) {
    do {
      at -= 1;
    } while (element_at(mask, at)->kind != ELEMENT_SLOT);
  }
  return at;
}

/* Whether the text is the leading literals and then the elements from `first` on, every slot
   filled; in a guide also what stands between, required slots blank. It may end among the literals
   behind the last slot. */
static bool reads_from(reverse_text *read, size_t first) {
  const maskcore_mask *mask = read->mask;
  const view blank = {mask->blank, mask->blank_size};
  size_t position = 0, last = slot_from_end(mask, 1);
  bool guides = (mask->flags & MASKCORE_GUIDE) != 0;
  read->first = first;
  read->count = 0;
  for (size_t i = 0; i < mask->count; i += 1) {
    i = i == mask->first_slot && !guides ? first : i;
    const element *e = element_at(mask, i);
    bool slot = e->kind == ELEMENT_SLOT;
    if (slot && i < first && (e->flags & SLOT_OPTIONAL)) {
      continue; /* a guide shows no blank for it */
    }
    if (position == read->text.size) {
      return i > last;
    }
    character c = character_read(read->text, position);
    bool fits = !slot       ? character_is(&c, mask_literal(mask, e))
                : i < first ? character_is(&c, blank)
                            : slot_holds(mask, e, &c);
    if (!fits) {
      return false;
    }
    read->position = i == first ? position : read->position;
    read->count += slot && i >= first;
    position += c.text.size;
  }
  return position == read->text.size;
}

COLD bool reverse_reads(const maskcore_mask *mask, view text, reverse_text *read) {
  *read = (reverse_text){mask, text, mask->count, text.size, 0};
  if (text.size == 0) {
    return true;
  }
  /* How many characters a display has tells where it begins in the mask. */
  const view blank = {mask->blank, mask->blank_size};
  size_t units = 0, blanks = 0, literals = mask->count - mask->capacity;
  size_t leading = mask->first_slot, last = slot_from_end(mask, 1);
  for (size_t at = 0; at < text.size; units += 1) {
    character c = character_read(text, at);
    blanks += mask->blanks && character_is(&c, blank);
    at += c.text.size;
  }
  if (units <= leading) { /* literals alone */
    reader r = reader_of(mask, text);
    return reader_fits(&r);
  }
  if (mask->flags & MASKCORE_GUIDE) {
    for (size_t i = 0; i < mask->count; i += 1) { /* a literal may look like a blank */
      const element *e = element_at(mask, i);
      bool alike = e->kind == ELEMENT_LITERAL && e->size == blank.size &&
                   memcmp(mask->literals + e->offset, blank.bytes, blank.size) == 0;
      blanks -= alike && blanks != 0;
    }
    return units >= literals + blanks && units - literals - blanks <= mask->capacity &&
           reads_from(read, slot_from_end(mask, units - literals - blanks));
  }
  /* The text behind the last slot comes whole with an eager display, else one by one. */
  size_t shown = units - leading, behind = mask->count - last - 1;
  for (size_t i = 0; i <= behind; i += 1) {
    size_t trailing = mask->flags & MASKCORE_EAGER ? behind - i : i;
    if (shown > trailing && shown - trailing <= last + 1 - mask->first_slot) {
      size_t first = last + 1 - (shown - trailing);
      if (element_at(mask, first)->kind == ELEMENT_SLOT && reads_from(read, first)) {
        return true;
      }
    }
  }
  return false;
}

/* The characters of an edited text, one after the other: those before the range, the insertion's,
   and those behind the range. */
typedef struct sequence {
  const reverse_text *read;
  const change *change;
  size_t position, element; /* in the text */
  size_t inserted;          /* in the insertion */
  bool within;              /* the insertion is due */
} sequence;

static NEVER_INLINE sequence sequence_of(const reverse_text *read, const change *c) {
  return (sequence){read, c, read->position, read->first, 0, true};
}

/* The next of them, and whether it is of the insertion; false at the end. */
static bool sequence_next(sequence *s, character *c, bool *is_new) {
  const maskcore_mask *mask = s->read->mask;
  const change *edit = s->change;
  while (true) {
    bool due = s->position >= edit->start || s->position == s->read->text.size;
    if (s->within && due) {
      while (s->inserted < edit->insert.size) {
        *c = character_read(edit->insert, s->inserted);
        s->inserted += c->text.size;
        if (!c->dropped) {
          *is_new = true;
          return true;
        }
      }
      s->within = false;
    }
    if (s->position == s->read->text.size) {
      return false;
    }
    *c = character_read(s->read->text, s->position);
    bool cut = s->position >= edit->start && s->position < edit->end;
    bool slot = element_at(mask, s->element)->kind == ELEMENT_SLOT;
    s->position += c->text.size;
    s->element += 1;
    if (slot && !cut) {
      *is_new = false;
      return true;
    }
  }
}

/* Whether some slot takes a character: the others are refused whatever comes. */
static bool some_slot_takes(const maskcore_mask *mask, const character *c) {
  for (size_t i = mask->first_slot; i < mask->count; i += 1) {
    if (element_at(mask, i)->kind == ELEMENT_SLOT && slot_takes(mask, element_at(mask, i), c)) {
      return true;
    }
  }
  return false;
}

/* Writes the sequence with at most `limit` characters of the insertion, the last slots filled.
   False if a slot does not take what comes to it. */
static bool write_sequence(const reverse_text *read, const change *c, size_t count, size_t limit,
                           size_t skipped, writer *w, size_t *caret) {
  const maskcore_mask *mask = read->mask;
  sequence s = sequence_of(read, c);
  size_t slot = slot_from_end(mask, count), taken = 0;
  character next;
  bool is_new;
  if (count != 0) {
    writer_prefix(w);
    *caret = w->size;
    if (!(mask->flags & MASKCORE_GUIDE)) {
      w->at = slot;
    }
  }
  while (sequence_next(&s, &next, &is_new)) {
    if (is_new && (taken == limit || !some_slot_takes(mask, &next))) {
      continue;
    }
    taken += is_new;
    bool before = is_new || s.position <= c->start;
    if (skipped != 0) { /* dropped to make room */
      skipped -= 1;
      continue;
    }
    while (element_at(mask, slot)->kind != ELEMENT_SLOT) {
      slot += 1;
    }
    if (!slot_takes(mask, element_at(mask, slot), &next) ||
        (w->behind_slot && character_joins(w->last, next.text))) {
      return false;
    }
    writer_advance(w, slot);
    *caret = !before && !w->any ? w->size : *caret;
    writer_fill(w, slot, &next);
    *caret = before ? w->size : *caret;
    slot += 1;
  }
  return true;
}

static COLD maskcore_result unchanged(const reverse_text *read, writer *w, size_t caret) {
  view text = read->text;
  if (text.size <= w->capacity && text.size != 0) {
    memcpy(w->bytes, text.bytes, text.size);
  }
  w->size = text.size;
  maskcore_result result = {0};
  writer counted = writer_to(read->mask, NULL, 0);
  reverse_render(read, &counted);
  result.complete = tally_complete(&counted.tally, read->mask);
  result.caret.utf8 = caret;
  return result;
}

/* What stands behind the last slot. */
static void finish(const maskcore_mask *mask, writer *w) {
  if (!w->any) {
    w->size = 0;
    w->at = 0;
    writer_empty(w);
  } else if (mask->flags & (MASKCORE_GUIDE | MASKCORE_EAGER)) {
    writer_rest(w);
  }
}

void reverse_render(const reverse_text *read, writer *w) {
  change none = {.start = read->text.size, .end = read->text.size};
  size_t caret = 0;
  write_sequence(read, &none, read->count, SIZE_MAX, 0, w, &caret);
  if (w->form == WRITE_DISPLAY && read->text.size != 0) {
    finish(read->mask, w);
  }
}

/* A deletion over literals alone goes on to the character before or behind them. */
static bool widen_deletion(const reverse_text *read, change *c) {
  size_t position = read->position, element = read->first;
  size_t left = NOWHERE, right = NOWHERE, right_end = 0;
  while (position < read->text.size) {
    character next = character_read(read->text, position);
    if (element_at(read->mask, element)->kind == ELEMENT_SLOT) {
      if (position >= c->start && position < c->end) {
        return true; /* the range holds a character itself */
      }
      left = position < c->start ? position : left;
      if (position >= c->end && right == NOWHERE) {
        right = position;
        right_end = position + next.text.size;
      }
    }
    position += next.text.size;
    element += 1;
  }
  if (c->intent == MASKCORE_DELETE_BACKWARD && left != NOWHERE) {
    c->start = left;
    return true;
  }
  if (c->intent == MASKCORE_DELETE_FORWARD && right != NOWHERE) {
    c->end = right_end;
    return true;
  }
  return read->count == 0 && c->intent == MASKCORE_DELETE_BACKWARD && c->start != c->end;
}

/* Whether what was written is read as what it is: characters can join what stands beside them. */
static bool reads_back(const maskcore_mask *mask, const writer *w, size_t count) {
  reverse_text again;
  return reverse_reads(mask, (view){w->bytes, w->size}, &again) && again.count == count;
}

COLD maskcore_result reverse_edit(const reverse_text *read, const change *given, writer *w) {
  const maskcore_mask *mask = read->mask;
  change c = *given;
  writer fresh = *w;
  if (c.insert.size == 0 && !widen_deletion(read, &c)) {
    return unchanged(read, w, c.intent == MASKCORE_DELETE_FORWARD ? c.start : c.end);
  }
  maskcore_result result = {0};
  sequence s = sequence_of(read, &c);
  size_t kept = 0, offered = 0;
  character next;
  bool is_new;
  while (sequence_next(&s, &next, &is_new)) {
    bool takes = !is_new || some_slot_takes(mask, &next);
    kept += !is_new;
    offered += is_new && takes;
    bool loose = c.intent == MASKCORE_PASTE && is_new && character_divides(&next);
    result.refused += is_new && !takes && !loose;
  }
  bool drops = (mask->flags & MASKCORE_DROP_TAIL) != 0;
  size_t room = drops ? SIZE_MAX : mask->capacity - kept;
  result.taken = size_min(offered, room);
  size_t total = kept + result.taken, count = size_min(total, mask->capacity);
  result.refusal = result.refused != 0 ? MASKCORE_CLASS
                   : offered > room    ? MASKCORE_FULL
                                       : MASKCORE_TAKEN_ALL;
  result.refused += offered - result.taken;
  size_t caret = 0;
  bool written = (c.insert.size == 0 || result.taken != 0) &&
                 write_sequence(read, &c, count, result.taken, total - count, w, &caret);
  if (written) {
    finish(mask, w);
  }
  if (written && w->foreign && w->form == WRITE_DISPLAY) {
    size_t needed = size_max(w->size, read->text.size); /* room for either outcome */
    if (needed > w->capacity) {
      w->size = needed;
      return result;
    }
    written = reads_back(mask, w, count);
  }
  if (!written) {
    *w = fresh;
    maskcore_result refused = unchanged(read, w, given->end);
    refused.refused = result.refused + result.taken;
    refused.refusal = refused.refused == 0  ? MASKCORE_TAKEN_ALL
                      : result.refused == 0 ? MASKCORE_CLASS
                                            : result.refusal;
    return refused;
  }
  result.complete = tally_complete(&w->tally, mask);
  result.caret.utf8 = w->any ? caret : w->size;
  return result;
}
