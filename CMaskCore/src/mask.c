/* The public mask calls, in the order of the header, but for the three that plain.c answers first.
   Arguments are checked here and trusted below. */
#include "maskcore.h"
#include "door.h"
#include "edit.h"
#include "pattern.h"
#include "plain.h"
#include "reader.h"
#include "reverse.h"
#include "writer.h"

/* Whether `r`'s text is a rendering of its mask. */
static bool is_rendering(reader *r) {
  reverse_text read;
  return r->mask->flags & MASKCORE_FILL_FROM_END ? reverse_reads(r->mask, r->text, &read)
                                                 : reader_fits(r);
}

/* Writes a rendering as it stands, in the form of `w`. */
static void write_rendering(reader r, writer *w) {
  if (r.mask->flags & MASKCORE_FILL_FROM_END) {
    reverse_text read;
    reverse_reads(r.mask, r.text, &read);
    reverse_render(&read, w);
    return;
  }
  for (reading kind = reader_next(&r); kind != READ_END; kind = reader_next(&r)) {
    writer_head(w, &r, kind);
  }
}

/* Applies a change to a rendering. */
static maskcore_result edit(const change *c, writer *w, edit_report *report) {
  if (c->mask->flags & MASKCORE_FILL_FROM_END) {
    reverse_text read;
    reverse_reads(c->mask, c->text.text, &read);
    maskcore_result result = reverse_edit(&read, c, w);
    *report = (edit_report){.mark = result.caret.utf8};
    return result;
  }
  return edit_rendering(c, w, report);
}

/* Pastes `text` into an empty field; `mark` goes in as an offset of it and comes out as one of the
   output. */
static COLD maskcore_result paste_whole(const maskcore_mask *mask, view text, writer *w,
                                        size_t *mark) {
  change c = {0};
  c.mask = mask;
  c.text = reader_of(mask, view_of(NULL, 0));
  c.intent = MASKCORE_PASTE;
  c.insert = text;
  c.mark = *mark;
  edit_report report;
  maskcore_result result = edit(&c, w, &report);
  *mark = report.mark;
  return result;
}

/* Writes a text in the form of `w`: a rendering as it stands, anything else as `paste_whole`. */
static maskcore_result write_text(const maskcore_mask *mask, view text, writer *w, size_t *mark) {
  reader r = reader_of(mask, text);
  if (!is_rendering(&r)) {
    maskcore_result result = paste_whole(mask, text, w, mark);
    result.reformatted = true;
    return result;
  }
  write_rendering(r, w);
  maskcore_result result = {0};
  result.complete = tally_complete(&w->tally, mask);
  return result;
}

/* A writer to what a caller gave as room, or not. */
static writer writer_out(const maskcore_mask *mask, char *out, size_t capacity) {
  return writer_to(mask, (unsigned char *)out, out == NULL ? 0 : capacity);
}

maskcore_mask *maskcore_compile(const char *pattern, size_t pattern_size,
                                const maskcore_options *options, maskcore_error *error) {
  if (pattern == NULL && pattern_size != 0) {
    if (error != NULL) {
      *error = (maskcore_error){MASKCORE_E_RANGE, 0, MASKCORE_FAULT_NONE};
    }
    return NULL;
  }
  return pattern_compile(view_of(pattern, pattern_size), options, error);
}

void maskcore_free(maskcore_mask *mask) {
  if (mask != NULL) {
    maskcore_allocator allocator = mask->allocator;
    allocator.release(allocator.context, mask, mask->block_size);
  }
}

size_t maskcore_bound(const maskcore_mask *mask, size_t text_size) {
  size_t size = size_min(text_size, 2 * MASKCORE_TEXT_LIMIT);
  size_t once = rendering_bound(mask, size);
  return once + rendering_bound(mask, once);
}

COLD maskcore_result mask_edit(const maskcore_mask *mask, view text, const maskcore_range *range,
                               maskcore_intent intent, view insert, unsigned char *out,
                               size_t capacity) {
  maskcore_status status = check_text((const char *)text.bytes, text.size);
  status = status == MASKCORE_OK ? check_text((const char *)insert.bytes, insert.size) : status;
  if (status != MASKCORE_OK) {
    return failure(status);
  }
  if (insert.size > MASKCORE_TEXT_LIMIT - text.size) {
    return failure(MASKCORE_E_LIMIT);
  }
  view before = view_of((const char *)text.bytes, text.size);
  size_t start, end;
  if (!resolve(before, range, &start, &end)) {
    return failure(MASKCORE_E_RANGE);
  }
  capacity = out == NULL ? 0 : capacity;
  change c = {0};
  c.mask = mask;
  c.text = reader_of(mask, before);
  c.intent = intent;
  c.insert = view_of((const char *)insert.bytes, insert.size);
  c.mark = SIZE_MAX;
  bool reformatted = !is_rendering(&c.text);
  size_t room = capacity;
  if (reformatted) {
    /* The text becomes a rendering first, at the far end of the output, out of the edit's way. */
    writer measure = writer_to(mask, NULL, 0);
    size_t first = start, last = end;
    paste_whole(mask, before, &measure, &first);
    size_t needed = measure.size + rendering_bound(mask, measure.size + insert.size);
    if (capacity < needed) {
      maskcore_result space = failure(MASKCORE_E_SPACE);
      space.size = needed;
      return space;
    }
    room = capacity - measure.size;
    writer w = writer_to(mask, out + room, measure.size);
    paste_whole(mask, before, &w, &last);
    c.text = reader_of(mask, (view){out + room, w.size});
    if (!is_rendering(&c.text)) {
      return failure(MASKCORE_E_UTF8);
    }
    end = size_min(last, w.size); /* a paste that was refused as a whole left nothing */
    start = size_min(first, end);
    widen(c.text.text, &start, &end);
  }
  if (insert.size == 0) {
    widen_caret(c.text.text, intent, &start, &end);
  }
  c.start = start;
  c.end = end;
  writer w = writer_to(mask, out, room);
  edit_report report;
  maskcore_result result = edit(&c, &w, &report);
  result.reformatted = reformatted;
  conclude(&result, &w, before);
  return result;
}

COLD maskcore_result mask_format(const maskcore_mask *mask, const char *text, size_t text_size,
                                 maskcore_range selection, char *out, size_t out_capacity) {
  maskcore_status status = check_text(text, text_size);
  if (status != MASKCORE_OK) {
    return failure(status);
  }
  view before = view_of(text, text_size);
  size_t start, end;
  if (!resolve(before, &selection, &start, &end)) {
    return failure(MASKCORE_E_RANGE);
  }
  writer w = writer_out(mask, out, out_capacity);
  bool follows = end == text_size && !(mask->flags & MASKCORE_GUIDE);
  maskcore_result result = write_text(mask, before, &w, &end);
  if (!result.reformatted) {
    writer_complete(&w);
    end = follows ? w.size : end;
  }
  result.caret.utf8 = size_min(end, w.size); /* what holds no character may become empty */
  conclude(&result, &w, before);
  return result;
}

COLD maskcore_result mask_unmask(const maskcore_mask *mask, const char *text, size_t text_size,
                                 char *out, size_t out_capacity) {
  maskcore_status status = check_text(text, text_size);
  if (status != MASKCORE_OK) {
    return failure(status);
  }
  view before = view_of(text, text_size);
  writer w = writer_out(mask, out, out_capacity);
  w.form = WRITE_VALUE;
  size_t mark = SIZE_MAX;
  maskcore_result result = write_text(mask, before, &w, &mark);
  result.caret.utf8 = w.size;
  conclude(&result, &w, before);
  return result;
}

COLD maskcore_result maskcore_hint(const maskcore_mask *mask, const char *text, size_t text_size,
                                   char *out, size_t out_capacity) {
  maskcore_status status = check_text(text, text_size);
  if (status != MASKCORE_OK) {
    return failure(status);
  }
  writer w = writer_out(mask, out, out_capacity), shown = writer_to(mask, NULL, 0);
  reader r = reader_of(mask, view_of(text, text_size));
  maskcore_result result = {0};
  if (is_rendering(&r)) {
    write_rendering(r, &shown);
    result.complete = tally_complete(&shown.tally, mask);
    if (!(mask->flags & MASKCORE_FILL_FROM_END) || text_size == 0) {
      w.at = shown.at;
      w.tally = shown.tally;
      writer_rest(&w);
    }
  }
  conclude(&result, &w, view_of(NULL, 0));
  return result;
}

COLD maskcore_result maskcore_prefix(const maskcore_mask *mask, char *out, size_t out_capacity) {
  writer w = writer_out(mask, out, out_capacity);
  writer_empty(&w);
  maskcore_result result = {0};
  result.complete = tally_complete(&w.tally, mask);
  writer prefix = writer_to(mask, NULL, 0);
  writer_prefix(&prefix);
  result.caret.utf8 = size_min(prefix.size, w.size);
  conclude(&result, &w, view_of(NULL, 0));
  return result;
}

COLD bool maskcore_is_complete(const maskcore_mask *mask, const char *text, size_t text_size) {
  if (check_text(text, text_size) != MASKCORE_OK) {
    return false;
  }
  writer w = writer_to(mask, NULL, 0);
  size_t mark = SIZE_MAX;
  return write_text(mask, view_of(text, text_size), &w, &mark).complete;
}
