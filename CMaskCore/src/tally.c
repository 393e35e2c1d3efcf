/* What is filled so far: groups left, and the answer at the end. */
#include "tally.h"

void tally_close(tally *t, const maskcore_mask *mask) {
  if (t->depth == 0) {
    return;
  }
  t->depth -= 1;
  bool any = t->any >> t->depth & 1;
  size_t open = t->groups[t->depth].open;
  t->lacking |= any && t->groups[t->depth].required < element_at(mask, open)->size;
  t->hollow |= !any;
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
