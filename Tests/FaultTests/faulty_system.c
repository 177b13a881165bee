// A system on which things go wrong, for tests: put before the program with LD_PRELOAD, it makes calls for files fail
// below one folder, or slow, or short, and sets the clock wrong.
//
//   FAULT_FOLDER=/path        only files below it
//   FAULT_CALLS=write,sync    which fail: open (for writing), write, sync, rename, read
//   FAULT_ERROR=28            errno
//   FAULT_AT=7                the seventh such call is the first to fail
//   FAULT_COUNT=1             so many fail; all from then on when 0
//   FAULT_SHORT=1             every other read and write does a part
//   FAULT_DELAY=20            milliseconds that every such call takes longer
//   FAULT_CLOCK=86400         seconds by which the clock is wrong
//   FAULT_EVERY=100           it jumps forth and back every hundredth time it is asked; always wrong when 0

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static atomic_long calls, parts, looks;

static long number(const char *name, long otherwise) {
    const char *text = getenv(name);
    return text ? atol(text) : otherwise;
}

static int concerns_path(const char *path) {
    const char *folder = getenv("FAULT_FOLDER");
    return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int concerns(int descriptor) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return concerns_path(path);
}

static void wait_a_little(void) {
    long delay = number("FAULT_DELAY", 0);
    if (delay > 0) {
        struct timespec time = {delay / 1000, delay % 1000 * 1000000};
        nanosleep(&time, NULL);
    }
}

/// Whether this call fails; `errno` says how.
static int fails(const char *call) {
    wait_a_little();
    const char *names = getenv("FAULT_CALLS");
    if (!names || !strstr(names, call)) return 0;
    long count = number("FAULT_COUNT", 0), first = number("FAULT_AT", 1), now = atomic_fetch_add(&calls, 1) + 1;
    if (now < first || (count > 0 && now >= first + count)) return 0;
    errno = (int)number("FAULT_ERROR", ENOSPC);
    return 1;
}

/// How many of so many bytes this read or write does.
static size_t part(size_t count) {
    if (!getenv("FAULT_SHORT") || count < 2 || atomic_fetch_add(&parts, 1) % 2) return count;
    return count / 2;
}

#define REAL(result, name, ...) ((result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

#define OPENING(name, parameters, ...)                                                                            \
    int name parameters {                                                                                              \
        mode_t mode = 0;                                                                                               \
        if (flags & (O_CREAT | O_TMPFILE)) {                                                                           \
            va_list rest;                                                                                              \
            va_start(rest, flags);                                                                                     \
            mode = va_arg(rest, mode_t);                                                                               \
            va_end(rest);                                                                                              \
        }                                                                                                              \
        if ((flags & O_ACCMODE) != O_RDONLY && concerns_path(path) && fails("open")) return -1;                        \
        return __VA_ARGS__;                                                                                            \
    }

OPENING(open, (const char *path, int flags, ...), REAL(int, open, const char *, int, ...)(path, flags, mode))
OPENING(open64, (const char *path, int flags, ...), REAL(int, open64, const char *, int, ...)(path, flags, mode))
OPENING(openat, (int folder, const char *path, int flags, ...),
        REAL(int, openat, int, const char *, int, ...)(folder, path, flags, mode))
OPENING(openat64, (int folder, const char *path, int flags, ...),
        REAL(int, openat64, int, const char *, int, ...)(folder, path, flags, mode))

ssize_t write(int file, const void *bytes, size_t count) {
    if (!concerns(file)) return REAL(ssize_t, write, int, const void *, size_t)(file, bytes, count);
    return fails("write") ? -1 : REAL(ssize_t, write, int, const void *, size_t)(file, bytes, part(count));
}

#define PLACED_WRITE(name)                                                                                             \
    ssize_t name(int file, const void *bytes, size_t count, off64_t at) {                                              \
        if (concerns(file)) {                                                                                          \
            if (fails("write")) return -1;                                                                             \
            count = part(count);                                                                                       \
        }                                                                                                              \
        return REAL(ssize_t, name, int, const void *, size_t, off64_t)(file, bytes, count, at);                        \
    }
PLACED_WRITE(pwrite)
PLACED_WRITE(pwrite64)

ssize_t writev(int file, const struct iovec *pieces, int count) {
    if (concerns(file) && fails("write")) return -1;
    return REAL(ssize_t, writev, int, const struct iovec *, int)(file, pieces, count);
}

ssize_t read(int file, void *bytes, size_t count) {
    if (!concerns(file)) return REAL(ssize_t, read, int, void *, size_t)(file, bytes, count);
    return fails("read") ? -1 : REAL(ssize_t, read, int, void *, size_t)(file, bytes, part(count));
}

#define PLACED_READ(name)                                                                                              \
    ssize_t name(int file, void *bytes, size_t count, off64_t at) {                                                    \
        if (concerns(file)) {                                                                                          \
            if (fails("read")) return -1;                                                                              \
            count = part(count);                                                                                       \
        }                                                                                                              \
        return REAL(ssize_t, name, int, void *, size_t, off64_t)(file, bytes, count, at);                              \
    }
PLACED_READ(pread)
PLACED_READ(pread64)

#define SYNCING(name)                                                                                                  \
    int name(int file) { return concerns(file) && fails("sync") ? -1 : REAL(int, name, int)(file); }
SYNCING(fsync)
SYNCING(fdatasync)

#define CUTTING(name)                                                                                                  \
    int name(int file, off64_t length) {                                                                               \
        return concerns(file) && fails("cut") ? -1 : REAL(int, name, int, off64_t)(file, length);                      \
    }
CUTTING(ftruncate)
CUTTING(ftruncate64)

int rename(const char *from, const char *to) {
    return concerns_path(to) && fails("rename") ? -1 : REAL(int, rename, const char *, const char *)(from, to);
}

static long jump(void) {
    long seconds = number("FAULT_CLOCK", 0);
    long every = number("FAULT_EVERY", 0);
    return every == 0 || atomic_fetch_add(&looks, 1) / every % 2 ? seconds : 0;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = REAL(int, clock_gettime, clockid_t, struct timespec *)(clock, time);
    if (clock == CLOCK_REALTIME) time->tv_sec += jump();
    return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    int result = REAL(int, gettimeofday, struct timeval *, void *)(time, zone);
    time->tv_sec += jump();
    return result;
}

time_t time(time_t *result) {
    time_t now = REAL(time_t, time, time_t *)(NULL) + jump();
    if (result) *result = now;
    return now;
}
