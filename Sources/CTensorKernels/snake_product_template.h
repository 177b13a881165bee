// A matrix product without any trimmings, whose factors come from far away: what the transformed tiles are multiplied
// with. Included by snake_template.h.

#include "fixed_template.h"

// Rows whose sums fit in the registers together with a panel's row.
#define PRODUCT_ROWS 6

// Words of depth whose factors stay in the first-level cache while all rows are multiplied with them.
#define PRODUCT_DEPTH (FIXED ? 64 : 128)

// Of so many words of depth, one fetches a line: faster ones keep the products waiting.
#define ERRAND_SPACING (FIXED ? 2 : 4)

static_assert(PANEL <= SNAKE_BLOCK, "a panel is no wider than a block");

// Some floats of each row of a matrix, that will soon be needed.
typedef struct region {
    const float *base;
    ptrdiff_t stride, rows, width;
} region;

// What is brought into the second-level cache while products keep the processor busy.
typedef struct errands {
    region regions[4];
    int count;
    ptrdiff_t idle;  // calls to wait before the first
    int current;
    ptrdiff_t row, column;
} errands;

// How many products of that depth it takes to run all errands.
static ptrdiff_t errands_length(const errands *errands, ptrdiff_t depth) {
    ptrdiff_t length = 0;
    for (int index = 0; index < errands->count; index++) {
        const region *region = &errands->regions[index];
        length += (region->rows + depth - 1) / depth * ((region->width + 15) / 16);
    }
    return length;
}

// The next `depth` lines' first, and how far apart they are; NULL if there is nothing to fetch.
static const float *run_errand(errands *errands, ptrdiff_t depth, ptrdiff_t *stride) {
    if (errands->idle > 0) {
        errands->idle--;
        return NULL;
    }
    if (errands->current == errands->count) return NULL;
    const region *region = &errands->regions[errands->current];
    const float *line = region->base + errands->row * region->stride + errands->column;
    *stride = region->stride;
    errands->column += 16;
    if (errands->column >= region->width) {
        errands->column = 0;
        errands->row += depth;
        if (errands->row >= region->rows) {
            errands->row = 0;
            errands->current++;
        }
    }
    return line;
}

// products[count, PANEL] = values[count, depth] · factors[depth, PANEL], or adds them if `adds`. In fixed point the
// depth counts pairs of channels, and products are whole numbers until the scales are given.
//
// For each of the depth, it fetches a cache line of what follows `ahead`, and for every fourth one of those that lie
// `stride` apart from `line` on.
INLINE void multiply_rows_of_point(const int count, const bool fixed, bool adds, const float *restrict values,
                                   ptrdiff_t values_stride, const float *restrict factors, ptrdiff_t depth,
                                   float *restrict products, ptrdiff_t products_stride, const float *ahead,
                                   const float *line, ptrdiff_t stride, const float *value_scales,
                                   const float *factor_scales) {
    vector sums[PRODUCT_ROWS][PANEL_VECTORS];
    UNROLLED for (int row = 0; row < count; row++) {
        UNROLLED for (int part = 0; part < PANEL_VECTORS; part++) {
            sums[row][part] = adds ? load(products + row * products_stride + part * LANES) : (vector){};
        }
    }
    // Two pointers reach six rows by a stride and its double. The compiler must not see how they are related: it would
    // keep one for each row, and has too few registers.
    const float *low = values, *high = values + 3 * values_stride;
    __asm__("" : "+r"(high));
    for (ptrdiff_t left = depth; left > 0; left -= ERRAND_SPACING) {
        __builtin_prefetch(line, 0, 2);
        line += stride;
        UNROLLED for (int one = 0; one < ERRAND_SPACING; one++) {
            vector factor[PANEL_VECTORS];
            UNROLLED for (int part = 0; part < PANEL_VECTORS; part++) factor[part] = load(factors + part * LANES);
            __builtin_prefetch(ahead, 0, 2);
            UNROLLED for (int row = 0; row < count; row++) {
                const float *value = row < 3 ? low + row * values_stride : high + (row - 3) * values_stride;
                UNROLLED for (int part = 0; part < PANEL_VECTORS; part++) {
                    sums[row][part] = fixed ? added_pairs(sums[row][part], factor[part], value + one)
                                            : sums[row][part] + factor[part] * value[one];
                }
            }
            factors += PANEL;
            ahead += 16;
        }
        low += ERRAND_SPACING;
        high += ERRAND_SPACING;
    }
    UNROLLED for (int part = 0; part < PANEL_VECTORS; part++) {
        const vector scale = fixed && value_scales ? load(factor_scales + part * LANES) : (vector){};
        UNROLLED for (int row = 0; row < count; row++) {
            vector sum = sums[row][part];
            if (fixed && value_scales) sum = unfixed(sum, scale * value_scales[row]);
            store(products + row * products_stride + part * LANES, sum);
        }
    }
}

// The same for any number of rows, and the whole depth. `next` are the factors that are needed afterwards; the scales
// are for fixed point alone.
KERNEL void multiply_point(ptrdiff_t count, const float *values, ptrdiff_t words, const float *value_scales,
                           const float *factors, const float *factor_scales, float *products,
                           ptrdiff_t products_stride, const float *next, errands *errands) {
    const float *end = next + words * PANEL;
    for (ptrdiff_t begin = 0; begin < words; begin += PRODUCT_DEPTH) {
        const ptrdiff_t depth = words - begin < PRODUCT_DEPTH ? words - begin : PRODUCT_DEPTH;
        const float *left = values + begin, *right = factors + begin * PANEL;
        const float *scales = begin + depth == words ? value_scales : NULL;
        float *result = products;
        for (ptrdiff_t rows = count; rows > 0; rows -= PRODUCT_ROWS) {
            const float *ahead = next < end ? next : right;
            next += depth * 16;
            ptrdiff_t stride = 0;
            const float *line = run_errand(errands, depth / ERRAND_SPACING, &stride);
            if (!line) line = right;
            switch (rows) {
#define ROWS(rows) \
    multiply_rows_of_point(rows, FIXED, begin > 0, left, words, right, depth, result, products_stride, ahead, line, \
                           stride, scales, factor_scales)
                case 1: ROWS(1); break;
                case 2: ROWS(2); break;
                case 3: ROWS(3); break;
                case 4: ROWS(4); break;
                case 5: ROWS(5); break;
                default: ROWS(PRODUCT_ROWS);
#undef ROWS
            }
            left += PRODUCT_ROWS * words;
            result += PRODUCT_ROWS * products_stride;
            if (scales) scales += PRODUCT_ROWS;
        }
    }
}
