#include "network.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Sixteen rows lie together, two columns at a time: a vector of their sums grows by one multiply-and-add.
enum { lanes = 16 };

typedef int8_t bytes __attribute__((vector_size(2 * lanes), aligned(1)));
typedef int16_t shorts __attribute__((vector_size(4 * lanes)));
typedef int32_t wide __attribute__((vector_size(8 * lanes)));
typedef int32_t sums __attribute__((vector_size(4 * lanes)));

size_t phoneme_packed_size(size_t rows, size_t columns) { return (rows + lanes - 1) / lanes * lanes * columns; }

void phoneme_pack(const int8_t *weights, size_t rows, size_t columns, void *packed) {
    memset(packed, 0, phoneme_packed_size(rows, columns));
    for (size_t row = 0; row < rows; row++) {
        int8_t *block = (int8_t *)packed + row / lanes * lanes * columns + 2 * (row % lanes);
        for (size_t column = 0; column < columns; column += 2) {
            memcpy(block + column * lanes, weights + row * columns + column, 2);
        }
    }
}

#define inlined static inline __attribute__((always_inline))

// Weights, each times its column's activation, and neighbours added: one instruction where there is one for it.
inlined void add_products(const int8_t *weights, const int16_t *x, sums *total) {
    int32_t pair;
    memcpy(&pair, x, sizeof pair);
    const sums pairs = pair - (sums){0};
    const wide activations = __builtin_convertvector((shorts)pairs, wide);
    const wide all = __builtin_convertvector(*(const bytes *)weights, wide) * activations;
    *total += __builtin_shufflevector(all, all, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
            + __builtin_shufflevector(all, all, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

// Some blocks of rows times some vectors; `parts` sums of every other columns run side by side, for one addition need
// not wait for the one before.
inlined void tile(const int blocks, const int vectors, const int parts, const int8_t *packed, size_t columns,
                  const int16_t *x, sums *result) {
    sums total[8] = {0};
    for (size_t column = 0; column < columns; column += 2 * (size_t)parts) {
#pragma clang loop unroll(full)
        for (int part = 0; part < parts; part++) {
            const size_t at = column + 2 * (size_t)part;
#pragma clang loop unroll(full)
            for (int block = 0; block < blocks; block++) {
                const int8_t *weights = packed + (size_t)block * lanes * columns + at * lanes;
#pragma clang loop unroll(full)
                for (int vector = 0; vector < vectors; vector++) {
                    add_products(weights, x + (size_t)vector * columns + at,
                                 &total[(part * blocks + block) * vectors + vector]);
                }
            }
        }
    }
#pragma clang loop unroll(full)
    for (int index = 0; index < blocks * vectors; index++) {
        sums sum = total[index];
#pragma clang loop unroll(full)
        for (int part = 1; part < parts; part++) { sum += total[part * blocks * vectors + index]; }
        result[index] = sum;
    }
}

typedef struct {
    const int8_t *packed;
    size_t columns, first, last;
    const float *scales, *bias;
    const int16_t *x;
    size_t count;
    float *y;
} product;

inlined void store(const product *p, size_t block, size_t vector, const sums *result) {
    float *y = p->y + vector * (p->last - p->first);
    int32_t values[lanes];
    memcpy(values, result, sizeof values);
    const size_t row = block * lanes;
    for (size_t lane = 0; lane < lanes; lane++) {
        if (row + lane < p->first || row + lane >= p->last) { continue; }
        const float scaled = (float)values[lane] * p->scales[row + lane];
        y[row + lane - p->first] = scaled + p->bias[row + lane];
    }
}

inlined void multiply(const product *p) {
    sums result[8];
    const size_t end = (p->last + lanes - 1) / lanes;
    const size_t columns = p->columns;
    size_t block = p->first / lanes;
    while (block < end) {
        const int8_t *packed = p->packed + block * lanes * columns;
        const size_t blocks = end - block < 2 ? 1 : 2;
        size_t vector = 0;
        while (vector < p->count) {
            const int16_t *x = p->x + vector * columns;
            size_t vectors = 1;
            if (blocks == 2 && p->count - vector >= 4) {
                tile(2, 4, 1, packed, columns, x, result);
                vectors = 4;
            } else if (blocks == 2) {
                tile(2, 1, 4, packed, columns, x, result);
            } else {
                tile(1, 1, 4, packed, columns, x, result);
            }
            for (size_t index = 0; index < blocks; index++) {
                for (size_t other = 0; other < vectors; other++) {
                    store(p, block + index, vector + other, result + index * vectors + other);
                }
            }
            vector += vectors;
        }
        block += blocks;
    }
}

// 1 / (1 + e^-x), with e^-x = 2^n 2^f, n whole, |f| <= 1/2, and 2^f as its Taylor polynomial (error below 3e-7).
inlined float sigmoid(float x) {
    const float limited = x < -40 ? -40 : (x > 40 ? 40 : x);
    const float power = limited * -1.44269504f;
    // Adding 1.5 * 2^23 leaves the nearest integer in the last bits.
    const float shifted = power + 12582912;
    const float f = power - (shifted - 12582912);
    float value = 0.0001540353f;
    value = value * f + 0.0013333558f;
    value = value * f + 0.0096181291f;
    value = value * f + 0.0555041087f;
    value = value * f + 0.240226507f;
    value = value * f + 0.69314718f;
    value = value * f + 1;
    uint32_t bits, power_bits;
    memcpy(&bits, &value, sizeof bits);
    memcpy(&power_bits, &shifted, sizeof power_bits);
    bits += power_bits << 23;
    memcpy(&value, &bits, sizeof bits);
    return 1 / (1 + value);
}

inlined void step(const float *restrict input, const float *restrict recalled, size_t units, float scale,
                  float *restrict state, int16_t *restrict rounded) {
    for (size_t unit = 0; unit < units; unit++) {
        const float reset = sigmoid(input[unit] + recalled[unit]);
        const float keep = sigmoid(input[units + unit] + recalled[units + unit]);
        const float remembered = reset * recalled[2 * units + unit];
        const float new = 2 * sigmoid(2 * (input[2 * units + unit] + remembered)) - 1;
        const float kept = keep * (state[unit] - new);
        const float value = new + kept;
        state[unit] = value;
        const float steps = value * scale + 12582912;
        uint32_t bits;
        memcpy(&bits, &steps, sizeof bits);
        rounded[unit] = (int16_t)bits;
    }
}

// MARK: The same for several processors

#define plain
#define with(name, attribute)                                                                                          \
    attribute static void multiply_##name(const product *p) { multiply(p); }                                           \
    attribute static void step_##name(const float *input, const float *recalled, size_t units, float scale,            \
                                      float *state, int16_t *rounded) {                                                \
        step(input, recalled, units, scale, state, rounded);                                                           \
    }

with(plain, plain)
#if defined(__x86_64__)
with(avx2, __attribute__((target("avx2"))))
with(avx512, __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vnni"))))

enum level { has_plain, has_avx2, has_avx512 };
static enum level level(void) {
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq")
        && __builtin_cpu_supports("avx512vnni")) {
        return has_avx512;
    }
    return __builtin_cpu_supports("avx2") ? has_avx2 : has_plain;
}
#define on_processor(function, ...)                                                                                    \
    switch (level()) {                                                                                                 \
    case has_avx512: function##_avx512(__VA_ARGS__); break;                                                            \
    case has_avx2: function##_avx2(__VA_ARGS__); break;                                                                \
    case has_plain: function##_plain(__VA_ARGS__); break;                                                              \
    }
#else
#define on_processor(function, ...) function##_plain(__VA_ARGS__);
#endif

void phoneme_multiply(const void *packed, size_t columns, size_t first, size_t last, const float *scales,
                      const float *bias, const int16_t *x, size_t count, float *y) {
    const product p = {packed, columns, first, last, scales, bias, x, count, y};
    on_processor(multiply, &p)
}

void phoneme_step(const float *input, const float *recalled, size_t units, float scale, float *state,
                  int16_t *rounded) {
    on_processor(step, input, recalled, units, scale, state, rounded)
}
