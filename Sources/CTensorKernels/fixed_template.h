// Products in fixed point: pairs of 16-bit whole numbers, summed in 32 bits, twice as many at once as of floats.
// Included by snake_product_template.h; only where the including file defines ADD_PAIRS(sums, a, b), which adds the two
// products of each pair of a and b.
//
// No sum can overflow, whatever the values are: those of a tile at a point are at most VALUE_LIMIT, and the magnitudes
// of the factors of an output channel at a point add up to no more than FACTORS_LIMIT. Rounding costs some 3e-4 of a
// sum's usual size (70 dB).

#ifdef ADD_PAIRS
#define FIXED true
#else
#define FIXED false
#endif

// Channels that lie in one 32-bit word.
#define WORD_CHANNELS (FIXED ? 2 : 1)

#define VALUE_LIMIT 8191
#define FACTORS_LIMIT 262144
#define FACTOR_LIMIT 32767

// Adds the products of a word with those of a vector; all of them are bits in the guise of floats.
INLINE vector added_pairs(vector sums, vector pairs, const float *word) {
#ifdef ADD_PAIRS
    int32_t bits;
    __builtin_memcpy(&bits, word, sizeof bits);
    const integers words = (integers){} + bits;
    ADD_PAIRS(sums, pairs, words);
#else
    (void)pairs;
    (void)word;
#endif
    return sums;
}

// Makes floats of sums.
INLINE vector unfixed(vector sums, vector scale) { return __builtin_convertvector((integers)sums, vector) * scale; }

#ifdef ADD_PAIRS

// The nearest whole number of magnitude below 2¹⁵, in the lower half of each lane.
INLINE integers whole_number(vector value, vector scale) {
    return (integers)__builtin_elementwise_fma(value, scale, splat(12582912.0f));
}

// A tile's values at its points, [points][stride], → whole numbers [points][values_stride], of which `scales` are the
// size of 1.
KERNEL void fix_tile(ptrdiff_t points, ptrdiff_t channels, const float *tile, ptrdiff_t stride, float *values,
                     ptrdiff_t values_stride, float *scales, ptrdiff_t scales_stride) {
    for (ptrdiff_t point = 0; point < points; point++, tile += stride, values += values_stride) {
        // Floats without a sign are in the order of their bits.
        integers most = {};
        for (ptrdiff_t channel = 0; channel < channels; channel += LANES) {
            most = __builtin_elementwise_max((integers)magnitude(load(tile + channel)), most);
        }
        const int32_t bits = __builtin_reduce_max(most);
        float largest;
        __builtin_memcpy(&largest, &bits, sizeof largest);
        const vector scale = splat(largest > 0 ? VALUE_LIMIT / largest : 0);
        scales[point * scales_stride] = largest * (1.0f / VALUE_LIMIT);
        for (ptrdiff_t channel = 0; channel < channels; channel += LANES) {
            const integers whole = whole_number(load(tile + channel), scale);
            *(shorts *)((int16_t *)(void *)values + channel) = __builtin_convertvector(whole, shorts);
        }
    }
}

// The scales of the factors of a panel of output channels: [points][scales_stride], for each the size of 1.
KERNEL void find_factor_scales(ptrdiff_t points, ptrdiff_t channels, ptrdiff_t taps, const float *packed,
                               weights_codelet *weights, float *scales, ptrdiff_t scales_stride) {
    _Alignas(64) float factors[64 * LANES], totals[64 * LANES], most[64 * LANES];
    for (ptrdiff_t column = 0; column < PANEL; column += LANES) {
        for (ptrdiff_t i = 0; i < points * LANES; i++) totals[i] = most[i] = 0;
        for (ptrdiff_t channel = 0; channel < channels; channel++) {
            weights(packed + channel * taps * PANEL + column, PANEL, factors, LANES);
            for (ptrdiff_t i = 0; i < points * LANES; i += LANES) {
                const vector size = magnitude(load(factors + i));
                store(totals + i, load(totals + i) + size);
                store(most + i, larger(load(most + i), size));
            }
        }
        // Rounding may add a half for each channel.
        const vector total = splat(1.0f / (FACTORS_LIMIT - (float)channels)), one = splat(1.0f / FACTOR_LIMIT);
        for (ptrdiff_t point = 0; point < points; point++) {
            store(scales + point * scales_stride + column,
                  larger(load(totals + point * LANES) * total, load(most + point * LANES) * one));
        }
    }
}

// Packed weights of a panel → [points][channels / 2][PANEL] pairs.
KERNEL void fix_factors(ptrdiff_t points, ptrdiff_t channels, ptrdiff_t taps, const int16_t *packed,
                        const float *packed_scales, weights_codelet *weights, const float *scales,
                        ptrdiff_t scales_stride, float *factors, ptrdiff_t stride) {
    _Alignas(64) float lines[2 * 11 * LANES], first[64 * LANES], second[64 * LANES], inverse[64 * PANEL];
    for (ptrdiff_t point = 0; point < points; point++) {
        for (ptrdiff_t column = 0; column < PANEL; column += LANES) {
            const vector scale = load(scales + point * scales_stride + column);
            store(inverse + point * PANEL + column, choose(scale > 0, 1.0f / scale, (vector){}));
        }
    }
    for (ptrdiff_t channel = 0; channel < channels; channel += 2, packed += 2 * taps * PANEL, factors += PANEL) {
        for (ptrdiff_t column = 0; column < PANEL; column += LANES) {
            const vector packed_scale = load(packed_scales + column);
            for (ptrdiff_t tap = 0; tap < 2 * taps; tap++) {
                store(lines + tap * LANES, lengthened(packed + tap * PANEL + column) * packed_scale);
            }
            weights(lines, LANES, first, LANES);
            weights(lines + taps * LANES, LANES, second, LANES);
            for (ptrdiff_t point = 0; point < points; point++) {
                const vector scale = load(inverse + point * PANEL + column);
                const integers low = whole_number(load(first + point * LANES), scale);
                const integers high = whole_number(load(second + point * LANES), scale);
                store(factors + point * stride + column, (vector)((low & 0xffff) | (high << 16)));
            }
        }
    }
}

#endif
