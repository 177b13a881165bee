#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "product.h"
#include "snake.h"

// Arithmetic on matrices of 32-bit floats: rows are moments in time, columns are channels, a row's channels lie side
// by side. Strides are in floats. Nothing here allocates, and nothing here starts a thread: a caller shares rows or
// panels out.

#pragma clang assume_nonnull begin

typedef struct tensor_kernels {
    const char *name;  // "avx512", "avx2", "neon" or "plain"
    int32_t lanes;     // floats in a vector
    int32_t panel;     // columns of a packed panel

    // One worker's share of a matrix product; all shares together are the product.
    void (*multiply)(const tensor_product *product, int32_t worker, int32_t workers);

    // One worker's part of a snake convolution that is computed by tiles.
    void (*convolve_snake)(const tensor_snake_plan *plan, const tensor_snake *snake, const tensor_snake_part *part);
} tensor_kernels;

// The kernels of a name, if this processor can run them; the fastest it can run for NULL; else NULL.
const tensor_kernels *_Nullable tensor_kernels_named(const char *_Nullable name);

#pragma clang assume_nonnull end
