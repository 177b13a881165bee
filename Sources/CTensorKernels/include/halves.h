#pragma once

#include <stdbool.h>
#include <stddef.h>

// Numbers as files hold them, little endian and not necessarily aligned, made floats.

void tensor_floats_from_halves(const void *from, float *to, size_t count);
void tensor_floats_from_bfloats(const void *from, float *to, size_t count);
void tensor_floats_from_doubles(const void *from, float *to, size_t count);
void tensor_floats_from_int32s(const void *from, float *to, size_t count);
void tensor_floats_from_int64s(const void *from, float *to, size_t count);

// Whether no element is an infinity or not a number.
bool tensor_is_finite(const float *elements, size_t count);
