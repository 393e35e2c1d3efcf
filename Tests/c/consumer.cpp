// The header from C++: it declares what it should, in the C linkage, and links.
#include <maskcore.h>

#include <cstdio>
#include <string>

int main() {
  const std::string pattern = "+7 ([000]) [000]-[00]-[00]";
  maskcore_error error{};
  maskcore_mask *phone = maskcore_compile(pattern.data(), pattern.size(), nullptr, &error);
  if (phone == nullptr || error.status != MASKCORE_OK) {
    return 1;
  }
  std::string out(maskcore_bound(phone, 10), '\0');
  maskcore_result r = maskcore_format(
      phone, "9123456789", 10, maskcore_range{10, 10, MASKCORE_UTF8}, out.data(), out.size());
  out.resize(r.size);
  maskcore_free(phone);
  std::printf("%s\n", out.c_str());
  return out == "+7 (912) 345-67-89" && r.complete ? 0 : 1;
}
