#define lanes 4
#define product_vectors 4
#define SNAKE_TARGET
#define SNAKE_CONVOLVE snake_convolve_plain
#include "snake_template.h"
