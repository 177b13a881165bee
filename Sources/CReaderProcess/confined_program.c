#define _GNU_SOURCE
#include "reader_process.h"
#include "limits.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __APPLE__
#include <TargetConditionals.h>
#endif

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#define CAN_CONFINE

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifdef __x86_64__
#define THIS_MACHINE AUDIT_ARCH_X86_64
#else
#define THIS_MACHINE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(what) BPF_STMT(BPF_RET | BPF_K, what)
#define NUMBER(name, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, yes, no)
#define ALLOW(name) NUMBER(name, 0, 1), ANSWER(SECCOMP_RET_ALLOW)
#define REFUSAL (SECCOMP_RET_ERRNO | EPERM)

// The low half of an argument: both machines are little-endian.
#define ALLOW_WITHOUT(name, argument, bits)                                                                         \
    NUMBER(name, 0, 4), LOAD(args[argument]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1), ANSWER(REFUSAL),      \
        ANSWER(SECCOMP_RET_ALLOW)
#define ALLOW_WITH(name, argument, bits)                                                                            \
    NUMBER(name, 0, 4), LOAD(args[argument]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 1, 0), ANSWER(REFUSAL),      \
        ANSWER(SECCOMP_RET_ALLOW)

#define CHANGES (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND)

// What a program needs to load its libraries, to read, and to compute with several threads; anything else is answered “not
// permitted”: it has no network, changes no file, starts no process, and does nothing to others.
static struct sock_filter rules[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, THIS_MACHINE, 1, 0),
    ANSWER(SECCOMP_RET_KILL_PROCESS),
    LOAD(nr),
    ALLOW_WITHOUT(openat, 2, CHANGES),
    ALLOW_WITH(clone, 0, CLONE_THREAD),
    // Its own limits alone.
    ALLOW_WITHOUT(prlimit64, 0, 0xffffffff),
    // Whose arguments no filter sees: the C library does with `clone` then.
    NUMBER(clone3, 0, 1), ANSWER(SECCOMP_RET_ERRNO | ENOSYS),
#ifdef __x86_64__
    ALLOW_WITHOUT(open, 1, CHANGES),
    ALLOW(access), ALLOW(readlink), ALLOW(stat), ALLOW(lstat), ALLOW(poll), ALLOW(select), ALLOW(arch_prctl),
    ALLOW(getrlimit), ALLOW(getdents64),
#endif
    ALLOW(execve), ALLOW(read), ALLOW(pread64), ALLOW(readv), ALLOW(write), ALLOW(writev), ALLOW(close), ALLOW(fstat),
    ALLOW(newfstatat), ALLOW(statx), ALLOW(statfs), ALLOW(lseek), ALLOW(faccessat), ALLOW(faccessat2),
    ALLOW(readlinkat), ALLOW(getcwd), ALLOW(fcntl), ALLOW(ioctl), ALLOW(dup), ALLOW(ppoll), ALLOW(pselect6),
    ALLOW(fadvise64), ALLOW(mmap), ALLOW(munmap), ALLOW(mremap), ALLOW(mprotect), ALLOW(madvise), ALLOW(brk),
    ALLOW(membarrier), ALLOW(futex), ALLOW(set_robust_list), ALLOW(set_tid_address), ALLOW(rseq), ALLOW(prctl),
    ALLOW(sched_yield), ALLOW(sched_getaffinity), ALLOW(sched_getparam), ALLOW(sched_getscheduler), ALLOW(getpid),
    ALLOW(gettid), ALLOW(getuid), ALLOW(geteuid), ALLOW(getgid), ALLOW(getegid), ALLOW(uname), ALLOW(sysinfo),
    ALLOW(getrusage), ALLOW(rt_sigaction), ALLOW(rt_sigprocmask), ALLOW(rt_sigreturn), ALLOW(sigaltstack),
    ALLOW(clock_gettime), ALLOW(clock_getres), ALLOW(clock_nanosleep), ALLOW(nanosleep), ALLOW(gettimeofday),
    ALLOW(getrandom), ALLOW(restart_syscall), ALLOW(exit), ALLOW(exit_group),
    ANSWER(REFUSAL),
};

static int confine(void) {
    struct sock_fprog program = {.len = sizeof rules / sizeof rules[0], .filter = rules};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return 0;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}
#endif

#if defined(__APPLE__) && !TARGET_OS_OSX

// No program may start another here.
int reader_process_run(
    const char *program, char *const *arguments, char *const *environment, size_t memory, unsigned seconds,
    reader_process *process
) {
    return ENOTSUP;
}

#else

// Between `fork` and `execve` nothing may be called that takes a lock.
static _Noreturn void become(
    const char *program, char *const *arguments, char *const *environment, size_t memory, unsigned seconds, int output
) {
    int nothing = open("/dev/null", O_RDWR);
    if (nothing < 0 || dup2(nothing, 0) < 0 || dup2(nothing, 2) < 0 || dup2(output, 1) < 0) _exit(126);
    for (int descriptor = 3; descriptor < 4096; descriptor++) close(descriptor);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
    signal(SIGPIPE, SIG_DFL);
#ifdef __linux__
    limit(RLIMIT_AS, memory);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#else
    (void)memory;
#endif
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_NOFILE, 64);
    limit(RLIMIT_CPU, seconds);
#ifdef CAN_CONFINE
    confine();
#endif
    execve(program, arguments, environment);
    _exit(127);
}

int reader_process_run(
    const char *program, char *const *arguments, char *const *environment, size_t memory, unsigned seconds,
    reader_process *process
) {
    int ends[2];
    if (pipe(ends)) return errno;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    pid_t id = fork();
    if (id == 0) become(program, arguments, environment, memory, seconds, ends[1]);
    int error = id < 0 ? errno : 0;
    close(ends[1]);
    if (error) close(ends[0]);
    process->id = id;
    process->output = ends[0];
    return error;
}

#endif
