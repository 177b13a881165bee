#if defined(__x86_64__)
#define lanes 16
#define product_vectors 4
#define SNAKE_HAS_FMA
#define SNAKE_TARGET __attribute__((target("avx512f,avx512dq,avx512vl,avx2,fma")))
#define SNAKE_CONVOLVE snake_convolve_avx512
#include "snake_template.h"
#endif
