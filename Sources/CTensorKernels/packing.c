#include "product.h"

#include <math.h>

static ptrdiff_t least(ptrdiff_t a, ptrdiff_t b) { return a < b ? a : b; }

size_t tensor_packed_floats(ptrdiff_t columns, ptrdiff_t taps, ptrdiff_t depth, int32_t lanes) {
    return (size_t)((columns + lanes - 1) / lanes * lanes) * (size_t)taps * (size_t)depth;
}

// One tap of some depth of a panel: read along the source's rows, written into lines that stay in the cache.
static void pack_block(const tensor_weights *weights, float *packed, ptrdiff_t column, ptrdiff_t columns,
                       ptrdiff_t width, ptrdiff_t tap, ptrdiff_t begin, ptrdiff_t end) {
    for (ptrdiff_t c = 0; c < columns; c++) {
        const float *from = weights->source + (column + c) * weights->column_stride + tap * weights->tap_stride;
        const float factor = weights->column_factors ? weights->column_factors[column + c] : 1;
        for (ptrdiff_t k = begin; k < end; k++) packed[k * width + c] = from[k * weights->depth_stride] * factor;
    }
    for (ptrdiff_t k = begin; k < end; k++) {
        if (weights->depth_factors)
            for (ptrdiff_t c = 0; c < columns; c++) packed[k * width + c] *= weights->depth_factors[k];
        for (ptrdiff_t c = columns; c < width; c++) packed[k * width + c] = 0;
    }
}

void tensor_pack(const tensor_weights *weights, float *packed, int32_t lanes, int32_t panel, ptrdiff_t begin,
                 ptrdiff_t end) {
    const ptrdiff_t block = 32;
    for (ptrdiff_t p = begin; p < end; p++) {
        const ptrdiff_t column = p * panel, columns = least(panel, weights->columns - column);
        const ptrdiff_t width = (columns + lanes - 1) / lanes * lanes;
        float *to = packed + column * weights->taps * weights->depth;
        for (ptrdiff_t k = 0; k < weights->depth; k += block)
            for (ptrdiff_t tap = 0; tap < weights->taps; tap++)
                pack_block(weights, to + tap * weights->depth * width, column, columns, width, tap, k,
                           least(k + block, weights->depth));
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
