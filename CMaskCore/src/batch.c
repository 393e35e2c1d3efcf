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
static ALWAYS_INLINE bool write_row(const row_plan *plan, view row, unsigned char *out) {
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

/* Where the line that begins at `start` ends, without its line end. */
static size_t line_end(view text, size_t start, size_t *behind) {
  const unsigned char *line = text.bytes + start;
  const unsigned char *feed = memchr(line, '\n', text.size - start);
  size_t end = feed == NULL ? text.size : (size_t)(feed - text.bytes);
  *behind = feed == NULL ? end : end + 1;
  return feed != NULL && end > start && text.bytes[end - 1] == '\r' ? end - 1 : end;
}

maskcore_lines_result maskcore_format_lines(const maskcore_mask *mask, const char *text,
                                            size_t text_size, bool complete, char *out,
                                            size_t out_capacity) {
  maskcore_lines_result done = {0};
  row_plan plan;
  make_plan(mask, &plan);
  view all = {(const unsigned char *)text, text_size};
  unsigned char *bytes = (unsigned char *)out;
  size_t capacity = out == NULL ? 0 : out_capacity, behind;
  for (; text != NULL && done.read < text_size; done.read = behind, done.lines += 1) {
    size_t end = line_end(all, done.read, &behind), feed = behind - end;
    size_t room = capacity - done.size;
    room -= room < feed ? room : feed;
    view line = {all.bytes + done.read, end - done.read};
    unsigned char *rest = room == 0 ? NULL : bytes + done.size;
    size_t count = 0;
    size_t size = format_shortly(&plan, mask, line, all.size - end >= 8, rest, room, &count);
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
    if (feed > capacity - done.size - size) {
      done.status = MASKCORE_E_SPACE;
      return done;
    }
    for (size_t i = 0; i < feed; i += 1) {
      bytes[done.size + size + i] = all.bytes[end + i];
    }
    done.size += size + feed;
  }
  return done;
}
