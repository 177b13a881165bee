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

    const float *_Null_unspecified weights;  // as tensor_pack leaves them
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

// What makes directions v of weights of them: factors[row] = gains[row] ÷ ‖v[row]‖ for rows `begin` ..< `end`, each
// `length` long. 0 for a direction that is none.
void tensor_norm_factors(const float *directions, const float *gains, ptrdiff_t length, float *factors, ptrdiff_t begin,
                         ptrdiff_t end);

#pragma clang assume_nonnull end
