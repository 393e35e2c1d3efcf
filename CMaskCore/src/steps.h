/* Which literal a sign steps past, which slot a character goes to: searches over the elements. */
#ifndef MASKCORE_STEPS_H
#define MASKCORE_STEPS_H

#include "character.h"
#include "internal.h"
#include "pattern.h"

#define step_past     maskcore_i_step_past
#define literal_ahead maskcore_i_literal_ahead
#define slot_ahead    maskcore_i_slot_ahead

/* Where the mask goes on after the separator `c`, typed behind a filled slot with the element `at`
   next: behind the literal it equals, or behind the whole run where that ends optional slots.
   NOWHERE if `c` is no separator, something has to be filled first, or nothing would be stepped
   over. `literal` tells where the run begins. */
MASKCORE_INTERNAL size_t step_past(const maskcore_mask *mask, size_t at, const character *c,
                                   size_t *literal);

/* The first literal from `at` on that equals `c`, before any slot that takes `c` or has to be
   filled. NOWHERE if there is none. */
MASKCORE_INTERNAL size_t literal_ahead(const maskcore_mask *mask, size_t at, const character *c);

/* The first slot from `at` on that takes `c`. Optional slots and groups may be skipped; required
   slots only with `skips_required`. NOWHERE, and why, if there is none. */
MASKCORE_INTERNAL size_t slot_ahead(const maskcore_mask *mask, size_t at, const character *c,
                                    bool skips_required, maskcore_refusal *why);

#endif /* MASKCORE_STEPS_H */
