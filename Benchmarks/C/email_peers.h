/* One pass over many addresses by each engine that C or C++ can call. */
#ifndef EMAIL_PEERS_H
#define EMAIL_PEERS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum peer {
  PEER_VERDICT = 0, /* maskcore_email_verdict: the verdict alone */
  PEER_CHECK,       /* maskcore_email_check: verdict, offset, reason */
  PEER_PCRE2,       /* pcre2_match alone, soft partial, match data made once */
  PEER_PCRE2_FULL,  /* the same, full matches only */
  PEER_RE2,         /* RE2::FullMatch */
  PEER_STD_REGEX,   /* std::regex_match */
} peer;

/* Text `i` ends at `ends[i]`. Returns how many were accepted, or -1 where the engine cannot read
 * the pattern. `pattern` is as the library has it; the peers' dialects are derived from it. */
long peer_pass(peer peer, int profile, const char *pattern, const char *bytes, const size_t *ends,
               size_t count);

#ifdef __cplusplus
}
#endif

#endif /* EMAIL_PEERS_H */
