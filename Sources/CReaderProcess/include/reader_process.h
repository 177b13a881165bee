#ifndef READER_PROCESS_H
#define READER_PROCESS_H

#include <stddef.h>
#include <sys/types.h>

// A process that reads a file from a stranger: how it is started, and how it binds its own hands.

/// A process that was started.
typedef struct {
    pid_t id;
    /// What it writes to its standard output; to be closed.
    int output;
} reader_process;

/// Starts a program that inherits no file but its standard ones: `input` to read, a pipe to write, errors go nowhere.
///
/// The input is what it can read from its standard input; at most 4,096 bytes. Answers 0, or the system's error.
int reader_process_start(
    const char *_Nonnull program,
    char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment,
    const void *_Nullable input,
    size_t input_count,
    reader_process *_Nonnull process
);

/// Starts a program of others on a file from a stranger. It inherits nothing but a pipe to write to and the environment that is
/// given; it may use so many bytes of addresses and seconds of computing. On Linux, with seccomp, it can open files to read
/// them, and compute with several threads, but has no network, changes no file and starts no process. It dies with the thread
/// that started it, where the system can do that. Answers 0, or the system's error.
int reader_process_run(
    const char *_Nonnull program,
    char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment,
    size_t memory,
    unsigned seconds,
    reader_process *_Nonnull process
);

/// What a program ends with that could not be bound to its folder, and was therefore not run.
#define READER_PROCESS_UNBOUND 125

/// The same for a program that writes files: so many bytes each, and in one folder alone, which also is where it reads; of the
/// rest it can read the system's programs. On Linux this takes Landlock, and without that the program is not run.
int reader_process_convert(
    const char *_Nonnull program,
    char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment,
    const char *_Nonnull folder,
    size_t bytes,
    size_t memory,
    unsigned seconds,
    reader_process *_Nonnull process
);

/// Limits this process: bytes of memory, seconds of computing; no file may grow, nothing is left behind when it dies,
/// and it dies with the thread that started it, where the system can do that. Answers 0, or the system's error.
int reader_process_limit(size_t memory, unsigned seconds);

/// Takes from this process everything but computing and using the files that it has open: it opens no other file, has
/// no network, starts no process. On Linux with seccomp; elsewhere, or where the kernel will not, it does nothing.
/// Answers whether it is done.
int reader_process_confine(void);

/// The path of the file that this code lies in, a program or a library; null if the system does not know.
const char *_Nullable reader_process_image(void);

#endif
