/* What the files of the email matcher share. Nothing here needs PCRE2. */
#ifndef MASKCORE_EMAIL_H
#define MASKCORE_EMAIL_H

#include "eight.h"
#include "maskcore.h"

/* Shared between files, never exported: a prefix for static libraries, hidden for dynamic ones. */
#if defined(__GNUC__)
#define EMAIL_HIDDEN __attribute__((visibility("hidden")))
#else
#define EMAIL_HIDDEN
#endif
#define email_judge         maskcore_i_email_judge
#define email_separator     maskcore_i_email_separator
#define email_length_fault  maskcore_i_email_length_fault
#define email_missing       maskcore_i_email_missing
#define email_fault         maskcore_i_email_fault
#define email_first_unknown maskcore_i_email_first_unknown

/* The octets of RFC 5321, 4.5.3.1, RFC 1035, 2.3.4, and of erratum 1690 to RFC 3696 for the whole.
 */
enum {
  EMAIL_LOCAL_LIMIT = 64,
  EMAIL_LABEL_LIMIT = 63,
  EMAIL_DOMAIN_LIMIT = 253,
  EMAIL_LIMIT = 254,
  EMAIL_RFC_TEXT_LIMIT = 320,
};

/* Valid UTF-8 that a profile judges. */
typedef struct email_text {
  const unsigned char *bytes;
  size_t size;
  maskcore_email_profile profile;
  size_t ascii; /* bytes at the start known to be ASCII */
} email_text;

/* How many bytes at the start are ASCII: all, or some of the last seven may be left out. Not for an
 * empty text. */
static inline size_t email_ascii_size(const unsigned char *bytes, size_t size) {
  const uint64_t tops = EIGHT(0x80);
  size_t at = 0;
  if (size < 8) {
    return (load_few(bytes, size) & tops) == 0 ? size : 0;
  }
  for (; at + 8 < size; at += 8) {
    if ((load_eight(bytes + at) & tops) != 0) {
      return at;
    }
  }
  return (load_eight(bytes + size - 8) & tops) == 0 ? size : at;
}

static inline bool email_is_rfc(maskcore_email_profile profile) {
  return profile == MASKCORE_EMAIL_RFC5321 || profile == MASKCORE_EMAIL_RFC6531;
}

/* As `maskcore_email_judge`; `brief` where nobody asks for the place and the reason. */
EMAIL_HIDDEN maskcore_email_result email_judge(maskcore_email_profile profile, uint32_t flags,
                                               bool brief, const char *text, size_t text_size,
                                               maskcore_email_ask *ask, void *context);

/* Where the `@` between local part and domain stands, or SIZE_MAX: behind the closing quotation
 * mark in a quoted local part, else the first one. */
EMAIL_HIDDEN size_t email_separator(const email_text *text);

/* The length that a text which is an address (`whole`) or may become one leaves no room for, or
 * FINE. */
EMAIL_HIDDEN maskcore_email_reason email_length_fault(const email_text *text, bool whole);

/* What has yet to come in a partial text. */
EMAIL_HIDDEN maskcore_email_reason email_missing(const email_text *text);

/* Why the scalar at `at` makes the text impossible, when all before it was possible. */
EMAIL_HIDDEN maskcore_email_reason email_fault(const email_text *text, size_t at);

/* The offset of the first scalar that Unicode 14.0 has not assigned, or `size`. */
EMAIL_HIDDEN size_t email_first_unknown(const email_text *text);

#endif /* MASKCORE_EMAIL_H */
