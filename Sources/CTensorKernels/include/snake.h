#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Convolutions over time of a snake activation, as the generator's residual blocks chain them:
//
//     output = (convolution(snake(gain·input + offset)) + bias + residual + sum)·scale
//
// with snake(v) = v + sin²(αv)/α, as many channels out as in, and zeros beyond the first and the last row. 3, 7 and 11
// taps are computed by tiles in a transformed domain; every other shape directly.
typedef struct tensor_snake {
    ptrdiff_t rows;
    int32_t channels;
    int32_t taps;      // odd
    int32_t dilation;  // rows from one tap to the next
    const float *input;
    ptrdiff_t input_stride;
    const float *gain, *offset;             // [channels]
    const float *half_turns;                // α/π [channels]
    const float *half_turns_rest;           // what α/π loses by rounding [channels]
    const float *inverse_alpha;             // [channels]; 0 where α is 0
    const int16_t *weights;                 // as tensor_snake_pack leaves them
    const float *scales;                    // and theirs
    const float *bias;                      // [channels]
    const float *_Nullable residual, *_Nullable sum;            // like output, or NULL; output may be one of them
    ptrdiff_t residual_stride, sum_stride;
    float scale;
    float *output;                          // [rows, channels]; not the input
    ptrdiff_t output_stride;
} tensor_snake;

// How a shape is computed.
typedef struct tensor_snake_plan {
    bool direct;      // not by tiles
    bool fixed;       // with products in fixed point
    int32_t inputs;   // rows that a tile reads
    int32_t outputs;  // rows that a tile gives
    int32_t points;   // products that it takes
    int32_t group;    // tiles that are transformed together, at most
    int32_t block;    // channels that are multiplied together
    ptrdiff_t units;    // what workers share out: tiles, or rows if direct
} tensor_snake_plan;

// One worker's part. Parts of one convolution do not depend on each other.
typedef struct tensor_snake_part {
    ptrdiff_t first_unit, units;
    int32_t first_channel, channels;  // multiples of the plan's block, unless they are all
    float *scratch;                   // tensor_snake_scratch floats, 64-byte aligned
    double *sums;                     // [2][channels of the convolution]: of the values and of their squares; set
} tensor_snake_part;

struct tensor_kernels;

tensor_snake_plan tensor_snake_plan_of(const struct tensor_kernels *kernels, ptrdiff_t rows, int32_t channels,
                                       int32_t taps, int32_t dilation);

// Floats of scratch memory for a part.
ptrdiff_t tensor_snake_scratch(const tensor_snake_plan *plan, int32_t channels, int32_t part_channels);

// Numbers of packed weights, and of their scales.
ptrdiff_t tensor_snake_packed(const struct tensor_kernels *kernels, int32_t channels, int32_t taps);
ptrdiff_t tensor_snake_scales(const struct tensor_kernels *kernels, int32_t channels, int32_t taps);

// Lays some output channels of weights [out, in, taps], each times its factor, out as whole numbers,
// [out / panel][in][taps][panel], of which `scales` are the size of 1; behind these, where products are in fixed point,
// the size of 1 of the transformed weights, [points][channels]. The first channel is a multiple of the panel; `scratch`
// has room for a panel of floats.
void tensor_snake_pack(const struct tensor_kernels *kernels, int32_t channels, int32_t taps, const float *weights,
                       const float *factors, int32_t first_channel, int32_t count, int16_t *packed, float *scales,
                       float *scratch);

void tensor_snake_convolve(const struct tensor_kernels *kernels, const tensor_snake_plan *plan,
                           const tensor_snake *snake, const tensor_snake_part *part);

#pragma clang assume_nonnull end
