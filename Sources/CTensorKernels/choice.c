#include <stdbool.h>
#include <string.h>

#include "kernels.h"

extern const tensor_kernels tensor_kernels_avx512vnni, tensor_kernels_avx512, tensor_kernels_avx2, tensor_kernels_neon,
    tensor_kernels_plain;

const tensor_kernels *tensor_kernels_named(const char *name) {
#if defined(__x86_64__)
    const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    const bool has_avx512 = has_avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                            __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw");
    const bool has_vnni = has_avx512 && __builtin_cpu_supports("avx512vnni");
    if (has_vnni && (!name || strcmp(name, "avx512vnni") == 0)) return &tensor_kernels_avx512vnni;
    if (has_avx512 && (!name || strcmp(name, "avx512") == 0)) return &tensor_kernels_avx512;
    if (has_avx2 && (!name || strcmp(name, "avx2") == 0)) return &tensor_kernels_avx2;
#elif defined(__aarch64__)
    if (!name || strcmp(name, "neon") == 0) return &tensor_kernels_neon;
#endif
    return !name || strcmp(name, "plain") == 0 ? &tensor_kernels_plain : NULL;
}
