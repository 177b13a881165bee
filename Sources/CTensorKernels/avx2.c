#ifdef __x86_64__

#define TABLE tensor_kernels_avx2
#define NAME "avx2"
#define LANES 8
#define PANEL_VECTORS 2
#define TARGET "avx2,fma"
#include "table_template.h"

#endif
