#define _GNU_SOURCE

#include "workers.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

#include "sleeping.h"

// How long a thread spins before it sleeps: longer than the stretches between two regions mostly are.
#define SPIN_NANOSECONDS 50000

typedef struct worker_thread {
    tensor_workers *workers;
    pthread_t thread;
    int32_t number;
} worker_thread;

struct tensor_workers {
    int32_t count;
    // Written by the caller before `region` is raised, read by the others after they have seen it raised.
    void (*task)(void *context, int32_t worker);
    void *context;
    bool ending;
    // Counts regions.
    sleeping_place region;
    // Workers, other than the caller, that are not done with the region.
    sleeping_place busy;
    worker_thread threads[];
};

static inline void breathe(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

static int64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

// Returns the place's value once it is no longer `old`.
static uint32_t await_change(sleeping_place *place, uint32_t old) {
    const int64_t begin = nanoseconds();
    do {
        for (int i = 0; i < 64; i++) {
            const uint32_t value = sleeping_value(place);
            if (value != old) return value;
            breathe();
        }
    } while (nanoseconds() - begin < SPIN_NANOSECONDS);
    return sleeping_await(place, old);
}

static void *work(void *argument) {
    const worker_thread *self = argument;
    tensor_workers *workers = self->workers;
    uint32_t seen = 0;
    for (;;) {
        seen = await_change(&workers->region, seen);
        if (workers->ending) return NULL;
        workers->task(workers->context, self->number);
        sleeping_add(&workers->busy, UINT32_MAX, true);
    }
}

static void end_threads(tensor_workers *workers, int32_t started) {
    workers->ending = true;
    sleeping_add(&workers->region, 1, true);
    for (int32_t i = 0; i < started; i++) pthread_join(workers->threads[i].thread, NULL);
    sleeping_destroy(&workers->region);
    sleeping_destroy(&workers->busy);
    free(workers);
}

tensor_workers *tensor_workers_start(int32_t count) {
    if (count < 1) return NULL;
    const size_t size = sizeof(tensor_workers) + (size_t)(count - 1) * sizeof(worker_thread);
    tensor_workers *workers = aligned_alloc(_Alignof(tensor_workers), (size + 127) / 128 * 128);
    if (!workers) return NULL;
    *workers = (tensor_workers){.count = count};
    sleeping_prepare(&workers->region);
    sleeping_prepare(&workers->busy);
    for (int32_t i = 0; i < count - 1; i++) {
        workers->threads[i] = (worker_thread){.workers = workers, .number = i + 1};
        if (pthread_create(&workers->threads[i].thread, NULL, work, &workers->threads[i]) != 0) {
            end_threads(workers, i);
            return NULL;
        }
    }
    return workers;
}

void tensor_workers_stop(tensor_workers *workers) { end_threads(workers, workers->count - 1); }

void tensor_workers_run(tensor_workers *workers, void (*task)(void *context, int32_t worker), void *context) {
    const uint32_t others = (uint32_t)workers->count - 1;
    if (others == 0) {
        task(context, 0);
        return;
    }
    workers->task = task;
    workers->context = context;
    sleeping_add(&workers->busy, others, false);
    sleeping_add(&workers->region, 1, true);
    task(context, 0);
    for (uint32_t left = sleeping_value(&workers->busy); left != 0;) left = await_change(&workers->busy, left);
}
