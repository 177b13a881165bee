// The snake convolution by tiles, for one instruction set. The including file says `lanes`, `product_vectors` (vectors
// in a panel), SNAKE_TARGET (the functions' attribute) and SNAKE_CONVOLVE (the function's name).
//
// A tile's rows are activated and transformed; at each of its points a matrix of tiles by channels is multiplied with
// the transformed weights of that point; the products are transformed back. See tools/codelets for the mathematics.

#include "snake.h"

#include <string.h>

#pragma clang fp contract(fast)

typedef float vector __attribute__((vector_size(4 * lanes), aligned(4)));

#define load(place) (*(const vector *)(place))
#define store(place, value) (*(vector *)(place) = (value))
#define codelet(name) SNAKE_TARGET static void name

static inline __attribute__((always_inline)) SNAKE_TARGET vector multiply_add(vector a, vector b, vector c) {
#ifdef SNAKE_HAS_FMA
    return __builtin_elementwise_fma(a, b, c);
#else
    return a * b + c;
#endif
}

static inline int64_t clamped(int64_t value, int64_t low, int64_t high) {
    return value < low ? low : value > high ? high : value;
}

#include "codelets.h"

typedef void forward_codelet(const float *restrict rows, float *restrict points, ptrdiff_t stride);
typedef void inverse_codelet(const float *restrict points, ptrdiff_t stride, float *restrict sums);
typedef void weights_codelet(const float *restrict taps, ptrdiff_t tap, float *restrict points, ptrdiff_t stride);

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

// Packed weights → [points][channels of the part / panel][channels][panel].
SNAKE_TARGET static void transform_weights(const tensor_snake *snake, const tensor_snake_part *part,
                                           weights_codelet *weights, float *transformed, int64_t stride) {
    const int64_t panel = product_vectors * lanes;
    const float *packed = snake->weights + (int64_t)part->first_channel * snake->channels * snake->taps;
    int64_t rows = (int64_t)part->channels / panel * snake->channels;
    for (int64_t row = 0; row < rows; row++, packed += snake->taps * panel, transformed += panel) {
        for (int64_t column = 0; column < panel; column += lanes) {
            weights(packed + column, panel, transformed + column, stride);
        }
    }
}

void SNAKE_CONVOLVE(const tensor_snake_plan *plan, const tensor_snake *snake, const tensor_snake_part *part);

SNAKE_TARGET void SNAKE_CONVOLVE(const tensor_snake_plan *plan, const tensor_snake *snake,
                                 const tensor_snake_part *part) {
    const int64_t panel = product_vectors * lanes, channels = snake->channels;
    const family family = family_of(snake->taps);
    const snake_layout layout = snake_layout_of(plan, snake->channels, part->channels);
    float *weights = part->scratch, *values = weights + layout.values, *products = weights + layout.products;
    for (int32_t channel = part->first_channel; channel < part->first_channel + part->channels; channel++) {
        part->sums[channel] = part->sums[channels + channel] = 0;
    }
    if (part->units == 0 || part->channels == 0) return;
    transform_weights(snake, part, family.weights, weights, layout.weights_stride);
    // Groups of equal size, in whole rows of the product.
    int64_t groups = (part->units + plan->group - 1) / plan->group;
    int64_t group = ((part->units + groups - 1) / groups + product_rows - 1) / product_rows * product_rows;
    if (group > plan->group) group = plan->group;
    int64_t end = part->first_unit + part->units;
    for (int64_t first = part->first_unit; first < end; first += group) {
        int64_t tiles = end - first < group ? end - first : group;
        for (int64_t index = 0; index < tiles; index++) {
            tile tile = tile_at(plan, snake, first + index);
            transform_tile(plan, snake, tile, tile.continues && index > 0, family.forward, weights + layout.rows,
                           values + index * channels, layout.values_stride);
        }
        for (int64_t block = 0; block < part->channels; block += plan->block) {
            int64_t columns = part->channels - block < plan->block ? part->channels - block : plan->block;
            for (int64_t point = 0; point < plan->points; point++) {
                for (int64_t column = 0; column < columns; column += panel) {
                    const float *factors = weights + point * layout.weights_stride + (block + column) * channels;
                    bool last = column + panel >= columns;
                    const float *next = last ? factors - column * channels + layout.weights_stride
                                             : factors + panel * channels;
                    if (last && point + 1 == plan->points) next = weights;
                    product(tiles, values + point * layout.values_stride, channels, factors, channels,
                            products + point * layout.products_stride + column, SNAKE_BLOCK, next);
                }
            }
            for (int64_t line = 0; line < columns; line += 16) {
                finish_line(plan, snake, first, tiles, part->first_channel + block + line, family.inverse,
                            products + line, layout.products_stride, part->sums);
            }
        }
    }
}
