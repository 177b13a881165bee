#pragma once

#include <stdbool.h>
#include <stdint.h>

// Whether this processor can run the loop of an instruction set: "avx512vnni", "avx512", "avx2", "neon" or "plain".
bool peak_has(const char *name);

// Runs independent chains of fused multiply-adds that never leave the registers, `rounds` times over, and returns how
// many floating-point operations that was: what no kernel on one core can exceed. `sink` gets a sum, so that nothing
// is left out by the compiler.
uint64_t peak_run(const char *name, int32_t rounds, float *sink);
