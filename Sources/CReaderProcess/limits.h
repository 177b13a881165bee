#ifndef READER_PROCESS_LIMITS_H
#define READER_PROCESS_LIMITS_H

#include <errno.h>
#include <sys/resource.h>

/// Lowers a limit of this process, for good; one that is lower already stays. Answers 0, or the system's error. Takes no lock,
/// so that it may be called between `fork` and `execve`.
static inline int limit(int resource, rlim_t most) {
    struct rlimit limit;
    if (getrlimit(resource, &limit)) return errno;
    if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > most) limit.rlim_max = most;
    limit.rlim_cur = limit.rlim_max;
    return setrlimit(resource, &limit) ? errno : 0;
}

#endif
