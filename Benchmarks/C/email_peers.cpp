#include "email_peers.h"

#include "maskcore.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <re2/re2.h>

#include <map>
#include <memory>
#include <regex>
#include <string>

namespace {

/* Possessive quantifiers read as greedy ones: the language is the same where the engine does not
 * backtrack, and for std::regex it is only slower. */
std::string without_possessives(const std::string &pattern) {
  std::string plain;
  for (size_t i = 0; i < pattern.size(); i += 1) {
    bool escaped = i >= 2 && pattern[i - 2] == '\\' && pattern[i - 1] != '\\';
    bool quantified =
        i > 0 && (pattern[i - 1] == '+' || pattern[i - 1] == '*' || pattern[i - 1] == '}');
    bool in_class = pattern[i] == '+' && i + 1 < pattern.size() && pattern[i + 1] == '-';
    bool in_atom = i > 0 && pattern[i] == '+' && pattern[i - 1] == '*' && i + 1 < pattern.size() &&
                   (pattern[i + 1] == '/' || pattern[i + 1] == '-');
    if (pattern[i] == '+' && quantified && !escaped && !in_class && !in_atom) {
      continue;
    }
    plain += pattern[i];
  }
  return plain;
}

std::string without_end(std::string pattern) {
  size_t at = pattern.rfind("\\z");
  return at == std::string::npos ? pattern : pattern.substr(0, at);
}

std::string with_ascii_letters(std::string pattern) {
  size_t at = pattern.find("\\p{L}");
  return at == std::string::npos ? pattern : pattern.replace(at, 5, "[A-Za-z]");
}

template <class Accepts>
long pass(const char *bytes, const size_t *ends, size_t count, Accepts accepts) {
  long accepted = 0;
  size_t start = 0;
  for (size_t i = 0; i < count; i += 1) {
    accepted += accepts(bytes + start, ends[i] - start);
    start = ends[i];
  }
  return accepted;
}

long pass_core(int profile, bool brief, const char *bytes, const size_t *ends, size_t count) {
  maskcore_email *email =
      maskcore_email_create(static_cast<maskcore_email_profile>(profile), 0, nullptr);
  if (email == nullptr) {
    return -1;
  }
  long accepted = pass(bytes, ends, count, [&](const char *text, size_t size) {
    maskcore_verdict verdict = brief ? maskcore_email_verdict(email, text, size)
                                     : maskcore_email_check(email, text, size).verdict;
    return verdict == MASKCORE_ACCEPTED;
  });
  maskcore_email_free(email);
  return accepted;
}

long pass_pcre2(const char *pattern, uint32_t partial, const char *bytes, const size_t *ends,
                size_t count) {
  struct Made {
    pcre2_code *code;
    pcre2_match_data *match;
  };
  static std::map<std::string, Made> made;
  Made &ours = made[pattern];
  if (ours.code == nullptr) {
    int error;
    PCRE2_SIZE at;
    ours.code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern), PCRE2_ZERO_TERMINATED,
                              PCRE2_UTF | PCRE2_ANCHORED, &error, &at, nullptr);
    if (ours.code == nullptr) {
      return -1;
    }
    pcre2_jit_compile(ours.code, PCRE2_JIT_COMPLETE | PCRE2_JIT_PARTIAL_SOFT);
    ours.match = pcre2_match_data_create(1, nullptr);
  }
  return pass(bytes, ends, count, [&](const char *text, size_t size) {
    return pcre2_match(ours.code, reinterpret_cast<PCRE2_SPTR>(text), size, 0,
                       partial | PCRE2_NO_UTF_CHECK, ours.match, nullptr) > 0;
  });
}

long pass_re2(const char *pattern, const char *bytes, const size_t *ends, size_t count) {
  static std::map<std::string, std::unique_ptr<re2::RE2>> made;
  auto &ours = made[pattern];
  if (!ours) {
    re2::RE2::Options options;
    options.set_log_errors(false);
    ours = std::make_unique<re2::RE2>(without_end(without_possessives(pattern)), options);
  }
  if (!ours->ok()) {
    return -1;
  }
  return pass(bytes, ends, count, [&](const char *text, size_t size) {
    return re2::RE2::FullMatch(re2::StringPiece(text, size), *ours);
  });
}

long pass_std(const char *pattern, const char *bytes, const size_t *ends, size_t count) {
  static std::map<std::string, std::unique_ptr<std::regex>> made;
  auto &ours = made[pattern];
  if (!ours) {
    try {
      ours = std::make_unique<std::regex>(
          with_ascii_letters(without_end(without_possessives(pattern))),
          std::regex::ECMAScript | std::regex::optimize);
    } catch (const std::regex_error &) {
      return -1;
    }
  }
  return pass(bytes, ends, count, [&](const char *text, size_t size) {
    return std::regex_match(text, text + size, *ours);
  });
}

} // namespace

long peer_pass(peer peer, int profile, const char *pattern, const char *bytes, const size_t *ends,
               size_t count) {
  switch (peer) {
  case PEER_VERDICT: return pass_core(profile, true, bytes, ends, count);
  case PEER_CHECK: return pass_core(profile, false, bytes, ends, count);
  case PEER_PCRE2: return pass_pcre2(pattern, PCRE2_PARTIAL_SOFT, bytes, ends, count);
  case PEER_PCRE2_FULL: return pass_pcre2(pattern, 0, bytes, ends, count);
  case PEER_RE2: return pass_re2(pattern, bytes, ends, count);
  case PEER_STD_REGEX: return pass_std(pattern, bytes, ends, count);
  }
  return -1;
}
