/* What is filled so far: groups left, and the answer at the end. */
#include "tally.h"

void tally_close(tally *t, const maskcore_mask *mask) {
  if (t->depth == 0) {
    return;
  }
  size_t depth = t->depth - 1;
  bool any = t->groups[depth].any;
  bool lacks = any && t->groups[depth].required < mask->elements[t->groups[depth].open].size;
  t->lacking = t->lacking || lacks;
  t->hollow = t->hollow || !any;
  t->depth = depth;
  if (any && depth != 0) {
    t->groups[depth - 1].any = true;
  }
}

bool tally_complete(const tally *t, const maskcore_mask *mask) {
  if (t->lacking || t->required != mask->required) {
    return false;
  }
  tally rest = *t;
  while (rest.depth != 0) {
    tally_close(&rest, mask);
  }
  return !rest.lacking;
}
