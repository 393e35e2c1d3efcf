#include "floors.h"

#include <stdlib.h>
#include <string.h>

static bool is_digit(char byte) { return (unsigned char)(byte - '0') < 10; }

/* Where the digits of a mask stand, and how many stand before each offset of a rendering. */
typedef struct layout {
  const char *shown;
  size_t slots;
  unsigned char at[17], before[21];
} layout;

static const layout phone = {
    "+7 (___) ___-__-__",
    10,
    {4, 5, 6, 9, 10, 11, 13, 14, 16, 17, 18},
    {0, 0, 0, 0, 0, 1, 2, 3, 3, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10},
};

static const layout card = {
    "____ ____ ____ ____",
    16,
    {0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 19},
    {0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16},
};

/* Inlined with a constant layout, so that each mask gets code of its own. */
static inline __attribute__((always_inline)) floor_result
edit_layout(const layout layout, size_t room, const char *text, size_t size,
            const floor_change *change, char *out) {
  size_t filled = layout.before[change->start];
  if (change->backward && change->start == change->end) {
    filled -= filled > 0;
  }
  memcpy(out, layout.shown, room);
  for (size_t i = 0; i < filled; i += 1) {
    out[layout.at[i]] = text[layout.at[i]];
  }
  for (size_t i = 0; i < change->insert_size && filled < layout.slots; i += 1) {
    out[layout.at[filled]] = change->insert[i];
    filled += is_digit(change->insert[i]);
  }
  size_t caret = filled == 0 ? 0 : layout.at[filled - 1] + (size_t)1;
  size_t last = layout.before[size];
  for (size_t i = layout.before[change->end]; i < last && filled < layout.slots; i += 1) {
    out[layout.at[filled]] = text[layout.at[i]];
    filled += 1;
  }
  return (floor_result){filled == 0 ? 0 : layout.at[filled - 1] + (size_t)1, caret};
}

floor_result floor_phone(const char *text, size_t size, const floor_change *change, char *out) {
  return edit_layout(phone, 18, text, size, change, out);
}

floor_result floor_card(const char *text, size_t size, const floor_change *change, char *out) {
  return edit_layout(card, 19, text, size, change, out);
}

floor_result floor_number(const char *text, size_t size, const floor_change *change, char *out) {
  char kept[64];
  size_t count = 0, point = SIZE_MAX;
  for (size_t i = 0; i < change->start; i += 1) {
    if (text[i] != ',') {
      point = text[i] == '.' ? count : point;
      kept[count++] = text[i];
    }
  }
  for (size_t i = 0; i < change->insert_size; i += 1) {
    char byte = change->insert[i];
    if (is_digit(byte) ? point == SIZE_MAX || count - point < 3
                       : byte == '.' && point == SIZE_MAX) {
      point = byte == '.' ? count : point;
      kept[count++] = byte;
    }
  }
  size_t before = count;
  for (size_t i = change->end; i < size; i += 1) {
    if (text[i] != ',') {
      point = text[i] == '.' ? count : point;
      kept[count++] = text[i];
    }
  }
  size_t integers = point == SIZE_MAX ? count : point;
  floor_result result = {0, 0};
  size_t n = 0;
  for (size_t i = 0; i < count; i += 1) {
    if (i != 0 && i < integers && (integers - i) % 3 == 0) {
      out[n++] = ',';
    }
    out[n++] = kept[i];
    if (i + 1 == before) {
      result.caret = n;
    }
  }
  result.size = n;
  return result;
}

size_t floor_phone_rows(const char *rows, const size_t *ends, size_t *out_ends, size_t count,
                        char *out) {
  size_t start = 0, size = 0;
  for (size_t row = 0; row < count; row += 1) {
    const char *digits = rows + start;
    bool fits = ends[row] - start == 11 && digits[0] == '7';
    for (size_t i = 1; fits && i < 11; i += 1) {
      fits = is_digit(digits[i]);
    }
    if (fits) {
      char *at = out + size;
      memcpy(at, "+7 (", 4);
      memcpy(at + 4, digits + 1, 3);
      memcpy(at + 7, ") ", 2);
      memcpy(at + 9, digits + 4, 3);
      at[12] = '-';
      memcpy(at + 13, digits + 7, 2);
      at[15] = '-';
      memcpy(at + 16, digits + 9, 2);
      size += 18;
    }
    start = ends[row];
    out_ends[row] = size;
  }
  return size;
}

enum { DIGIT = 1, LETTER = 2 };

/* The classes of each byte; filled before the first table is. */
static unsigned char classes[256];

floor_mask floor_table(const char *pattern) {
  for (int byte = 0; byte < 256; byte += 1) {
    classes[byte] = (byte >= '0' && byte <= '9')                                   ? DIGIT
                    : ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z' && byte < 128) ? LETTER
                                                                                   : 0;
  }
  floor_mask mask = {0, calloc(strlen(pattern), sizeof *mask.elements)};
  bool in_slots = false;
  for (const char *at = pattern; mask.elements != NULL && *at != 0; at += 1) {
    if (*at == '[' || *at == ']') {
      in_slots = *at == '[';
    } else if (in_slots) {
      mask.elements[mask.count++].accepts = *at == '0' ? DIGIT : LETTER;
    } else {
      mask.elements[mask.count++].literal = (unsigned char)*at;
    }
  }
  return mask;
}

/* Where the next characters go. */
typedef struct pen {
  const floor_mask *mask;
  size_t element, size;
  char *out;
} pen;

/* Writes `byte` to the next slot, and the literals before it. */
static inline void put(pen *pen, unsigned char byte, bool may_be_literal) {
  size_t element = pen->element, size = pen->size;
  for (; element < pen->mask->count; element += 1) {
    floor_element next = pen->mask->elements[element];
    if (next.literal == 0) {
      if ((classes[byte] & next.accepts) != 0) {
        pen->out[size] = (char)byte;
        pen->size = size + 1;
        pen->element = element + 1;
      }
      return;
    }
    pen->out[size++] = (char)next.literal;
    if (may_be_literal && byte == next.literal) {
      pen->size = size;
      pen->element = element + 1;
      return;
    }
  }
}

floor_result floor_edit(const floor_mask *mask, const char *text, size_t size,
                        const floor_change *change, char *out) {
  /* A rendering has one byte an element, so an offset of the text is one of the table. */
  size_t start = change->start;
  if (change->backward && change->start == change->end) {
    while (start > 0 && mask->elements[start - 1].literal != 0) {
      start -= 1;
    }
    start -= start > 0;
  }
  floor_result result = {0, 0};
  for (size_t i = 0; i < start; i += 1) {
    unsigned char byte = (unsigned char)text[i];
    floor_element element = mask->elements[i];
    if (element.literal != 0 ? element.literal != byte : (classes[byte] & element.accepts) == 0) {
      return result;
    }
    out[i] = text[i];
  }
  pen pen = {mask, start, start, out};
  for (size_t i = 0; i < change->insert_size; i += 1) {
    put(&pen, (unsigned char)change->insert[i], true);
  }
  result.caret = pen.size;
  for (size_t i = change->end; i < size; i += 1) {
    if (mask->elements[i].literal == 0) {
      put(&pen, (unsigned char)text[i], false);
    }
  }
  result.size = pen.size;
  return result;
}
