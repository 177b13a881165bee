#include <string.h>

#include "kernels.h"

extern const tensor_kernels tensor_kernels_avx512, tensor_kernels_avx2, tensor_kernels_neon, tensor_kernels_plain;

const tensor_kernels *tensor_kernels_named(const char *name) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("fma") &&
        (!name || strcmp(name, "avx512") == 0))
        return &tensor_kernels_avx512;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && (!name || strcmp(name, "avx2") == 0))
        return &tensor_kernels_avx2;
#elif defined(__aarch64__)
    if (!name || strcmp(name, "neon") == 0) return &tensor_kernels_neon;
#endif
    return !name || strcmp(name, "plain") == 0 ? &tensor_kernels_plain : NULL;
}
