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
    default:
        if (FIXED) return (family){winograd4_3_forward, winograd4_3_inverse, winograd4_3_weights};
        return (family){winograd6_3_forward, winograd6_3_inverse, winograd6_3_weights};
    }
}

// The scales of the transformed weights in fixed point: [points][channels].
static const float *factor_scales(const tensor_snake *snake) { return snake->scales + snake->channels; }

// Packed weights → [points][channels of the part / PANEL][words][PANEL].
KERNEL void transform_weights(const tensor_snake_plan *plan, const tensor_snake *snake, const tensor_snake_part *part,
                              weights_codelet *weights, float *transformed, ptrdiff_t stride) {
    const ptrdiff_t channels = snake->channels, taps = snake->taps;
    for (ptrdiff_t first = part->first_channel; first < part->first_channel + part->channels; first += PANEL) {
        const int16_t *packed = snake->weights + first * channels * taps;
        const float *scales = snake->scales + first;
#ifdef ADD_PAIRS
        fix_factors(plan->points, channels, taps, packed, scales, weights, factor_scales(snake) + first, channels,
                    transformed, stride);
        transformed += channels / WORD_CHANNELS * PANEL;
#else
        (void)plan;
        _Alignas(64) float lines[11 * PANEL];
        for (ptrdiff_t channel = 0; channel < channels; channel++, packed += taps * PANEL, transformed += PANEL) {
            lengthen(packed, scales, taps, PANEL_VECTORS, lines);
            for (ptrdiff_t column = 0; column < PANEL; column += LANES) {
                weights(lines + column, PANEL, transformed + column, stride);
            }
        }
#endif
    }
}

static void convolve_snake(const tensor_snake_plan *plan, const tensor_snake *snake, const tensor_snake_part *part) {
    const ptrdiff_t channels = snake->channels, words = channels / WORD_CHANNELS;
    const family family = family_of(snake->taps);
    const snake_layout layout = snake_layout_of(plan, snake->channels, part->channels);
    float *weights = part->scratch, *values = weights + layout.values, *products = weights + layout.products;
    for (int32_t channel = part->first_channel; channel < part->first_channel + part->channels; channel++) {
        part->sums[channel] = part->sums[channels + channel] = 0;
    }
    if (part->units == 0 || part->channels == 0) return;
    transform_weights(plan, snake, part, family.weights, weights, layout.weights_stride);
    // Groups of equal size, in whole rows of the product.
    ptrdiff_t groups = (part->units + plan->group - 1) / plan->group;
    ptrdiff_t group = ((part->units + groups - 1) / groups + PRODUCT_ROWS - 1) / PRODUCT_ROWS * PRODUCT_ROWS;
    if (group > plan->group) group = plan->group;
    ptrdiff_t end = part->first_unit + part->units;
    for (ptrdiff_t first = part->first_unit; first < end; first += group) {
        ptrdiff_t tiles = end - first < group ? end - first : group;
        for (ptrdiff_t index = 0; index < tiles; index++) {
            tile tile = tile_at(plan, snake, first + index);
            const bool keeps = tile.continues && index > 0;
#ifdef ADD_PAIRS
            float *floats = weights + layout.tile;
            transform_tile(plan, snake, tile, keeps, family.forward, weights + layout.rows, floats, layout.tile_stride);
            fix_tile(plan->points, channels, floats, layout.tile_stride, values + index * words, layout.values_stride,
                     weights + layout.scales + index, plan->group);
#else
            transform_tile(plan, snake, tile, keeps, family.forward, weights + layout.rows, values + index * channels,
                           layout.values_stride);
#endif
        }
        for (ptrdiff_t block = 0; block < part->channels; block += plan->block) {
            ptrdiff_t columns = part->channels - block < plan->block ? part->channels - block : plan->block;
            ptrdiff_t left = end - first - tiles;
            ptrdiff_t input = channels * block / part->channels, inputs = channels * columns / part->channels;
            errands errands = errands_of(plan, snake, first, tiles, part->first_channel + block, columns,
                                         left < group ? left : group, input, inputs);
            for (ptrdiff_t point = 0; point < plan->points; point++) {
                for (ptrdiff_t column = 0; column < columns; column += PANEL) {
                    const float *factors = weights + point * layout.weights_stride + (block + column) * words;
                    bool last = column + PANEL >= columns;
                    const float *next = last ? factors - column * words + layout.weights_stride
                                             : factors + PANEL * words;
                    if (last && point + 1 == plan->points) next = weights;
                    const float *value_scales = FIXED ? weights + layout.scales + point * plan->group : NULL;
                    const ptrdiff_t channel = part->first_channel + block + column;
                    multiply_point(tiles, values + point * layout.values_stride, words, value_scales, factors,
                                   FIXED ? factor_scales(snake) + point * channels + channel : NULL,
                                   products + point * layout.products_stride + column, SNAKE_BLOCK, next, &errands);
                }
            }
            finish_block(plan, snake, first, tiles, part->first_channel + block, columns, family.inverse, products,
                         layout.products_stride, part->sums);
        }
    }
}

#ifdef ADD_PAIRS
static void find_snake_scales(const tensor_snake_plan *plan, int32_t channels, int32_t taps, const float *packed,
                              float *scales) {
    find_factor_scales(plan->points, channels, taps, packed, family_of(taps).weights, scales, channels);
}
#endif
