#ifdef __x86_64__

#define TABLE tensor_kernels_avx512
#define NAME "avx512"
#define LANES 16
#define PANEL_VECTORS 4
#define TARGET "avx512f,avx512dq,avx512vl,avx512bw,avx2,fma"
#include "table_template.h"

#endif
