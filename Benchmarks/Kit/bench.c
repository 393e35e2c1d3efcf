#define _GNU_SOURCE
#include "bench.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#endif

/* A sample is long against the clock and short against the machine's other work. */
enum { SAMPLES = 7, SLOW_SAMPLES = 2, CASE_LIMIT = 128 };
static const double sample_ns = 2e6, slow_ns = 3e7;

static uint64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t bench_now(void) { return now(CLOCK_PROCESS_CPUTIME_ID); }

__attribute__((noinline)) void bench_keep(const void *value) {
  __asm__ volatile("" : : "g"(value) : "memory");
}

void bench_expect(const char *work, const char *who, const char *got, size_t got_size,
                  const char *expected) {
  if (got_size != strlen(expected) || memcmp(got, expected, got_size) != 0) {
    fprintf(stderr, "%s: %s gives \"%.*s\" where \"%s\" is due\n", work, who, (int)got_size, got,
            expected);
    exit(1);
  }
}

bool bench_counts(int argument_count, char *const *arguments) {
  return argument_count > 1 && strcmp(arguments[1], "time") != 0;
}

/* Nanoseconds of one run; what is prepared is not timed. */
static double sample(const bench_case *work, size_t runs) {
  clockid_t clock = work->wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID;
  uint64_t spent = 0;
  if (work->prepare != NULL) {
    for (size_t i = 0; i < runs; i += 1) {
      work->prepare(work->context);
      uint64_t start = now(clock);
      work->run(work->context);
      spent += now(clock) - start;
    }
  } else {
    uint64_t start = now(clock);
    for (size_t i = 0; i < runs; i += 1) {
      work->run(work->context);
    }
    spent = now(clock) - start;
  }
  return (double)spent / (double)runs;
}

static size_t runs_of(const bench_case *work) {
  size_t runs = 1;
  double took = sample(work, 1);
  while (took * (double)runs < sample_ns / 4) {
    runs *= 2;
    took = sample(work, runs);
  }
  double due = sample_ns / took;
  return due < 1 ? 1 : (size_t)due;
}

/* Every case once, then every case again, so that a slow second hits them all alike. */
static void print_times(const bench_case *cases, size_t count) {
  size_t runs[CASE_LIMIT];
  bool slow[CASE_LIMIT];
  for (size_t i = 0; i < count; i += 1) {
    runs[i] = runs_of(&cases[i]);
    slow[i] = sample(&cases[i], 1) > slow_ns;
  }
  for (int round = 0; round < SAMPLES; round += 1) {
    for (size_t i = 0; i < count; i += 1) {
      if (!slow[i] || round < SLOW_SAMPLES) {
        printf("time\t%s\t%s\t%s\t%.4f\n", cases[i].work, cases[i].who, cases[i].per,
               sample(&cases[i], runs[i]) / (double)cases[i].operations);
      }
    }
  }
}

static void run_once(const bench_case *work) {
  if (work->prepare != NULL) {
    work->prepare(work->context);
  }
  work->run(work->context);
}

/* The counter that count_allocations.c preloads. */
static void print_allocations(const bench_case *cases, size_t count) {
  size_t (*allocations)(void) = NULL;
  void *found = dlsym(RTLD_DEFAULT, "bench_allocations");
  memcpy(&allocations, &found, sizeof found);
  if (allocations == NULL) {
    fputs("allocations are counted with count_allocations.so preloaded\n", stderr);
    exit(1);
  }
  for (size_t i = 0; i < count; i += 1) {
    if (strcmp(cases[i].who, BENCH_OURS) == 0) {
      run_once(&cases[i]);
      if (cases[i].prepare != NULL) {
        cases[i].prepare(cases[i].context);
      }
      size_t before = allocations();
      cases[i].run(cases[i].context);
      printf("allocations\t%s\t%s\t%s\t%.4f\n", cases[i].work, cases[i].who, cases[i].per,
             (double)(allocations() - before) / (double)cases[i].operations);
    }
  }
}

/* One dump a case, with the operations in its name, so that whoever reads it can divide. */
static void dump_instructions(const bench_case *cases, size_t count) {
#ifdef CALLGRIND_DUMP_STATS_AT
  for (size_t i = 0; i < count; i += 1) {
    if (strcmp(cases[i].who, BENCH_OURS) == 0) {
      char name[256];
      snprintf(name, sizeof name, "%s|%s|%s|%zu", cases[i].work, cases[i].who, cases[i].per,
               cases[i].operations);
      run_once(&cases[i]);
      if (cases[i].prepare != NULL) {
        cases[i].prepare(cases[i].context);
      }
      CALLGRIND_ZERO_STATS;
      cases[i].run(cases[i].context);
      CALLGRIND_DUMP_STATS_AT(name);
    }
  }
#else
  (void)cases;
  (void)count;
  fputs("built without valgrind's headers\n", stderr);
  exit(1);
#endif
}

int bench_main(int argument_count, char *const *arguments, const bench_case *cases, size_t count) {
  const char *mode = argument_count > 1 ? arguments[1] : "";
  if (count > CASE_LIMIT) {
    fputs("too many cases\n", stderr);
    return 1;
  }
  if (strcmp(mode, "time") == 0) {
    print_times(cases, count);
  } else if (strcmp(mode, "allocations") == 0) {
    print_allocations(cases, count);
  } else if (strcmp(mode, "instructions") == 0) {
    dump_instructions(cases, count);
  } else if (strcmp(mode, "check") != 0) {
    fprintf(stderr, "usage: %s check|time|allocations|instructions\n", arguments[0]);
    return 2;
  }
  return 0;
}
