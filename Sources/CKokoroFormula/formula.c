#include "formula.h"

// Each step rounds to 32 bits by itself, as NumPy does, also where the processor could fuse two.
#pragma STDC FP_CONTRACT OFF

uint64_t formula_hash(const char *name) {
    uint64_t hash = 0xCBF29CE484222325u;
    for (; *name; name++) hash = (hash ^ (uint8_t)*name) * 0x100000001B3u;
    return hash;
}

// The finaliser of SplitMix64, scaled to [-1, 1); exact in 32 bits.
static inline float number(uint64_t hash, uint64_t index) {
    uint64_t z = hash + (index + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z = z ^ (z >> 31);
    return (float)(int32_t)(z >> 40) / 8388608.0f - 1.0f;
}

void formula_fill(uint64_t hash, formula_rule rule, int64_t first, int64_t count, float *values) {
    for (int64_t i = 0; i < count; i++) {
        int64_t index = rule.period > 0 ? (first + i) % rule.period : first + i;
        float u = number(hash, (uint64_t)index);
        switch (rule.kind) {
        case formula_scaled: u = rule.scale * u; break;
        case formula_offset: u = rule.base + rule.scale * u; break;
        case formula_product: u = rule.base * (1.0f + rule.scale * u); break;
        default: break;
        }
        values[i] = u;
    }
}
