#if defined(__aarch64__)
#define lanes 4
#define product_vectors 4
#define SNAKE_HAS_FMA
#define SNAKE_TARGET
#define SNAKE_CONVOLVE snake_convolve_neon
#include "snake_template.h"
#endif
