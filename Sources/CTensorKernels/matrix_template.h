// Matrix products: a tile of rows × vectors is summed in registers over all taps and the whole depth, finished there,
// and stored once.

#include <stdbool.h>

#include "product.h"

// Rows of a tile by its vectors: as many as registers hold. x86 has 16 of them without AVX-512.
#if LANES == 16 || defined(__aarch64__)
#define TILE_ROWS(vectors) ((vectors) == 4 ? 6 : (vectors) == 3 ? 8 : 12)
#else
#define TILE_ROWS(vectors) ((vectors) == 2 ? 6 : 12)
#endif
#define MOST_ROWS 12

// Floats in a cache line.
#define CACHE_LINE 16

// How far ahead, in floats, weights are fetched from the second cache. Nothing is read there: the end of the weights
// does not matter.
#define WEIGHTS_AHEAD 256

// Finishes and stores a tile some of whose elements must be left alone.
KERNEL void store_edge(const tensor_product *product, const float *tile, ptrdiff_t row, ptrdiff_t column, int rows,
                       int width) {
    const ptrdiff_t left = product->columns - column, columns = width < left ? width : left;
    for (int i = 0; i < rows; i++, tile += width) {
        float *y = product->y + (row + i) * product->y_stride + column;
        const float *adding = product->adding ? product->adding + (row + i) * product->adding_stride + column : NULL;
        ptrdiff_t begin = 0, end = columns;
        if (product->y_begin && y < product->y_begin) begin = product->y_begin - y;
        if (product->y_begin && y + end > product->y_end) end = product->y_end - y;
        for (ptrdiff_t c = begin; c < end; c += LANES) {
            const ptrdiff_t some = end - c < LANES ? end - c : LANES;
            vector value = fetch(tile + c, some);
            if (product->bias) value += fetch(product->bias + column + c, some);
            if (adding) value += fetch(adding + c, some);
            value *= product->scale;
            if (product->activation == tensor_activation_leaky) value = choose(value < 0, value * product->slope, value);
            put(y + c, value, some);
        }
    }
}

KERNEL void gelu_tile(float *y, ptrdiff_t stride, int rows, ptrdiff_t columns) {
    for (int i = 0; i < rows; i++, y += stride)
        FOR_VECTORS(columns, c, some) put(y + c, gelu(fetch(y + c, some)), some);
}

// For each of the depth, it brings a cache line of what follows `ahead` into the second cache.
INLINE void multiply_tile(const tensor_product *product, const float *weights, ptrdiff_t row, ptrdiff_t column,
                          const int rows, const int vectors, const float *ahead) {
    vector sums[MOST_ROWS][PANEL_VECTORS];
    UNROLLED for (int i = 0; i < rows; i++) UNROLLED for (int v = 0; v < vectors; v++) sums[i][v] = (vector){};
    const ptrdiff_t stride = product->x_stride, depth = product->depth;
    const float *first = product->x + row * stride;
    for (ptrdiff_t tap = 0; tap < product->taps; tap++, first += product->tap_stride) {
        const float *x = first;
        for (ptrdiff_t k = 0; k < depth; k++, x++, weights += vectors * LANES) {
            vector w[PANEL_VECTORS];
            UNROLLED for (int v = 0; v < vectors; v++) w[v] = load(weights + v * LANES);
            UNROLLED for (int v = 0; v < vectors; v += CACHE_LINE / LANES)
                __builtin_prefetch(weights + v * LANES + WEIGHTS_AHEAD);
            __builtin_prefetch(ahead, 0, 2);
            ahead += CACHE_LINE;
            UNROLLED for (int i = 0; i < rows; i++) {
                float factor = x[i * stride];
                UNROLLED for (int v = 0; v < vectors; v++) sums[i][v] += w[v] * factor;
            }
        }
    }
    const bool first_or_last = row == 0 || row + rows == product->rows;
    if (column + vectors * LANES > product->columns || (product->y_begin && first_or_last)) {
        float tile[MOST_ROWS * PANEL];
        UNROLLED for (int i = 0; i < rows; i++) UNROLLED for (int v = 0; v < vectors; v++)
            store(tile + (i * vectors + v) * LANES, sums[i][v]);
        store_edge(product, tile, row, column, rows, vectors * LANES);
    } else {
        if (product->bias) {
            UNROLLED for (int v = 0; v < vectors; v++) {
                vector bias = load(product->bias + column + v * LANES);
                UNROLLED for (int i = 0; i < rows; i++) sums[i][v] += bias;
            }
        }
        if (product->adding) {
            const float *adding = product->adding + row * product->adding_stride + column;
            UNROLLED for (int i = 0; i < rows; i++) UNROLLED for (int v = 0; v < vectors; v++)
                sums[i][v] += load(adding + i * product->adding_stride + v * LANES);
        }
        if (product->scale != 1) {
            UNROLLED for (int i = 0; i < rows; i++) UNROLLED for (int v = 0; v < vectors; v++)
                sums[i][v] *= product->scale;
        }
        if (product->activation == tensor_activation_leaky) {
            UNROLLED for (int i = 0; i < rows; i++) UNROLLED for (int v = 0; v < vectors; v++)
                sums[i][v] = choose(sums[i][v] < 0, sums[i][v] * product->slope, sums[i][v]);
        }
        float *y = product->y + row * product->y_stride + column;
        UNROLLED for (int i = 0; i < rows; i++) UNROLLED for (int v = 0; v < vectors; v++)
            store(y + i * product->y_stride + v * LANES, sums[i][v]);
    }
    if (product->activation == tensor_activation_gelu) {
        ptrdiff_t columns = product->columns - column < vectors * LANES ? product->columns - column : vectors * LANES;
        gelu_tile(product->y + row * product->y_stride + column, product->y_stride, rows, columns);
    }
}

#define TILE(count, vectors) \
    case count: \
        if (count <= TILE_ROWS(vectors)) multiply_tile(product, weights, row, column, count, vectors, ahead); \
        break;

// One function for each number of vectors; the rows of a tile are constants in it.
#define TILES(vectors) \
    KERNEL void multiply_##vectors(const tensor_product *product, const float *weights, ptrdiff_t row, \
                                   ptrdiff_t column, int rows, const float *ahead) { \
        switch (rows) { \
            TILE(1, vectors) TILE(2, vectors) TILE(3, vectors) TILE(4, vectors) TILE(5, vectors) TILE(6, vectors) \
            TILE(7, vectors) TILE(8, vectors) TILE(9, vectors) TILE(10, vectors) TILE(11, vectors) TILE(12, vectors) \
        } \
    }
TILES(1)
TILES(2)
#if PANEL_VECTORS > 2
TILES(3)
TILES(4)
#endif

// Whole numbers times their columns' scales, [rows][vectors · LANES].
INLINE void lengthen_rows(const int16_t *from, const float *scales, ptrdiff_t rows, const int vectors, float *to) {
    vector scale[PANEL_VECTORS];
    UNROLLED for (int v = 0; v < vectors; v++) scale[v] = load(scales + v * LANES);
    for (ptrdiff_t row = 0; row < rows; row++, from += vectors * LANES, to += vectors * LANES) {
        __builtin_prefetch(from + 1024);
        UNROLLED for (int v = 0; v < vectors; v++) store(to + v * LANES, lengthened(from + v * LANES) * scale[v]);
    }
}

KERNEL void lengthen(const int16_t *from, const float *scales, ptrdiff_t rows, int vectors, float *to) {
    switch (vectors) {
        case 1: lengthen_rows(from, scales, rows, 1, to); break;
        case 2: lengthen_rows(from, scales, rows, 2, to); break;
#if PANEL_VECTORS > 2
        case 3: lengthen_rows(from, scales, rows, 3, to); break;
        case 4: lengthen_rows(from, scales, rows, 4, to); break;
#endif
    }
}

// Rows `begin` ..< `end` of one panel. Tiles are of nearly equal height: a tile of one row would wait for its sums.
// Meanwhile the next panel's weights are fetched, if there are `more`.
KERNEL void multiply_panel(const tensor_product *product, ptrdiff_t panel, ptrdiff_t begin, ptrdiff_t end, bool more,
                           float *scratch) {
    const ptrdiff_t column = panel * PANEL, left = product->columns - column;
    const int vectors = left >= PANEL ? PANEL_VECTORS : (int)((left + LANES - 1) / LANES);
    const int most = TILE_ROWS(vectors);
    const ptrdiff_t steps = product->taps * product->depth;
    const ptrdiff_t size = vectors * LANES * steps;
    const float *weights, *next, *next_end;
    if (product->short_weights) {
        const int16_t *shorts = product->short_weights + column * steps;
        lengthen(shorts, product->scales + column, steps, vectors, scratch);
        weights = scratch;
        next = (const float *)(const void *)(shorts + size);
        next_end = next + (more ? size / 2 : 0);
    } else {
        weights = product->weights + column * steps;
        next = weights + size;
        next_end = next + (more ? size : 0);
    }
    for (ptrdiff_t tiles = (end - begin + most - 1) / most; tiles > 0; tiles--) {
        int rows = (int)((end - begin + tiles - 1) / tiles);
        const float *ahead = next < next_end ? next : weights;
        next += CACHE_LINE * steps;
        switch (vectors) {
            case 1: multiply_1(product, weights, begin, column, rows, ahead); break;
            case 2: multiply_2(product, weights, begin, column, rows, ahead); break;
#if PANEL_VECTORS > 2
            case 3: multiply_3(product, weights, begin, column, rows, ahead); break;
            case 4: multiply_4(product, weights, begin, column, rows, ahead); break;
#endif
        }
        begin += rows;
    }
}

// Rows that workers' shares begin at are multiples of this, so that tiles are whole.
#define SHARED_ROWS 12

// Rows that are gone through with every panel before the next ones are.
#define ROWS_AT_ONCE 480

static void multiply_rows(const tensor_product *product, ptrdiff_t begin, ptrdiff_t end, float *scratch) {
    const ptrdiff_t panels = (product->columns + PANEL - 1) / PANEL;
    for (; begin < end; begin += ROWS_AT_ONCE) {
        ptrdiff_t next = begin + ROWS_AT_ONCE < end ? begin + ROWS_AT_ONCE : end;
        for (ptrdiff_t panel = 0; panel < panels; panel++)
            multiply_panel(product, panel, begin, next, panel + 1 < panels, scratch);
    }
}

// A place between two tiles, in the order in which panels are gone through.
typedef struct place {
    ptrdiff_t panel, row;
} place;

static place share_begin(const tensor_product *product, int32_t worker, int32_t workers) {
    if (worker == workers) return (place){(product->columns + PANEL - 1) / PANEL, 0};
    const ptrdiff_t vectors = (product->columns + LANES - 1) / LANES;
    const ptrdiff_t done = vectors * product->rows * worker / workers;
    const ptrdiff_t panel = done / (product->rows * PANEL_VECTORS), left = vectors - panel * PANEL_VECTORS;
    const ptrdiff_t row = done % (product->rows * PANEL_VECTORS) / (left < PANEL_VECTORS ? left : PANEL_VECTORS);
    return (place){panel, row / SHARED_ROWS * SHARED_ROWS};
}

static void multiply(const tensor_product *product, int32_t worker, int32_t workers, float *scratch) {
    if (product->rows == 0) return;
    // What is larger, rows or weights, is what each worker should read only its share of.
    if (product->rows > product->columns * product->taps) {
        const ptrdiff_t blocks = (product->rows + SHARED_ROWS - 1) / SHARED_ROWS;
        ptrdiff_t begin = blocks * worker / workers * SHARED_ROWS;
        ptrdiff_t end = blocks * (worker + 1) / workers * SHARED_ROWS;
        multiply_rows(product, begin, end < product->rows ? end : product->rows, scratch);
        return;
    }
    place begin = share_begin(product, worker, workers), end = share_begin(product, worker + 1, workers);
    for (ptrdiff_t panel = begin.panel; panel <= end.panel; panel++) {
        ptrdiff_t first = panel == begin.panel ? begin.row : 0, last = panel == end.panel ? end.row : product->rows;
        const bool more = panel + 1 < end.panel || (panel < end.panel && end.row > 0);
        if (first < last) multiply_panel(product, panel, first, last, more, scratch);
    }
}
