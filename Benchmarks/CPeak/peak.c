#include "peak.h"

#include <string.h>

#pragma clang fp contract(fast)

// Enough chains to hide the latency of two multiply-adds a cycle, few enough for sixteen registers.
enum { chains = 12, steps = 4096 };

// The loop is written once, and made for vectors of each width.
#define PEAK_LOOP(NAME, LANES, ATTRIBUTES)                                                     \
    typedef float NAME##_vector __attribute__((vector_size(LANES * sizeof(float))));           \
    ATTRIBUTES static float NAME##_loop(int32_t rounds) {                                      \
        NAME##_vector sums[chains];                                                            \
        NAME##_vector factor;                                                                  \
        NAME##_vector term;                                                                    \
        for (int lane = 0; lane < LANES; lane++) factor[lane] = 0.999f, term[lane] = 0.001f;   \
        for (int chain = 0; chain < chains; chain++) sums[chain] = term * (float)chain;        \
        for (int64_t step = 0; step < (int64_t)rounds * steps; step++) {                       \
            _Pragma("clang loop unroll(full)") for (int chain = 0; chain < chains; chain++) {  \
                sums[chain] = sums[chain] * factor + term;                                     \
            }                                                                                  \
        }                                                                                      \
        float total = 0;                                                                       \
        for (int chain = 0; chain < chains; chain++) total += sums[chain][chain % LANES];      \
        return total;                                                                          \
    }

PEAK_LOOP(plain, 4, )
#if defined(__x86_64__)
PEAK_LOOP(avx2, 8, __attribute__((target("avx2,fma"))))
PEAK_LOOP(avx512, 16, __attribute__((target("avx512f,fma"))))
#endif

typedef struct {
    const char *name;
    int32_t lanes;
    float (*loop)(int32_t rounds);
} peak_loop;

static const peak_loop loops[] = {
#if defined(__x86_64__)
    // What it does in fixed point is measured by what floats would take.
    {"avx512vnni", 16, avx512_loop},
    {"avx512", 16, avx512_loop},
    {"avx2", 8, avx2_loop},
#elif defined(__aarch64__)
    {"neon", 4, plain_loop},
#endif
    {"plain", 4, plain_loop},
};

static bool can_run(const char *name) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (strncmp(name, "avx512", 6) == 0) return __builtin_cpu_supports("avx512f");
    if (strcmp(name, "avx2") == 0) return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
    return true;
}

static const peak_loop *found(const char *name) {
    for (size_t i = 0; i < sizeof loops / sizeof *loops; i++) {
        if (strcmp(loops[i].name, name) == 0 && can_run(name)) return &loops[i];
    }
    return NULL;
}

bool peak_has(const char *name) { return found(name) != NULL; }

uint64_t peak_run(const char *name, int32_t rounds, float *sink) {
    const peak_loop *loop = found(name);
    if (loop == NULL) return 0;
    *sink += loop->loop(rounds);
    return (uint64_t)rounds * steps * chains * 2 * (uint64_t)loop->lanes;
}
