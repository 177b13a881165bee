#include "kernels.h"

const tensor_kernels *tensor_kernels_named(const char *name) {
    (void)name;
    return NULL;
}
