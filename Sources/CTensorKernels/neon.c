#ifdef __aarch64__

#define TABLE tensor_kernels_neon
#define NAME "neon"
#define LANES 4
#define PANEL_VECTORS 4
#include "table_template.h"

#endif
