// For every processor: four lanes, which the compiler makes of whatever there is.

#define TABLE tensor_kernels_plain
#define NAME "plain"
#define LANES 4
#define PANEL_VECTORS 2
#include "table_template.h"
