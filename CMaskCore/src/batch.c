/*
 * Many texts in one call, as items with ends or as lines. What most rows of a file are, all digits
 * of a plain mask with or without its prefix, is written from a plan made once for the call.
 */
#include "eight.h"
#include "plain.h"

enum {
  PLAN_EIGHTS = 8,                /* of a display that a plan is made for */
  PLAN_STRANDS = 4 * PLAN_EIGHTS, /* at most every other byte begins one */
  PLAN_FRONTS = 4,                /* trunks and the prefix */
};

/* Slots side by side that lie in one eight of the display. */
typedef struct strand {
  uint64_t bits; /* where they lie */
  /* Where the eight characters begin that have them at those places: from the first digit on, and
     down to seven in front of it. */
  ptrdiff_t from;
} strand;

/* Eight bytes of the display. */
typedef struct planned {
  uint64_t template;
  const strand *end; /* behind its last one */
} planned;

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
  size_t room; /* bytes written: whole eights */
  planned eights[PLAN_EIGHTS];
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
    planned *eight = &plan->eights[at / 8];
    size_t shift = at % 8 * 8;
    bool slot = plain_is_slot(plain, at);
    if (shift == 0) {
      *eight = (planned){0, NULL};
      follows = false;
    }
    if (!slot) {
      eight->template |= (uint64_t)plain->template[at] << shift;
    } else if (follows) {
      plan->strands[strands - 1].bits |= UINT64_C(0xFF) << shift;
    } else {
      plan->strands[strands] =
          (strand){UINT64_C(0xFF) << shift, (ptrdiff_t)slots - (ptrdiff_t)(at % 8)};
      strands += 1;
    }
    eight->end = plan->strands + strands;
    slots += slot;
    follows = slot;
  }
  plan->slots = mask->capacity;
}

/* What stands before the digits of a full row: a front, `none`, or NULL if the row is not full.
   Eight bytes behind the row can be read. */
static ALWAYS_INLINE const front *front_of(const row_plan *plan, view row) {
  static const front none = {0, 0, 0};
  if (row.size == plan->slots) {
    return &none;
  }
  for (const front *f = plan->fronts; f != plan->fronts + plan->front_count; f += 1) {
    if (row.size == plan->slots + f->size && ((load_eight(row.bytes) ^ f->bytes) & f->bits) == 0) {
      return f;
    }
  }
  return NULL;
}

/* Writes the display of `digits`, whole eights of it; false if they are none. Eight bytes before
   and behind them can be read. */
static ALWAYS_INLINE bool write_digits(const row_plan *restrict plan, const unsigned char *digits,
                                       unsigned char *restrict out) {
  if (!are_digits(digits, plan->slots)) {
    return false;
  }
  const unsigned char *end = out + plan->room;
  const strand *s = plan->strands;
  for (const planned *p = plan->eights; out != end; p += 1, out += 8) {
    uint64_t bytes = p->template;
    for (; s != p->end; s += 1) {
      bytes |= load_eight(digits + s->from) & s->bits;
    }
    store_eight(out, bytes);
  }
  return true;
}

/* The short ways. Gives the size, and in `count` the characters; NOWHERE to take the long way.
   `front` is that of the row, or NULL. */
static ALWAYS_INLINE size_t format_shortly(const row_plan *plan, const front *front,
                                           const maskcore_mask *mask, view row, unsigned char *out,
                                           size_t room, size_t *count) {
  if (front != NULL && room >= plan->room && write_digits(plan, row.bytes + front->size, out)) {
    *count = plan->slots;
    return plan->size;
  }
  return room == 0 ? NOWHERE : plain_format(mask, row, out, room, count);
}

/* Whether a row may be full, with eight bytes before and behind it that can be read. */
static ALWAYS_INLINE bool plans(const row_plan *plan, view text, view row) {
  size_t before = (size_t)(row.bytes - text.bytes);
  return plan->slots != 0 && before >= 8 && text.size - before - row.size >= 8;
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
      const front *front = plans(&plan, all, row) ? front_of(&plan, row) : NULL;
      size = format_shortly(&plan, front, mask, row, rest, room, &characters);
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

/* Writes a line end of one byte or two. */
static ALWAYS_INLINE void write_feed(unsigned char *out, size_t feed) {
  if (feed == 2) {
    *out++ = '\r';
  }
  *out = '\n';
}

/* Full rows with the front and the line end of `shape`, which has one, one behind the other as in
   most files: writes those that begin `text`, and gives how many they are. */
static size_t write_alike(const row_plan *plan, const front *front, line_shape shape, view text,
                          unsigned char *out, size_t room) {
  size_t size = shape.size + shape.feed, written = plan->size + shape.feed, count = 0;
  if (text.size < size + 8 || room < plan->room + shape.feed) {
    return 0;
  }
  size_t most = (text.size - 8) / size, places = (room - plan->room - shape.feed) / written + 1;
  most = most < places ? most : places;
  const struct front f = *front;
  const unsigned char *line = text.bytes;
  for (; count < most; count += 1) {
    const unsigned char *feed = line + shape.size;
    bool alike = feed[shape.feed - 1] == '\n' && (shape.feed == 1 || *feed == '\r') &&
                 ((load_eight(line) ^ f.bytes) & f.bits) == 0;
    if (!alike || !write_digits(plan, line + f.size, out)) {
      break;
    }
    write_feed(out + plan->size, shape.feed);
    line += size;
    out += written;
  }
  return count;
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
  if (text == NULL && text_size != 0) {
    done.status = MASKCORE_E_RANGE;
    return done;
  }
  while (done.read < text_size) {
    line_shape shape = line_at(all, done.read);
    view line = {all.bytes + done.read, shape.size};
    size_t room = capacity - done.size, count = 0;
    room -= room < shape.feed ? room : shape.feed;
    unsigned char *rest = room == 0 ? NULL : bytes + done.size;
    const front *front = plans(&plan, all, line) ? front_of(&plan, line) : NULL;
    size_t size = format_shortly(&plan, front, mask, line, rest, room, &count);
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
    if (shape.feed != 0) {
      write_feed(bytes + done.size + size, shape.feed);
    }
    done.size += size + shape.feed;
    done.read += shape.size + shape.feed;
    done.lines += 1;
    if (front != NULL) {
      view more = {all.bytes + done.read, text_size - done.read};
      size_t alike =
          write_alike(&plan, front, shape, more, bytes + done.size, capacity - done.size);
      done.size += alike * (plan.size + shape.feed);
      done.read += alike * (shape.size + shape.feed);
      done.lines += alike;
    }
  }
  return done;
}
