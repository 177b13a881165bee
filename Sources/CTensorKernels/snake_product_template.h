// A matrix product without any trimmings, whose factors come from far away: what the transformed tiles are multiplied
// with. Included by snake_template.h.

// Rows whose sums fit in the registers together with a panel's row.
#define PRODUCT_ROWS 6

static_assert(PANEL <= SNAKE_BLOCK, "a panel is no wider than a block");

// products[count, panel] = values[count, channels] · factors[channels, panel]. While it computes, it fetches a cache
// line at `ahead` for each channel into the second-level cache.
INLINE void multiply_rows_of_point(const int count, const float *restrict values, ptrdiff_t values_stride,
                                   const float *restrict factors, ptrdiff_t channels, float *restrict products,
                                   ptrdiff_t products_stride, const float *ahead) {
    vector sums[PRODUCT_ROWS][PANEL_VECTORS];
    UNROLLED for (int row = 0; row < count; row++) {
        UNROLLED for (int part = 0; part < PANEL_VECTORS; part++) sums[row][part] = (vector){};
    }
    for (ptrdiff_t channel = 0; channel < channels; channel++) {
        vector factor[PANEL_VECTORS];
        UNROLLED for (int part = 0; part < PANEL_VECTORS; part++) {
            factor[part] = load(factors + channel * PANEL + part * LANES);
        }
        __builtin_prefetch(ahead + channel * 16, 0, 2);
        UNROLLED for (int row = 0; row < count; row++) {
            float value = values[row * values_stride + channel];
            UNROLLED for (int part = 0; part < PANEL_VECTORS; part++) {
                sums[row][part] += factor[part] * value;
            }
        }
    }
    UNROLLED for (int row = 0; row < count; row++) {
        UNROLLED for (int part = 0; part < PANEL_VECTORS; part++) {
            store(products + row * products_stride + part * LANES, sums[row][part]);
        }
    }
}

// The same for any number of rows. `next` are the factors that are needed afterwards.
KERNEL void multiply_point(ptrdiff_t count, const float *values, ptrdiff_t values_stride, const float *factors,
                           ptrdiff_t channels, float *products, ptrdiff_t products_stride, const float *next) {
    for (ptrdiff_t fetched = 0; count > 0; count -= PRODUCT_ROWS, fetched += channels * 16) {
        const float *ahead = fetched < channels * PANEL ? next + fetched : factors;
        switch (count) {
#define ROWS(count) \
    multiply_rows_of_point(count, values, values_stride, factors, channels, products, products_stride, ahead)
            case 1: ROWS(1); break;
            case 2: ROWS(2); break;
            case 3: ROWS(3); break;
            case 4: ROWS(4); break;
            case 5: ROWS(5); break;
            default: ROWS(PRODUCT_ROWS);
#undef ROWS
        }
        values += PRODUCT_ROWS * values_stride;
        products += PRODUCT_ROWS * products_stride;
    }
}
