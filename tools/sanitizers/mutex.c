// Tells the thread sanitizer of the locks that Swift's Mutex takes when several threads want it.
//
// On Linux a Mutex that is free is locked by an atomic operation, which the sanitizer sees; one that is not, within the
// Swift runtime, which is not instrumented, and so whatever the Mutex guards looks like a race. To be preloaded.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Not there in programs without the sanitizer.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

typedef SWIFT void Lock(uint32_t thread, SELF);
typedef SWIFT void Unlock(SELF);

static Lock *lock;
static Unlock *unlock;

// Once, before there are threads, unless the program loads Swift later.
__attribute__((constructor)) static void find(void) {
    lock = (Lock *)dlsym(RTLD_NEXT, LOCK);
    unlock = (Unlock *)dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void lock_slowly(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void lock_slowly(uint32_t thread, SELF) {
    if (!lock) find();
    lock(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock_slowly(SELF) __asm__(UNLOCK);
SWIFT void unlock_slowly(SELF) {
    if (__tsan_release) __tsan_release(self);
    if (!unlock) find();
    unlock(self);
}
