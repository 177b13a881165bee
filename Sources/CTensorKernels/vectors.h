// Vectors of one instruction set. The including file defines LANES, the floats in a vector; PANEL_VECTORS, the vectors
// in a row of a packed panel; and, where the compiler must be told, TARGET.
#pragma once

#include <stddef.h>
#include <stdint.h>

// A product and the sum it goes into are rounded once, where the processor can.
#pragma clang fp contract(fast)

typedef float vector __attribute__((vector_size(LANES * 4), aligned(4)));
typedef int16_t shorts __attribute__((vector_size(LANES * 2), aligned(2)));
typedef int32_t integers __attribute__((vector_size(LANES * 4), aligned(4)));

#ifdef TARGET
#define KERNEL static __attribute__((target(TARGET), noinline, unused))
#define INLINE static inline __attribute__((target(TARGET), always_inline, unused))
#else
#define KERNEL static __attribute__((noinline, unused))
#define INLINE static inline __attribute__((always_inline, unused))
#endif

#define UNROLLED _Pragma("clang loop unroll(full)")

#define PANEL (PANEL_VECTORS * LANES)

INLINE vector splat(float value) { return (vector){} + value; }

INLINE vector load(const float *from) { return *(const vector *)from; }

// Weights as they are kept: whole numbers of 16 bits, times a scale.
INLINE vector lengthened(const int16_t *from) { return __builtin_convertvector(*(const shorts *)from, vector); }

INLINE void store(float *to, vector value) { *(vector *)to = value; }

// The first `count` lanes; the others are 0, and their memory is not touched.
INLINE vector load_some(const float *from, ptrdiff_t count) {
    vector value = {};
    for (ptrdiff_t lane = 0; lane < count; lane++) value[lane] = from[lane];
    return value;
}

INLINE void store_some(float *to, vector value, ptrdiff_t count) {
    for (ptrdiff_t lane = 0; lane < count; lane++) to[lane] = value[lane];
}

INLINE vector choose(integers mask, vector yes, vector no) {
    return (vector)(((integers)yes & mask) | ((integers)no & ~mask));
}

INLINE vector smaller(vector a, vector b) { return choose(a < b, a, b); }

INLINE vector larger(vector a, vector b) { return choose(a > b, a, b); }

INLINE vector magnitude(vector value) { return (vector)((integers)value & 0x7fffffff); }

// To the nearest whole number, for magnitudes below 2²²: adding 1.5 · 2²³ leaves no room for a fraction.
INLINE vector rounded(vector value) { return (value + 12582912.0f) - 12582912.0f; }

INLINE float sum_of_lanes(vector value) {
    float sum = 0;
    UNROLLED for (int lane = 0; lane < LANES; lane++) sum += value[lane];
    return sum;
}

INLINE float largest_lane(vector value) {
    float most = value[0];
    UNROLLED for (int lane = 1; lane < LANES; lane++) most = most < value[lane] ? value[lane] : most;
    return most;
}
