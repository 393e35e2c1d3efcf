/*
 * The command as a whole: its start, and rows through it. BENCH_COMMAND is the command and
 * BENCH_ROWS a file of eleven digits a line; wall times, since other processes do the work.
 */
#define _GNU_SOURCE
#include <sched.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench.h"

#define FORMAT "\"$BENCH_COMMAND\" format --mask '+{7} ([000]) [000]-[00]-[00]'"

/* Runs a command, with its output thrown away. */
static void run(void *context) {
  char *const *arguments = context;
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", 1 /* O_WRONLY */, 0);
  pid_t child;
  int status = 1;
  if (posix_spawn(&child, arguments[0], &quiet, NULL, arguments, environ) != 0 ||
      waitpid(child, &status, 0) != child || status != 0) {
    fprintf(stderr, "this fails: %s %s\n", arguments[0], arguments[1] == NULL ? "" : arguments[1]);
    exit(1);
  }
  posix_spawn_file_actions_destroy(&quiet);
}

/* Every row of the file comes out, and the last one as it should. */
static void check(size_t rows) {
  FILE *output = popen(FORMAT " \"$BENCH_ROWS\"", "r");
  char line[64] = "";
  size_t count = 0;
  for (; output != NULL && fgets(line, sizeof line, output) != NULL; count += 1) {
  }
  bench_expect("command/format/file", BENCH_OURS, line, strlen(line), "+7 (900) 500-00-00\n");
  if (count != rows || pclose(output) != 0) {
    fprintf(stderr, "%zu lines came of %zu rows\n", count, rows);
    exit(1);
  }
}

/* The same pipe between two processes that keep to a core each; false where there is one core. */
static bool pin_cats(char *out, size_t room) {
  cpu_set_t allowed;
  int cores[2], count = 0;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) {
    return false;
  }
  for (int cpu = 0; cpu < CPU_SETSIZE && count < 2; cpu += 1) {
    if (CPU_ISSET(cpu, &allowed)) {
      cores[count++] = cpu;
    }
  }
  if (count < 2) {
    return false;
  }
  snprintf(out, room, "taskset -c %d cat \"$BENCH_ROWS\" | taskset -c %d cat", cores[0], cores[1]);
  return true;
}

int main(int argument_count, char **arguments) {
  char *rows = getenv("BENCH_ROWS"), *command = getenv("BENCH_COMMAND");
  struct stat file;
  if (rows == NULL || command == NULL || stat(rows, &file) != 0) {
    fputs("BENCH_COMMAND and BENCH_ROWS are wanted\n", stderr);
    return 2;
  }
  if (argument_count > 1 && strcmp(arguments[1], "check") == 0) {
    check((size_t)file.st_size / 12);
  }
  char *version[] = {command, "--version", NULL}, *nothing[] = {"/bin/true", NULL},
       *formats[] = {"/bin/sh", "-c", "exec " FORMAT " \"$BENCH_ROWS\"", NULL},
       *pipes[] = {"/bin/sh", "-c", "cat \"$BENCH_ROWS\" | " FORMAT, NULL},
       *cat[] = {"/bin/sh", "-c", "cat \"$BENCH_ROWS\" | cat", NULL};
  char pinned[80];
  char *cats[] = {"/bin/sh", "-c", pinned, NULL};
  size_t bytes = (size_t)file.st_size;
  const bench_case cases[] = {
      {"start/maskfield --version", BENCH_OURS, "start", 1, NULL, run, version, true},
      {"start/maskfield --version", "/bin/true", "start", 1, NULL, run, nothing, true},
      {"command/format/file", BENCH_OURS, "byte", bytes, NULL, run, formats, true},
      {"command/format/pipe", BENCH_OURS, "byte", bytes, NULL, run, pipes, true},
      {"command/format/pipe", "cat where the kernel likes", "byte", bytes, NULL, run, cat, true},
      {"command/format/pipe", "cat on two cores", "byte", bytes, NULL, run, cats, true},
  };
  size_t count = sizeof cases / sizeof *cases;
  return bench_main(argument_count, arguments, cases,
                    pin_cats(pinned, sizeof pinned) ? count : count - 1);
}
