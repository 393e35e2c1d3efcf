/* Searches over the elements of a mask, forward from the place of an edit. */
#include "steps.h"

size_t step_past(const maskcore_mask *mask, size_t at, const character *c, size_t *literal) {
  if (!character_divides(c)) {
    return NOWHERE;
  }
  size_t run = at;
  while (run < mask->count && element_at(mask, run)->kind != ELEMENT_LITERAL) {
    const element *e = element_at(mask, run);
    if (e->kind == ELEMENT_SLOT && !(e->flags & SLOT_OPTIONAL)) {
      return NOWHERE;
    }
    run += 1;
  }
  if (run == mask->count) {
    return NOWHERE;
  }
  *literal = run;
  while (run < mask->count && element_at(mask, run)->kind == ELEMENT_LITERAL) {
    if (character_equals(c, mask_literal(mask, element_at(mask, run)))) {
      return run + 1;
    }
    run += 1;
  }
  return character_separates(c) && *literal != at ? run : NOWHERE;
}

/* The first element from `at` on that `c` goes to: a slot, or with `literals` a literal in front of
   any slot that takes it. */
static size_t first_ahead(const maskcore_mask *mask, size_t at, const character *c, bool literals,
                          bool skips_required, maskcore_refusal *why) {
  size_t opened[MASKCORE_GROUP_LIMIT], depth = 0;
  *why = MASKCORE_FULL;
  for (size_t i = at; i < mask->count; i += 1) {
    const element *e = element_at(mask, i);
    switch ((element_kind)e->kind) {
    case ELEMENT_LITERAL:
      if (literals && character_equals(c, mask_literal(mask, e))) {
        return i;
      }
      break;
    case ELEMENT_OPEN:
      opened[depth] = i;
      depth += 1;
      break;
    case ELEMENT_CLOSE: depth -= depth != 0; break;
    case ELEMENT_SLOT:
      if (slot_takes(mask, e, c)) {
        return literals ? NOWHERE : i;
      }
      *why = MASKCORE_CLASS;
      if ((e->flags & SLOT_OPTIONAL) || skips_required) {
        break;
      }
      if (depth == 0) {
        return NOWHERE;
      }
      depth -= 1;
      i = element_at(mask, opened[depth])->partner; /* the group stays empty */
      break;
    }
  }
  return NOWHERE;
}

size_t literal_ahead(const maskcore_mask *mask, size_t at, const character *c) {
  maskcore_refusal why;
  return first_ahead(mask, at, c, true, false, &why);
}

size_t slot_ahead(const maskcore_mask *mask, size_t at, const character *c, bool skips_required,
                  maskcore_refusal *why) {
  return first_ahead(mask, at, c, false, skips_required, why);
}
