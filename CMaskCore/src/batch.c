/*
 * Many texts in one call, as items with ends or as lines. What most rows of a file are, all digits
 * of a plain mask with or without its prefix, is written from a plan made once for the call.
 */
#include "eight.h"
#include "plain.h"

enum {
  PLAN_EIGHTS = 8,   /* of a display that a plan is made for */
  PLAN_STRANDS = 32, /* of them */
  PLAN_FRONTS = 4,   /* trunks and the prefix */
};

/* Slots side by side that lie in one eight of the display. */
typedef struct strand {
  uint64_t bits;  /* where they lie */
  uint16_t first; /* the character for the first of them */
  uint8_t shift;  /* bits that come before it */
} strand;

/* What a row may have in front of its digits: the prefix without its signs, or a trunk. */
typedef struct front {
  size_t size; /* at most eight bytes */
  uint64_t bytes, bits;
} front;

/* How full rows of a mask are written. */
typedef struct row_plan {
  size_t slots; /* characters of a full row; 0: no plan */
  front fronts[PLAN_FRONTS];
  size_t front_count;
  size_t size; /* bytes of the display */
  size_t room; /* bytes written, whole eights */
  uint64_t template[PLAN_EIGHTS];
  uint8_t ends[PLAN_EIGHTS]; /* where the strands of each eight end */
  strand strands[PLAN_STRANDS];
} row_plan;

/* Adds what may come in front; false if the plan has no place for it. */
static bool add_front(row_plan *plan, view bytes) {
  front f = {.size = bytes.size};
  if (bytes.size == 0) {
    return true;
  }
  if (bytes.size > 8 || plan->front_count == PLAN_FRONTS) {
    return false;
  }
  for (size_t i = 0; i < bytes.size; i += 1) {
    f.bytes |= (uint64_t)bytes.bytes[i] << (8 * i);
  }
  f.bits = first_of_eight(bytes.size);
  plan->fronts[plan->front_count] = f;
  plan->front_count += 1;
  return (eight_not_digits(f.bytes) & f.bits) == 0;
}

static bool add_fronts(row_plan *plan, const maskcore_mask *mask) {
  plan->front_count = 0;
  for (size_t i = 0; i < mask->trunk_count; i += 1) {
    if (!add_front(plan, mask->trunks[i])) {
      return false;
    }
  }
  unsigned char words[8];
  view prefix = {words, 0};
  for (size_t i = 0; i < mask->first_slot; i += 1) {
    unsigned char byte = mask->plain.template[i];
    if (ascii_is_word(byte)) {
      if (prefix.size == sizeof words) {
        return false;
      }
      words[prefix.size] = byte;
      prefix.size += 1;
    }
  }
  return add_front(plan, prefix);
}

static void make_plan(const maskcore_mask *mask, row_plan *plan) {
  const plain_mask *plain = &mask->plain;
  size_t slots = 0, strands = 0;
  plan->slots = 0;
  if (plain->template == NULL || plain->letters || mask->first_slot == 0 ||
      ascii_is_word(plain->template[0]) || !add_fronts(plan, mask)) {
    return;
  }
  plan->size = plain_extent(mask, mask->capacity, (mask->flags & MASKCORE_EAGER) != 0);
  plan->room = (plan->size + 7) / 8 * 8;
  if (plan->room > 8 * (size_t)PLAN_EIGHTS) {
    return;
  }
  bool follows = false;
  for (size_t at = 0; at < plan->size; at += 1) {
    size_t eight = at / 8, shift = at % 8 * 8;
    bool slot = plain_is_slot(plain, at);
    if (shift == 0) {
      plan->template[eight] = 0;
      follows = false;
    }
    if (!slot) {
      plan->template[eight] |= (uint64_t)plain->template[at] << shift;
    } else if (follows) {
      plan->strands[strands - 1].bits |= UINT64_C(0xFF) << shift;
    } else if (strands == PLAN_STRANDS) {
      return;
    } else {
      plan->strands[strands] = (strand){UINT64_C(0xFF) << shift, (uint16_t)slots, (uint8_t)shift};
      strands += 1;
    }
    slots += slot;
    follows = slot;
    plan->ends[eight] = (uint8_t)strands;
  }
  plan->slots = mask->capacity;
}

/* Writes the display of a row if the plan is for it: a digit for each slot, behind a front or
   without one. The row can be read and the output written eight bytes too far. */
static ALWAYS_INLINE bool write_row(const row_plan *restrict plan, view row,
                                    unsigned char *restrict out) {
  const unsigned char *digits = row.bytes;
  if (row.size != plan->slots) {
    size_t i = 0;
    for (; i < plan->front_count; i += 1) {
      const front *f = &plan->fronts[i];
      if (row.size == plan->slots + f->size && ((load_eight(digits) ^ f->bytes) & f->bits) == 0) {
        break;
      }
    }
    if (i == plan->front_count) {
      return false;
    }
    digits += plan->fronts[i].size;
  }
  uint64_t wrong = 0;
  size_t i = 0;
  for (; i + 8 <= plan->slots; i += 8) {
    wrong |= eight_not_digits(load_eight(digits + i));
  }
  if (i != plan->slots) {
    wrong |= eight_not_digits(load_eight(digits + i)) & first_of_eight(plan->slots - i);
  }
  if (wrong != 0) {
    return false;
  }
  const strand *s = plan->strands;
  for (size_t eight = 0; eight * 8 < plan->room; eight += 1) {
    uint64_t bytes = plan->template[eight];
    for (const strand *end = plan->strands + plan->ends[eight]; s != end; s += 1) {
      bytes |= load_eight(digits + s->first) << s->shift & s->bits;
    }
    store_eight(out + 8 * eight, bytes);
  }
  return true;
}

/* The short ways. Gives the size, and in `count` the characters; NOWHERE to take the long way. */
static ALWAYS_INLINE size_t format_shortly(const row_plan *plan, const maskcore_mask *mask,
                                           view row, bool readable, unsigned char *out, size_t room,
                                           size_t *count) {
  if (plan->slots != 0 && readable && room >= plan->room && write_row(plan, row, out)) {
    *count = plan->slots;
    return plan->size;
  }
  return room == 0 ? NOWHERE : plain_format(mask, row, out, room, count);
}

static maskcore_result format_at_length(const maskcore_mask *mask, view row, unsigned char *out,
                                        size_t room) {
  maskcore_range selection = {row.size, row.size, MASKCORE_UTF8};
  return mask_format(mask, (const char *)row.bytes, row.size, selection,
                     room == 0 ? NULL : (char *)out, room);
}

maskcore_batch_result maskcore_format_batch(const maskcore_mask *mask, const char *texts,
                                            size_t texts_size, const size_t *ends, size_t *out_ends,
                                            size_t count, char *out, size_t out_capacity) {
  maskcore_batch_result batch = {0};
  row_plan plan;
  make_plan(mask, &plan);
  view all = {(const unsigned char *)texts, texts_size};
  unsigned char *bytes = (unsigned char *)out;
  size_t start = 0, capacity = out == NULL ? 0 : out_capacity, characters;
  for (; batch.done < count; batch.done += 1) {
    size_t end = ends[batch.done], room = capacity - batch.size, size = NOWHERE;
    if (end < start || end > texts_size) {
      batch.status = MASKCORE_E_RANGE;
      return batch;
    }
    view row = {NULL, end - start};
    unsigned char *rest = room == 0 ? NULL : bytes + batch.size;
    if (texts != NULL) {
      row.bytes = all.bytes + start;
      size = format_shortly(&plan, mask, row, all.size - end >= 8, rest, room, &characters);
    }
    if (size == NOWHERE) {
      maskcore_result r = format_at_length(mask, row, rest, room);
      if (r.status != MASKCORE_OK) {
        batch.status = r.status;
        return batch;
      }
      size = r.size;
    }
    batch.size += size;
    out_ends[batch.done] = batch.size;
    start = end;
  }
  return batch;
}

/* A line in a text: its size, and that of its line end, which is none, LF or CR LF. */
typedef struct {
  size_t size, feed;
} line_shape;

static line_shape line_at(view text, size_t start) {
  const unsigned char *line = text.bytes + start;
  const unsigned char *feed = memchr(line, '\n', text.size - start);
  if (feed == NULL) {
    return (line_shape){text.size - start, 0};
  }
  size_t size = (size_t)(feed - line);
  bool returns = size > 0 && line[size - 1] == '\r';
  return (line_shape){size - returns, returns ? 2 : 1};
}

/* Whether a line end like `line`'s stands where that of `line` would. Another may stand before it.
 */
static ALWAYS_INLINE bool may_be_like(view text, size_t start, line_shape line) {
  size_t end = start + line.size;
  return line.feed != 0 && text.size - start >= line.size + line.feed &&
         text.bytes[end + line.feed - 1] == '\n' && (line.feed == 1 || text.bytes[end] == '\r');
}

/* Whether eight bytes behind the row may be read. */
static ALWAYS_INLINE bool is_readable(view text, view row) {
  return (size_t)(text.bytes + text.size - (row.bytes + row.size)) >= 8;
}

/* Writes a line end. */
static ALWAYS_INLINE void write_feed(unsigned char *out, size_t feed) {
  if (feed == 2) {
    *out++ = '\r';
  }
  if (feed != 0) {
    *out = '\n';
  }
}

maskcore_lines_result maskcore_format_lines(const maskcore_mask *mask, const char *text,
                                            size_t text_size, bool complete, char *out,
                                            size_t out_capacity) {
  maskcore_lines_result done = {0};
  row_plan plan;
  make_plan(mask, &plan);
  view all = {(const unsigned char *)text, text_size};
  unsigned char *bytes = (unsigned char *)out;
  size_t capacity = out == NULL ? 0 : out_capacity;
  line_shape shape = {0};
  for (; text != NULL && done.read < text_size; done.lines += 1) {
    /* Rows of digits mostly have one size, and what is written as one has no line end in it. */
    size_t room = capacity - done.size;
    if (plan.slots != 0 && room >= plan.room && may_be_like(all, done.read, shape)) {
      view line = {all.bytes + done.read, shape.size};
      if (is_readable(all, line) && room - plan.size >= shape.feed &&
          write_row(&plan, line, bytes + done.size)) {
        write_feed(bytes + done.size + plan.size, shape.feed);
        done.size += plan.size + shape.feed;
        done.read += shape.size + shape.feed;
        continue;
      }
    }
    shape = line_at(all, done.read);
    view line = {all.bytes + done.read, shape.size};
    room -= room < shape.feed ? room : shape.feed;
    unsigned char *rest = room == 0 ? NULL : bytes + done.size;
    size_t count = 0;
    size_t size = format_shortly(&plan, mask, line, is_readable(all, line), rest, room, &count);
    if (size == NOWHERE) {
      maskcore_result r = format_at_length(mask, line, rest, room);
      done.status = r.status;
      if (r.status != MASKCORE_OK || r.refused != 0 || (complete && !r.complete)) {
        return done;
      }
      size = r.size;
    } else if (complete && count != mask->capacity) {
      return done;
    }
    if (shape.feed > capacity - done.size - size) {
      done.status = MASKCORE_E_SPACE;
      return done;
    }
    write_feed(bytes + done.size + size, shape.feed);
    done.size += size + shape.feed;
    done.read += shape.size + shape.feed;
  }
  return done;
}
