// Convolutions of two and three taps by tiles, for one instruction set. Included by table_template.h after the snake
// convolution, whose products and codelets they share: F(6, 3) of Lavin & Gray 2016, 2.25 times fewer multiplications.
// Of two taps, the last point falls away: that is F(6, 2), 1.7 times fewer.

#include "tiles_layout.h"

// Transforms tiles `begin` ..< `end`.
KERNEL void transform_tiles(const tensor_tiled *tiled, ptrdiff_t begin, ptrdiff_t end) {
    const tiled_layout layout = tiled_layout_of(tiled->rows, tiled->depth, PANEL);
    _Alignas(64) float rows[TILED_INPUTS * LANES];
    for (ptrdiff_t tile = begin; tile < end; tile++) {
        // What lies beyond the last row that is needed may not be a number.
        const ptrdiff_t first = tile * TILED_OUTPUTS - 1, last = tiled->rows - 1 + tiled->taps - 2 - first;
        for (ptrdiff_t channel = 0; channel < layout.value_stride; channel += LANES) {
            const ptrdiff_t left = tiled->depth - channel;
            for (ptrdiff_t row = 0; row < TILED_INPUTS; row++) {
                vector value = {};
                if (row <= last && left > 0) {
                    const float *x = tiled->x + (first + row) * tiled->x_stride + channel;
                    value = left >= LANES ? load(x) : load_some(x, left);
                }
                store(rows + row * LANES, value);
            }
            winograd6_3_forward(rows, tiled->values + tile * layout.value_stride + channel, layout.values_stride);
        }
    }
}

// As winograd6_3_weights is, without a third tap.
KERNEL void winograd6_2_weights(const float *taps, ptrdiff_t tap, float *points, ptrdiff_t stride) {
    const vector first = load(taps), second = load(taps + tap);
    const vector one = first * (2 / 9.0f), half = first * (1 / 90.0f), two = first * (32 / 45.0f);
    store(points, first);
    store(points + stride, one + second * (2 / 9.0f));
    store(points + 2 * stride, one - second * (2 / 9.0f));
    store(points + 3 * stride, half + second * (1 / 45.0f));
    store(points + 4 * stride, half - second * (1 / 45.0f));
    store(points + 5 * stride, two + second * (16 / 45.0f));
    store(points + 6 * stride, two - second * (16 / 45.0f));
}

// The transformed weights of some channels: [points][depth][PANEL], with zeros where the depth is filled up.
KERNEL void transform_slice(ptrdiff_t taps, const int16_t *weights, const float *scales, ptrdiff_t tap, ptrdiff_t real,
                            ptrdiff_t depth, float *factors, ptrdiff_t stride) {
    _Alignas(64) float lines[3 * PANEL];
    weights_codelet *transform = taps == 2 ? winograd6_2_weights : winograd6_3_weights;
    for (ptrdiff_t k = 0; k < real; k++, weights += PANEL) {
        for (ptrdiff_t t = 0; t < taps; t++)
            lengthen_rows(weights + t * tap, scales, 1, PANEL_VECTORS, lines + t * PANEL);
        for (ptrdiff_t part = 0; part < PANEL; part += LANES)
            transform(lines + part, PANEL, factors + k * PANEL + part, stride);
    }
    for (ptrdiff_t point = 0; point < TILED_POINTS; point++)
        for (ptrdiff_t k = real * PANEL; k < depth * PANEL; k += LANES)
            store(factors + point * stride + k, (vector){});
}

// Transforms a panel's products back, and finishes and stores them.
KERNEL void finish_panel(const tensor_tiled *tiled, ptrdiff_t column, const float *products, ptrdiff_t stride) {
    _Alignas(64) float sums[TILED_OUTPUTS * LANES];
    for (ptrdiff_t first = 0; first < tiled->rows; first += TILED_OUTPUTS, products += PANEL) {
        const ptrdiff_t rows = tiled->rows - first < TILED_OUTPUTS ? tiled->rows - first : TILED_OUTPUTS;
        for (ptrdiff_t part = 0; part < PANEL; part += LANES) {
            const ptrdiff_t at = column + part;
            const vector bias = tiled->bias ? load(tiled->bias + at) : (vector){};
            winograd6_3_inverse(products + part, stride, sums);
            for (ptrdiff_t row = 0; row < rows; row++) {
                vector value = load(sums + row * LANES) + bias;
                if (tiled->adding) value += load(tiled->adding + (first + row) * tiled->adding_stride + at);
                float *y = tiled->y + (first + row) * tiled->y_stride + at;
                if (!tiled->y_begin || (y >= tiled->y_begin && y < tiled->y_end)) store(y, value * tiled->scale);
            }
        }
    }
}

// What is fetched from far away while products keep the processor busy: the weights of each tap of the next slice.
typedef struct slice_errand {
    const int16_t *weights;
    ptrdiff_t taps, tap, numbers, at;  // at: how many numbers are fetched
} slice_errand;

// Where the next `depth` cache lines begin; `instead` when there is nothing left to fetch.
static const float *next_lines(slice_errand *errand, ptrdiff_t depth, const float *instead) {
    if (errand->at >= errand->taps * errand->numbers) return instead;
    const ptrdiff_t tap = errand->at / errand->numbers * errand->tap;
    const int16_t *lines = errand->weights + tap + errand->at % errand->numbers;
    errand->at += depth * 32;
    return (const float *)(const void *)lines;
}

// products[rows, PANEL] = values[rows, depth] · right[depth, PANEL], or adds them if `adds`.
KERNEL void multiply_slice(int rows, bool adds, const float *values, ptrdiff_t stride, const float *right,
                           ptrdiff_t depth, float *products, const float *ahead) {
    switch (rows) {
#define ROWS(rows) \
    case rows: \
        multiply_rows_of_point(rows, false, adds, values, stride, right, depth, products, PANEL, ahead, right, 0, \
                               NULL, NULL); \
        break
        ROWS(1);
        ROWS(2);
        ROWS(3);
        ROWS(4);
        ROWS(5);
        ROWS(6);
#undef ROWS
    }
}

// Computes panels `begin` ..< `end` of columns.
static void multiply_tiles(const tensor_tiled *tiled, ptrdiff_t begin, ptrdiff_t end, float *scratch) {
    const tiled_layout layout = tiled_layout_of(tiled->rows, tiled->depth, PANEL);
    const ptrdiff_t tiles = tensor_tiled_tiles(tiled->rows), tap = tiled->depth * PANEL;
    const ptrdiff_t points = TILED_POINTS - 3 + tiled->taps;
    float *factors = scratch, *products = scratch + TILED_POINTS * layout.factors_stride;
    for (ptrdiff_t i = points * layout.products_stride; i < TILED_POINTS * layout.products_stride; i++) products[i] = 0;
    for (ptrdiff_t panel = begin; panel < end; panel++) {
        const int16_t *weights = tiled->weights + panel * tiled->taps * tap;
        for (ptrdiff_t k = 0; k < tiled->depth; k += TILED_DEPTH) {
            const ptrdiff_t real = tiled->depth - k < TILED_DEPTH ? tiled->depth - k : TILED_DEPTH;
            const ptrdiff_t depth = (real + ERRAND_SPACING - 1) / ERRAND_SPACING * ERRAND_SPACING;
            transform_slice(tiled->taps, weights + k * PANEL, tiled->scales + panel * PANEL, tap, real, depth, factors,
                            layout.factors_stride);
            const bool last = k + TILED_DEPTH >= tiled->depth;
            const ptrdiff_t left = tiled->depth - k - TILED_DEPTH, following = last ? tiled->depth : left;
            slice_errand errand = {
                .weights = last ? weights + tiled->taps * tap : weights + (k + TILED_DEPTH) * PANEL,
                .taps = tiled->taps,
                .tap = tap,
                .numbers = last && panel + 1 == end ? 0 : (following < TILED_DEPTH ? following : TILED_DEPTH) * PANEL,
            };
            for (ptrdiff_t point = 0; point < points; point++) {
                const float *right = factors + point * layout.factors_stride;
                const float *values = tiled->values + point * layout.values_stride + k;
                float *result = products + point * layout.products_stride;
                ptrdiff_t todo = tiles;
                // Of nearly equal size: the sums of one row would wait for each other.
                for (ptrdiff_t groups = (tiles + PRODUCT_ROWS - 1) / PRODUCT_ROWS; groups > 0; groups--) {
                    const ptrdiff_t rows = (todo + groups - 1) / groups;
                    multiply_slice((int)rows, k > 0, values, layout.value_stride, right, depth, result,
                                   next_lines(&errand, depth, right));
                    values += rows * layout.value_stride;
                    result += rows * PANEL;
                    todo -= rows;
                }
            }
        }
        finish_panel(tiled, panel * PANEL, products, layout.products_stride);
    }
}
