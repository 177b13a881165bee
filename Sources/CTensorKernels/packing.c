#include "product.h"

#include <math.h>

static ptrdiff_t least(ptrdiff_t a, ptrdiff_t b) { return a < b ? a : b; }

size_t tensor_packed_floats(ptrdiff_t columns, ptrdiff_t taps, ptrdiff_t depth, int32_t lanes) {
    return (size_t)((columns + lanes - 1) / lanes * lanes) * (size_t)taps * (size_t)depth;
}

static const float *column_source(const tensor_weights *weights, ptrdiff_t column) {
    if (weights->group == 0) return weights->source + column * weights->column_stride;
    return weights->source + column / weights->group * weights->group_stride +
           column % weights->group * weights->column_stride;
}

// One tap of some depth of a panel, into lines that stay in the cache; `column` and `deep` are the source's strides.
static void pack_block(const float *from, ptrdiff_t column, ptrdiff_t deep, float *packed, ptrdiff_t columns,
                       ptrdiff_t width, ptrdiff_t begin, ptrdiff_t end) {
    // Whichever way the source's neighbours lie.
    if (column < deep)
        for (ptrdiff_t k = begin; k < end; k++)
            for (ptrdiff_t c = 0; c < columns; c++) packed[k * width + c] = from[k * deep + c * column];
    else
        for (ptrdiff_t c = 0; c < columns; c++)
            for (ptrdiff_t k = begin; k < end; k++) packed[k * width + c] = from[k * deep + c * column];
}

static void scale_block(const tensor_weights *weights, float *packed, ptrdiff_t column, ptrdiff_t columns,
                        ptrdiff_t width, ptrdiff_t begin, ptrdiff_t end) {
    for (ptrdiff_t k = begin; k < end; k++) {
        float *row = packed + k * width;
        if (weights->column_factors)
            for (ptrdiff_t c = 0; c < columns; c++) row[c] *= weights->column_factors[column + c];
        if (weights->depth_factors)
            for (ptrdiff_t c = 0; c < columns; c++) row[c] *= weights->depth_factors[k];
        for (ptrdiff_t c = columns; c < width; c++) row[c] = 0;
    }
}

static ptrdiff_t panel_width(const tensor_weights *weights, int32_t lanes, int32_t panel, ptrdiff_t p) {
    const ptrdiff_t columns = least(panel, weights->columns - p * panel);
    return (columns + lanes - 1) / lanes * lanes;
}

static void pack_panel(const tensor_weights *weights, float *to, int32_t lanes, int32_t panel, ptrdiff_t p) {
    const ptrdiff_t block = 32;
    const ptrdiff_t column = p * panel, columns = least(panel, weights->columns - column);
    const ptrdiff_t width = panel_width(weights, lanes, panel, p);
    for (ptrdiff_t k = 0; k < weights->depth; k += block) {
        const ptrdiff_t next = least(k + block, weights->depth);
        for (ptrdiff_t tap = 0; tap < weights->taps; tap++) {
            float *lines = to + tap * weights->depth * width;
            // A stretch of columns that lie evenly.
            for (ptrdiff_t c = 0, stretch; c < columns; c += stretch) {
                stretch = columns - c;
                if (weights->group != 0) stretch = least(stretch, weights->group - (column + c) % weights->group);
                const float *from = column_source(weights, column + c) + tap * weights->tap_stride;
                pack_block(from, weights->column_stride, weights->depth_stride, lines + c, stretch, width, k, next);
            }
            scale_block(weights, lines, column, columns, width, k, next);
        }
    }
}

void tensor_pack(const tensor_weights *weights, float *packed, int32_t lanes, int32_t panel, ptrdiff_t begin,
                 ptrdiff_t end) {
    for (ptrdiff_t p = begin; p < end; p++)
        pack_panel(weights, packed + p * panel * weights->taps * weights->depth, lanes, panel, p);
}

void tensor_pack_short(const tensor_weights *weights, int16_t *packed, float *scales, int32_t lanes, int32_t panel,
                       ptrdiff_t begin, ptrdiff_t end, float *scratch) {
    const ptrdiff_t rows = weights->taps * weights->depth;
    for (ptrdiff_t p = begin; p < end; p++) {
        pack_panel(weights, scratch, lanes, panel, p);
        tensor_shorten(scratch, rows, panel_width(weights, lanes, panel, p), packed + p * panel * rows,
                       scales + p * panel);
    }
}

// Columns that are gone through together.
#define SHORTENED 16

void tensor_shorten(const float *packed, ptrdiff_t rows, ptrdiff_t width, int16_t *shortened, float *scales) {
    for (ptrdiff_t first = 0; first < width; first += SHORTENED) {
        const ptrdiff_t columns = least(SHORTENED, width - first);
        float largest[SHORTENED] = {}, inverse[SHORTENED];
        for (ptrdiff_t row = 0; row < rows; row++) {
            for (ptrdiff_t c = 0; c < columns; c++) {
                const float size = fabsf(packed[row * width + first + c]);
                largest[c] = largest[c] < size ? size : largest[c];
            }
        }
        for (ptrdiff_t c = 0; c < columns; c++) {
            scales[first + c] = largest[c] / INT16_MAX;
            inverse[c] = scales[first + c] > 0 ? 1 / scales[first + c] : 0;
        }
        for (ptrdiff_t row = 0; row < rows; row++) {
            for (ptrdiff_t c = 0; c < columns; c++) {
                // Adding 1.5 · 2²³ rounds to a whole number, without a call.
                const float whole = (packed[row * width + first + c] * inverse[c] + 12582912.0f) - 12582912.0f;
                shortened[row * width + first + c] = (int16_t)(int32_t)whole;
            }
        }
    }
}

ptrdiff_t tensor_product_scratch(ptrdiff_t taps, ptrdiff_t depth, int32_t panel) { return taps * depth * panel; }

void tensor_norm_factors(const float *directions, const float *gains, ptrdiff_t length, float *factors, ptrdiff_t begin,
                         ptrdiff_t end) {
    for (ptrdiff_t row = begin; row < end; row++) {
        const float *v = directions + row * length;
        // Sums that need not wait for each other.
        double sums[8] = {};
        ptrdiff_t i = 0;
        for (; i + 8 <= length; i += 8)
            for (int lane = 0; lane < 8; lane++) sums[lane] += (double)v[i + lane] * v[i + lane];
        for (; i < length; i++) sums[0] += (double)v[i] * v[i];
        double sum = 0;
        for (int lane = 0; lane < 8; lane++) sum += sums[lane];
        factors[row] = sum > 0 ? (float)(gains[row] / sqrt(sum)) : 0;
    }
}
