// Regular expressions: email against bare PCRE2, RE2 and std::regex, and rows of phones.
//
// The addresses are in the file that BENCH_ADDRESSES names, which the Swift program writes.
#include "bench.h"
#include "email_peers.h"

#include <maskcore.h>
#include <re2/re2.h>

#include <cstdlib>
#include <deque>
#include <fstream>
#include <functional>
#include <iostream>
#include <regex>
#include <string>
#include <vector>

namespace {

std::vector<bench_case> cases;
std::deque<std::string> names;
std::deque<std::function<void()>> bodies;

void add(const std::string &work, const std::string &who, const char *per, size_t operations,
         std::function<void()> body) {
  bodies.push_back(std::move(body));
  const char *name = names.emplace_back(work).c_str();
  const char *by = names.emplace_back(who).c_str();
  cases.push_back({name, by, per, operations, nullptr,
                   [](void *context) { (*static_cast<std::function<void()> *>(context))(); },
                   &bodies.back(), false});
}

struct Texts {
  std::vector<char> bytes;
  std::vector<size_t> ends;
};

// "typical 1200" and so many lines "SIZE BYTES", then "mixed 10000" and its lines.
Texts read(std::istream &in, const char *name, size_t limit) {
  std::string found;
  size_t count = 0;
  in >> found >> count;
  if (found != name) {
    std::cerr << "the addresses are missing\n";
    std::exit(1);
  }
  Texts texts;
  for (size_t i = 0; i < count; i += 1) {
    size_t size = 0;
    in >> size;
    in.get();
    std::vector<char> text(size);
    in.read(text.data(), static_cast<std::streamsize>(size));
    if (i < limit) {
      texts.bytes.insert(texts.bytes.end(), text.begin(), text.end());
      texts.ends.push_back(texts.bytes.size());
    }
  }
  return texts;
}

long accepted(peer peer, int profile, const Texts &texts) {
  const char *pattern = maskcore_email_pattern(static_cast<maskcore_email_profile>(profile));
  return peer_pass(peer, profile, pattern, texts.bytes.data(), texts.ends.data(),
                   texts.ends.size());
}

// How many texts get another answer than ours, asked one by one; -1 where the pattern is not read.
long differences(peer peer, int profile, const Texts &texts) {
  const char *pattern = maskcore_email_pattern(static_cast<maskcore_email_profile>(profile));
  long count = 0;
  size_t start = 0;
  for (size_t end : texts.ends) {
    size_t size = end - start;
    const char *text = texts.bytes.data() + start;
    long ours = peer_pass(PEER_VERDICT, profile, pattern, text, &size, 1);
    long theirs = peer_pass(peer, profile, pattern, text, &size, 1);
    if (ours < 0 || theirs < 0) {
      return -1;
    }
    count += ours != theirs;
    start = end;
  }
  return count;
}

void add_verdicts(const std::string &set, const Texts &texts) {
  static const struct {
    peer number;
    const char *name;
  } peers[] = {{PEER_PCRE2, "bare PCRE2 JIT"}, {PEER_RE2, "RE2"}, {PEER_STD_REGEX, "std::regex"}};
  for (int profile = 0; profile < 4; profile += 1) {
    std::string work = std::string("email/") +
                       maskcore_email_profile_name(static_cast<maskcore_email_profile>(profile)) +
                       "/" + set;
    add(work, BENCH_OURS, "address", texts.ends.size(),
        [&texts, profile] { accepted(PEER_VERDICT, profile, texts); });
    add(work + "/place-and-reason", BENCH_OURS, "address", texts.ends.size(),
        [&texts, profile] { accepted(PEER_CHECK, profile, texts); });
    for (const auto &peer : peers) {
      long differ = differences(peer.number, profile, texts);
      if (profile == MASKCORE_EMAIL_HTML && differ != 0) {
        std::cerr << work << ": " << peer.name << " gives other answers: " << differ << "\n";
        std::exit(1);
      }
      if (differ >= 0) {
        std::string who = peer.name;
        who += differ == 0 ? "" : " (" + std::to_string(differ) + " answers differ)";
        add(work, who, "address", texts.ends.size(),
            [&texts, profile, number = peer.number] { accepted(number, profile, texts); });
      }
    }
  }
}

void check(const maskcore_email *email, const std::string &text, size_t size) {
  maskcore_email_result r = maskcore_email_check(email, text.data(), size);
  bench_keep(&r);
}

// Every key of `text`; then the dearest of them alone.
void add_typing(const std::string &work, const maskcore_email *email, const std::string &text) {
  enum { REPEATS = 20 };
  add(work, BENCH_OURS, "key", text.size() * REPEATS, [=] {
    for (int i = 0; i < REPEATS; i += 1) {
      for (size_t size = 1; size <= text.size(); size += 1) {
        check(email, text, size);
      }
    }
  });
  size_t worst = 1;
  uint64_t longest = 0;
  for (size_t size = 1; size <= text.size(); size += 1) {
    uint64_t least = UINT64_MAX;
    for (int i = 0; i < 200; i += 1) {
      uint64_t start = bench_now();
      check(email, text, size);
      uint64_t took = bench_now() - start;
      least = took < least ? took : least;
    }
    if (least > longest) {
      longest = least;
      worst = size;
    }
  }
  add(work + "-worst", BENCH_OURS, "key", REPEATS, [=] {
    for (int i = 0; i < REPEATS; i += 1) {
      check(email, text, worst);
    }
  });
}

void add_rows() {
  enum { ROWS = 5000 };
  static std::vector<std::string> rows;
  for (int i = 0; i < ROWS; i += 1) {
    rows.push_back("7912" + std::to_string(3000000 + i * 733));
  }
  static const re2::RE2 re2("7(\\d{3})(\\d{3})(\\d{2})(\\d{2})");
  static const std::regex std_regex("7(\\d{3})(\\d{3})(\\d{2})(\\d{2})");
  std::string copy = "79123456789", due = "+7 (912) 345-67-89";
  re2::RE2::Replace(&copy, re2, "+7 (\\1) \\2-\\3-\\4");
  bench_expect("batch/phone/1M", "RE2", copy.data(), copy.size(), due.c_str());
  copy = std::regex_replace("79123456789", std_regex, "+7 ($1) $2-$3-$4");
  bench_expect("batch/phone/1M", "std::regex", copy.data(), copy.size(), due.c_str());
  add("batch/phone/1M", "RE2::Replace", "row", ROWS, [] {
    for (const std::string &row : rows) {
      std::string text = row;
      re2::RE2::Replace(&text, re2, "+7 (\\1) \\2-\\3-\\4");
      bench_keep(text.data());
    }
  });
  add("batch/phone/1M", "std::regex_replace", "row", ROWS, [] {
    for (const std::string &row : rows) {
      std::string text = std::regex_replace(row, std_regex, "+7 ($1) $2-$3-$4");
      bench_keep(text.data());
    }
  });
}

} // namespace

int main(int count, char **arguments) {
  const char *file = std::getenv("BENCH_ADDRESSES");
  std::ifstream in(file == nullptr ? "" : file, std::ios::binary);
  size_t limit = bench_counts(count, arguments) ? 1000 : SIZE_MAX;
  const Texts typical = read(in, "typical", limit), mixed = read(in, "mixed", limit);
  add_verdicts("typical", typical);
  add_verdicts("mixed", mixed);
  maskcore_email *html = maskcore_email_create(MASKCORE_EMAIL_HTML, 0, nullptr);
  add_typing("email/html/type-30", html, "anna.maria.smith@my-mail.co.uk");
  add_typing("email/html/type-30-astray", html, "anna.maria.smith@my mail.co.uk");
  add_rows();
  int code = bench_main(count, arguments, cases.data(), cases.size());
  maskcore_email_free(html);
  return code;
}
