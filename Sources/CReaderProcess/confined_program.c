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
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#if __has_include(<linux/landlock.h>)
#include <linux/landlock.h>
#endif

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

#ifdef LANDLOCK_ACCESS_FS_WRITE_FILE
#define FILES (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG)
#define OTHERS                                                                                                      \
    (LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE                      \
     | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_SOCK                        \
     | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM)

static int permit(int set, const char *path, uint64_t access) {
    struct landlock_path_beneath_attr beneath = {.allowed_access = access, .parent_fd = open(path, O_PATH | O_CLOEXEC)};
    if (beneath.parent_fd < 0) return 0;
    int error = (int)syscall(__NR_landlock_add_rule, set, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
    close(beneath.parent_fd);
    return error;
}

// Leaves to this process the files of one folder to read and write, and the system's programs to read.
static int keep_to(const char *folder) {
    struct landlock_ruleset_attr handled = {.handled_access_fs = FILES | OTHERS};
    int set = (int)syscall(__NR_landlock_create_ruleset, &handled, sizeof handled.handled_access_fs, 0);
    if (set < 0) return 0;
    static const char *const readable[] = {"/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/localtime"};
    for (size_t index = 0; index < sizeof readable / sizeof readable[0]; index++) {
        permit(set, readable[index], LANDLOCK_ACCESS_FS_READ_FILE);
    }
    if (permit(set, folder, FILES)) return 0;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return 0;
    if (syscall(__NR_landlock_restrict_self, set, 0)) return 0;
    close(set);
    // Landlock says now which files may be written.
    for (size_t index = 0; index < sizeof rules / sizeof rules[0]; index++) {
        if (rules[index].code == (BPF_JMP | BPF_JSET | BPF_K) && rules[index].k == CHANGES) rules[index].k = 0;
    }
    return 1;
}
#else
static int keep_to(const char *folder) {
    (void)folder;
    return 0;
}
#endif

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

int reader_process_convert(
    const char *program, char *const *arguments, char *const *environment, const char *folder, size_t bytes,
    size_t memory, unsigned seconds, reader_process *process
) {
    return ENOTSUP;
}

#else

// Between `fork` and `execve` nothing may be called that takes a lock.
static _Noreturn void become(
    const char *program, char *const *arguments, char *const *environment, const char *folder, size_t bytes,
    size_t memory, unsigned seconds, int output
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
    limit(RLIMIT_FSIZE, bytes);
    limit(RLIMIT_NOFILE, 64);
    limit(RLIMIT_CPU, seconds);
#ifdef CAN_CONFINE
    if (folder && !keep_to(folder)) _exit(READER_PROCESS_UNBOUND);
    if (!confine() && folder) _exit(READER_PROCESS_UNBOUND);
#elif defined(__linux__)
    if (folder) _exit(READER_PROCESS_UNBOUND);
#endif
    execve(program, arguments, environment);
    _exit(127);
}

static int start(
    const char *program, char *const *arguments, char *const *environment, const char *folder, size_t bytes,
    size_t memory, unsigned seconds, reader_process *process
) {
    int ends[2];
    if (pipe(ends)) return errno;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    pid_t id = fork();
    if (id == 0) become(program, arguments, environment, folder, bytes, memory, seconds, ends[1]);
    int error = id < 0 ? errno : 0;
    close(ends[1]);
    if (error) close(ends[0]);
    process->id = id;
    process->output = ends[0];
    return error;
}

int reader_process_run(
    const char *program, char *const *arguments, char *const *environment, size_t memory, unsigned seconds,
    reader_process *process
) {
    return start(program, arguments, environment, 0, 0, memory, seconds, process);
}

int reader_process_convert(
    const char *program, char *const *arguments, char *const *environment, const char *folder, size_t bytes,
    size_t memory, unsigned seconds, reader_process *process
) {
    return start(program, arguments, environment, folder, bytes, memory, seconds, process);
}

#endif
