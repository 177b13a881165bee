#include "heap.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

// So few threads compute at a time that they hardly wait for one another.
static const int most_arenas = 4;
// Bytes. Left to itself, the limit grows to 32 MB with the blocks that are freed; they then leave holes that others do not fit.
static const int large = 1 << 20;

void heap_stay_small(void) {
    mallopt(M_ARENA_MAX, most_arenas);
    mallopt(M_MMAP_THRESHOLD, large);
}

void heap_give_back(void) { malloc_trim(0); }
#else
void heap_stay_small(void) {}
void heap_give_back(void) {}
#endif
