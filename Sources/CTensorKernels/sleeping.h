// A number that threads wait for to change: a futex on Linux, a condition variable elsewhere.
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#ifdef __linux__
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
#else
#include <pthread.h>
#endif

// On a cache line of its own: one thread writes while others watch.
typedef struct sleeping_place {
    _Alignas(64) _Atomic uint32_t value;
    _Atomic uint32_t sleepers;
#ifndef __linux__
    pthread_mutex_t mutex;
    pthread_cond_t changed;
#endif
} sleeping_place;

static inline uint32_t sleeping_value(sleeping_place *place) {
    return atomic_load_explicit(&place->value, memory_order_acquire);
}

static inline void sleeping_prepare(sleeping_place *place) {
    atomic_init(&place->value, 0);
    atomic_init(&place->sleepers, 0);
#ifndef __linux__
    pthread_mutex_init(&place->mutex, 0);
    pthread_cond_init(&place->changed, 0);
#endif
}

static inline void sleeping_destroy(sleeping_place *place) {
#ifndef __linux__
    pthread_mutex_destroy(&place->mutex);
    pthread_cond_destroy(&place->changed);
#else
    (void)place;
#endif
}

// Sleeps while the value is `old`, and returns what it then is.
//
// Sequentially consistent on both sides: either the sleeper sees the new value, or the waker sees the sleeper.
static inline uint32_t sleeping_await(sleeping_place *place, uint32_t old) {
    uint32_t value;
#ifdef __linux__
    atomic_fetch_add(&place->sleepers, 1);
    while ((value = atomic_load(&place->value)) == old)
        syscall(SYS_futex, &place->value, FUTEX_WAIT_PRIVATE, old, 0, 0, 0);
    atomic_fetch_sub(&place->sleepers, 1);
#else
    pthread_mutex_lock(&place->mutex);
    atomic_fetch_add(&place->sleepers, 1);
    while ((value = atomic_load(&place->value)) == old) pthread_cond_wait(&place->changed, &place->mutex);
    atomic_fetch_sub(&place->sleepers, 1);
    pthread_mutex_unlock(&place->mutex);
#endif
    return value;
}

// Adds to the value, and wakes whoever sleeps when asked to.
static inline void sleeping_add(sleeping_place *place, uint32_t amount, bool wake) {
    atomic_fetch_add(&place->value, amount);
    if (!wake || atomic_load(&place->sleepers) == 0) return;
#ifdef __linux__
    syscall(SYS_futex, &place->value, FUTEX_WAKE_PRIVATE, INT32_MAX, 0, 0, 0);
#else
    pthread_mutex_lock(&place->mutex);
    pthread_cond_broadcast(&place->changed);
    pthread_mutex_unlock(&place->mutex);
#endif
}
