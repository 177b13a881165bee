// The recurrent part of a long short-term memory, Hochreiter & Schmidhuber 1997 with forget gates, gates in PyTorch's
// order: input, forget, cell, output.

// Vectors of gates summed at once; what is left over goes four at a time.
#if LANES == 16 || defined(__aarch64__)
#define GATE_VECTORS 16
#else
#define GATE_VECTORS 8
#endif

INLINE const int16_t *sum_gates(const int16_t *weights, const float *scales, const float *input, const float *state,
                                float *gates, ptrdiff_t depth, const int vectors) {
    vector sums[GATE_VECTORS];
    UNROLLED for (int v = 0; v < vectors; v++) sums[v] = (vector){};
    for (ptrdiff_t k = 0; k < depth; k++, weights += vectors * LANES) {
        float factor = state[k];
        UNROLLED for (int v = 0; v < vectors; v++) sums[v] += lengthened(weights + v * LANES) * factor;
    }
    UNROLLED for (int v = 0; v < vectors; v++) {
        store(gates + v * LANES, load(input + v * LANES) + sums[v] * load(scales + v * LANES));
    }
    return weights;
}

// `width` is the hidden size filled up to whole vectors; the four gates lie `width` apart. `weights` are packed in
// panels of GATE_VECTORS, the last one narrower. `scratch` holds 6 · width floats.
KERNEL void recur(const tensor_recurrence *r, float *scratch) {
    const ptrdiff_t width = (r->hidden + LANES - 1) / LANES * LANES, count = 4 * width;
    float *state = scratch, *cell = scratch + width, *gates = scratch + 2 * width;
    for (ptrdiff_t i = 0; i < 2 * width; i++) scratch[i] = 0;
    for (ptrdiff_t step = 0; step < r->rows; step++) {
        const ptrdiff_t row = r->backward ? r->rows - 1 - step : step;
        const float *input = r->input + row * r->input_stride, *scales = r->scales;
        const int16_t *weights = r->weights;
        ptrdiff_t gate = 0;
        for (; gate + GATE_VECTORS * LANES <= count; gate += GATE_VECTORS * LANES)
            weights = sum_gates(weights, scales + gate, input + gate, state, gates + gate, r->hidden, GATE_VECTORS);
        for (; gate < count; gate += 4 * LANES)
            weights = sum_gates(weights, scales + gate, input + gate, state, gates + gate, r->hidden, 4);
        float *y = r->y + row * r->y_stride;
        FOR_VECTORS(r->hidden, c, some) {
            vector c_new = sigmoid(load(gates + width + c)) * load(cell + c) +
                           sigmoid(load(gates + c)) * hyperbolic_tangent(load(gates + 2 * width + c));
            vector h = sigmoid(load(gates + 3 * width + c)) * hyperbolic_tangent(c_new);
            store(cell + c, c_new);
            store(state + c, h);
            put(y + c, h, some);
        }
    }
}
