#include "halves.h"

#include <stdint.h>
#include <string.h>

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "files are little endian");

static float from_bits(uint32_t bits) {
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

// IEEE 754 binary16 without a branch, so that the loop is vectorised where the processor cannot convert, and without
// subnormal floats, so that it is right where a thread takes them for zero.
static float from_half(uint16_t half) {
    const uint32_t exponent = half & 0x7C00;
    const uint32_t normal = ((uint32_t)(half & 0x7FFF) << 13) + (112u << 23);
    const uint32_t special = (uint32_t)(half & 0x7FFF) << 13 | 0x7F800000;
    const float small = (float)(half & 0x3FF) * 0x1p-24f;
    uint32_t bits;
    memcpy(&bits, &small, sizeof bits);
    bits = exponent == 0 ? bits : exponent == 0x7C00 ? special : normal;
    return from_bits(bits | (uint32_t)(half & 0x8000) << 16);
}

#define CONVERT(name, type, expression)                                \
    void name(const void *from, float *to, size_t count) {             \
        const char *bytes = from;                                      \
        for (size_t i = 0; i < count; i++) {                           \
            type element;                                              \
            memcpy(&element, bytes + i * sizeof element, sizeof element); \
            to[i] = (expression);                                      \
        }                                                              \
    }

CONVERT(tensor_floats_from_halves, uint16_t, from_half(element))
CONVERT(tensor_floats_from_bfloats, uint16_t, from_bits((uint32_t)element << 16))
CONVERT(tensor_floats_from_doubles, double, (float)element)
CONVERT(tensor_floats_from_int32s, int32_t, (float)element)
CONVERT(tensor_floats_from_int64s, int64_t, (float)element)

bool tensor_is_finite(const float *elements, size_t count) {
    // Infinities and what is not a number have every bit of the exponent set.
    uint32_t found = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t bits;
        memcpy(&bits, elements + i, sizeof bits);
        found |= (uint32_t)((bits & 0x7F800000) == 0x7F800000);
    }
    return found == 0;
}
