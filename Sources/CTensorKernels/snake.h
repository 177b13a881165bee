#pragma once

#include "include/snake.h"

// What the files of the snake convolution tell each other.

// Channels whose products are transformed back together: 256 bytes of a row.
#define SNAKE_BLOCK 64

// The parts of a share's scratch memory, in floats. Strides from one point to the next are no multiples of 4 KiB: else
// all points of a tile fall into the same few cache lines.
typedef struct snake_layout {
    int64_t weights_stride, values_stride, products_stride;
    int64_t weights, values, products, rows, end;  // where each begins
} snake_layout;

snake_layout snake_layout_of(const tensor_snake_plan *plan, int32_t channels, int32_t part_channels);

typedef void snake_convolve(const tensor_snake_plan *plan, const tensor_snake *snake, const tensor_snake_part *part);

snake_convolve snake_convolve_avx512, snake_convolve_avx2, snake_convolve_neon, snake_convolve_plain;

// The plain path, for shapes that no transform is made for.
void snake_convolve_direct(int32_t panel, const tensor_snake *snake, const tensor_snake_part *part);
