// Sums over a row, or over a column, and what is done with them.

// y = (v − mean) / √(variance + epsilon) · gain[c] + offset[c], for v = x + adding, over each row.
KERNEL void normalise_rows(const float *x, ptrdiff_t x_stride, const float *adding, ptrdiff_t adding_stride,
                           const float *gain, const float *offset, float epsilon, float *y, ptrdiff_t y_stride,
                           ptrdiff_t rows, ptrdiff_t columns) {
    for (ptrdiff_t row = 0; row < rows; row++, x += x_stride, y += y_stride) {
        vector sum = {};
        FOR_VECTORS(columns, c, some) {
            vector v = fetch(x + c, some);
            if (adding) v += fetch(adding + row * adding_stride + c, some);
            put(y + c, v, some);
            sum += v;
        }
        const float mean = sum_of_lanes(sum) / (float)columns;
        vector squares = {};
        FOR_VECTORS(columns, c, some) {
            vector v = fetch(y + c, some) - mean;
            squares += some == LANES ? v * v : load_some((const float *)&(vector){v * v}, some);
        }
        const float scale = 1 / sqrtf(sum_of_lanes(squares) / (float)columns + epsilon);
        FOR_VECTORS(columns, c, some)
            put(y + c, (fetch(y + c, some) - mean) * scale * fetch(gain + c, some) + fetch(offset + c, some), some);
    }
}

// Each row becomes e^(x · scale), divided by their sum.
KERNEL void softmax_rows(float *x, ptrdiff_t stride, float scale, ptrdiff_t rows, ptrdiff_t columns) {
    for (ptrdiff_t row = 0; row < rows; row++, x += stride) {
        vector most = splat(x[0]);
        FOR_VECTORS(columns, c, some) most = larger(most, some == LANES ? load(x + c) : most);
        float largest = largest_lane(most);
        for (ptrdiff_t c = columns / LANES * LANES; c < columns; c++) largest = x[c] > largest ? x[c] : largest;
        vector sum = {};
        FOR_VECTORS(columns, c, some) {
            vector v = exponential((fetch(x + c, some) - largest) * scale);
            put(x + c, v, some);
            sum += some == LANES ? v : load_some((const float *)&v, some);
        }
        const float factor = 1 / sum_of_lanes(sum);
        FOR_VECTORS(columns, c, some) put(x + c, fetch(x + c, some) * factor, some);
    }
}

// Rows summed in single precision before they go into the double sum.
#define ROWS_IN_SINGLE 64

// Mean and variance of each column. Every element has the column's first one taken off, so that a large mean does not
// drown a small variance.
KERNEL void column_statistics(const float *x, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t columns, float *mean,
                              float *variance) {
    FOR_VECTORS(columns, c, some) {
        double sums[LANES] = {}, squares[LANES] = {};
        const vector shift = fetch(x + c, some);
        for (ptrdiff_t begin = 0; begin < rows; begin += ROWS_IN_SINGLE) {
            const ptrdiff_t end = begin + ROWS_IN_SINGLE < rows ? begin + ROWS_IN_SINGLE : rows;
            vector sum = {}, square = {};
            for (ptrdiff_t row = begin; row < end; row++) {
                vector v = fetch(x + row * stride + c, some) - shift;
                sum += v;
                square += v * v;
            }
            for (int lane = 0; lane < LANES; lane++) {
                sums[lane] += sum[lane];
                squares[lane] += square[lane];
            }
        }
        for (ptrdiff_t lane = 0; lane < some; lane++) {
            const double m = sums[lane] / (double)rows, v = squares[lane] / (double)rows - m * m;
            mean[c + lane] = (float)(m + shift[lane]);
            variance[c + lane] = v > 0 ? (float)v : 0;
        }
    }
}
