/* How a function that several files share stays inside the library. */
#ifndef MASKCORE_INTERNAL_H
#define MASKCORE_INTERNAL_H

/*
 * On a declaration: a shared library does not export the function. A static archive still shows the
 * name to the linker, so the header that declares it also gives it one that begins `maskcore_i_`.
 */
#if defined(__GNUC__) && !defined(_WIN32)
#define MASKCORE_INTERNAL __attribute__((visibility("hidden")))
#else
#define MASKCORE_INTERNAL
#endif

#endif /* MASKCORE_INTERNAL_H */
