/* Rule P: what a pasted text means to a mask with literals in front. */
#include "insertion.h"

/* The letters, digits and signs of the leading literals are there in order, separators optional.
   One sign or separator of theirs has to be, or digits that merely look like them would do. */
static bool reads_as_display(insertion *in, const maskcore_mask *mask) {
  bool signs = mask->first_slot == 0;
  size_t lead = 0, at = 0;
  while (at < in->text.size) {
    character c = character_read(in->text, at);
    if (!c.dropped) {
      size_t literal = lead; /* the next literal that `c` is, or the next that may not be missing */
      bool found = false;
      while (literal < mask->first_slot) {
        view text = mask_literal(mask, element_at(mask, literal));
        character l = character_read(text, 0);
        found = character_equals(&c, text);
        if (found || !character_divides(&l)) {
          break;
        }
        literal += 1;
      }
      if (found) {
        signs = signs || !c.word;
        lead = literal + 1;
      } else if (literal == mask->first_slot) {
        break; /* the prefix is there: what follows is the rest */
      } else if (!character_divides(&c)) {
        return false;
      }
    }
    at += c.text.size;
  }
  in->mode = AS_DISPLAY;
  in->from = at;
  in->lead = lead;
  return signs;
}

/* The digits are one trunk prefix more than the slots are. */
static bool reads_as_trunk(insertion *in, const maskcore_mask *mask, view trunk) {
  size_t digits = 0, trunk_digits = 0, trunk_at = 0, from = 0;
  bool same = true;
  for (size_t at = 0; at < in->text.size;) {
    character c = character_read(in->text, at);
    at += c.text.size;
    if (!c.word || c.dropped) {
      continue;
    }
    digits += c.scalar >= '0' && c.scalar <= '9';
    if (trunk_at < trunk.size) {
      character t = character_read(trunk, trunk_at);
      trunk_at += t.text.size;
      trunk_digits += 1;
      same = same && character_equals(&c, t.text);
      from = at;
    }
  }
  in->mode = AS_DATA;
  in->from = from;
  in->lead = 0;
  return same && trunk_digits != 0 && trunk_at == trunk.size && mask->capacity != NOWHERE &&
         mask->capacity != 0 && digits == mask->capacity + trunk_digits;
}

/* The letters and digits of the leading literals come first, all of them. */
static bool reads_as_bare_prefix(insertion *in, const maskcore_mask *mask) {
  size_t at = 0, from = 0, lead = 0;
  for (size_t i = 0; i < mask->first_slot; i += 1) {
    if (!(element_at(mask, i)->flags & LITERAL_WORD)) {
      continue;
    }
    bool found = false;
    while (at < in->text.size && !found) {
      character c = character_read(in->text, at);
      at += c.text.size;
      found = c.word && character_equals(&c, mask_literal(mask, element_at(mask, i)));
      if (c.word && !found) {
        return false;
      }
    }
    if (!found) {
      return false;
    }
    from = at;
    lead = i + 1;
  }
  in->mode = AS_DATA;
  in->from = from;
  in->lead = lead;
  return lead != 0;
}

/* Keeps `candidate` in `best` if it refuses fewer letters and digits; tells if it refuses none. */
static COLD bool try_reading(const insertion *candidate, const maskcore_mask *mask, insertion *best,
                             size_t *fewest) {
  insertion tried = *candidate;
  writer w = writer_to(mask, NULL, 0);
  insertion_run(&tried, &w);
  if (tried.refused_words < *fewest) {
    *fewest = tried.refused_words;
    *best = tried;
  }
  return *fewest == 0;
}

COLD void insertion_reading(insertion *in, const maskcore_mask *mask) {
  insertion best = *in, candidate = *in;
  size_t fewest = SIZE_MAX;
  bool done = reads_as_display(&candidate, mask) && try_reading(&candidate, mask, &best, &fewest);
  for (size_t i = 0; i < mask->trunk_count && !done; i += 1) {
    done = reads_as_trunk(&candidate, mask, mask->trunks[i]) &&
           try_reading(&candidate, mask, &best, &fewest);
  }
  if (!done) {
    candidate.mode = AS_DATA;
    candidate.from = 0;
    candidate.lead = 0;
    done = try_reading(&candidate, mask, &best, &fewest);
  }
  if (!done && reads_as_bare_prefix(&candidate, mask)) {
    try_reading(&candidate, mask, &best, &fewest);
  }
  *in = best;
}
