/*
 * maskterminal: borrow the terminal, and give it back whatever happens.
 *
 * What must run inside a signal handler is written in C, where the rules for that are known. All
 * functions here belong to one thread. Nothing can be done against SIGKILL.
 */
#ifndef MASKTERMINAL_H
#define MASKTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Puts the terminal on `fd` into raw mode and writes `enter` to it.
 *
 * From here on the terminal is restored, and `leave` written, by `maskterminal_close`, at exit, and
 * by every signal that ends or stops the process. After a stop, SIGCONT borrows it again.
 * Both strings end in NUL, are shorter than 256 bytes, and are copied.
 *
 * False, and nothing has changed, when `fd` is no terminal, or one is borrowed already.
 */
bool maskterminal_open(int fd, const char *enter, const char *leave);

/** Gives the terminal back. Does nothing when none is borrowed. */
void maskterminal_close(void);

/**
 * A file descriptor that becomes readable when the window has another size or the process was
 * continued, so that `poll` wakes up. Read it empty. -1 when no terminal is borrowed.
 */
int maskterminal_wakeups(void);

/** The size of the terminal on `fd`, in cells. False when it does not say. */
bool maskterminal_size(int fd, size_t *columns, size_t *rows);

#ifdef __cplusplus
}
#endif

#endif /* MASKTERMINAL_H */
