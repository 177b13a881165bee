#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// One direction of a long short-term memory whose input is already multiplied by its weights.
typedef struct tensor_recurrence {
    ptrdiff_t rows;
    ptrdiff_t hidden;
    bool backward;
    const float *input;  // rows × (4 gates × width), width being `hidden` filled up to whole vectors
    ptrdiff_t input_stride;
    const int16_t *weights;  // packed in panels of tensor_kernels.gates columns, as whole numbers
    const float *scales;     // theirs
    float *y;              // rows × hidden
    ptrdiff_t y_stride;
} tensor_recurrence;

#pragma clang assume_nonnull end
