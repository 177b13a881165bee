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

void tensor_pack(const tensor_weights *weights, float *packed, int32_t lanes, int32_t panel, ptrdiff_t begin,
                 ptrdiff_t end) {
    const ptrdiff_t block = 32;
    for (ptrdiff_t p = begin; p < end; p++) {
        const ptrdiff_t column = p * panel, columns = least(panel, weights->columns - column);
        const ptrdiff_t width = (columns + lanes - 1) / lanes * lanes;
        float *to = packed + column * weights->taps * weights->depth;
        for (ptrdiff_t k = 0; k < weights->depth; k += block) {
            const ptrdiff_t next = least(k + block, weights->depth);
            for (ptrdiff_t tap = 0; tap < weights->taps; tap++) {
                float *lines = to + tap * weights->depth * width;
                // A stretch of columns that lie evenly.
                for (ptrdiff_t c = 0, stretch; c < columns; c += stretch) {
                    stretch = columns - c;
                    if (weights->group != 0) stretch = least(stretch, weights->group - (column + c) % weights->group);
                    const float *from = column_source(weights, column + c) + tap * weights->tap_stride;
                    pack_block(from, weights->column_stride, weights->depth_stride, lines + c, stretch, width, k,
                               next);
                }
                scale_block(weights, lines, column, columns, width, k, next);
            }
        }
    }
}

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
