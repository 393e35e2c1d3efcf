/*
 * Lengths of an address, counted beside the pattern: inside it they would need look-aheads that
 * run to the end of the text, and those turn "impossible" into "partial".
 */
#include "email.h"
#include "utf8.h"

size_t email_separator(const email_text *text) {
  size_t at = 0;
  bool quoted = email_is_rfc(text->profile) && text->size != 0 && text->bytes[0] == '"';
  if (quoted) {
    for (at = 1; at < text->size && text->bytes[at] != '"'; at += 1) {
      at += text->bytes[at] == '\\';
    }
    at += 1;
    return at < text->size && text->bytes[at] == '@' ? at : SIZE_MAX;
  }
  const unsigned char *found = text->size != 0 ? memchr(text->bytes, '@', text->size) : NULL;
  return found != NULL ? (size_t)(found - text->bytes) : SIZE_MAX;
}

/* Bytes that a local part without its `@` needs at least to be one. */
static size_t local_need(const email_text *text) {
  if (!email_is_rfc(text->profile)) {
    return 0;
  }
  if (text->bytes[0] != '"') {
    unsigned char last = text->bytes[text->size - 1];
    if (last == '.') {
      return 1;
    }
    bool joiner = text->size >= 3 && text->bytes[text->size - 3] == 0xE2 &&
                  text->bytes[text->size - 2] == 0x80 && (last == 0x8C || last == 0x8D);
    return joiner ? 1 : 0;
  }
  size_t at = 1;
  while (at < text->size && text->bytes[at] != '"') {
    if (text->bytes[at] == '\\') {
      if (at + 1 == text->size) {
        return 2;
      }
      at += 1;
    }
    at += 1;
  }
  return at < text->size ? 0 : 1;
}

/* Bytes that a partial text with its `@` needs at least. */
static size_t domain_need(const email_text *text, size_t at) {
  if (text->profile != MASKCORE_EMAIL_BASIC) {
    return 1;
  }
  /* A dot with something before it, then two letters. */
  size_t dot = text->size;
  while (dot > at + 1 && text->bytes[dot - 1] != '.') {
    if (text->bytes[dot - 1] <= '9') { /* a digit or a hyphen: it holds nothing else below */
      return 3;
    }
    dot -= 1;
  }
  if (dot == at + 1 || dot == at + 2) {
    return 3;
  }
  return dot == text->size ? 2 : 1;
}

/* RFC 3492, section 6.1. */
static size_t punycode_adapt(size_t delta, size_t count, bool first) {
  delta = first ? delta / 700 : delta / 2;
  delta += delta / count;
  size_t k = 0;
  for (; delta > 35 * 26 / 2; k += 36) {
    delta /= 35;
  }
  return k + 36 * delta / (delta + 38);
}

/* Letters of the punycode of a label, or something above EMAIL_LABEL_LIMIT. RFC 3492, 6.3. */
static size_t punycode_size(const unsigned char *label, size_t size) {
  uint32_t scalars[EMAIL_LABEL_LIMIT];
  size_t count = 0, basic = 0;
  for (size_t i = 0; i < size; i += utf8_width(label[i])) {
    if (count == EMAIL_LABEL_LIMIT) {
      return EMAIL_LABEL_LIMIT + 1; /* each scalar costs a letter at least */
    }
    scalars[count] = utf8_scalar(label + i);
    basic += scalars[count] < 0x80;
    count += 1;
  }
  size_t written = basic == 0 ? 0 : basic + 1, handled = basic, delta = 0, bias = 72;
  uint32_t next = 0x80;
  while (handled < count && written <= EMAIL_LABEL_LIMIT) {
    uint32_t least = 0x110000;
    for (size_t i = 0; i < count; i += 1) {
      if (scalars[i] >= next && scalars[i] < least) {
        least = scalars[i];
      }
    }
    delta += (size_t)(least - next) * (handled + 1);
    next = least;
    for (size_t i = 0; i < count; i += 1) {
      delta += scalars[i] < next;
      if (scalars[i] != next) {
        continue;
      }
      size_t rest = delta;
      for (size_t k = 36;; k += 36) {
        size_t threshold = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
        written += 1;
        if (rest < threshold) {
          break;
        }
        rest = (rest - threshold) / (36 - threshold);
      }
      bias = punycode_adapt(delta, handled + 1, handled == basic);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    next += 1;
  }
  return written;
}

/* Letters of a label as DNS has it, or something above EMAIL_LABEL_LIMIT. */
static size_t label_size(const unsigned char *label, size_t size) {
  for (size_t i = 0; i < size; i += 1) {
    if (label[i] >= 0x80) {
      return 4 + punycode_size(label, size); /* xn-- */
    }
  }
  return size;
}

/* The length that a domain of any script leaves no room for: of a label, or of all as DNS has it.
 */
static maskcore_email_reason domain_fault(const unsigned char *domain, size_t size, bool whole) {
  size_t start = 0, encoded = 0;
  for (size_t i = 0; i <= size; i += 1) {
    if (i != size && domain[i] != '.') {
      continue;
    }
    size_t letters = label_size(domain + start, i - start);
    bool full = letters == EMAIL_LABEL_LIMIT && letters == i - start && domain[i - 1] == '-';
    if (letters > EMAIL_LABEL_LIMIT || full) {
      return MASKCORE_EMAIL_LABEL_LONG;
    }
    encoded += letters + (size_t)(i != size);
    start = i + 1;
  }
  return encoded + (size_t)!whole > EMAIL_DOMAIN_LIMIT ? MASKCORE_EMAIL_LONG : MASKCORE_EMAIL_FINE;
}

maskcore_email_reason email_length_fault(const email_text *text, bool whole) {
  size_t at = email_separator(text);
  if (at == SIZE_MAX) {
    return text->size + local_need(text) > EMAIL_LOCAL_LIMIT ? MASKCORE_EMAIL_LOCAL_LONG
                                                             : MASKCORE_EMAIL_FINE;
  }
  if (at > EMAIL_LOCAL_LIMIT) {
    return MASKCORE_EMAIL_LOCAL_LONG;
  }
  size_t need = whole ? 0 : domain_need(text, at);
  if (text->size + need > EMAIL_LIMIT) {
    return MASKCORE_EMAIL_LONG;
  }
  bool literal = at + 1 < text->size && text->bytes[at + 1] == '[';
  if (text->profile == MASKCORE_EMAIL_RFC6531 && !literal) {
    return domain_fault(text->bytes + at + 1, text->size - at - 1, whole);
  }
  return MASKCORE_EMAIL_FINE;
}
