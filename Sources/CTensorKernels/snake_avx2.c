#if defined(__x86_64__)
#define lanes 8
#define product_vectors 2
#define SNAKE_HAS_FMA
#define SNAKE_TARGET __attribute__((target("avx2,fma")))
#define SNAKE_CONVOLVE snake_convolve_avx2
#include "snake_template.h"
#endif
