#define _GNU_SOURCE /* SA_ONSTACK, SIGWINCH and sigaltstack under -std=c11 */
#include "maskterminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { SEQUENCE_CAPACITY = 256, STACK_SIZE = 64 * 1024 };

/* Signals that end the process. The terminal is restored, then the former handling takes its
 * course. */
static const int ending[] = {SIGINT,  SIGTERM, SIGQUIT, SIGHUP,  SIGSEGV, SIGBUS,  SIGABRT,
                             SIGTRAP, SIGILL,  SIGFPE,  SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2};
enum { ENDING_COUNT = sizeof ending / sizeof ending[0] };

/* Written before the handlers are installed, read by them. */
static int terminal = -1;
static int pipe_ends[2] = {-1, -1};
static volatile sig_atomic_t borrowed;
static struct termios original, raw;
static char enter_bytes[SEQUENCE_CAPACITY], leave_bytes[SEQUENCE_CAPACITY];
static size_t enter_size, leave_size;
static struct sigaction former[ENDING_COUNT], former_stop, former_continue, former_resize;
static sigset_t former_mask;
static stack_t former_stack;
static char handler_stack[STACK_SIZE];

/* Writes all bytes. Nothing can be done about a terminal that is gone. */
static void write_all(int fd, const char *bytes, size_t size) {
  while (size != 0) {
    ssize_t written = write(fd, bytes, size);
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return;
    bytes += written;
    size -= (size_t)written;
  }
}

/* Sets the terminal's mode even where the process runs in the background. */
static void set_mode(const struct termios *mode) {
  sigset_t block, before;
  sigemptyset(&block);
  sigaddset(&block, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &block, &before);
  while (tcsetattr(terminal, TCSADRAIN, mode) != 0 && errno == EINTR) {
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void borrow(void) {
  set_mode(&raw);
  write_all(terminal, enter_bytes, enter_size);
  borrowed = 1;
}

static void give_back(void) {
  if (!borrowed)
    return;
  borrowed = 0;
  write_all(terminal, leave_bytes, leave_size);
  set_mode(&original);
}

static void wake(void) {
  ssize_t written = write(pipe_ends[1], "w", 1); /* A full pipe wakes just as well. */
  (void)written;
}

/* Hands a signal to whoever had it before. It stays blocked until this handler returns. */
static void pass_on(int number) {
  for (size_t i = 0; i < ENDING_COUNT; i++) {
    if (ending[i] == number)
      sigaction(number, &former[i], NULL);
  }
  raise(number);
}

static void on_ending(int number) {
  int saved = errno;
  give_back();
  pass_on(number);
  errno = saved;
}

static void on_stop(int number) {
  int saved = errno;
  struct sigaction stop;
  sigset_t unblock, before;
  (void)number;
  give_back();
  sigaction(SIGTSTP, &former_stop, &stop);
  sigemptyset(&unblock);
  sigaddset(&unblock, SIGTSTP);
  raise(SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &unblock,
                  &before); /* Here the process stops, and here it goes on. */
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTSTP, &stop, NULL);
  errno = saved;
}

static void on_continue(int number) {
  int saved = errno;
  (void)number;
  if (!borrowed)
    borrow();
  wake();
  errno = saved;
}

static void on_resize(int number) {
  int saved = errno;
  (void)number;
  wake();
  errno = saved;
}

static void install(int number, void (*handler)(int), struct sigaction *before) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_ONSTACK | SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, before);
}

static bool open_pipe(void) {
  if (pipe(pipe_ends) != 0)
    return false;
  for (int i = 0; i < 2; i++) {
    (void)fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
    (void)fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
  }
  return true;
}

static bool copy_sequence(char *to, size_t *size, const char *from) {
  *size = strlen(from);
  if (*size >= SEQUENCE_CAPACITY)
    return false;
  memcpy(to, from, *size + 1);
  return true;
}

bool maskterminal_open(int fd, const char *enter, const char *leave) {
  static bool has_exit_handler;
  stack_t stack;
  sigset_t caught;
  if (terminal != -1 || !isatty(fd) || tcgetattr(fd, &original) != 0)
    return false;
  if (!copy_sequence(enter_bytes, &enter_size, enter))
    return false;
  if (!copy_sequence(leave_bytes, &leave_size, leave))
    return false;
  if (!open_pipe())
    return false;
  raw = original;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INPCK | ISTRIP | IXON | INLCR | IGNCR);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_cflag |= CS8;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  terminal = fd;
  if (!has_exit_handler)
    has_exit_handler = atexit(maskterminal_close) == 0;

  /* A stack of its own, so that even a stack overflow restores the terminal. */
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = handler_stack;
  stack.ss_size = sizeof handler_stack;
  sigaltstack(&stack, &former_stack);
  for (size_t i = 0; i < ENDING_COUNT; i++) {
    install(ending[i], on_ending, &former[i]);
    /* What the program ignores does not end it. */
    if (former[i].sa_handler == SIG_IGN)
      sigaction(ending[i], &former[i], NULL);
  }
  /* A parent's worker thread may have left them blocked: then nobody could end or stop us. */
  sigemptyset(&caught);
  for (size_t i = 0; i < ENDING_COUNT; i++)
    sigaddset(&caught, ending[i]);
  sigaddset(&caught, SIGTSTP);
  sigaddset(&caught, SIGCONT);
  sigaddset(&caught, SIGWINCH);
  install(SIGTSTP, on_stop, &former_stop);
  install(SIGCONT, on_continue, &former_continue);
  install(SIGWINCH, on_resize, &former_resize);
  borrow();
  pthread_sigmask(SIG_UNBLOCK, &caught, &former_mask);
  return true;
}

void maskterminal_close(void) {
  if (terminal == -1)
    return;
  give_back();
  for (size_t i = 0; i < ENDING_COUNT; i++)
    sigaction(ending[i], &former[i], NULL);
  sigaction(SIGTSTP, &former_stop, NULL);
  sigaction(SIGCONT, &former_continue, NULL);
  sigaction(SIGWINCH, &former_resize, NULL);
  sigaltstack(&former_stack, NULL);
  pthread_sigmask(SIG_SETMASK, &former_mask, NULL);
  close(pipe_ends[0]);
  close(pipe_ends[1]);
  pipe_ends[0] = pipe_ends[1] = -1;
  terminal = -1;
}

int maskterminal_wakeups(void) { return pipe_ends[0]; }

bool maskterminal_size(int fd, size_t *columns, size_t *rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
    return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
