/* Preloaded: counts what a program asks the allocator for, in all of its libraries. */
#define _GNU_SOURCE
#include <stddef.h>
#include <errno.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *block, size_t size);
void *memalign(size_t alignment, size_t size);
void *aligned_alloc(size_t alignment, size_t size);
int posix_memalign(void **block, size_t alignment, size_t size);
size_t bench_allocations(void);

static size_t count_of_allocations;

size_t bench_allocations(void) { return count_of_allocations; }

void *malloc(size_t size) {
  __atomic_fetch_add(&count_of_allocations, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  __atomic_fetch_add(&count_of_allocations, 1, __ATOMIC_RELAXED);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  __atomic_fetch_add(&count_of_allocations, 1, __ATOMIC_RELAXED);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  __atomic_fetch_add(&count_of_allocations, 1, __ATOMIC_RELAXED);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block == NULL ? ENOMEM : 0;
}
