#ifdef __x86_64__

#define TABLE tensor_kernels_avx512vnni
#define NAME "avx512vnni"
#define LANES 16
#define PANEL_VECTORS 4
#define TARGET "avx512f,avx512dq,avx512vl,avx512bw,avx512vnni,avx2,fma"
// In words of its own: the compiler would make two instructions of it.
#define ADD_PAIRS(sums, a, b) __asm__("vpdpwssd %2, %1, %0" : "+v"(sums) : "v"(a), "v"(b))
#include "table_template.h"

#endif
