/* From an offset to a reason: one forward scan tells where in the address it lies. */
#include "email.h"
#include "unicode.h"
#include "utf8.h"

size_t email_first_unknown(const email_text *text) {
  for (size_t at = text->ascii; at < text->size; at += utf8_width(text->bytes[at])) {
    if (text->bytes[at] >= 0x80 &&
        unicode_address_kind(utf8_scalar(text->bytes + at)) == ADDRESS_UNASSIGNED) {
      return at;
    }
  }
  return text->size;
}

static bool is_joiner(uint32_t scalar) { return scalar == 0x200C || scalar == 0x200D; }

/* Joiners, and the middle dot of Catalan, which a label takes between two others. */
static bool is_binder(uint32_t scalar) { return is_joiner(scalar) || scalar == 0xB7; }

static bool is_digit(uint32_t scalar) { return scalar - '0' < 10; }

static bool is_label_byte(uint32_t scalar) {
  return is_digit(scalar) || (scalar | 0x20) - 'a' < 26 || scalar == '-';
}

/* The scalar that ends at `end`, which is not 0. */
static uint32_t scalar_before(const email_text *text, size_t end) {
  size_t at = end - 1;
  while (utf8_continues(text->bytes[at])) {
    at -= 1;
  }
  return utf8_scalar(text->bytes + at);
}

/* What a blank or invisible scalar is called anywhere, or FINE. RFC 6531 takes joiners in places.
 */
static maskcore_email_reason blank_fault(maskcore_email_profile profile, uint32_t scalar) {
  switch (unicode_address_kind(scalar)) {
  case ADDRESS_SPACE: return MASKCORE_EMAIL_SPACE;
  case ADDRESS_LINE_BREAK: return MASKCORE_EMAIL_LINE_BREAK;
  case ADDRESS_CONTROL: return MASKCORE_EMAIL_CONTROL;
  case ADDRESS_INVISIBLE:
    return profile == MASKCORE_EMAIL_RFC6531 && is_joiner(scalar) ? MASKCORE_EMAIL_FINE
                                                                  : MASKCORE_EMAIL_INVISIBLE;
  default: return MASKCORE_EMAIL_FINE;
  }
}

/* What the part from the opening quotation mark up to `end` is waiting for. */
typedef enum quote_state { QUOTE_OPEN, QUOTE_ESCAPE, QUOTE_CLOSED } quote_state;

static quote_state quote_at(const email_text *text, size_t end) {
  quote_state state = QUOTE_OPEN;
  for (size_t at = 1; at < end; at += 1) {
    unsigned char byte = text->bytes[at];
    state = state == QUOTE_ESCAPE ? QUOTE_OPEN
            : byte == '\\'        ? QUOTE_ESCAPE
            : byte == '"'         ? QUOTE_CLOSED
                                  : QUOTE_OPEN;
  }
  return state;
}

static maskcore_email_reason local_fault(const email_text *text, size_t at, uint32_t scalar) {
  bool rfc = email_is_rfc(text->profile), beyond_ascii = text->profile == MASKCORE_EMAIL_RFC6531;
  maskcore_email_reason blank = blank_fault(text->profile, scalar);
  if (rfc && at != 0 && text->bytes[0] == '"') {
    quote_state state = quote_at(text, at);
    if (state == QUOTE_CLOSED) {
      return MASKCORE_EMAIL_AFTER_QUOTE;
    }
    if (blank != MASKCORE_EMAIL_FINE) {
      return blank;
    }
    if (state == QUOTE_ESCAPE) {
      return MASKCORE_EMAIL_ESCAPE;
    }
    return scalar >= 0x80 && !beyond_ascii ? MASKCORE_EMAIL_NON_ASCII
                                           : MASKCORE_EMAIL_LOCAL_CHARACTER;
  }
  uint32_t before = at == 0 ? 0 : scalar_before(text, at);
  if (scalar == '@' && at == 0) {
    return MASKCORE_EMAIL_NO_LOCAL;
  }
  if (blank != MASKCORE_EMAIL_FINE) {
    return blank;
  }
  if (beyond_ascii && (is_joiner(before) || is_joiner(scalar))) {
    return MASKCORE_EMAIL_JOINER;
  }
  if (scalar == '@') {
    return MASKCORE_EMAIL_TRAILING_DOT;
  }
  if (scalar == '.') {
    return at == 0 ? MASKCORE_EMAIL_LEADING_DOT : MASKCORE_EMAIL_DOUBLE_DOT;
  }
  if (scalar == '"') {
    return MASKCORE_EMAIL_QUOTE;
  }
  return scalar >= 0x80 && !beyond_ascii ? MASKCORE_EMAIL_NON_ASCII
                                         : MASKCORE_EMAIL_LOCAL_CHARACTER;
}

/* Whether a literal begins with the tag. */
static bool has_tag(const unsigned char *literal) {
  static const char tag[] = "ipv6:";
  for (size_t i = 0; i < sizeof tag - 1; i += 1) {
    if ((literal[i] | 0x20) != (unsigned char)(tag[i] | 0x20)) {
      return false;
    }
  }
  return true;
}

static maskcore_email_reason literal_fault(const email_text *text, size_t start, size_t at,
                                           uint32_t scalar) {
  if (text->bytes[at - 1] == ']') {
    return MASKCORE_EMAIL_AFTER_LITERAL;
  }
  maskcore_email_reason blank = blank_fault(text->profile, scalar);
  if (blank != MASKCORE_EMAIL_FINE) {
    return blank;
  }
  if (at >= start + 5 && has_tag(text->bytes + start)) {
    return MASKCORE_EMAIL_IPV6;
  }
  return at > start && is_digit(text->bytes[start]) ? MASKCORE_EMAIL_IPV4 : MASKCORE_EMAIL_LITERAL;
}

static maskcore_email_reason domain_fault(const email_text *text, size_t start, size_t at,
                                          uint32_t scalar) {
  bool beyond_ascii = text->profile == MASKCORE_EMAIL_RFC6531;
  if (scalar == '@') {
    return MASKCORE_EMAIL_SECOND_AT;
  }
  if (email_is_rfc(text->profile) && at > start && text->bytes[start] == '[') {
    return literal_fault(text, start + 1, at, scalar);
  }
  uint32_t before = at == start ? '.' : scalar_before(text, at);
  maskcore_email_reason blank = blank_fault(text->profile, scalar);
  if (blank != MASKCORE_EMAIL_FINE) {
    return blank;
  }
  if (beyond_ascii && (is_binder(before) || is_binder(scalar))) {
    return MASKCORE_EMAIL_JOINER;
  }
  if (scalar == '[' && at == start) {
    return MASKCORE_EMAIL_NO_LITERALS;
  }
  if (scalar == '.' && before == '.') {
    return at == start ? MASKCORE_EMAIL_LEADING_DOT : MASKCORE_EMAIL_DOUBLE_DOT;
  }
  if (scalar == '.' && before == '-') {
    return MASKCORE_EMAIL_HYPHEN_LAST;
  }
  if (scalar == '-' && before == '.') {
    return MASKCORE_EMAIL_HYPHEN_FIRST;
  }
  if (beyond_ascii && before == '.' && unicode_address_kind(scalar) == ADDRESS_MARK) {
    return MASKCORE_EMAIL_MARK_FIRST;
  }
  /* In the ASCII profiles the pattern itself ends a label at 63, so what it refuses there is long.
   */
  if (!beyond_ascii && text->profile != MASKCORE_EMAIL_BASIC && is_label_byte(scalar)) {
    return MASKCORE_EMAIL_LABEL_LONG;
  }
  return scalar >= 0x80 && !beyond_ascii ? MASKCORE_EMAIL_NON_ASCII
                                         : MASKCORE_EMAIL_DOMAIN_CHARACTER;
}

COLD maskcore_email_reason email_fault(const email_text *text, size_t at) {
  uint32_t scalar = utf8_scalar(text->bytes + at);
  size_t separator = email_separator(&(email_text){text->bytes, at, text->profile, 0});
  return separator == SIZE_MAX ? local_fault(text, at, scalar)
                               : domain_fault(text, separator + 1, at, scalar);
}

COLD maskcore_email_reason email_missing(const email_text *text) {
  size_t separator = email_separator(text);
  uint32_t last = scalar_before(text, text->size);
  bool rfc = email_is_rfc(text->profile), beyond_ascii = text->profile == MASKCORE_EMAIL_RFC6531;
  if (separator == SIZE_MAX) {
    if (rfc && text->bytes[0] == '"') {
      return quote_at(text, text->size) == QUOTE_CLOSED ? MASKCORE_EMAIL_MISSING_AT
                                                        : MASKCORE_EMAIL_OPEN_QUOTE;
    }
    return rfc && last == '.'                ? MASKCORE_EMAIL_ENDS_DOT
           : beyond_ascii && is_joiner(last) ? MASKCORE_EMAIL_ENDS_JOINER
                                             : MASKCORE_EMAIL_MISSING_AT;
  }
  if (separator + 1 == text->size) {
    return MASKCORE_EMAIL_MISSING_DOMAIN;
  }
  if (text->profile == MASKCORE_EMAIL_BASIC) {
    return MASKCORE_EMAIL_MISSING_TOP;
  }
  if (rfc && text->bytes[separator + 1] == '[') {
    return MASKCORE_EMAIL_OPEN_LITERAL;
  }
  return last == '.'   ? MASKCORE_EMAIL_ENDS_DOT
         : last == '-' ? MASKCORE_EMAIL_ENDS_HYPHEN
                       : MASKCORE_EMAIL_ENDS_JOINER;
}

/* Every reason with its key … */
#define NAMES(X)                                                                                   \
  X(MASKCORE_EMAIL_FINE, "fine")                                                                   \
  X(MASKCORE_EMAIL_MISSING_AT, "missing-at")                                                       \
  X(MASKCORE_EMAIL_MISSING_DOMAIN, "missing-domain")                                               \
  X(MASKCORE_EMAIL_MISSING_TOP, "missing-top-level")                                               \
  X(MASKCORE_EMAIL_ENDS_DOT, "ends-with-dot")                                                      \
  X(MASKCORE_EMAIL_ENDS_HYPHEN, "ends-with-hyphen")                                                \
  X(MASKCORE_EMAIL_ENDS_JOINER, "ends-with-joiner")                                                \
  X(MASKCORE_EMAIL_OPEN_QUOTE, "open-quote")                                                       \
  X(MASKCORE_EMAIL_OPEN_LITERAL, "open-literal")                                                   \
  X(MASKCORE_EMAIL_NO_LOCAL, "missing-local-part")                                                 \
  X(MASKCORE_EMAIL_SECOND_AT, "second-at")                                                         \
  X(MASKCORE_EMAIL_SPACE, "space")                                                                 \
  X(MASKCORE_EMAIL_LINE_BREAK, "line-break")                                                       \
  X(MASKCORE_EMAIL_CONTROL, "control-character")                                                   \
  X(MASKCORE_EMAIL_INVISIBLE, "invisible-character")                                               \
  X(MASKCORE_EMAIL_JOINER, "joiner")                                                               \
  X(MASKCORE_EMAIL_LEADING_DOT, "leading-dot")                                                     \
  X(MASKCORE_EMAIL_DOUBLE_DOT, "double-dot")                                                       \
  X(MASKCORE_EMAIL_TRAILING_DOT, "trailing-dot")                                                   \
  X(MASKCORE_EMAIL_NON_ASCII, "non-ascii")                                                         \
  X(MASKCORE_EMAIL_LOCAL_CHARACTER, "local-character")                                             \
  X(MASKCORE_EMAIL_DOMAIN_CHARACTER, "domain-character")                                           \
  X(MASKCORE_EMAIL_QUOTE, "quote-inside")                                                          \
  X(MASKCORE_EMAIL_AFTER_QUOTE, "after-quote")                                                     \
  X(MASKCORE_EMAIL_ESCAPE, "bad-escape")                                                           \
  X(MASKCORE_EMAIL_HYPHEN_FIRST, "hyphen-first")                                                   \
  X(MASKCORE_EMAIL_HYPHEN_LAST, "hyphen-last")                                                     \
  X(MASKCORE_EMAIL_MARK_FIRST, "mark-first")                                                       \
  X(MASKCORE_EMAIL_LOCAL_LONG, "local-part-too-long")                                              \
  X(MASKCORE_EMAIL_LABEL_LONG, "label-too-long")                                                   \
  X(MASKCORE_EMAIL_LONG, "too-long")                                                               \
  X(MASKCORE_EMAIL_NO_LITERALS, "ip-not-taken")                                                    \
  X(MASKCORE_EMAIL_LITERAL, "bad-literal")                                                         \
  X(MASKCORE_EMAIL_IPV4, "bad-ipv4")                                                               \
  X(MASKCORE_EMAIL_IPV6, "bad-ipv6")                                                               \
  X(MASKCORE_EMAIL_AFTER_LITERAL, "after-literal")                                                 \
  X(MASKCORE_EMAIL_NOT_UTF8, "not-utf-8")                                                          \
  X(MASKCORE_EMAIL_CUT_SCALAR, "cut-character")                                                    \
  X(MASKCORE_EMAIL_LIMIT, "limit")

/* … and with its sentence. */
#define SENTENCES(X)                                                                               \
  X(MASKCORE_EMAIL_FINE, "")                                                                       \
  X(MASKCORE_EMAIL_MISSING_AT, "The @ is still missing.")                                          \
  X(MASKCORE_EMAIL_MISSING_DOMAIN, "The part behind the @ is still missing.")                      \
  X(MASKCORE_EMAIL_MISSING_TOP, "An ending such as .com is still missing.")                        \
  X(MASKCORE_EMAIL_ENDS_DOT, "Something has to follow the last dot.")                              \
  X(MASKCORE_EMAIL_ENDS_HYPHEN, "A letter or digit has to follow the last hyphen.")                \
  X(MASKCORE_EMAIL_ENDS_JOINER, "The last character only joins; another one has to follow it.")    \
  X(MASKCORE_EMAIL_OPEN_QUOTE, "The quotation mark is not closed yet.")                            \
  X(MASKCORE_EMAIL_OPEN_LITERAL, "The IP address in brackets is not finished.")                    \
  X(MASKCORE_EMAIL_NO_LOCAL, "Something has to stand before the @.")                               \
  X(MASKCORE_EMAIL_SECOND_AT, "There can be only one @.")                                          \
  X(MASKCORE_EMAIL_SPACE, "An address cannot hold a space here.")                                  \
  X(MASKCORE_EMAIL_LINE_BREAK, "An address cannot hold a line break.")                             \
  X(MASKCORE_EMAIL_CONTROL, "There is a control character here.")                                  \
  X(MASKCORE_EMAIL_INVISIBLE, "There is an invisible character here.")                             \
  X(MASKCORE_EMAIL_JOINER, "A joiner or middle dot can stand only between two other characters.")  \
  X(MASKCORE_EMAIL_LEADING_DOT, "A dot cannot come first here.")                                   \
  X(MASKCORE_EMAIL_DOUBLE_DOT, "Two dots cannot follow each other.")                               \
  X(MASKCORE_EMAIL_TRAILING_DOT, "A dot cannot stand right before the @.")                         \
  X(MASKCORE_EMAIL_NON_ASCII, "Only plain Latin letters are taken here.")                          \
  X(MASKCORE_EMAIL_LOCAL_CHARACTER, "This character cannot stand before the @.")                   \
  X(MASKCORE_EMAIL_DOMAIN_CHARACTER, "This character cannot stand behind the @.")                  \
  X(MASKCORE_EMAIL_QUOTE, "A quotation mark can only be the first character.")                     \
  X(MASKCORE_EMAIL_AFTER_QUOTE, "Only the @ can follow the closing quotation mark.")               \
  X(MASKCORE_EMAIL_ESCAPE, "A backslash cannot stand before this character.")                      \
  X(MASKCORE_EMAIL_HYPHEN_FIRST, "A part of the domain cannot begin with a hyphen.")               \
  X(MASKCORE_EMAIL_HYPHEN_LAST, "A part of the domain cannot end with a hyphen.")                  \
  X(MASKCORE_EMAIL_MARK_FIRST, "A part of the domain cannot begin with an accent.")                \
  X(MASKCORE_EMAIL_LOCAL_LONG, "The part before the @ is too long.")                               \
  X(MASKCORE_EMAIL_LABEL_LONG, "This part of the domain is too long.")                             \
  X(MASKCORE_EMAIL_LONG, "The address is too long.")                                               \
  X(MASKCORE_EMAIL_NO_LITERALS, "An IP address cannot stand here.")                                \
  X(MASKCORE_EMAIL_LITERAL, "Brackets can hold only an IP address.")                               \
  X(MASKCORE_EMAIL_IPV4, "The IPv4 address is malformed.")                                         \
  X(MASKCORE_EMAIL_IPV6, "The IPv6 address is malformed.")                                         \
  X(MASKCORE_EMAIL_AFTER_LITERAL, "Nothing can follow the closing bracket.")                       \
  X(MASKCORE_EMAIL_NOT_UTF8, "The text is damaged here: it is not UTF-8.")                         \
  X(MASKCORE_EMAIL_CUT_SCALAR, "The last character is not complete.")                              \
  X(MASKCORE_EMAIL_LIMIT, "The text is too long to be checked.")

const char *maskcore_email_reason_name(maskcore_email_reason reason) {
  TEXTS(texts, NAMES, "unknown");
  return text_at(texts, sizeof texts, reason);
}

const char *maskcore_email_reason_sentence(maskcore_email_reason reason) {
  TEXTS(texts, SENTENCES, "This is not an email address.");
  return text_at(texts, sizeof texts, reason);
}
