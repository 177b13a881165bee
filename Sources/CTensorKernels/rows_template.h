// Passes over rows that do the same to each element, or to each column.

// Goes over the vectors of `columns`: from column c, `some` of them, which is LANES but for the last.
#define FOR_VECTORS(columns, c, some) \
    for (ptrdiff_t c = 0, some; some = (columns) - c < LANES ? (columns) - c : LANES, c < (columns); c += LANES)

INLINE vector fetch(const float *from, ptrdiff_t some) { return some == LANES ? load(from) : load_some(from, some); }

INLINE void put(float *to, vector value, ptrdiff_t some) {
    if (some == LANES) store(to, value);
    else store_some(to, value, some);
}

// y = gain[c] · x + offset[c], negative results times `slope`.
KERNEL void affine_rows(const float *x, ptrdiff_t x_stride, const float *gain, const float *offset, float slope,
                        float *y, ptrdiff_t y_stride, ptrdiff_t rows, ptrdiff_t columns) {
    for (ptrdiff_t row = 0; row < rows; row++, x += x_stride, y += y_stride)
        FOR_VECTORS(columns, c, some) {
            vector v = fetch(x + c, some) * fetch(gain + c, some) + fetch(offset + c, some);
            put(y + c, choose(v < 0, v * slope, v), some);
        }
}

// y = (x < 0 ? slope · x : x) · scale
KERNEL void leaky_rows(const float *x, ptrdiff_t x_stride, float slope, float scale, float *y, ptrdiff_t y_stride,
                       ptrdiff_t rows, ptrdiff_t columns) {
    for (ptrdiff_t row = 0; row < rows; row++, x += x_stride, y += y_stride)
        FOR_VECTORS(columns, c, some) {
            vector v = fetch(x + c, some) * scale;
            put(y + c, choose(v < 0, v * slope, v), some);
        }
}

// y = (a + b) · scale
KERNEL void add_rows(const float *a, ptrdiff_t a_stride, const float *b, ptrdiff_t b_stride, float scale, float *y,
                     ptrdiff_t y_stride, ptrdiff_t rows, ptrdiff_t columns) {
    for (ptrdiff_t row = 0; row < rows; row++, a += a_stride, b += b_stride, y += y_stride)
        FOR_VECTORS(columns, c, some) put(y + c, (fetch(a + c, some) + fetch(b + c, some)) * scale, some);
}

// A transposed convolution of each column by itself: three taps, stride two. Twice as many rows come out:
//     y[2i] = w₁ · x[i] + bias,  y[2i + 1] = w₂ · x[i] + w₀ · x[i + 1] + bias
// `weights` are [3][columns]; `begin` ..< `end` are rows of x, of which there are `rows`.
KERNEL void double_rows(const float *x, ptrdiff_t x_stride, const float *weights, const float *bias, float *y,
                        ptrdiff_t y_stride, ptrdiff_t begin, ptrdiff_t end, ptrdiff_t rows, ptrdiff_t columns) {
    for (ptrdiff_t row = begin; row < end; row++) {
        const float *from = x + row * x_stride;
        float *to = y + 2 * row * y_stride;
        FOR_VECTORS(columns, c, some) {
            vector v = fetch(from + c, some), b = fetch(bias + c, some);
            vector next = row + 1 < rows ? fetch(from + x_stride + c, some) : (vector){};
            put(to + c, fetch(weights + columns + c, some) * v + b, some);
            put(to + y_stride + c, fetch(weights + 2 * columns + c, some) * v + fetch(weights + c, some) * next + b,
                some);
        }
    }
}

// Magnitude and phase of complex rows: `columns` real parts, then as many imaginary ones.
KERNEL void polar_rows(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, ptrdiff_t rows,
                       ptrdiff_t columns) {
    for (ptrdiff_t row = 0; row < rows; row++, x += x_stride, y += y_stride)
        FOR_VECTORS(columns, c, some) {
            vector real = fetch(x + c, some), imaginary = fetch(x + columns + c, some);
            put(y + c, __builtin_elementwise_sqrt(real * real + imaginary * imaginary), some);
            put(y + columns + c, arc_tangent(imaginary, real), some);
        }
}

// Real and imaginary parts of rows of magnitudes and phases.
KERNEL void rectangular_rows(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, ptrdiff_t rows,
                             ptrdiff_t columns) {
    for (ptrdiff_t row = 0; row < rows; row++, x += x_stride, y += y_stride)
        FOR_VECTORS(columns, c, some) {
            vector size = fetch(x + c, some), angle = fetch(x + columns + c, some);
            put(y + c, size * cosine(angle), some);
            put(y + columns + c, size * sine(angle), some);
        }
}
