#define _GNU_SOURCE
#include "reader_process.h"
#include "limits.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#ifdef __APPLE__
#include <TargetConditionals.h>
#endif

#if defined(__APPLE__) && !TARGET_OS_OSX

// No program may start another here.
int reader_process_start(
    const char *program, char *const *arguments, char *const *environment, const void *input, size_t input_count,
    reader_process *process
) {
    return ENOTSUP;
}

#else

static void close_both(const int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

static int open_pipe(int ends[2]) {
#ifdef __linux__
    return pipe2(ends, O_CLOEXEC) ? errno : 0;
#else
    if (pipe(ends)) return errno;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return 0;
#endif
}

static int spawn(
    const char *program, char *const *arguments, char *const *environment, int input, int output, pid_t *id
) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, input, 0);
    posix_spawn_file_actions_adddup2(&actions, output, 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    // The program begins with signals as they are by default, whatever this process does with them.
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef __APPLE__
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#else
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
    posix_spawnattr_setflags(&attributes, flags);
    int error = posix_spawn(id, program, &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return error;
}

int reader_process_start(
    const char *program, char *const *arguments, char *const *environment, const void *input, size_t input_count,
    reader_process *process
) {
    int in[2], out[2];
    int error = open_pipe(in);
    if (error) return error;
    if ((error = open_pipe(out))) {
        close_both(in);
        return error;
    }
    // Written before anybody can have gone away: a pipe holds at least this much.
    if (input_count > 4096 || (input_count && write(in[1], input, input_count) != (ssize_t)input_count)) error = EINVAL;
#ifdef F_SETPIPE_SZ
    fcntl(out[1], F_SETPIPE_SZ, 1 << 20);
#endif
    if (!error) error = spawn(program, arguments, environment, in[0], out[1], &process->id);
    close_both(in);
    close(out[1]);
    if (error) close(out[0]);
    process->output = out[0];
    return error;
}

#endif

// A sanitizer's shadow of the memory takes terabytes of addresses.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED
#endif
#endif

int reader_process_limit(size_t memory, unsigned seconds) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
#if defined(__linux__) && !defined(IS_SANITIZED)
    int error = limit(RLIMIT_AS, memory);
    if (error) return error;
#else
    // Darwin does not keep to a limit of addresses, and fails on small ones.
    (void)memory;
    int error = 0;
#endif
    if ((error = limit(RLIMIT_CORE, 0)) || (error = limit(RLIMIT_FSIZE, 0)) || (error = limit(RLIMIT_NOFILE, 32)) ||
        (error = limit(RLIMIT_CPU, seconds)))
        return error;
    return 0;
}

const char *reader_process_image(void) {
    Dl_info image;
    return dladdr((const void *)&limit, &image) ? image.dli_fname : 0;
}
