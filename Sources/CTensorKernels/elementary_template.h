// Elementary functions of vectors. The polynomials are close to the best of their degree in single precision; the
// comments say the largest error against exact arithmetic.

#include <math.h>

// eˣ, within 2 units in the last place where the result is a normal number; 0 below, infinity above.
INLINE vector exponential(vector x) {
    vector kept = smaller(larger(x, splat(-87.3f)), splat(88.7f));
    // x = n · ln 2 + r, and ln 2 in two parts of which the first times n is exact.
    vector n = rounded(kept * 1.44269504f);
    vector r = kept - n * 0.693359375f + n * 2.1219444e-4f;
    vector p = splat(1.99004426e-4f);
    p = p * r + 1.39345427e-3f;
    p = p * r + 8.33329745e-3f;
    p = p * r + 4.16664556e-2f;
    p = p * r + 1.66666672e-1f;
    p = p * r + 0.5f;
    p = p * r * r + r + 1.0f;
    // 2ⁿ in two factors: n may be 128.
    integers whole = __builtin_convertvector(n, integers), half = whole >> 1;
    vector y = p * (vector)((half + 127) << 23) * (vector)((whole - half + 127) << 23);
    y = choose(x < -87.3f, (vector){}, y);
    y = choose(x > 88.7f, splat(INFINITY), y);
    return choose(x == x, y, x);
}

// Within 2e-7 of exact, relatively below 0.625.
INLINE vector hyperbolic_tangent(vector x) {
    vector u = x * x;
    vector p = splat(-6.10494846e-3f);
    p = p * u + 2.10036412e-2f;
    p = p * u - 5.38524985e-2f;
    p = p * u + 1.33327827e-1f;
    p = p * u - 3.33333284e-1f;
    vector small = x + x * u * p;
    vector size = magnitude(x);
    vector large = 1.0f - 2.0f / (1.0f + exponential(size + size));
    large = (vector)((integers)large | ((integers)x & INT32_MIN));
    return choose(size < 0.625f, small, large);
}

INLINE vector sigmoid(vector x) { return 1.0f / (1.0f + exponential(-x)); }

// Hendrycks & Gimpel 2016, the form with tanh.
INLINE vector gelu(vector x) {
    vector inner = x * 0.7978845608f * (1.0f + 0.044715f * x * x);
    return 0.5f * x * (1.0f + hyperbolic_tangent(inner));
}

// Beyond this, the nearest multiple of π is no longer exact.
#define LARGEST_ANGLE 102900.0f

// sin(x + quarters · π/2), quarters 0 or 1, within 1.5e-7 of exact for |x| ≤ LARGEST_ANGLE.
//
// x = q · π + r: the first two parts of π have nine bits each, so that their products with q < 2¹⁵ are exact. A quarter
// turn on is q + ½ half turns.
INLINE vector shifted_sine(vector x, const float half) {
    vector shifted = (x * 0.318309886f + half) + 12582912.0f;
    vector q = (shifted - 12582912.0f) - half;
    vector r = x - q * 3.140625f;
    r = r - q * 9.670257568359375e-4f;
    r = r - q * 6.278329465e-7f;
    vector u = r * r;
    vector p = splat(-2.40708982e-8f);
    p = p * u + 2.75360617e-6f;
    p = p * u - 1.98410809e-4f;
    p = p * u + 8.33333284e-3f;
    p = p * u - 1.66666672e-1f;
    vector y = r + r * u * p;
    // An odd number of half turns turns the sign: the lowest bit of `shifted` says whether it is odd.
    return (vector)((integers)y ^ ((integers)shifted << 31));
}

INLINE vector sine(vector x) { return shifted_sine(x, 0.0f); }

INLINE vector cosine(vector x) { return shifted_sine(x, 0.5f); }

// The angle of (x, y) in −π … π, within 4e-7; signs of zero count as in C's atan2. For finite arguments.
INLINE vector arc_tangent(vector y, vector x) {
    vector height = magnitude(y), width = magnitude(x);
    vector least = smaller(height, width), most = larger(height, width);
    vector a = choose(most == 0, (vector){}, least / most);
    vector u = a * a;
    vector p = splat(1.52671314e-3f);
    p = p * u - 9.31723695e-3f;
    p = p * u + 2.66319104e-2f;
    p = p * u - 4.92949188e-2f;
    p = p * u + 7.05188960e-2f;
    p = p * u - 8.93885344e-2f;
    p = p * u + 1.10896543e-1f;
    p = p * u - 1.42841429e-1f;
    p = p * u + 1.99999541e-1f;
    p = p * u - 3.33333343e-1f;
    a = a + a * u * p;
    a = choose(height > width, 1.57079633f - a, a);
    a = choose((integers)x < 0, 3.14159265f - a, a);
    return (vector)((integers)a | ((integers)y & INT32_MIN));
}

// Replaces lanes that `sine` is not made for.
KERNEL void mend_sine(const float *x, float *y, const int32_t *beyond) {
    for (int lane = 0; lane < LANES; lane++)
        if (beyond[lane]) y[lane] = sinf(x[lane]);
}

#define OVER_BUFFER(name, expression) \
    KERNEL void name(const float *x, float *y, ptrdiff_t count) { \
        ptrdiff_t i = 0; \
        for (; i + LANES <= count; i += LANES) { \
            vector v = load(x + i); \
            store(y + i, expression); \
        } \
        if (i < count) { \
            vector v = load_some(x + i, count - i); \
            store_some(y + i, expression, count - i); \
        } \
    }
OVER_BUFFER(exponentials, exponential(v))
OVER_BUFFER(hyperbolic_tangents, hyperbolic_tangent(v))

KERNEL void sines(const float *x, float *y, ptrdiff_t count) {
    ptrdiff_t i = 0;
    for (; i < count; i += LANES) {
        const ptrdiff_t some = count - i < LANES ? count - i : LANES;
        vector v = some == LANES ? load(x + i) : load_some(x + i, some);
        vector result = sine(v);
        // Also true for what is not a number.
        integers beyond = ~(magnitude(v) <= LARGEST_ANGLE);
        if (__builtin_reduce_or(beyond) != 0) mend_sine((float *)&v, (float *)&result, (int32_t *)&beyond);
        if (some == LANES) store(y + i, result);
        else store_some(y + i, result, some);
    }
}

KERNEL void arc_tangents(const float *y, const float *x, float *angle, ptrdiff_t count) {
    ptrdiff_t i = 0;
    for (; i + LANES <= count; i += LANES) store(angle + i, arc_tangent(load(y + i), load(x + i)));
    const ptrdiff_t left = count - i;
    if (left > 0) store_some(angle + i, arc_tangent(load_some(y + i, left), load_some(x + i, left)), left);
}
