/* Several masks for one field: which of them an edit is read under. */
#include "door.h"
#include "edit.h"
#include "pattern.h"
#include "reader.h"
#include "writer.h"

/* One call, whose room is shared out: the outcome in front, then the text as a candidate shows it,
   and at the far end the characters of its slots. */
typedef struct choosing {
  const maskcore_candidate *candidates;
  size_t count;
  maskcore_choice *choice;
  view text;
  size_t start, end; /* of the range, in `text` */
  maskcore_intent intent;
  view insert;
  unsigned char *bytes;
  size_t room;      /* for the outcome */
  size_t text_room; /* for the text, behind that */
  view slots; /* the characters in slots outside the range, and how many bytes come before it */
  size_t slots_before;
  size_t holes; /* in the text */
} choosing;

/* How a candidate fares. */
typedef struct trial {
  bool fits;    /* the characters outside the range fit it */
  size_t cost;  /* characters it refuses: of one typed, any; of more, letters and digits */
  size_t holes; /* that a value leaves in front of characters */
  size_t led;
  uint32_t specific; /* digits of the condition that the outcome's value meets; 0 without one */
  bool meets;        /* there is no condition, or the value meets it */
  size_t size;
  maskcore_result result;
} trial;

static const maskcore_mask *mask_at(const choosing *c, size_t index) {
  return c->candidates[index].mask;
}

/* Whether the value of a rendering meets a candidate's condition, and the digits of that. `r` is at
   its beginning and knows the way through. */
static COLD bool meets(const maskcore_candidate *candidate, reader r, uint32_t *specific) {
  *specific = 0;
  if (candidate->lead_count == 0) {
    return true;
  }
  unsigned char value[9];
  writer w = writer_to(candidate->mask, value, sizeof value);
  w.form = WRITE_VALUE;
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    writer_head(&w, &r, kind);
    if (w.size >= sizeof value) {
      break;
    }
  }
  size_t size = size_min(w.size, sizeof value);
  bool met = false;
  for (size_t i = 0; i < candidate->lead_count; i += 1) {
    const maskcore_lead *lead = &candidate->leads[i];
    uint32_t number = 0;
    size_t digits = 0;
    while (digits < size && digits < lead->digits && value[digits] - (uint32_t)'0' < 10) {
      number = number * 10 + (value[digits] - (uint32_t)'0');
      digits += 1;
    }
    if (digits != 0 && digits == lead->digits && number >= lead->low && number <= lead->high) {
      met = true;
      *specific = lead->digits > *specific ? lead->digits : *specific;
    }
  }
  return met;
}

/* Required slots that stand empty in front of a filled one. */
static size_t holes_in(reader r) {
  size_t holes = 0, blanks = 0;
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    blanks += kind == READ_BLANK;
    holes = kind == READ_CHARACTER ? blanks : holes;
  }
  return holes;
}

/* The text under a candidate, with the range deleted, and where the insertion goes. */
static COLD bool carry_over(const choosing *c, size_t index, change *edit) {
  const maskcore_mask *mask = mask_at(c, index);
  unsigned char *bytes = c->bytes + c->room;
  writer w = writer_to(mask, bytes, c->text_room);
  edit_report report = {0};
  if (c->slots.size == 0) { /* literals alone: they stay what they are, or go */
    reader r = reader_of(mask, (view){c->text.bytes, c->start});
    bool same = c->end == c->text.size && reader_fits(&r);
    edit->text = same ? r : reader_of(mask, (view){c->text.bytes, 0});
    edit->start = edit->end = edit->text.text.size;
    return true;
  }
  change fill = {0};
  fill.mask = mask;
  fill.text = reader_of(mask, (view){c->slots.bytes, 0});
  fill.intent = MASKCORE_SET;
  fill.insert = c->slots;
  fill.mark = c->slots_before;
  maskcore_result filled = edit_rendering(&fill, &w, &report);
  edit->text = reader_of(mask, (view){bytes, size_min(w.size, c->text_room)});
  edit->start = edit->end = size_min(report.mark, w.size);
  /* No required slot is skipped on the way, as none is by typing. */
  return filled.refused == 0 && w.size <= c->text_room && reader_fits(&edit->text) &&
         holes_in(edit->text) <= c->holes;
}

/* Runs the edit under a candidate; the outcome stands in `bytes` afterwards. */
static COLD trial try_candidate(const choosing *c, size_t index) {
  trial t = {0};
  change edit = {0};
  edit.mask = mask_at(c, index);
  edit.intent = c->intent;
  edit.insert = c->insert;
  edit.mark = SIZE_MAX;
  edit.start = c->start;
  edit.end = c->end;
  edit.text = reader_of(edit.mask, c->text);
  t.fits = index == c->choice->current ? reader_fits(&edit.text) : carry_over(c, index, &edit);
  if (!t.fits) {
    return t;
  }
  writer w = writer_to(edit.mask, c->bytes, c->room);
  edit_report report;
  t.result = edit_rendering(&edit, &w, &report);
  t.size = w.size;
  t.led = report.led;
  bool single = t.result.taken + t.result.refused == 1;
  t.cost = single ? t.result.refused : report.refused_words;
  reader outcome = reader_of(edit.mask, (view){c->bytes, size_min(w.size, c->room)});
  if (reader_fits(&outcome)) {
    t.meets = meets(&c->candidates[index], outcome, &t.specific);
    t.holes = c->intent == MASKCORE_SET ? holes_in(outcome) : 0;
  }
  return t;
}

/* Whether `a` is the better choice; it comes later in the list than `b`. */
static bool is_better(const choosing *c, const trial *a, size_t a_index, const trial *b,
                      size_t b_index) {
  if (a->fits != b->fits) {
    return a->fits;
  }
  if (a->cost != b->cost) {
    return a->cost < b->cost;
  }
  if (a->holes != b->holes) {
    return a->holes < b->holes;
  }
  if (a->meets != b->meets) {
    return a->meets;
  }
  if (a->specific != b->specific) {
    return a->specific > b->specific;
  }
  if (a->led != b->led) {
    return a->led > b->led;
  }
  size_t preferred[2] = {c->choice->settled, c->choice->current};
  for (size_t i = 0; i < 2; i += 1) {
    if (a_index == preferred[i] || b_index == preferred[i]) {
      return a_index == preferred[i];
    }
  }
  return mask_at(c, a_index)->capacity < mask_at(c, b_index)->capacity;
}

/* Whether the insertion is signs alone: what was typed chose a mask by its literals. */
static bool is_signs(view insert) {
  for (size_t at = 0; at < insert.size;) {
    character c = character_read(insert, at);
    if (c.word) {
      return false;
    }
    at += c.text.size;
  }
  return insert.size != 0;
}

static maskcore_result choose(const choosing *c) {
  size_t best = 0;
  trial winner = {0}, last = winner;
  for (size_t i = 0; i < c->count; i += 1) {
    last = try_candidate(c, i);
    if (i == 0 || is_better(c, &last, i, &winner, best)) {
      winner = last;
      best = i;
    }
  }
  if (winner.result.taken == 0) {
    best = c->choice->current; /* an edit that puts nothing in changes nothing */
  }
  if (best != c->count - 1) { /* the outcome of the one tried last stands in the room */
    last = try_candidate(c, best);
  }
  if (!last.fits) {
    return failure(MASKCORE_E_RANGE);
  }
  bool forced = best != c->choice->current && (last.led != 0 || is_signs(c->insert));
  c->choice->current = best;
  c->choice->settled = forced ? best : c->choice->settled;
  writer w = writer_to(mask_at(c, best), c->bytes, c->room);
  w.size = last.size;
  conclude(&last.result, &w, c->text);
  return last.result;
}

/* Copies the characters in slots outside the range to the far end of the room. */
static void gather_slots(choosing *c) {
  const maskcore_mask *mask = mask_at(c, c->choice->current);
  unsigned char *bytes = c->bytes + c->room + c->text_room;
  reader r = reader_of(mask, c->text);
  size_t size = 0;
  if (!reader_fits(&r)) {
    return;
  }
  c->holes = holes_in(r);
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    bool outside = r.position <= c->start || r.start >= c->end;
    if (kind == READ_CHARACTER && outside) {
      size_t width = r.position - r.start;
      memcpy(bytes + size, r.text.bytes + r.start, width);
      size += width;
      c->slots_before = r.position <= c->start ? size : c->slots_before;
    }
  }
  c->slots = (view){bytes, size};
}

size_t maskcore_choice_bound(const maskcore_candidate *candidates, size_t count, size_t text_size) {
  size_t most = 0;
  for (size_t i = 0; i < count; i += 1) {
    most = size_max(most, maskcore_bound(candidates[i].mask, text_size));
  }
  return 2 * most + size_min(text_size, 2 * MASKCORE_TEXT_LIMIT);
}

/* Checks the arguments and shares out the room. `c` has its text and insertion. */
static maskcore_status prepare(choosing *c, const char *out, size_t capacity) {
  if (c->count == 0 || c->choice->current >= c->count || c->choice->settled >= c->count) {
    return MASKCORE_E_RANGE;
  }
  if (c->count > MASKCORE_CHOICE_LIMIT || c->insert.size > MASKCORE_TEXT_LIMIT - c->text.size) {
    return MASKCORE_E_LIMIT;
  }
  for (size_t i = 0; i < c->count; i += 1) {
    if (mask_at(c, i)->flags & MASKCORE_FILL_FROM_END) {
      return MASKCORE_E_UNSUPPORTED;
    }
  }
  size_t size = c->text.size + c->insert.size;
  size_t bound = maskcore_choice_bound(c->candidates, c->count, size);
  if (out == NULL || capacity < bound) {
    return MASKCORE_E_SPACE;
  }
  c->room = (bound - size) / 2;
  c->text_room = c->room;
  return MASKCORE_OK;
}

static maskcore_result no_choice(const choosing *c, maskcore_status status) {
  maskcore_result result = failure(status);
  if (status == MASKCORE_E_SPACE) {
    result.size = maskcore_choice_bound(c->candidates, c->count, c->text.size + c->insert.size);
  }
  return result;
}

/* The candidate that a text is a rendering of, the ones in force first; NOWHERE if it is none's. */
static size_t rendering_of(const choosing *c) {
  size_t found = NOWHERE;
  uint32_t specific = 0;
  for (size_t i = 0; i < c->count + 2; i += 1) {
    size_t index = i == 0 ? c->choice->settled : i == 1 ? c->choice->current : i - 2;
    reader r = reader_of(mask_at(c, index), c->text);
    uint32_t digits;
    if (reader_fits(&r) && meets(&c->candidates[index], r, &digits) &&
        (found == NOWHERE || digits > specific)) {
      found = index;
      specific = digits;
    }
  }
  return found;
}

/* One that a text is at least a rendering of, whatever its condition. */
static bool find_current(const choosing *c) {
  for (size_t i = 0; i < c->count + 2; i += 1) {
    size_t index = i == 0 ? c->choice->current : i == 1 ? c->choice->settled : i - 2;
    reader r = reader_of(mask_at(c, index), c->text);
    if (reader_fits(&r)) {
      c->choice->current = index;
      return true;
    }
  }
  return false;
}

/* After a deletion: the settled candidate comes back if what is left fits it. The outcome stands in
   `bytes`. */
static maskcore_result return_to_settled(const choosing *given, maskcore_result result) {
  choosing c = *given;
  size_t settled = c.choice->settled;
  if (c.choice->current == settled || result.status != MASKCORE_OK || result.size == 0) {
    return result;
  }
  c.text = (view){c.bytes, result.size};
  c.start = c.end = result.caret.utf8;
  gather_slots(&c);
  change back = {0};
  uint32_t specific;
  if (c.slots.size == 0 || !carry_over(&c, settled, &back) ||
      !meets(&c.candidates[settled], back.text, &specific)) {
    return result;
  }
  view shown = back.text.text;
  memmove(c.bytes, shown.bytes, shown.size);
  c.choice->current = settled;
  writer w = writer_to(mask_at(&c, settled), c.bytes, c.room);
  w.size = shown.size;
  result.caret.utf8 = back.start;
  result.complete = maskcore_is_complete(mask_at(&c, settled), (const char *)c.bytes, shown.size);
  conclude(&result, &w, given->text);
  return result;
}

COLD maskcore_result maskcore_choice_edit(const maskcore_candidate *candidates, size_t count,
                                          maskcore_choice *choice, const char *text,
                                          size_t text_size, maskcore_range range,
                                          maskcore_intent intent, const char *insert,
                                          size_t insert_size, char *out, size_t out_capacity) {
  maskcore_status status = check_text(text, text_size);
  status = status == MASKCORE_OK ? check_text(insert, insert_size) : status;
  if (status != MASKCORE_OK) {
    return failure(status);
  }
  choosing c = {.candidates = candidates, .count = count, .choice = choice};
  c.text = view_of(text, text_size);
  c.insert = view_of(insert, insert_size);
  c.intent = intent;
  c.bytes = (unsigned char *)out;
  status = prepare(&c, out, out_capacity);
  if (status != MASKCORE_OK) {
    return no_choice(&c, status);
  }
  if (!resolve(c.text, &range, &c.start, &c.end)) {
    return failure(MASKCORE_E_RANGE);
  }
  if (!find_current(&c) || insert_size == 0) {
    maskcore_result result = maskcore_edit(mask_at(&c, choice->current), text, text_size, range,
                                           intent, insert, insert_size, out, c.room);
    return return_to_settled(&c, result);
  }
  gather_slots(&c);
  return choose(&c);
}

COLD maskcore_result maskcore_choice_format(const maskcore_candidate *candidates, size_t count,
                                            maskcore_choice *choice, const char *text,
                                            size_t text_size, char *out, size_t out_capacity) {
  maskcore_status status = check_text(text, text_size);
  if (status != MASKCORE_OK) {
    return failure(status);
  }
  choosing c = {.candidates = candidates, .count = count, .choice = choice};
  c.text = view_of(text, text_size);
  c.insert = view_of(NULL, 0);
  c.bytes = (unsigned char *)out;
  status = prepare(&c, out, out_capacity);
  if (status != MASKCORE_OK) {
    return no_choice(&c, status);
  }
  size_t found = rendering_of(&c);
  maskcore_range end = {text_size, text_size, MASKCORE_UTF8};
  if (found != NOWHERE) {
    choice->settled = choice->current = found;
    return maskcore_format(mask_at(&c, found), text, text_size, end, out, out_capacity);
  }
  maskcore_range nothing = {0, 0, MASKCORE_UTF8};
  maskcore_result result = maskcore_choice_edit(candidates, count, choice, NULL, 0, nothing,
                                                MASKCORE_PASTE, text, text_size, out, out_capacity);
  if (result.status == MASKCORE_OK) {
    writer w = writer_to(mask_at(&c, choice->current), c.bytes, result.size);
    w.size = result.size;
    conclude(&result, &w, c.text); /* changed as against the text, not against an empty field */
    result.reformatted = true;
  }
  return result;
}
