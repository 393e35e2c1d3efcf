/*
 * The worst time that a check takes over many hostile texts, in processor time of the thread.
 *
 * Texts come in families that hurt regular expressions, at every size up to the limit and beyond,
 * each with a tail that spoils it, and then climb: what was slowest is changed a little and tried
 * again. A time is the better of two, so that an interrupt is not taken for a slow text.
 */
#define _POSIX_C_SOURCE 200809L
#include "maskcore.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROOM = 4096 };

static uint64_t state = 20261130;

static uint32_t random_below(uint32_t bound) {
  uint64_t z = (state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return (uint32_t)((z ^ (z >> 31)) % bound);
}

static const char *const heads[] = {
    "",   "a@",     "\"",     "a@[",       "a@[IPv6:",      "a@[IPv6:1:2:3:4:5:6:",
    "a.", "a@a.a.", "\"\\\"", "\xD1\x8F@", "\xE4\xB8\xAD@", "a@xn--",
    "@",
};
static const char *const bodies[] = {
    "a",
    "a.",
    "a-",
    ".",
    "-",
    "@",
    "\"",
    "\\\"",
    "\\\\",
    "1.",
    "255.",
    "1:",
    ":",
    "::",
    " ",
    "ab.cd-ef.",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.",
    "\xC3\xA9",
    "\xC3\xA9.",
    "\xE4\xB8\xAD\xE6\x96\x87",
    "e\xCC\x81",
    "\xD1\x8F-",
    "l\xC2\xB7",
    "a\xE2\x80\x8D",
    "\xE0\xA4\xA8\xE0\xA5\x8D\xE2\x80\x8D",
    "\xF0\x9F\x98\x80",
    "\xCD\xB8",
    "a@a.",
    "\xEF\xBC\xA1",
    "[",
    "]",
};
static const char *const tails[] = {"",     "!",    "@",   " ",       ".", "-",
                                    "\xFF", "\xC3", "com", "\"@b.co", "]"};

typedef struct text {
  char bytes[ROOM];
  size_t size;
} text;

static void put(text *text, const char *piece) {
  size_t size = strlen(piece);
  if (size <= ROOM - text->size) {
    memcpy(text->bytes + text->size, piece, size);
    text->size += size;
  }
}

static const char *any(const char *const *pieces, size_t count) {
  return pieces[random_below((uint32_t)count)];
}
#define ANY(pieces) any(pieces, sizeof pieces / sizeof *pieces)

static void make(text *text) {
  static const size_t sizes[] = {16, 64, 66, 128, 254, 255, 320, 321, 700, 1023, 1024, 1025, 4000};
  size_t size = sizes[random_below(sizeof sizes / sizeof *sizes)];
  text->size = 0;
  put(text, ANY(heads));
  const char *body = ANY(bodies), *second = random_below(3) == 0 ? ANY(bodies) : body;
  while (text->size + strlen(body) + strlen(second) <= size) {
    put(text, body);
    put(text, second);
  }
  /* Every third label of distinct scalars: the dearest punycode. */
  if (random_below(6) == 0) {
    text->size = 0;
    put(text, "a@");
    for (uint32_t scalar = 0x4E00 + random_below(900); text->size + 3 <= size; scalar += 7) {
      char bytes[4] = {(char)(0xE0 | scalar >> 12), (char)(0x80 | (scalar >> 6 & 0x3F)),
                       (char)(0x80 | (scalar & 0x3F)), 0};
      put(text, bytes);
      if (random_below(14) == 0) {
        put(text, ".");
      }
    }
  }
  put(text, ANY(tails));
}

static void change(text *text) {
  for (uint32_t i = 1 + random_below(3); i > 0 && text->size > 0; i -= 1) {
    const char *piece = ANY(bodies);
    size_t size = strlen(piece), at = random_below((uint32_t)text->size);
    if (at + size <= text->size) {
      memcpy(text->bytes + at, piece, size);
    }
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static double measure(const maskcore_email *email, const text *text) {
  double best = 1e9;
  for (int i = 0; i < 2; i += 1) {
    double start = now();
    maskcore_email_result r = maskcore_email_check(email, text->bytes, text->size);
    double took = now() - start;
    best = took < best ? took : best;
    if (r.verdict == MASKCORE_UNDECIDED && r.status == MASKCORE_E_LIMIT &&
        text->size <= MASKCORE_EMAIL_TEXT_LIMIT) {
      printf("an engine limit was hit at %zu bytes\n", text->size);
      exit(1);
    }
  }
  return best;
}

int main(int count_of_arguments, char **arguments) {
  long count = count_of_arguments > 1 ? atol(arguments[1]) : 100000;
  double worst_of_all = 0;
  for (int profile = 0; profile < 4; profile += 1) {
    for (uint32_t flags = 0; flags <= MASKCORE_EMAIL_NO_JIT; flags += MASKCORE_EMAIL_NO_JIT) {
      maskcore_email *email = maskcore_email_create((maskcore_email_profile)profile, flags, NULL);
      if (email == NULL) {
        fputs("built without PCRE2\n", stderr);
        return 1;
      }
      static text slowest, next;
      double worst = 0, sum = 0;
      slowest.size = 0;
      for (long i = 0; i < count; i += 1) {
        if (i % 2 == 0 || slowest.size == 0) {
          make(&next);
        } else {
          next = slowest;
          change(&next);
        }
        double took = measure(email, &next);
        sum += took;
        if (took > worst) {
          worst = took;
          slowest = next;
        }
      }
      printf("worst of %ld hostile texts, %-8s %-24s %7.1f us at %4zu bytes, mean %5.2f us\n",
             count, maskcore_email_profile_name((maskcore_email_profile)profile),
             maskcore_email_engine(email), worst, slowest.size, sum / (double)count);
      worst_of_all = worst > worst_of_all ? worst : worst_of_all;
      maskcore_email_free(email);
    }
  }
  printf("worst of all: %.1f us, %s\n", worst_of_all,
         worst_of_all < 1000 ? "below a millisecond" : "ABOVE A MILLISECOND");
  return worst_of_all < 1000 ? 0 : 1;
}
