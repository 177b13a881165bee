#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// What is done to an element of a product before it is stored.
typedef enum tensor_activation {
    tensor_activation_none,
    tensor_activation_leaky,  // v < 0 ? slope * v : v
    tensor_activation_gelu,   // in the form with tanh
} tensor_activation;

// y[i, c] = activation((Σ over taps t and depth k of x[i * x_stride + t * tap_stride + k] * w[t, k, c]
//                       + bias[c] + adding[i, c]) * scale)
//
// With several taps it is a convolution in time: a tap's rows are the first tap's, shifted.
typedef struct tensor_product {
    ptrdiff_t rows;
    ptrdiff_t columns;
    ptrdiff_t taps;
    ptrdiff_t depth;

    const float *_Null_unspecified x;
    ptrdiff_t x_stride;
    ptrdiff_t tap_stride;

    // One of the two: as tensor_pack leaves them, or as tensor_pack_short does with their scales.
    const float *_Nullable weights;
    const int16_t *_Nullable short_weights;
    const float *_Nullable scales;
    const float *_Nullable bias;             // up to a whole vector of columns
    const float *_Nullable adding;           // may be y
    ptrdiff_t adding_stride;
    float scale;
    float slope;
    tensor_activation activation;

    float *_Null_unspecified y;
    ptrdiff_t y_stride;
    // When set, elements before and from here on are not stored (those of the first and the last row can be).
    float *_Nullable y_begin;
    float *_Nullable y_end;
} tensor_product;

// Where the weights w[t, k, c] of a product lie, and what they are multiplied by.
typedef struct tensor_weights {
    const float *_Null_unspecified source;
    ptrdiff_t columns;
    ptrdiff_t taps;
    ptrdiff_t depth;
    ptrdiff_t column_stride;
    ptrdiff_t tap_stride;
    ptrdiff_t depth_stride;
    // When set, columns lie in groups of so many: column c at c / group * group_stride + c % group * column_stride.
    ptrdiff_t group;
    ptrdiff_t group_stride;
    const float *_Nullable column_factors;
    const float *_Nullable depth_factors;
} tensor_weights;

// How many floats packed weights take: columns are filled up with zeros to whole vectors.
size_t tensor_packed_floats(ptrdiff_t columns, ptrdiff_t taps, ptrdiff_t depth, int32_t lanes);

// Packs panels `begin` ..< `end` of the weights, each [taps][depth][panel]. The last panel is as narrow as whole vectors
// allow.
void tensor_pack(const tensor_weights *weights, float *packed, int32_t lanes, int32_t panel, ptrdiff_t begin,
                 ptrdiff_t end);

// The same as whole numbers of 16 bits: w = packed · scales[column], where a column's largest weight is 32,767. That
// loses less than a half-precision float does, and takes as little memory. `scales` is filled up to whole vectors of
// columns; `scratch` has room for a panel of floats.
void tensor_pack_short(const tensor_weights *weights, int16_t *packed, float *scales, int32_t lanes, int32_t panel,
                       ptrdiff_t begin, ptrdiff_t end, float *scratch);

// Makes whole numbers of packed weights [rows][width].
void tensor_shorten(const float *packed, ptrdiff_t rows, ptrdiff_t width, int16_t *shortened, float *scales);

// Floats of scratch memory that a worker needs for a product with short weights.
ptrdiff_t tensor_product_scratch(ptrdiff_t taps, ptrdiff_t depth, int32_t panel);

// What makes directions v of weights of them: factors[row] = gains[row] ÷ ‖v[row]‖ for rows `begin` ..< `end`, each
// `length` long. 0 for a direction that is none.
void tensor_norm_factors(const float *directions, const float *gains, ptrdiff_t length, float *factors, ptrdiff_t begin,
                         ptrdiff_t end);

#pragma clang assume_nonnull end
