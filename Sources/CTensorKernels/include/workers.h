#pragma once

#include <stdint.h>

// Threads that wait for work, and share each piece of it.
//
// A region is begun by one thread at a time; it takes part as worker 0. Between regions the others spin for some
// microseconds, then sleep.
typedef struct tensor_workers tensor_workers;

// Starts `count` - 1 threads. NULL when there is no memory or no thread to be had.
tensor_workers *tensor_workers_start(int32_t count);

// Ends the threads and frees them. No region may be under way.
void tensor_workers_stop(tensor_workers *workers);

// Runs `task(context, worker)` once on every worker, and returns when all are done.
void tensor_workers_run(tensor_workers *workers, void (*task)(void *context, int32_t worker), void *context);
