#define _GNU_SOURCE
#include "sound_library.h"

#include <dlfcn.h>
#include <portaudio.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>

static sigjmp_buf way_out;
static pthread_t opener;

static void leave(int signal_number) {
    if (pthread_equal(pthread_self(), opener)) siglongjmp(way_out, 1);
    // Another thread's own fault.
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void hear_nothing(const char *file, int line, const char *function, int error, const char *format, ...) {
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

/// ALSA tells of underruns on standard error, in the middle of what others have drawn there.
static void quiet_alsa(void) {
    typedef void handler(const char *, int, const char *, int, const char *, ...);
    int (*set)(handler *) = (int (*)(handler *))dlsym(RTLD_DEFAULT, "snd_lib_error_set_handler");
    if (set != NULL) set(hear_nothing);
}

int sound_library_open(void) {
    struct sigaction mine = {0}, before;
    mine.sa_handler = leave;
    sigemptyset(&mine.sa_mask);
    opener = pthread_self();
    quiet_alsa();
    sigaction(SIGABRT, &mine, &before);
    // A handler of abort() that does not return is what C allows (C23, 7.24.4.1).
    int result = sigsetjmp(way_out, 1) == 0 ? Pa_Initialize() : SOUND_LIBRARY_GAVE_UP;
    sigaction(SIGABRT, &before, NULL);
    return result;
}
