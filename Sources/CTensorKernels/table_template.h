// All kernels of one instruction set, and their table. The including file defines TABLE and NAME besides what vectors.h
// asks for.

#include "kernels.h"
// First what the others use.
#include "vectors.h"

#include "elementary_template.h"

#include "rows_template.h"

#include "lstm_template.h"
#include "matrix_template.h"
#include "normalise_template.h"
#include "snake_template.h"
#include "tiles_template.h"

#include "kernels.h"

const tensor_kernels TABLE = {
    .name = NAME,
    .lanes = LANES,
    .panel = PANEL,
    .multiply = multiply,
    .gates = GATE_VECTORS * LANES,
    .recur = recur,
    .sine = sines,
    .exponential = exponentials,
    .hyperbolic_tangent = hyperbolic_tangents,
    .arc_tangent = arc_tangents,
    .affine = affine_rows,
    .leaky = leaky_rows,
    .add = add_rows,
    .double_rows = double_rows,
    .polar = polar_rows,
    .rectangular = rectangular_rows,
    .normalise = normalise_rows,
    .softmax = softmax_rows,
    .statistics = column_statistics,
    .fixed = FIXED,
#ifdef ADD_PAIRS
    .find_snake_scales = find_snake_scales,
#endif
    .convolve_snake = convolve_snake,
    .transform_tiles = transform_tiles,
    .multiply_tiles = multiply_tiles,
};
