/*
 * The verdict on a text: what the pattern says, then lengths, then the first offset at which it is
 * lost. Runs over any engine that can tell a match, a match cut short and no match apart.
 */
#include "email.h"
#include "email_pattern.h"
#include "utf8.h"

/* The text being judged, and who matches the pattern. */
typedef struct judge {
  email_text text;
  bool lengths;
  bool brief; /* the verdict is all that is asked for */
  maskcore_email_ask *ask;
  void *context;
} judge;

/* A verdict on a prefix; `reason` is set when a length decided. */
typedef struct opinion {
  maskcore_verdict verdict;
  maskcore_email_reason reason;
} opinion;

static opinion judge_prefix(const judge *judge, size_t size) {
  if (size == 0) {
    return (opinion){MASKCORE_EMPTY, MASKCORE_EMAIL_FINE}; /* which PCRE2 calls no match */
  }
  maskcore_verdict verdict = judge->ask(judge->context, (const char *)judge->text.bytes, size);
  if (judge->lengths && (verdict == MASKCORE_ACCEPTED || verdict == MASKCORE_PARTIAL)) {
    email_text prefix = {judge->text.bytes, size, judge->text.profile, 0};
    maskcore_email_reason fault = email_length_fault(&prefix, verdict == MASKCORE_ACCEPTED);
    if (fault != MASKCORE_EMAIL_FINE) {
      return (opinion){MASKCORE_REJECTED, fault};
    }
  }
  return (opinion){verdict, MASKCORE_EMAIL_FINE};
}

/* The start of the scalar that holds byte `at`. */
static size_t scalar_start(const unsigned char *bytes, size_t at) {
  while (utf8_continues(bytes[at])) {
    at -= 1;
  }
  return at;
}

static maskcore_offset offset_at(const email_text *text, size_t utf8) {
  if (utf8 <= text->ascii) {
    return (maskcore_offset){utf8, utf8};
  }
  size_t ascii = text->ascii;
  return (maskcore_offset){utf8, ascii + utf16_size(text->bytes + ascii, utf8 - ascii)};
}

static maskcore_email_result undecided(const email_text *text, maskcore_status status,
                                       maskcore_email_reason reason, size_t at) {
  return (maskcore_email_result){status, MASKCORE_UNDECIDED, offset_at(text, at), reason};
}

/*
 * The answer for a text whose first `lost` bytes are rejected, with the opinion on them.
 *
 * A rejected text stays rejected however it goes on, so the longest prefix with hope is found by
 * halving: `alive` always is one, and `lost` never.
 */
static maskcore_email_result rejected(const judge *judge, size_t lost, opinion last) {
  size_t alive = 0;
  if (judge->brief) {
    return (maskcore_email_result){MASKCORE_OK, MASKCORE_REJECTED, {0, 0}, MASKCORE_EMAIL_FINE};
  }
  for (;;) {
    size_t before = scalar_start(judge->text.bytes, lost - 1);
    if (before <= alive) {
      break;
    }
    size_t middle = scalar_start(judge->text.bytes, alive + (lost - alive) / 2);
    if (middle <= alive) {
      middle = alive + utf8_width(judge->text.bytes[alive]);
    }
    opinion opinion = judge_prefix(judge, middle);
    if (opinion.verdict == MASKCORE_UNDECIDED) {
      return undecided(&judge->text, MASKCORE_E_LIMIT, MASKCORE_EMAIL_LIMIT, middle);
    }
    if (opinion.verdict == MASKCORE_REJECTED) {
      lost = middle;
      last = opinion;
    } else {
      alive = middle;
    }
  }
  maskcore_email_reason reason =
      last.reason != MASKCORE_EMAIL_FINE ? last.reason : email_fault(&judge->text, alive);
  return (maskcore_email_result){MASKCORE_OK, MASKCORE_REJECTED, offset_at(&judge->text, alive),
                                 reason};
}

/* The answer for text, not empty, that is UTF-8 as far as `judge->text` goes; `more` where it goes
 * further. */
static maskcore_email_result judge_text(const judge *judge, bool more) {
  const email_text *text = &judge->text;
  /* Engines differ in the Unicode they know. What 14.0 has not assigned ends hope in all of them.
   */
  size_t known = text->ascii == text->size ? text->size : email_first_unknown(text);
  opinion opinion = judge_prefix(judge, known);
  if (opinion.verdict == MASKCORE_UNDECIDED) {
    return undecided(text, MASKCORE_E_LIMIT, MASKCORE_EMAIL_LIMIT, known);
  }
  if (opinion.verdict == MASKCORE_REJECTED) {
    return rejected(judge, known, opinion);
  }
  if (known < text->size) {
    return (maskcore_email_result){MASKCORE_OK, MASKCORE_REJECTED, offset_at(text, known),
                                   email_fault(text, known)};
  }
  if (more) {
    return undecided(text, MASKCORE_E_LIMIT, MASKCORE_EMAIL_LIMIT, text->size);
  }
  maskcore_email_reason reason = opinion.verdict == MASKCORE_PARTIAL && !judge->brief
                                     ? email_missing(text)
                                     : MASKCORE_EMAIL_FINE;
  return (maskcore_email_result){MASKCORE_OK, opinion.verdict, offset_at(text, text->size), reason};
}

/* Whether the bytes from `at` to the end begin a scalar whose rest has yet to come. */
static bool is_cut(const unsigned char *bytes, size_t size, size_t at) {
  static const unsigned char seconds[] = {0x80, 0xBF};
  unsigned char scalar[4];
  size_t have = size - at, width = utf8_width(bytes[at]);
  if (have >= width) {
    return false;
  }
  /* Some second byte makes it whole, if any does; the others are free. */
  memcpy(scalar, bytes + at, have);
  memset(scalar + have, 0x80, sizeof scalar - have);
  for (size_t i = 0; i < 2; i += 1) {
    if (have == 1) {
      scalar[1] = seconds[i];
    }
    if (utf8_well_formed(scalar, width) == width) {
      return true;
    }
  }
  return false;
}

maskcore_email_result email_judge(maskcore_email_profile profile, uint32_t flags, bool brief,
                                  const char *text, size_t text_size, maskcore_email_ask *ask,
                                  void *context) {
  const unsigned char *bytes = (const unsigned char *)text;
  bool rfc = email_is_rfc(profile);
  if (text_size == 0) {
    return (maskcore_email_result){MASKCORE_OK, MASKCORE_EMPTY, {0, 0}, MASKCORE_EMAIL_FINE};
  }
  /* No address of the RFC profiles has more than 254 bytes, so what lies behind 320 changes
   * nothing. The cut falls between scalars where the text is UTF-8. */
  size_t limit = rfc ? EMAIL_RFC_TEXT_LIMIT : MASKCORE_EMAIL_TEXT_LIMIT, size = text_size;
  if (size > limit) {
    size = limit;
    for (size_t back = 0; back < 3 && utf8_continues(bytes[size]); back += 1) {
      size -= 1;
    }
  }
  size_t ascii = email_ascii_size(bytes, size);
  judge judge = {
      .text = {bytes, size, profile, ascii},
      .lengths = rfc || (flags & MASKCORE_EMAIL_LENGTHS) != 0,
      .brief = brief,
      .ask = ask,
      .context = context,
  };
  if (ascii != size) {
    judge.text.size = ascii + utf8_valid_up_to(bytes + ascii, size - ascii);
  }
  if (judge.text.size == size) {
    return judge_text(&judge, size < text_size);
  }
  size_t bad = judge.text.size;
  if (size == text_size && is_cut(bytes, size, bad) &&
      (bad == 0 || judge_text(&judge, false).verdict != MASKCORE_REJECTED)) {
    return undecided(&judge.text, MASKCORE_E_UTF8, MASKCORE_EMAIL_CUT_SCALAR, bad);
  }
  return (maskcore_email_result){MASKCORE_E_UTF8, MASKCORE_REJECTED, offset_at(&judge.text, bad),
                                 MASKCORE_EMAIL_NOT_UTF8};
}

maskcore_email_result maskcore_email_judge(maskcore_email_profile profile, uint32_t flags,
                                           const char *text, size_t text_size,
                                           maskcore_email_ask *ask, void *context) {
  return email_judge(profile, flags, false, text, text_size, ask, context);
}

const char *maskcore_email_pattern(maskcore_email_profile profile) {
  switch (profile) {
  case MASKCORE_EMAIL_BASIC: return PATTERN_BASIC;
  case MASKCORE_EMAIL_HTML: return PATTERN_HTML;
  case MASKCORE_EMAIL_RFC5321: return PATTERN_RFC5321;
  case MASKCORE_EMAIL_RFC6531: return PATTERN_RFC6531;
  }
  return "";
}

#define PROFILES(X)                                                                                \
  X(MASKCORE_EMAIL_BASIC, "basic")                                                                 \
  X(MASKCORE_EMAIL_HTML, "html")                                                                   \
  X(MASKCORE_EMAIL_RFC5321, "rfc5321")                                                             \
  X(MASKCORE_EMAIL_RFC6531, "rfc6531")

const char *maskcore_email_profile_name(maskcore_email_profile profile) {
  TEXTS(texts, PROFILES, "unknown");
  return text_at(texts, sizeof texts, profile);
}

#define VERDICTS(X)                                                                                \
  X(MASKCORE_UNDECIDED, "undecided")                                                               \
  X(MASKCORE_EMPTY, "empty")                                                                       \
  X(MASKCORE_PARTIAL, "incomplete")                                                                \
  X(MASKCORE_ACCEPTED, "valid")                                                                    \
  X(MASKCORE_REJECTED, "impossible")

const char *maskcore_verdict_name(maskcore_verdict verdict) {
  TEXTS(texts, VERDICTS, "unknown");
  return text_at(texts, sizeof texts, verdict);
}
