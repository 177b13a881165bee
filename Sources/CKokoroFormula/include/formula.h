#pragma once

#include <stdint.h>

// How a parameter's value follows from u, the formula's number in [-1, 1).
typedef struct formula_rule {
    int32_t kind;  // a formula_kind
    float base;
    float scale;
    int64_t period;  // u's index starts again after so many values; 0: never
} formula_rule;

enum formula_kind {
    formula_plain = 0,    // u
    formula_scaled = 1,   // scale · u
    formula_offset = 2,   // base + scale · u
    formula_product = 3,  // base · (1 + scale · u)
};

// FNV-1a, 64 bits, of a name in UTF-8.
uint64_t formula_hash(const char *name);

// Writes the values first ..< first + count of the parameter whose name has this hash.
void formula_fill(uint64_t hash, formula_rule rule, int64_t first, int64_t count, float *values);
