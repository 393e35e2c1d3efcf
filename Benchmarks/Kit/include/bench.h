/*
 * What every benchmark program shares: cases, the clock, and the three things that are measured.
 *
 *     program time          one line a sample:    time <tab> work <tab> who <tab> per <tab> ns
 *     program allocations   one line a case:      allocations <tab> … <tab> per operation
 *     program instructions  under callgrind, one dump a case; counts.awk reads the dumps
 *
 * A case of the same work by several programs has the same name in all of them.
 */
#ifndef BENCH_H
#define BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __has_feature
#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#define BENCH_NULLABLE _Nullable
#endif
#endif
#ifndef BENCH_NULLABLE
#define BENCH_NULLABLE
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Who is MaskField itself; only its cases are counted. */
#define BENCH_OURS "MaskField"

typedef struct bench_case {
  const char *work; /* edit/phone/type-ten */
  const char *who;  /* MaskField, a floor, or a peer */
  const char *per;  /* what one operation is: key, row, byte */
  size_t operations;
  void (*BENCH_NULLABLE prepare)(void *BENCH_NULLABLE context); /* not timed */
  void (*run)(void *BENCH_NULLABLE context);
  void *BENCH_NULLABLE context;
  bool wall; /* its work is done by other processes: wall time instead of the process's own */
} bench_case;

/* Whether this run counts: then sizes that only make time measurable may be smaller. */
bool bench_counts(int argument_count, char *BENCH_NULLABLE const *BENCH_NULLABLE arguments);

/* Does what the first argument says. Returns the exit code. */
int bench_main(int argument_count, char *BENCH_NULLABLE const *BENCH_NULLABLE arguments,
               const bench_case *cases, size_t count);

/* Nanoseconds of processor time that this process has used. */
uint64_t bench_now(void);

/* Lets nothing that `value` points at be left out by the optimiser. */
void bench_keep(const void *BENCH_NULLABLE value);

/* Ends the program when a competitor's answer is not the one that the work asks for. */
void bench_expect(const char *work, const char *who, const char *got, size_t got_size,
                  const char *expected);

#ifdef __cplusplus
}
#endif
#if defined(__has_feature)
#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif
#endif
#endif /* BENCH_H */
