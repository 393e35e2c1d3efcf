/* A key press in C. Build: cc -I CMaskCore/include Examples/phone.c libmaskcore.a */
#include <maskcore.h>
#include <stdio.h>

int main(void) {
  maskcore_mask *phone = maskcore_compile("+7 ([000]) [000]-[00]-[00]", 26, NULL, NULL);
  char out[64];
  maskcore_range caret = {6, 6, MASKCORE_UTF8};
  maskcore_result r =
      maskcore_edit(phone, "+7 (91", 6, caret, MASKCORE_INSERT, "2", 1, out, sizeof out);
  printf("%.*s\n", (int)r.size, out);
  maskcore_free(phone);
  return r.status;
}
