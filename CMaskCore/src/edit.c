/* One edit: the head stays, the insertion is placed, the tail follows. Nothing is remembered but a
   few numbers; the characters are read from the caller's texts again where they are needed. */
#include "edit.h"
#include "insertion.h"
#include "segment.h"
#include "steps.h"

/* What a change means in its text. */
typedef struct scan {
  size_t before;                     /* characters before the range */
  size_t left;                       /* where the last of them begins, or NOWHERE */
  size_t removed;                    /* characters in the range */
  size_t cut;                        /* the slot of the first of them, or NOWHERE */
  size_t touched;                    /* the first slot in the range, filled or blank, or NOWHERE */
  size_t behind;                     /* characters behind the range */
  size_t first;                      /* the slot of the first of them, or NOWHERE */
  size_t first_start, first_end;     /* where that one lies in the text */
  size_t screen_end;                 /* the element behind the last thing on screen, or 0 */
  size_t literal_start, literal_end; /* the literals on screen after the last character, or 0 */
  writer head;                       /* what stands before the range, written */
  reader after;                      /* behind the range */
} scan;

static scan scan_change(const change *c, writer head) {
  scan s = {0};
  s.head = head;
  s.left = NOWHERE;
  s.cut = NOWHERE;
  s.touched = NOWHERE;
  s.first = NOWHERE;
  reader r = c->text;
  while (r.position < c->start) {
    reading kind = reader_next(&r);
    assert(kind != READ_STRAY && kind != READ_END);
    writer_head(&s.head, &r, kind);
    if (kind == READ_CHARACTER) {
      s.left = r.start;
      s.before += 1;
    }
  }
  while (r.position < c->end) {
    reading kind = reader_next(&r);
    if (kind != READ_LITERAL && s.touched == NOWHERE) {
      s.touched = r.element;
    }
    if (kind == READ_CHARACTER) {
      s.cut = s.removed == 0 ? r.element : s.cut;
      s.removed += 1;
    }
  }
  s.after = r;
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    assert(kind != READ_STRAY);
    if (kind == READ_LITERAL) {
      s.literal_start = s.literal_end == 0 ? r.element : s.literal_start;
      s.literal_end = r.element + 1;
    } else if (kind == READ_CHARACTER) {
      s.first = s.behind == 0 ? r.element : s.first;
      s.first_start = s.behind == 0 ? r.start : s.first_start;
      s.first_end = s.behind == 0 ? r.position : s.first_end;
      s.behind += 1;
      s.literal_end = 0;
    }
    s.screen_end = r.element + 1;
  }
  return s;
}

/* How the characters behind the range go on. */
typedef struct tail {
  bool stays;          /* each stays in its section */
  bool firm;           /* none becomes part of what was inserted in front of it */
  bool held;           /* each keeps its place */
  bool free;           /* each goes to the next slot that takes it, in whatever section */
  size_t edited;       /* the section of the edit, or NOWHERE */
  size_t section;      /* the section of the character before */
  size_t written;      /* characters placed */
  size_t start;        /* output size in front of the first of them */
  size_t repeated;     /* with overwrite or dropTail: the repeated slot that was typed into, */
  size_t replaced;     /* and the characters behind the range that this replaces */
  size_t spilled;      /* characters that left a section with optional slots */
  size_t most_spilled; /* and how many may */
  size_t blocked; /* the section that has no room for its own characters any more, or NOWHERE */
  size_t fixed;   /* what moves stays in front of this slot */
} tail;

static size_t section_of(const maskcore_mask *mask, size_t slot) {
  return slot < mask->count && element_at(mask, slot)->kind == ELEMENT_SLOT
             ? element_at(mask, slot)->partner
             : NOWHERE;
}

static bool is_flexible(const maskcore_mask *mask, size_t section) {
  return section != NOWHERE && (element_at(mask, section)->flags & SLOT_FLEXIBLE);
}

/* Behind a section with optional slots everything stays. */
static void enter_section(const maskcore_mask *mask, tail *t, size_t section) {
  if (!t->free && section != t->section && (t->edited == NOWHERE || section > t->edited)) {
    for (size_t i = t->section; i < section; i += 1) {
      t->stays = t->stays || (section_of(mask, i) != NOWHERE && is_flexible(mask, i));
    }
    t->section = section;
  }
}

/* Where the character `c` behind the range goes, which stood in the slot `own`. */
static size_t place(const writer *w, tail *t, size_t own, const character *c) {
  const maskcore_mask *mask = w->mask;
  size_t section = element_at(mask, own)->partner;
  if ((mask->flags & MASKCORE_OVERWRITE) && !t->free) {
    return w->at <= own ? own : NOWHERE;
  }
  bool entered = section != t->section;
  enter_section(mask, t, section);
  if (entered && t->stays && section != t->edited && w->any && w->filled_slot >= section) {
    t->blocked = section; /* what comes before has run into a section that stays */
  }
  if (section == t->blocked) {
    if (own == t->repeated && t->replaced != 0) {
      t->replaced -= 1;
      return NOWHERE;
    }
    bool repeated = (element_at(mask, own)->flags & SLOT_REPEATED) != 0;
    bool drops = (mask->flags & MASKCORE_DROP_TAIL) != 0;
    return w->at <= own && (drops || !repeated || w->filled_slot != own) ? own : NOWHERE;
  }
  if (!t->stays) {
    maskcore_refusal why;
    size_t from = t->firm || t->edited == NOWHERE ? w->at : size_max(w->at, t->edited);
    size_t slot = slot_ahead(mask, from, c, true, &why);
    if (section == t->edited && is_flexible(mask, section) && slot != NOWHERE &&
        element_at(mask, slot)->partner != section) {
      t->spilled += 1; /* the next one would push it on, but it stands behind a literal now */
    }
    bool fits = (slot < t->fixed || own >= t->fixed) && t->spilled <= t->most_spilled;
    return fits ? slot : NOWHERE;
  }
  if (t->held || !is_flexible(mask, section)) {
    return w->at <= own ? own : NOWHERE;
  }
  for (size_t i = size_max(w->at, section); section_of(mask, i) == section; i += 1) {
    if (slot_takes(mask, element_at(mask, i), c)) {
      return i;
    }
  }
  return NOWHERE;
}

/* Whether what goes to `slot` stands right behind the character that was written last. */
static bool is_next(const writer *w, size_t slot) {
  for (size_t i = w->at; i < slot && i < w->mask->count; i += 1) {
    const element *e = element_at(w->mask, i);
    if (e->kind != ELEMENT_SLOT || !(e->flags & SLOT_OPTIONAL)) {
      return false;
    }
  }
  return true;
}

/* Writes what stood behind the range. False if a character would be lost. */
static bool write_tail(writer *w, reader r, tail *t) {
  uint32_t flags = t->free ? 0 : w->mask->flags;
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    if (kind == READ_BLANK && r.element >= w->at && !t->free) { /* a hole takes up what moves */
      t->stays = true;
      t->held = true;
    }
    if (kind != READ_CHARACTER) {
      continue;
    }
    if ((flags & MASKCORE_OVERWRITE) && r.element < w->at) {
      continue;
    }
    if ((flags & MASKCORE_OVERWRITE) && t->replaced != 0 && r.element == t->repeated) {
      t->replaced -= 1;
      continue;
    }
    character c = character_read(r.text, r.start);
    size_t slot = place(w, t, r.element, &c);
    while (slot != NOWHERE && !segment_allows(w->mask, &w->tally, slot, c.scalar)) {
      maskcore_refusal why;
      slot = t->stays ? NOWHERE : slot_ahead(w->mask, slot + 1, &c, true, &why);
    }
    bool stands = slot != NOWHERE || (flags & MASKCORE_DROP_TAIL) == 0;
    if (w->behind_slot && stands && character_joins(w->last, c.text) && is_next(w, slot)) {
      if (t->firm || !writer_append(w, &c)) {
        return false;
      }
      t->written += 1;
      continue;
    }
    if (slot == NOWHERE && (flags & (MASKCORE_OVERWRITE | MASKCORE_DROP_TAIL))) {
      continue; /* a new first digit empties the places behind it that do not suit it */
    }
    if (slot == NOWHERE) {
      return false;
    }
    writer_advance(w, slot);
    t->start = t->written == 0 ? w->size : t->start;
    writer_fill(w, slot, &c);
    t->written += 1;
  }
  return true;
}

/* How many characters of the range stand in `slot`. */
static size_t removed_from(const change *c, size_t slot) {
  size_t removed = 0;
  reader r = c->text;
  while (r.position < c->end) {
    bool filled = reader_next(&r) == READ_CHARACTER;
    removed += filled && r.element == slot && r.start >= c->start;
  }
  return removed;
}

/* The slot of the first character behind the range that keeps its place whatever moves. */
static size_t first_fixed(const writer *w, reader r, tail t) {
  const maskcore_mask *mask = w->mask;
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    t.stays = t.stays || (kind == READ_BLANK && r.element >= w->at);
    if (kind == READ_CHARACTER) {
      enter_section(mask, &t, element_at(mask, r.element)->partner);
      if (t.stays) {
        return r.element;
      }
    }
  }
  return NOWHERE;
}

/* An insertion that is being placed, and what comes of it. */
typedef struct placing {
  const change *change;
  const scan *scan;
  insertion *insertion;
  writer *written;
  tail *tail;
} placing;

/* One try: the head, what of the insertion goes before the element `limit`, and the tail. */
static COLD bool attempt(const placing *p, size_t limit, bool stays) {
  const change *c = p->change;
  const scan *s = p->scan;
  insertion *in = p->insertion;
  writer *w = p->written;
  tail *t = p->tail;
  const maskcore_mask *mask = c->mask;
  *w = s->head;
  in->limit = limit;
  insertion_run(in, w);
  *t = (tail){.blocked = NOWHERE, .fixed = NOWHERE, .most_spilled = SIZE_MAX};
  t->firm = true;
  bool several = in->filled > s->removed + 1 && !(mask->flags & MASKCORE_DROP_TAIL);
  t->most_spilled = several ? in->spills : SIZE_MAX;
  t->held = c->start == c->end && in->filled == 0 && !in->crossed; /* it only steps */
  t->stays = stays || t->held || (mask->flags & MASKCORE_OVERWRITE);
  t->edited = in->filled != 0         ? section_of(mask, w->filled_slot)
              : s->touched != NOWHERE ? section_of(mask, s->touched)
                                      : section_of(mask, s->head.at);
  if (in->crossed) { /* a literal was taken in front of characters of this section */
    t->edited = size_min(t->edited, section_of(mask, s->head.at));
  }
  if (s->first != NOWHERE) { /* what is pushed out of a section counts as edited there */
    t->edited = size_min(t->edited, section_of(mask, s->first));
  }
  t->section = t->edited;
  if ((mask->flags & (MASKCORE_OVERWRITE | MASKCORE_DROP_TAIL)) && in->filled != 0 &&
      (element_at(mask, w->filled_slot)->flags & SLOT_REPEATED)) {
    t->repeated = w->filled_slot;
    size_t removed = removed_from(c, w->filled_slot);
    t->replaced = in->repeated > removed ? in->repeated - removed : 0;
  }
  if (mask->flags & MASKCORE_DROP_TAIL) {
    t->fixed = first_fixed(w, s->after, *t);
  }
  t->start = w->size;
  return write_tail(w, s->after, t) && w->least_size >= in->caret;
}

/* The most of the insertion with which the tail keeps all its characters. What the tail needs
   depends only on where it begins, so the elements that the insertion may reach are found by
   halves: a character that would go further is refused, and those after it go on. */
static bool place_all(const placing *p) {
  insertion *in = p->insertion;
  const tail *t = p->tail;
  bool drops = (p->change->mask->flags & MASKCORE_DROP_TAIL) != 0;
  in->spills = 1;
  if (attempt(p, SIZE_MAX, false)) {
    return true;
  }
  if (t->spilled > t->most_spilled) { /* more than the first character pushed out by itself? */
    if (attempt(p, in->first + 1, false)) {
      in->spills = size_max(t->spilled, 1);
    }
    if (attempt(p, SIZE_MAX, false)) {
      return true;
    }
  }
  if (p->written->least_size < in->caret) { /* a group would stay empty in front of characters */
    in->shut = true;
    if (attempt(p, SIZE_MAX, false)) {
      return true;
    }
  }
  if (!drops && attempt(p, SIZE_MAX, true)) {
    return true;
  }
  size_t fits = p->scan->head.at, fails = in->reached;
  while (fails > fits + 1) {
    size_t middle = fits + (fails - fits) / 2;
    bool works = attempt(p, middle, false) || (!drops && attempt(p, middle, true));
    *(works ? &fits : &fails) = middle;
  }
  return attempt(p, fits, false) || (!drops && attempt(p, fits, true));
}

/* Literals that stood behind the last character stay, as far as every slot before them is filled,
   and none of a group would be left alone. */
static void keep_literals(writer *w, size_t from, size_t end) {
  const maskcore_mask *mask = w->mask;
  size_t until = w->at;
  while (until < end) {
    const element *e = element_at(mask, until);
    bool empty =
        e->kind == ELEMENT_CLOSE && e->partner < w->at && (!w->any || w->filled_slot < e->partner);
    if (empty || (e->kind == ELEMENT_SLOT && !(e->flags & SLOT_OPTIONAL))) {
      break;
    }
    until = e->kind == ELEMENT_OPEN && e->partner < end ? e->partner + 1 : until + 1;
  }
  bool adds = until > from && until > w->at;
  if (adds && (until == end || element_at(mask, until)->kind == ELEMENT_SLOT)) {
    writer_advance(w, until);
  }
}

static COLD maskcore_result unchanged(const change *c, writer *w, size_t caret) {
  reader r = c->text;
  view text = r.text;
  if (text.size <= w->capacity && text.size != 0) {
    memcpy(w->bytes, text.bytes, text.size);
  }
  w->size = text.size;
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
  }
  maskcore_result result = {0};
  result.complete = tally_complete(&r.tally, c->mask);
  result.caret.utf8 = caret;
  return result;
}

/* Behind the character on the left of a deletion, or at the first slot if there is none. */
static size_t caret_on_the_left(const scan *s, const writer *w) {
  if (s->head.any) {
    return s->head.filled_size;
  }
  return size_min(w->lead_size, w->size);
}

/* What becomes of the characters behind a deletion, the first that works. */
typedef enum deletion_way {
  DELETE_MOVES, /* they move up, within the section and through those of required slots */
  DELETE_STAYS, /* they stay in their sections */
  DELETE_HOLDS, /* they keep their places */
  DELETE_FREES, /* each goes to the next slot that takes it */
} deletion_way;

/* Writes what stands behind a deletion. False if a character would be lost. */
static bool close_up(const change *c, const scan *s, deletion_way way, writer *w, tail *t) {
  const maskcore_mask *mask = c->mask;
  *w = s->head;
  w->watched = s->cut;
  *t = (tail){.blocked = NOWHERE, .fixed = NOWHERE, .most_spilled = SIZE_MAX};
  t->edited = section_of(mask, s->cut);
  if (way == DELETE_MOVES && section_of(mask, s->head.at) != NOWHERE) {
    t->edited = section_of(mask, s->head.at);
  }
  t->stays = way == DELETE_STAYS || way == DELETE_HOLDS || (mask->flags & MASKCORE_OVERWRITE);
  t->held = way == DELETE_HOLDS;
  t->free = way == DELETE_FREES;
  if (t->free) {
    t->stays = false;
    t->firm = true;
  }
  t->section = way == DELETE_MOVES ? t->edited : 0;
  return write_tail(w, s->after, t);
}

/* Which literals are left at the end of the display, the first that works. */
typedef enum deletion_end {
  END_STANDS, /* those that stand behind the range */
  END_BARE,   /* none */
  END_HEAD,   /* those in front of the range */
} deletion_end;

static maskcore_result finish_deletion(const change *c, const scan *s, writer *w, tail t,
                                       deletion_end end) {
  const maskcore_mask *mask = c->mask;
  if (!w->any) {
    writer_form form = w->form;
    *w = writer_to(mask, w->bytes, w->capacity);
    w->form = form;
    writer_empty(w);
  } else {
    if (t.written == 0 && end != END_HEAD) {
      writer_cut(w);
    }
    if (mask->flags & MASKCORE_GUIDE) {
      writer_rest(w);
    } else if (end == END_STANDS) {
      keep_literals(w, s->literal_start, s->literal_end);
    }
  }
  maskcore_result result = {0};
  result.complete = tally_complete(&w->tally, mask);
  result.caret.utf8 = caret_on_the_left(s, w);
  if (c->intent == MASKCORE_DELETE_FORWARD && w->any) {
    if (mask->flags & MASKCORE_OVERWRITE) {
      result.caret.utf8 = size_min(w->passed_size, w->size);
    } else if (t.written != 0) {
      result.caret.utf8 = t.start;
    } else if (w->watched_size != NOWHERE) {
      result.caret.utf8 = w->watched_size;
    }
  }
  return result;
}

/* How many characters a display holds; NOWHERE if it is none. */
static size_t characters_in(const writer *w) {
  reader r = reader_of(w->mask, (view){w->bytes, w->size});
  size_t count = 0;
  if (!reader_fits(&r)) {
    return NOWHERE;
  }
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    count += kind == READ_CHARACTER;
  }
  return count;
}

/* Deletes from a mask that can be read in two ways: the first way whose outcome is read as what it
   was meant to be, if need be without the literals at its end. If there is none, the caret rests at
   `caret`. */
static maskcore_result delete_legibly(const change *c, const scan *s, size_t caret, writer *w) {
  writer fresh = *w;
  size_t room = 0; /* what the first way or no change takes, whichever way it comes to */
  for (unsigned attempt = 0; attempt < 12; attempt += 1) {
    tail t;
    *w = fresh;
    if (!close_up(c, s, (deletion_way)(attempt / 3), w, &t)) {
      continue;
    }
    maskcore_result result = finish_deletion(c, s, w, t, (deletion_end)(attempt % 3));
    room = room == 0 ? size_max(c->text.text.size, w->size) : room;
    if (room > w->capacity) {
      w->size = room;
      return result;
    }
    size_t count = w->size <= room ? characters_in(w) : NOWHERE;
    bool joined = w->foreign && count != NOWHERE; /* two may have become one */
    if (joined || count == s->before + s->behind) {
      return result;
    }
  }
  *w = fresh;
  return unchanged(c, w, caret);
}

static maskcore_result edit_deletion(const change *given, writer *w) {
  change c = *given;
  scan s = scan_change(&c, *w);
  bool backward = c.intent == MASKCORE_DELETE_BACKWARD,
       forward = c.intent == MASKCORE_DELETE_FORWARD;
  size_t rest = forward ? c.start : c.end;
  if (s.removed == 0) { /* literals only: on to the nearest character, or just past them */
    if (c.mask->flags & MASKCORE_STEP_LITERALS) {
      return unchanged(&c, w, backward ? c.start : c.end);
    }
    if (backward && s.left != NOWHERE) {
      c.start = s.left;
    } else if (forward && s.behind != 0) {
      c.start = s.first_start;
      c.end = s.first_end;
    } else if (!backward || s.behind != 0 || c.start == c.end) {
      return unchanged(&c, w, forward ? c.start : c.end);
    }
    s = scan_change(&c, *w);
  }
  if (c.mask->ambiguous && w->form == WRITE_DISPLAY) {
    return delete_legibly(&c, &s, rest, w);
  }
  tail t;
  if (!close_up(&c, &s, DELETE_MOVES, w, &t) && !close_up(&c, &s, DELETE_STAYS, w, &t)) {
    return unchanged(&c, w, c.end);
  }
  return finish_deletion(&c, &s, w, t, END_STANDS);
}

static maskcore_result edit_insertion(const change *c, writer *w, edit_report *report) {
  const maskcore_mask *mask = c->mask;
  scan s = scan_change(c, *w);
  insertion in = {0};
  in.text = c->insert;
  in.mark = c->mark;
  in.limit = SIZE_MAX;
  in.mode = c->intent == MASKCORE_SET ? AS_VALUE : AS_TYPED;
  in.pastes = c->intent == MASKCORE_PASTE;
  in.screen_start = s.after.at;
  in.screen_end = s.screen_end;
  in.tail_first = s.first;
  if (s.first != NOWHERE) {
    in.tail = character_read(c->text.text, s.first_start);
  }
  if (c->intent == MASKCORE_PASTE && !s.head.any) {
    writer_form form = w->form;
    s.head = writer_to(mask, w->bytes, w->capacity);
    s.head.form = form;
    in.screen_start = NOWHERE;
    in.screen_end = 0;
    insertion_reading(&in, mask);
  }
  tail t;
  if (!place_all(&(placing){c, &s, &in, w, &t}) || !in.placed) {
    maskcore_result refused = unchanged(c, w, c->end);
    refused.refused = in.refused + in.taken;
    refused.refusal =
        in.refusal == MASKCORE_TAKEN_ALL && in.taken != 0 ? MASKCORE_CLASS : in.refusal;
    *report = (edit_report){refused.caret.utf8, in.refused_words, 0};
    return refused;
  }
  size_t caret = in.caret;
  if (mask->flags & MASKCORE_GUIDE) {
    writer_rest(w);
  } else {
    keep_literals(w, s.literal_start, s.literal_end);
    if ((mask->flags & MASKCORE_EAGER) && w->any) {
      writer_eager(w);
      caret = t.written == 0 ? w->size : caret;
    }
  }
  size_t mark = in.mark >= in.text.size ? caret : in.mark_size;
  *report = (edit_report){mark, in.refused_words, in.led};
  maskcore_result result = {0};
  result.complete = tally_complete(&w->tally, mask);
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
  result->complete = tally_complete(&r.tally, w->mask);
  return true;
}

COLD maskcore_result edit_rendering(const change *c, writer *w, edit_report *report) {
  writer fresh = *w;
  *report = (edit_report){0};
  maskcore_result result = c->insert.size == 0 ? edit_deletion(c, w) : edit_insertion(c, w, report);
  if (w->form != WRITE_DISPLAY || (!w->foreign && !c->mask->ambiguous)) {
    return result;
  }
  /* There has to be room for either outcome before it is known which one it is. */
  size_t needed = size_max(w->size, c->text.text.size);
  if (needed > w->capacity) {
    w->size = needed;
  } else if (!reads_back(w, &result)) {
    size_t refused = result.taken + result.refused;
    *w = fresh;
    result = unchanged(c, w, c->intent == MASKCORE_DELETE_FORWARD ? c->start : c->end);
    result.refused = refused;
    result.refusal = refused == 0 ? MASKCORE_TAKEN_ALL : MASKCORE_CLASS;
  }
  return result;
}
