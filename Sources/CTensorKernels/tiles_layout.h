#pragma once

#include "kernels.h"

// What the files of the tiled convolution tell each other.

#define TILED_OUTPUTS 6
#define TILED_INPUTS 8
#define TILED_POINTS 8

// Channels whose transformed weights stay in the second-level cache while all tiles are multiplied with them.
#define TILED_DEPTH 128

// Where points lie in memory, in floats: no multiples of 4 KiB apart, else all fall into the same few cache lines.
typedef struct tiled_layout {
    ptrdiff_t value_stride;    // from one tile to the next: whole cache lines
    ptrdiff_t values_stride, factors_stride, products_stride;  // from one point to the next
} tiled_layout;

tiled_layout tiled_layout_of(ptrdiff_t rows, ptrdiff_t depth, int32_t panel);
