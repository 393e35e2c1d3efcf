/* One edit: the head stays, the insertion is placed, the tail follows. Nothing is remembered but a
   few numbers; the characters are read from the caller's texts again where they are needed. */
#include "edit.h"
#include "insertion.h"
#include "segment.h"
#include "steps.h"

/* What a change means in its text. */
typedef struct scan {
  writer head;        /* what stands before the range, written */
  size_t left;        /* where the last filled slot before the range begins, or NOWHERE */
  reader after;       /* behind the range */
  size_t removed;     /* characters in the range */
  size_t cut;         /* the slot of the first of them, or NOWHERE */
  size_t behind;      /* characters behind the range */
  size_t first;       /* the slot of the first of them, or NOWHERE */
  size_t first_end;   /* where that one ends in the text */
  size_t screen_end;  /* behind the literals on screen right behind the range */
  size_t literal_end; /* behind the literals on screen after the last character */
} scan;

static scan scan_change(const change *c, writer head) {
  scan s = {0};
  s.head = head;
  s.left = NOWHERE;
  s.cut = NOWHERE;
  s.first = NOWHERE;
  reader r = c->text;
  while (r.position < c->start) {
    reading kind = reader_next(&r);
    assert(kind != READ_STRAY && kind != READ_END);
    writer_head(&s.head, &r, kind);
    if (kind == READ_CHARACTER) {
      s.left = r.start;
    }
  }
  while (r.position < c->end) {
    if (reader_next(&r) == READ_CHARACTER) {
      s.cut = s.removed == 0 ? r.element : s.cut;
      s.removed += 1;
    }
  }
  s.after = r;
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    assert(kind != READ_STRAY);
    if (kind == READ_LITERAL) {
      s.screen_end = s.behind == 0 ? r.element + 1 : s.screen_end;
      s.literal_end = r.element + 1;
    } else if (kind == READ_CHARACTER) {
      s.first = s.behind == 0 ? r.element : s.first;
      s.first_end = s.behind == 0 ? r.position : s.first_end;
      s.behind += 1;
      s.literal_end = 0;
    }
  }
  return s;
}

/* How the characters behind the range go on. */
typedef struct tail {
  bool stays;      /* each keeps its place */
  size_t edited;   /* the section of the edit, or NOWHERE */
  size_t section;  /* the section of the character before */
  size_t written;  /* characters placed */
  size_t start;    /* output size in front of the first of them */
  size_t replaced; /* with overwrite, in a repeated slot: characters that typing replaces */
} tail;

static size_t section_of(const maskcore_mask *mask, size_t slot) {
  return slot < mask->count && mask->elements[slot].kind == ELEMENT_SLOT
             ? mask->elements[slot].partner
             : NOWHERE;
}

static bool is_flexible(const maskcore_mask *mask, size_t section) {
  return section != NOWHERE && (mask->elements[section].flags & SLOT_FLEXIBLE);
}

/* Where the character `c` behind the range goes, which stood in the slot `own`. */
static size_t place(const writer *w, tail *t, size_t own, const character *c) {
  const maskcore_mask *mask = w->mask;
  size_t section = mask->elements[own].partner;
  if (section != t->section) {
    t->stays = t->stays || is_flexible(mask, t->section);
    t->section = section;
    if (t->stays && section != t->edited && w->any && w->filled_at > section) {
      return NOWHERE; /* what comes before has run into a section that stays */
    }
  }
  if (!t->stays) {
    maskcore_refusal why;
    return slot_ahead(mask, w->at, c, true, &why);
  }
  if (!is_flexible(mask, section)) {
    return w->at <= own ? own : NOWHERE;
  }
  for (size_t i = size_max(w->at, section); section_of(mask, i) == section; i += 1) {
    if (slot_takes(mask, &mask->elements[i], c)) {
      return i;
    }
  }
  return NOWHERE;
}

/* Writes what stood behind the range. False if a character would be lost. */
static bool write_tail(writer *w, reader r, tail *t) {
  uint32_t flags = w->mask->flags;
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    t->stays = t->stays || kind == READ_BLANK;
    if (kind != READ_CHARACTER) {
      continue;
    }
    if ((flags & MASKCORE_OVERWRITE) && (r.element < w->at || t->replaced != 0)) {
      t->replaced -= t->replaced != 0;
      continue;
    }
    character c = character_read(r.text, r.start);
    if (w->behind_slot && character_joins(w->last, c.text)) {
      if (!writer_append(w, &c)) {
        return false;
      }
    } else {
      size_t slot = place(w, t, r.element, &c);
      while (slot != NOWHERE && !segment_allows(w->mask, &w->tally, slot, c.scalar)) {
        maskcore_refusal why;
        slot = t->stays ? NOWHERE : slot_ahead(w->mask, slot + 1, &c, true, &why);
      }
      if (slot == NOWHERE && (flags & MASKCORE_OVERWRITE)) {
        continue; /* a new first digit empties the places behind it that do not suit it */
      }
      if (slot == NOWHERE) {
        return (flags & MASKCORE_DROP_TAIL) != 0;
      }
      writer_advance(w, slot);
      t->start = t->written == 0 ? w->size : t->start;
      writer_fill(w, slot, &c);
    }
    t->written += 1;
  }
  return true;
}

/* One try: the head, at most `limit` characters of the insertion in slots, and the tail. */
static bool attempt(const change *c, const scan *s, insertion *in, size_t limit, bool stays,
                    writer *w, tail *t) {
  const maskcore_mask *mask = c->mask;
  *w = s->head;
  in->limit = limit;
  insertion_run(in, w);
  *t = (tail){0};
  t->stays = stays || (mask->flags & MASKCORE_OVERWRITE);
  t->edited = in->filled != 0     ? section_of(mask, w->filled_slot)
              : s->cut != NOWHERE ? section_of(mask, s->cut)
                                  : section_of(mask, w->at);
  t->section = t->edited == NOWHERE && s->first != NOWHERE ? section_of(mask, s->first) : t->edited;
  if (in->filled > s->removed && s->first != NOWHERE &&
      (mask->elements[s->first].flags & SLOT_REPEATED)) {
    t->replaced = in->filled - s->removed;
  }
  t->start = w->size;
  return write_tail(w, s->after, t);
}

/* The most of the insertion with which the tail keeps all its characters. */
static bool place_all(const change *c, const scan *s, insertion *in, writer *w, tail *t) {
  if (attempt(c, s, in, SIZE_MAX, false, w, t) || attempt(c, s, in, SIZE_MAX, true, w, t)) {
    return true;
  }
  size_t fits = 0, fails = in->filled, guess = fails;
  if (c->mask->capacity != NOWHERE) { /* exact where all slots take the same */
    size_t used = s->behind + (s->head.any ? s->head.filled_at : 0);
    guess = c->mask->capacity > used ? c->mask->capacity - used : 0;
  }
  while (fails - fits > 1) {
    size_t middle = guess > fits && guess < fails ? guess : fits + (fails - fits) / 2;
    bool works = attempt(c, s, in, middle, false, w, t) || attempt(c, s, in, middle, true, w, t);
    *(works ? &fits : &fails) = middle;
    guess = works ? middle + 1 : middle - 1;
    if (!(guess == middle + 1 && works && guess < fails)) {
      guess = fits; /* from here on by halves */
    }
  }
  return attempt(c, s, in, fits, false, w, t) || attempt(c, s, in, fits, true, w, t);
}

/* Literals that stood behind the last character stay, as far as every slot before them is filled.
 */
static void keep_literals(writer *w, size_t end) {
  const maskcore_mask *mask = w->mask;
  size_t until = w->at;
  while (until < end) {
    const element *e = &mask->elements[until];
    if (e->kind == ELEMENT_SLOT && !(e->flags & SLOT_OPTIONAL)) {
      break;
    }
    until = e->kind == ELEMENT_OPEN && e->partner < end ? e->partner + 1 : until + 1;
  }
  if (until == end || (until > w->at && mask->elements[until].kind == ELEMENT_SLOT)) {
    writer_advance(w, until);
  }
}

static maskcore_result unchanged(const change *c, writer *w, size_t caret) {
  reader r = c->text;
  view text = r.text;
  if (text.size <= w->capacity && text.size != 0) {
    memcpy(w->bytes, text.bytes, text.size);
  }
  w->size = text.size;
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
  }
  maskcore_result result = {0};
  result.complete = tally_complete(r.tally, c->mask);
  result.caret.utf8 = caret;
  return result;
}

/* Behind the character on the left of a deletion, or at the first slot if there is none. */
static size_t caret_on_the_left(const scan *s, const writer *w) {
  if (s->head.any) {
    return s->head.filled_size;
  }
  writer prefix = writer_to(w->mask, NULL, 0);
  writer_prefix(&prefix);
  return size_min(prefix.size, w->size);
}

static maskcore_result finish_deletion(const change *c, scan *s, writer *w) {
  const maskcore_mask *mask = c->mask;
  writer fresh = s->head;
  tail t = {0};
  *w = s->head;
  w->watched = s->cut;
  t.stays = (mask->flags & MASKCORE_OVERWRITE) != 0;
  t.edited = section_of(mask, s->cut);
  t.section = t.edited;
  if (!write_tail(w, s->after, &t)) {
    *w = s->head;
    w->watched = s->cut;
    t = (tail){.stays = true, .edited = section_of(mask, s->cut)};
    if (!write_tail(w, s->after, &t)) {
      return unchanged(c, w, c->end);
    }
  }
  if (!w->any) {
    *w = writer_to(mask, fresh.bytes, fresh.capacity);
    w->form = fresh.form;
    writer_empty(w);
  } else {
    if (t.written == 0) {
      writer_cut(w);
    }
    if (mask->flags & MASKCORE_GUIDE) {
      writer_rest(w);
    } else {
      keep_literals(w, s->literal_end);
    }
  }
  maskcore_result result = {0};
  result.complete = tally_complete(w->tally, mask);
  result.caret.utf8 = caret_on_the_left(s, w);
  if (c->intent == MASKCORE_DELETE_FORWARD) {
    bool blank =
        w->watched_size != NOWHERE && ((mask->flags & MASKCORE_OVERWRITE) || t.written == 0);
    result.caret.utf8 = blank ? w->watched_size : t.written != 0 ? t.start : result.caret.utf8;
  }
  return result;
}

static maskcore_result edit_deletion(change c, writer *w) {
  scan s = scan_change(&c, *w);
  bool backward = c.intent == MASKCORE_DELETE_BACKWARD,
       forward = c.intent == MASKCORE_DELETE_FORWARD;
  if (s.removed == 0) { /* literals only: on to the nearest character, or just past them */
    if (c.mask->flags & MASKCORE_STEP_LITERALS) {
      return unchanged(&c, w, backward ? c.start : c.end);
    }
    if (backward && s.left != NOWHERE) {
      c.start = s.left;
    } else if (forward && s.behind != 0) {
      c.end = s.first_end;
    } else if (!backward || s.behind != 0 || c.start == c.end) {
      return unchanged(&c, w, forward ? c.start : c.end);
    }
    s = scan_change(&c, *w);
  }
  return finish_deletion(&c, &s, w);
}

static maskcore_result edit_insertion(change c, writer *w, edit_report *report) {
  const maskcore_mask *mask = c.mask;
  scan s = scan_change(&c, *w);
  insertion in = {0};
  in.text = c.insert;
  in.mark = c.mark;
  in.limit = SIZE_MAX;
  in.mode = c.intent == MASKCORE_SET ? AS_VALUE : AS_TYPED;
  in.screen_end = s.screen_end;
  in.tail_first = s.first;
  if (c.intent == MASKCORE_PASTE && !s.head.any) {
    writer_form form = w->form;
    s.head = writer_to(mask, w->bytes, w->capacity);
    s.head.form = form;
    in.screen_end = 0;
    insertion_reading(&in, mask);
  }
  tail t;
  if (!place_all(&c, &s, &in, w, &t) || in.taken == 0) {
    maskcore_result refused = unchanged(&c, w, c.end);
    refused.refused = in.refused;
    refused.refusal = in.refusal;
    *report = (edit_report){refused.caret.utf8, in.refused_words, 0};
    return refused;
  }
  size_t caret = in.caret;
  if (mask->flags & MASKCORE_GUIDE) {
    writer_rest(w);
  } else {
    keep_literals(w, s.literal_end);
    if ((mask->flags & MASKCORE_EAGER) && w->any) {
      writer_eager(w);
      caret = t.written == 0 ? w->size : caret;
    }
  }
  size_t mark = in.mark >= in.text.size ? caret : in.mark_size;
  *report = (edit_report){mark, in.refused_words, in.led};
  maskcore_result result = {0};
  result.complete = tally_complete(w->tally, mask);
  result.taken = in.taken;
  result.refused = in.refused;
  result.refusal = in.refusal;
  result.caret.utf8 = caret;
  return result;
}

/* Whether what was written is a rendering, and what it is when read again: characters of other
   scripts can join across slots, and some masks can be read in two ways. */
static bool reads_back(const writer *w, maskcore_result *result) {
  reader r = reader_of(w->mask, (view){w->bytes, w->size});
  if (!reader_fits(&r)) {
    return false;
  }
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    if (r.start < result->caret.utf8 && result->caret.utf8 < r.position) {
      result->caret.utf8 = r.position;
    }
  }
  result->complete = tally_complete(r.tally, w->mask);
  return true;
}

maskcore_result edit_rendering(change c, writer *w, edit_report *report) {
  writer fresh = *w;
  *report = (edit_report){0};
  maskcore_result result = c.insert.size == 0 ? edit_deletion(c, w) : edit_insertion(c, w, report);
  if (w->form != WRITE_DISPLAY || !(w->foreign || c.mask->ambiguous)) {
    return result;
  }
  /* There has to be room for either outcome before it is known which one it is. */
  size_t needed = size_max(w->size, c.text.text.size);
  if (needed > w->capacity) {
    w->size = needed;
  } else if (!reads_back(w, &result)) {
    size_t refused = result.taken + result.refused;
    *w = fresh;
    result = unchanged(&c, w, c.end);
    result.refused = refused;
    result.refusal = refused == 0 ? MASKCORE_TAKEN_ALL : MASKCORE_CLASS;
  }
  return result;
}
