#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "product.h"
#include "recurrence.h"
#include "snake.h"
#include "tiles.h"

// Arithmetic on matrices of 32-bit floats: rows are moments in time, columns are channels, a row's channels lie side
// by side. Strides are in floats. Nothing here allocates, and nothing here starts a thread: a caller shares rows or
// panels out.

#pragma clang assume_nonnull begin

typedef struct tensor_kernels {
    const char *name;  // "avx512vnni", "avx512", "avx2", "neon" or "plain"
    int32_t lanes;     // floats in a vector
    int32_t panel;     // columns of a packed panel

    // One worker's share of a matrix product; all shares together are the product. `scratch` is for short weights.
    void (*multiply)(const tensor_product *product, int32_t worker, int32_t workers, float *_Nullable scratch);

    int32_t gates;  // columns of a packed panel of recurrent weights; a last one has 4 vectors
    void (*recur)(const tensor_recurrence *recurrence, float *scratch);  // scratch: 6 · width floats

    // Buffers; y may be x.
    void (*sine)(const float *x, float *y, ptrdiff_t count);
    void (*exponential)(const float *x, float *y, ptrdiff_t count);
    void (*hyperbolic_tangent)(const float *x, float *y, ptrdiff_t count);
    void (*arc_tangent)(const float *y, const float *x, float *angle, ptrdiff_t count);

    // Rows; what is written may be what is read.
    void (*affine)(const float *x, ptrdiff_t x_stride, const float *gain, const float *offset, float slope, float *y,
                   ptrdiff_t y_stride, ptrdiff_t rows, ptrdiff_t columns);
    void (*leaky)(const float *x, ptrdiff_t x_stride, float slope, float scale, float *y, ptrdiff_t y_stride,
                  ptrdiff_t rows, ptrdiff_t columns);
    void (*add)(const float *a, ptrdiff_t a_stride, const float *b, ptrdiff_t b_stride, float scale, float *y,
                ptrdiff_t y_stride, ptrdiff_t rows, ptrdiff_t columns);
    void (*double_rows)(const float *x, ptrdiff_t x_stride, const float *weights, const float *bias, float *y,
                        ptrdiff_t y_stride, ptrdiff_t begin, ptrdiff_t end, ptrdiff_t rows, ptrdiff_t columns);
    void (*polar)(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, ptrdiff_t rows, ptrdiff_t columns);
    void (*rectangular)(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, ptrdiff_t rows,
                        ptrdiff_t columns);
    void (*normalise)(const float *x, ptrdiff_t x_stride, const float *_Nullable adding, ptrdiff_t adding_stride,
                      const float *gain, const float *offset, float epsilon, float *y, ptrdiff_t y_stride,
                      ptrdiff_t rows, ptrdiff_t columns);
    void (*softmax)(float *x, ptrdiff_t stride, float scale, ptrdiff_t rows, ptrdiff_t columns);
    void (*statistics)(const float *x, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t columns, float *mean,
                       float *variance);

    // Whether snake convolutions multiply in fixed point; if so, what finds the scales of a panel's transformed
    // weights, [points][channels], of floats [channels][taps][panel].
    bool fixed;
    void (*_Nullable find_snake_scales)(const tensor_snake_plan *plan, int32_t channels, int32_t taps,
                                        const float *packed, float *scales);

    // One worker's part of a snake convolution that is computed by tiles.
    void (*convolve_snake)(const tensor_snake_plan *plan, const tensor_snake *snake, const tensor_snake_part *part);

    // The steps of a tiled convolution: tiles `begin` ..< `end` of the first, panels of the second.
    void (*transform_tiles)(const tensor_tiled *tiled, ptrdiff_t begin, ptrdiff_t end);
    void (*multiply_tiles)(const tensor_tiled *tiled, ptrdiff_t begin, ptrdiff_t end, float *scratch);
} tensor_kernels;

// The kernels of a name, if this processor can run them; the fastest it can run for NULL; else NULL.
const tensor_kernels *_Nullable tensor_kernels_named(const char *_Nullable name);

#pragma clang assume_nonnull end
