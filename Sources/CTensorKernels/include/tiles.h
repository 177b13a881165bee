#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// A convolution in time of two or three neighbouring rows, by tiles of six rows in a transformed domain:
//
//     y[i] = (Σ over taps t of x[i - 1 + t] · w[t] + bias + adding[i]) * scale
//
// First the tiles are transformed, by any workers; then each panel of columns is computed by one.
typedef struct tensor_tiled {
    ptrdiff_t rows, columns, depth;          // columns: whole panels
    ptrdiff_t taps;                          // 2 or 3
    const float *x;                          // [rows, depth], and a row before, and with three taps one after
    ptrdiff_t x_stride;
    const int16_t *weights;                  // as tensor_pack_short leaves those of so many taps
    const float *scales;
    const float *_Nullable bias;             // [columns]
    const float *_Nullable adding;           // [rows, columns]; may be y
    ptrdiff_t adding_stride;
    float scale;
    float *y;                                // [rows, columns]
    ptrdiff_t y_stride;
    // When set, elements before and from here on are not stored: whole vectors of 16.
    float *_Nullable y_begin;
    float *_Nullable y_end;
    float *values;                           // tensor_tiled_values floats, 64-byte aligned: the transformed tiles
} tensor_tiled;

// How many tiles so many rows make.
ptrdiff_t tensor_tiled_tiles(ptrdiff_t rows);

// Floats of the transformed tiles.
ptrdiff_t tensor_tiled_values(ptrdiff_t rows, ptrdiff_t depth);

// Floats of scratch memory that a worker needs for panels.
ptrdiff_t tensor_tiled_scratch(ptrdiff_t rows, int32_t panel);

#pragma clang assume_nonnull end
