/*
 * The four grammars as patterns, each built from named parts. PCRE2 and ICU read them alike.
 *
 * Rules that keep a soft partial match equal to "an address may still come of it":
 *   - the pattern ends in \z, never in $, and no look-ahead can reach the end of the text;
 *   - a run is possessive only where nothing behind it could use what it holds;
 *   - classes name both cases: case folding would let U+017F and U+212A in.
 */
#ifndef MASKCORE_EMAIL_PATTERN_H
#define MASKCORE_EMAIL_PATTERN_H

/* clang-format off */

/* What may stand in an unquoted local part, and a quoted one: RFC 5321 Dot-string, Quoted-string. */
#define ATOM      "A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-"
#define QTEXT     "[\\x20\\x21\\x23-\\x5B\\x5D-\\x7E]"
#define QUOTED(q) "\"" q "*+(?:\\\\[\\x20-\\x7E]" q "*+)*+\""

/* ASCII labels of 1 to 63, no hyphen first or last. */
#define LABEL     "[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?"
#define DOMAIN    LABEL "(?:\\." LABEL ")*+"

/* [192.0.2.1] and [IPv6:2001:db8::1]; `::` stands for two groups or more, as RFC 5321 writes it. */
#define OCTET     "(?:25[0-5]|2[0-4][0-9]|[01]?[0-9]{1,2})"
#define IPV4      OCTET "(?:\\." OCTET "){3}"
#define GROUP     "[0-9A-Fa-f]{1,4}"
#define IPV6_TAIL(groups, before_ipv4) \
  "::(?:(?:" GROUP ":){0," groups "}" GROUP "|(?:" GROUP ":){0," before_ipv4 "}" IPV4 ")?"
#define IPV6_HEAD(more) GROUP "(?::" GROUP "){" more "}"
#define IPV6 \
  "(?:(?:" GROUP ":){7}" GROUP \
  "|(?:" GROUP ":){6}" IPV4 \
  "|" IPV6_TAIL("5", "4") \
  "|" GROUP IPV6_TAIL("4", "3") \
  "|" IPV6_HEAD("1") IPV6_TAIL("3", "2") \
  "|" IPV6_HEAD("2") IPV6_TAIL("2", "1") \
  "|" IPV6_HEAD("3") "::(?:(?:" GROUP ":){0,1}" GROUP "|" IPV4 ")?" \
  "|" IPV6_HEAD("4") "::(?:" GROUP ")?" \
  "|" IPV6_HEAD("5") "::)"
#define LITERAL   "\\[(?:[Ii][Pp][Vv]6:" IPV6 "|" IPV4 ")\\]"

/* RFC 6531: ASCII as above, beyond it everything but controls, invisibles, blanks and unassigned;
 * zero-width joiners between two others. */
#define U_ATOM    "[^\\x00-\\x20\"(),.:;<>@\\[\\\\\\]\\x7F\\p{C}\\p{Z}]"
#define U_ATOMS   U_ATOM "++(?:[\\x{200C}\\x{200D}]++" U_ATOM "++)*+"
#define U_QTEXT \
  "[^\\x00-\\x1F\"\\\\\\x7F\\p{C}\\p{Zl}\\p{Zp}" \
  "\\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{202F}\\x{205F}\\x{3000}]"

/* A label of letters, marks and digits, compatibility forms left out. Written as what it is not,
 * because classes cannot be subtracted before PCRE2 10.45. */
#define U_OTHER \
  "\\p{C}\\p{Z}\\p{P}\\p{S}\\p{Nl}\\p{No}" \
  "\\x{F900}-\\x{FDFF}\\x{FE70}-\\x{FEFF}\\x{FF00}-\\x{FFEF}\\x{1D400}-\\x{1D7FF}"
#define U_LETTER  "[^" U_OTHER "]"
#define U_FIRST   "[^\\p{M}" U_OTHER "]"
#define U_LABEL \
  U_FIRST U_LETTER "*+(?:(?:-++|[\\x{200C}\\x{200D}\\x{B7}])" U_LETTER "++)*+"
#define U_DOMAIN  U_LABEL "(?:\\." U_LABEL ")*+"

#define PATTERN_BASIC   "[A-Za-z0-9._%+\\-]++@[A-Za-z0-9.\\-]+\\.\\p{L}{2,}+\\z"
#define PATTERN_HTML    "[." ATOM "]++@" DOMAIN "\\z"
#define PATTERN_RFC5321 \
  "(?:[" ATOM "]++(?:\\.[" ATOM "]++)*+|" QUOTED(QTEXT) ")@(?:" DOMAIN "|" LITERAL ")\\z"
#define PATTERN_RFC6531 \
  "(?:" U_ATOMS "(?:\\." U_ATOMS ")*+|" QUOTED(U_QTEXT) ")@(?:" U_DOMAIN "|" LITERAL ")\\z"

/* clang-format on */

#endif /* MASKCORE_EMAIL_PATTERN_H */
