#pragma once

#include "kernels.h"

// What the files of the snake convolution tell each other.

// Channels whose products are transformed back together: 256 bytes of a row.
#define SNAKE_BLOCK 64

// The parts of a share's scratch memory, in floats. Strides from one point to the next are no multiples of 4 KiB: else
// all points of a tile fall into the same few cache lines.
typedef struct snake_layout {
    ptrdiff_t weights_stride, values_stride, products_stride;
    ptrdiff_t weights, values, products, rows;  // where each begins
    // In fixed point: a tile's values before they are, and the scales of those that are, [points][group].
    ptrdiff_t tile_stride, tile, scales;
    ptrdiff_t end;
} snake_layout;

snake_layout snake_layout_of(const tensor_snake_plan *plan, int32_t channels, int32_t part_channels);

// The plain path, for shapes that no transform is made for.
void snake_convolve_direct(int32_t panel, const tensor_snake *snake, const tensor_snake_part *part);
