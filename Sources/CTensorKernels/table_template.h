// All kernels of one instruction set, and their table. The including file defines TABLE and NAME besides what vectors.h
// asks for.

#include "vectors.h"

#include "elementary_template.h"

#include "matrix_template.h"

#include "snake_template.h"

#include "kernels.h"

const tensor_kernels TABLE = {
    .name = NAME,
    .lanes = LANES,
    .panel = PANEL,
    .multiply = multiply,
    .convolve_snake = convolve_snake,
};
