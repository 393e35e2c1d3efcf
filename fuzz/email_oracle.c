/* The email oracle: one scalar at a time, every counter in the open. */
#include "email_oracle.h"
#include "oracle_unicode.h"

#include <string.h>

enum { BASIC, HTML, RFC5321, RFC6531 };
enum { UNDECIDED, EMPTY, PARTIAL, ACCEPTED, REJECTED };

typedef enum state {
  START,         /* nothing read */
  ATOM,          /* in an unquoted local part, which may end here */
  DOT,           /* behind a dot of it (RFC profiles) */
  JOINED,        /* behind a joiner of it (RFC 6531) */
  QUOTE,         /* inside quotation marks */
  ESCAPE,        /* behind a backslash there */
  UNQUOTE,       /* behind the closing quotation mark */
  LABEL_START,   /* behind the @ or a dot of the domain */
  LABEL,         /* in a label that may end here */
  HYPHEN,        /* behind a hyphen of it */
  BOUND,         /* behind a joiner or middle dot of it (RFC 6531) */
  BASIC_NO_TAIL, /* basic: what is read so far needs a dot yet */
  BASIC_TAIL,    /* basic: `tail` letters behind a dot with something before it */
  BASIC_FOREIGN, /* the same, and only letters may follow */
  TAG,           /* behind [, reading IPv6: */
  V4,            /* [ and the octets of IPv4 */
  V6,            /* [IPv6: and groups */
  BRACKET,       /* behind ] */
} state;

typedef struct machine {
  int profile;
  bool lengths;
  state state;
  size_t total, local; /* bytes; `local` up to the @ */
  size_t tail;
  /* The label being read, and the size of those before it with their dots, as DNS has them. */
  uint32_t label[400];
  size_t label_count, domain;
  /* The literal being read. */
  size_t tag, groups, digits, octets;
  unsigned value;
  bool doubled, colon, decimal, tail_v4;
} machine;

static int kind(uint32_t scalar) {
  size_t count = sizeof oracle_kinds / sizeof *oracle_kinds;
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (oracle_kinds[middle].last < scalar) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < count && oracle_kinds[low].first <= scalar ? (int)oracle_kinds[low].kind : 0;
}

static bool digit(uint32_t c) { return c >= '0' && c <= '9'; }
static bool alnum(uint32_t c) {
  return digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
static bool hex(uint32_t c) { return digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
static bool joiner(uint32_t c) { return c == 0x200C || c == 0x200D; }
static bool atext(uint32_t c) {
  return c < 0x80 && c != 0 && (alnum(c) || strchr("!#$%&'*+-/=?^_`{|}~", (int)c) != NULL);
}

/* Beyond ASCII: whether a local part of RFC 6531 takes it. */
static bool foreign(uint32_t c) { return c >= 0x80 && kind(c) != ORACLE_BLANK; }

/* Whether a label of RFC 6531 takes it, and whether also as its first. */
static bool in_label(uint32_t c) {
  if (c < 0x80) {
    return alnum(c);
  }
  bool compatibility = (c >= 0xF900 && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFF) ||
                       (c >= 0xFF00 && c <= 0xFFEF) || (c >= 0x1D400 && c <= 0x1D7FF);
  int k = kind(c);
  return !compatibility && (k == ORACLE_LETTER || k == ORACLE_DIGIT || k == ORACLE_MARK);
}
static bool first_in_label(uint32_t c) {
  return in_label(c) && (c < 0x80 || kind(c) != ORACLE_MARK);
}

/* ---- IP literals ---- */

/* One more digit of a decimal octet. */
static bool octet_digit(machine *m, uint32_t c) {
  m->digits += 1;
  m->value = m->value * 10 + (c - '0');
  return m->digits <= 3 && m->value <= 255;
}

/* Octets, the first of which may have been read as a group already. */
static bool feed_v4(machine *m, uint32_t c) {
  if (digit(c)) {
    return octet_digit(m, c);
  }
  if (c == '.' && m->digits > 0 && m->octets < 3) {
    m->octets += 1;
    m->digits = 0;
    m->value = 0;
    return true;
  }
  if (c == ']' && m->digits > 0 && m->octets == 3) {
    m->state = BRACKET;
    return true;
  }
  return false;
}

static bool feed_v6(machine *m, uint32_t c) {
  if (m->tail_v4) {
    return feed_v4(m, c);
  }
  size_t most = m->doubled ? 6 : 8;
  if (hex(c)) {
    if (m->digits == 0) {
      bool half = m->colon && m->groups == 0; /* a lone colon at the start */
      if (m->groups == most || half) {
        return false;
      }
      m->decimal = true;
      m->value = 0;
    }
    m->digits += 1;
    m->decimal = m->decimal && digit(c) && m->digits <= 3;
    m->value = m->decimal ? m->value * 10 + (c - '0') : 0;
    m->decimal = m->decimal && m->value <= 255;
    m->colon = false;
    return m->digits <= 4;
  }
  if (c == ':') {
    if (m->digits > 0) { /* a group ends, and another one or :: has to follow */
      m->groups += 1;
      m->digits = 0;
      m->colon = true;
      return m->groups < most;
    }
    bool first = m->groups == 0 && !m->doubled;
    if (m->doubled || m->groups > 6 || (!m->colon && !first)) {
      return false;
    }
    if (!m->colon) { /* the first of two at the start */
      m->colon = true;
      return true;
    }
    m->doubled = true;
    m->colon = false;
    return true;
  }
  if (c == '.') {
    bool room = m->doubled ? m->groups <= 4 : m->groups == 6;
    if (m->digits == 0 || !m->decimal || !room) {
      return false;
    }
    m->tail_v4 = true;
    m->octets = 1;
    m->digits = 0;
    m->value = 0;
    return true;
  }
  if (c == ']' && !m->colon) {
    size_t groups = m->groups + (m->digits > 0);
    if (m->doubled ? groups <= 6 : groups == 8) {
      m->state = BRACKET;
      return true;
    }
  }
  return false;
}

static bool feed_tag(machine *m, uint32_t c) {
  static const char lower[] = "ipv6:", upper[] = "IPV6:";
  if (m->tag == 0 && digit(c)) {
    m->state = V4;
    return octet_digit(m, c);
  }
  if (c != (uint32_t)lower[m->tag] && c != (uint32_t)upper[m->tag]) {
    return false;
  }
  m->tag += 1;
  if (m->tag == 5) {
    m->state = V6;
  }
  return true;
}

/* ---- The address ---- */

static bool go(machine *m, state to) {
  m->state = to;
  return true;
}

static bool feed_local(machine *m, uint32_t c) {
  if (m->profile == BASIC || m->profile == HTML) {
    if (c == '@') {
      return m->state == ATOM && go(m, LABEL_START);
    }
    bool taken = m->profile == HTML ? atext(c) || c == '.'
                                    : alnum(c) || (c != 0 && c < 0x80 && strchr("._%+-", (int)c));
    return taken && go(m, ATOM);
  }
  bool other = m->profile == RFC6531 && foreign(c);
  switch (m->state) {
  case QUOTE:
    if (c == '"' || c == '\\') {
      return go(m, c == '"' ? UNQUOTE : ESCAPE);
    }
    return (c >= 0x20 && c <= 0x7E) || other;
  case ESCAPE: return c >= 0x20 && c <= 0x7E && go(m, QUOTE);
  case UNQUOTE: return c == '@' && go(m, LABEL_START);
  case START:
    if (c == '"') {
      return go(m, QUOTE);
    }
    return (atext(c) || other) && go(m, ATOM);
  case ATOM:
    if (c == '@') {
      return go(m, LABEL_START);
    }
    if (c == '.') {
      return go(m, DOT);
    }
    if (m->profile == RFC6531 && joiner(c)) {
      return go(m, JOINED);
    }
    return atext(c) || other;
  case DOT: return (atext(c) || other) && go(m, ATOM);
  case JOINED:
    if (joiner(c)) {
      return true;
    }
    return (atext(c) || other) && go(m, ATOM);
  default: return false;
  }
}

static bool feed_basic_domain(machine *m, uint32_t c) {
  bool foreign_letter = c >= 0x80 && kind(c) == ORACLE_LETTER;
  bool letter = (alnum(c) && !digit(c)) || foreign_letter;
  switch (m->state) {
  case LABEL_START: return (alnum(c) || c == '.' || c == '-') && go(m, BASIC_NO_TAIL);
  case BASIC_NO_TAIL:
    if (c == '.') {
      m->tail = 0;
      return go(m, BASIC_TAIL);
    }
    return alnum(c) || c == '-';
  case BASIC_TAIL:
    if (letter) {
      m->tail += 1;
      return go(m, foreign_letter ? BASIC_FOREIGN : BASIC_TAIL);
    }
    if (c == '.') {
      m->tail = 0;
      return true;
    }
    return (digit(c) || c == '-') && go(m, BASIC_NO_TAIL);
  case BASIC_FOREIGN: m->tail += letter; return letter;
  default: return false;
  }
}

/* Puts `c` at the end of the label. */
static bool label_put(machine *m, uint32_t c, state to) {
  if (m->label_count < sizeof m->label / sizeof *m->label) {
    m->label[m->label_count] = c;
  }
  m->label_count += 1;
  if (m->profile != RFC6531 && m->label_count > (to == HYPHEN ? 62u : 63u)) {
    return false;
  }
  return go(m, to);
}

static bool feed_label(machine *m, uint32_t c) {
  bool wide = m->profile == RFC6531;
  if (m->state == LABEL_START) {
    if (c == '[' && m->label_count == 0 && m->domain == 0 && m->profile >= RFC5321) {
      return go(m, TAG);
    }
    bool begins = wide ? first_in_label(c) : c < 0x80 && alnum(c);
    return begins && label_put(m, c, LABEL);
  }
  if (wide ? in_label(c) : c < 0x80 && alnum(c)) {
    return label_put(m, c, LABEL);
  }
  if (c == '-' && m->state != BOUND) {
    return label_put(m, c, HYPHEN);
  }
  if (wide && (joiner(c) || c == 0xB7) && m->state == LABEL) {
    return label_put(m, c, BOUND);
  }
  return false;
}

/* Letters that RFC 3492 makes of the label behind xn--, written as its section 6.3 says it. */
static size_t punycode_letters(const uint32_t *in, size_t count) {
  size_t out = 0, h, b, delta = 0, bias = 72;
  uint32_t n = 128;
  for (size_t i = 0; i < count; i += 1) {
    out += in[i] < 128;
  }
  h = b = out;
  out += b > 0;
  while (h < count) {
    uint32_t m = 0xFFFFFFFF;
    for (size_t i = 0; i < count; i += 1) {
      if (in[i] >= n && in[i] < m) {
        m = in[i];
      }
    }
    delta += (size_t)(m - n) * (h + 1);
    n = m;
    for (size_t i = 0; i < count; i += 1) {
      if (in[i] < n) {
        delta += 1;
      } else if (in[i] == n) {
        size_t q = delta, k = 36;
        for (;; k += 36) {
          size_t t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
          out += 1;
          if (q < t) {
            break;
          }
          q = (q - t) / (36 - t);
        }
        delta = h == b ? delta / 700 : delta / 2;
        delta += delta / (h + 1);
        for (k = 0; delta > 455; k += 36) {
          delta /= 35;
        }
        bias = k + 36 * delta / (delta + 38);
        delta = 0;
        h += 1;
      }
    }
    delta += 1;
    n += 1;
  }
  return out;
}

/* The label as DNS has it. */
static size_t label_letters(const machine *m) {
  size_t most = sizeof m->label / sizeof *m->label;
  if (m->label_count > most) {
    return m->label_count;
  }
  for (size_t i = 0; i < m->label_count; i += 1) {
    if (m->label[i] >= 0x80) {
      return 4 + punycode_letters(m->label, m->label_count);
    }
  }
  return m->label_count;
}

static bool ends(const machine *m) {
  switch (m->state) {
  case LABEL: return m->profile != BASIC;
  case BRACKET: return true;
  case BASIC_TAIL:
  case BASIC_FOREIGN: return m->tail >= 2;
  default: return false;
  }
}

/* Whether an address within the limits may still come of what was read. */
static bool has_room(const machine *m) {
  if (!m->lengths) {
    return true;
  }
  if (m->state < LABEL_START) {
    bool rfc = m->profile >= RFC5321;
    size_t need = !rfc                                                         ? 0
                  : m->state == ESCAPE                                         ? 2
                  : m->state == QUOTE || m->state == DOT || m->state == JOINED ? 1
                                                                               : 0;
    return m->total + need <= 64;
  }
  size_t need = 1;
  if (m->profile == BASIC) {
    bool behind_dot = m->state == BASIC_TAIL || m->state == BASIC_FOREIGN;
    need = !behind_dot ? 3 : m->tail == 0 ? 2 : 1;
  }
  if (ends(m)) {
    need = 0;
  }
  if (m->local > 64 || m->total + need > 254) {
    return false;
  }
  if (m->profile == RFC6531 && m->state <= BOUND) {
    size_t letters = label_letters(m);
    bool full = m->state == HYPHEN && letters == 63 && letters == m->label_count;
    return letters <= 63 && !full && m->domain + letters + need <= 253;
  }
  return true;
}

static bool feed(machine *m, uint32_t c, size_t width) {
  bool was_local = m->state < LABEL_START, alive;
  m->total += width;
  switch (m->state) {
  case START:
  case ATOM:
  case DOT:
  case JOINED:
  case QUOTE:
  case ESCAPE:
  case UNQUOTE: alive = feed_local(m, c); break;
  case LABEL_START:
  case LABEL:
  case HYPHEN:
  case BOUND:
    if (m->profile == BASIC) {
      alive = feed_basic_domain(m, c);
    } else if (c == '.' && m->state == LABEL) {
      m->domain += label_letters(m) + 1;
      m->label_count = 0;
      alive = go(m, LABEL_START);
    } else {
      alive = feed_label(m, c);
    }
    break;
  case BASIC_NO_TAIL:
  case BASIC_TAIL:
  case BASIC_FOREIGN: alive = feed_basic_domain(m, c); break;
  case TAG: alive = feed_tag(m, c); break;
  case V4: alive = feed_v4(m, c); break;
  case V6: alive = feed_v6(m, c); break;
  case BRACKET: alive = false; break;
  default: alive = false; break;
  }
  if (was_local && m->state == LABEL_START) {
    m->local = m->total - 1;
  }
  return alive && has_room(m);
}

/* Reads the scalar at `at`; false where it is ill-formed, and `cut` when bytes may be missing. */
static bool decode(const uint8_t *text, size_t size, size_t at, uint32_t *scalar, size_t *width,
                   bool *cut) {
  uint8_t first = text[at];
  *cut = false;
  if (first < 0x80) {
    *scalar = first;
    *width = 1;
    return true;
  }
  size_t more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
  if (first < 0xC0 || first > 0xF7) {
    return false;
  }
  uint32_t value = first & (0x3Fu >> more), low, high;
  size_t have = 0;
  while (have < more && at + 1 + have < size && (text[at + 1 + have] & 0xC0) == 0x80) {
    value = value << 6 | (text[at + 1 + have] & 0x3Fu);
    have += 1;
  }
  /* The scalars that the bytes at hand can still become. */
  low = value << 6 * (more - have);
  high = low | ((1u << 6 * (more - have)) - 1);
  uint32_t least = more == 1 ? 0x80 : more == 2 ? 0x800 : 0x10000;
  bool fits = high >= least && low <= 0x10FFFF && (low < 0xD800 || high > 0xDFFF);
  if (have < more) {
    *cut = fits && at + 1 + have == size;
    return false;
  }
  *scalar = value;
  *width = more + 1;
  return fits;
}

static oracle_answer judge(int profile, bool lengths, const uint8_t *text, size_t size) {
  machine m = {.profile = profile, .lengths = lengths};
  bool alive = true, cut = false;
  size_t at = 0, dead = size;
  while (at < size) {
    uint32_t scalar = 0;
    size_t width = 0;
    if (!decode(text, size, at, &scalar, &width, &cut)) {
      bool undecided = cut && alive;
      return (oracle_answer){undecided ? UNDECIDED : REJECTED, at, true, cut};
    }
    if (alive && !feed(&m, scalar, width)) {
      alive = false;
      dead = at;
    }
    at += width;
  }
  if (size == 0) {
    return (oracle_answer){EMPTY, 0, false, false};
  }
  int verdict = !alive ? REJECTED : ends(&m) ? ACCEPTED : PARTIAL;
  return (oracle_answer){verdict, dead, false, false};
}

oracle_answer maskcore_fuzz_email_oracle(int profile, bool lengths, const uint8_t *text,
                                         size_t size) {
  return judge(profile, lengths || profile >= RFC5321, text, size);
}

int maskcore_fuzz_email_pattern(int profile, const uint8_t *text, size_t size) {
  return judge(profile, false, text, size).verdict;
}
