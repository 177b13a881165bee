// The snake convolution by tiles, for one instruction set. Included by table_template.h.
//
// A tile's rows are activated and transformed; at each of its points a matrix of tiles by channels is multiplied with
// the transformed weights of that point; the products are transformed back. See tools/codelets for the mathematics.

#include "snake_layout.h"

#define codelet(name) KERNEL void name

#include "codelets.h"

typedef void forward_codelet(const float *restrict rows, float *restrict points, ptrdiff_t stride);
typedef void inverse_codelet(const float *restrict points, ptrdiff_t stride, float *restrict sums);
typedef void weights_codelet(const float *restrict taps, ptrdiff_t tap, float *restrict points, ptrdiff_t stride);

static ptrdiff_t clamped(ptrdiff_t value, ptrdiff_t low, ptrdiff_t high) {
    return value < low ? low : value > high ? high : value;
}

#include "snake_product_template.h"
#include "snake_stages_template.h"

typedef struct family {
    forward_codelet *forward;
    inverse_codelet *inverse;
    weights_codelet *weights;
} family;

static family family_of(int32_t taps) {
    switch (taps) {
    case 11: return (family){fourier32_forward, fourier32_11_inverse, fourier32_11_weights};
    case 7: return (family){fourier32_forward, fourier32_7_inverse, fourier32_7_weights};
    default: return (family){winograd6_3_forward, winograd6_3_inverse, winograd6_3_weights};
    }
}

// Packed weights → [points][channels of the part / PANEL][channels][PANEL].
KERNEL void transform_weights(const tensor_snake *snake, const tensor_snake_part *part, weights_codelet *weights,
                              float *transformed, ptrdiff_t stride) {
    const float *packed = snake->weights + (ptrdiff_t)part->first_channel * snake->channels * snake->taps;
    ptrdiff_t rows = (ptrdiff_t)part->channels / PANEL * snake->channels;
    for (ptrdiff_t row = 0; row < rows; row++, packed += snake->taps * PANEL, transformed += PANEL) {
        for (ptrdiff_t column = 0; column < PANEL; column += LANES) {
            weights(packed + column, PANEL, transformed + column, stride);
        }
    }
}

static void convolve_snake(const tensor_snake_plan *plan, const tensor_snake *snake, const tensor_snake_part *part) {
    const ptrdiff_t channels = snake->channels;
    const family family = family_of(snake->taps);
    const snake_layout layout = snake_layout_of(plan, snake->channels, part->channels);
    float *weights = part->scratch, *values = weights + layout.values, *products = weights + layout.products;
    for (int32_t channel = part->first_channel; channel < part->first_channel + part->channels; channel++) {
        part->sums[channel] = part->sums[channels + channel] = 0;
    }
    if (part->units == 0 || part->channels == 0) return;
    transform_weights(snake, part, family.weights, weights, layout.weights_stride);
    // Groups of equal size, in whole rows of the product.
    ptrdiff_t groups = (part->units + plan->group - 1) / plan->group;
    ptrdiff_t group = ((part->units + groups - 1) / groups + PRODUCT_ROWS - 1) / PRODUCT_ROWS * PRODUCT_ROWS;
    if (group > plan->group) group = plan->group;
    ptrdiff_t end = part->first_unit + part->units;
    for (ptrdiff_t first = part->first_unit; first < end; first += group) {
        ptrdiff_t tiles = end - first < group ? end - first : group;
        for (ptrdiff_t index = 0; index < tiles; index++) {
            tile tile = tile_at(plan, snake, first + index);
            transform_tile(plan, snake, tile, tile.continues && index > 0, family.forward, weights + layout.rows,
                           values + index * channels, layout.values_stride);
        }
        for (ptrdiff_t block = 0; block < part->channels; block += plan->block) {
            ptrdiff_t columns = part->channels - block < plan->block ? part->channels - block : plan->block;
            ptrdiff_t left = end - first - tiles;
            ptrdiff_t input = channels * block / part->channels, inputs = channels * columns / part->channels;
            errands errands = errands_of(plan, snake, first, tiles, part->first_channel + block, columns,
                                         left < group ? left : group, input, inputs);
            for (ptrdiff_t point = 0; point < plan->points; point++) {
                for (ptrdiff_t column = 0; column < columns; column += PANEL) {
                    const float *factors = weights + point * layout.weights_stride + (block + column) * channels;
                    bool last = column + PANEL >= columns;
                    const float *next = last ? factors - column * channels + layout.weights_stride
                                             : factors + PANEL * channels;
                    if (last && point + 1 == plan->points) next = weights;
                    multiply_point(tiles, values + point * layout.values_stride, channels, factors,
                            products + point * layout.products_stride + column, SNAKE_BLOCK, next,
                                   &errands);
                }
            }
            finish_block(plan, snake, first, tiles, part->first_channel + block, columns, family.inverse, products,
                         layout.products_stride, part->sums);
        }
    }
}
