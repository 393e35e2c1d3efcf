// libphonenumber's formatter for phones as they are typed. It has its own idea of a Russian number,
// without brackets; the keys are the same, and so is the number.
#include "bench.h"

#include <phonenumbers/asyoutypeformatter.h>
#include <phonenumbers/phonenumberutil.h>

#include <memory>
#include <string>
#include <vector>

using i18n::phonenumbers::AsYouTypeFormatter;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

std::vector<std::unique_ptr<AsYouTypeFormatter>> formatters;
std::string shown;

void prepare(void *) {
  for (auto &formatter : formatters) {
    formatter->Clear();
    formatter->InputDigit('+', &shown);
    formatter->InputDigit('7', &shown);
  }
}

void type(void *) {
  for (auto &formatter : formatters) {
    for (char key : {'9', '1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
      formatter->InputDigit(key, &shown);
    }
    bench_keep(shown.data());
  }
}

} // namespace

int main(int count, char **arguments) {
  for (int i = 0; i < 16; i += 1) {
    formatters.emplace_back(PhoneNumberUtil::GetInstance()->GetAsYouTypeFormatter("RU"));
  }
  prepare(nullptr);
  type(nullptr);
  const char *work = "edit/phone/type-ten", *who = "libphonenumber AsYouTypeFormatter";
  bench_expect(work, who, shown.data(), shown.size(), "+7 912 345-67-89");
  bench_case only = {work, who, "key", formatters.size() * 10, prepare, type, nullptr, false};
  return bench_main(count, arguments, &only, 1);
}
