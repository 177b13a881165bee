// A matrix product without any trimmings, whose factors come from far away: what the transformed tiles are multiplied
// with. Included by snake_template.h.

// Rows whose sums fit in the registers together with a panel's row.
#define product_rows 6

static_assert(product_vectors * lanes <= SNAKE_BLOCK, "a panel is no wider than a block");

// products[count, panel] = values[count, channels] · factors[channels, panel]. While it computes, it fetches a cache
// line at `ahead` for each channel into the second-level cache.
static inline __attribute__((always_inline)) SNAKE_TARGET void product_of(
    const int count, const float *restrict values, int64_t values_stride, const float *restrict factors,
    int64_t channels, float *restrict products, int64_t products_stride, const float *ahead) {
    vector sums[product_rows][product_vectors];
    _Pragma("clang loop unroll(full)") for (int row = 0; row < count; row++) {
        _Pragma("clang loop unroll(full)") for (int part = 0; part < product_vectors; part++) {
            sums[row][part] = (vector){0};
        }
    }
    for (int64_t channel = 0; channel < channels; channel++) {
        vector factor[product_vectors];
        _Pragma("clang loop unroll(full)") for (int part = 0; part < product_vectors; part++) {
            factor[part] = load(factors + channel * (product_vectors * lanes) + part * lanes);
        }
        __builtin_prefetch(ahead + channel * 16, 0, 2);
        _Pragma("clang loop unroll(full)") for (int row = 0; row < count; row++) {
            float value = values[row * values_stride + channel];
            _Pragma("clang loop unroll(full)") for (int part = 0; part < product_vectors; part++) {
                sums[row][part] += factor[part] * value;
            }
        }
    }
    _Pragma("clang loop unroll(full)") for (int row = 0; row < count; row++) {
        _Pragma("clang loop unroll(full)") for (int part = 0; part < product_vectors; part++) {
            store(products + row * products_stride + part * lanes, sums[row][part]);
        }
    }
}

// The same for any number of rows. `next` are the factors that are needed afterwards.
SNAKE_TARGET static void product(int64_t count, const float *values, int64_t values_stride, const float *factors,
                                 int64_t channels, float *products, int64_t products_stride, const float *next) {
    const int64_t panel = product_vectors * lanes;
    for (int64_t fetched = 0; count >= product_rows; count -= product_rows, fetched += channels * 16) {
        const float *ahead = fetched < channels * panel ? next + fetched : factors;
        product_of(product_rows, values, values_stride, factors, channels, products, products_stride, ahead);
        values += product_rows * values_stride;
        products += product_rows * products_stride;
    }
    switch (count) {
    case 5: product_of(5, values, values_stride, factors, channels, products, products_stride, factors); break;
    case 4: product_of(4, values, values_stride, factors, channels, products, products_stride, factors); break;
    case 3: product_of(3, values, values_stride, factors, channels, products, products_stride, factors); break;
    case 2: product_of(2, values, values_stride, factors, channels, products, products_stride, factors); break;
    case 1: product_of(1, values, values_stride, factors, channels, products, products_stride, factors); break;
    }
}
