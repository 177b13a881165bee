#include "tiles_layout.h"

static ptrdiff_t padded(ptrdiff_t floats) { return floats + 16 + (floats % 1024 == 1008 ? 16 : 0); }

ptrdiff_t tensor_tiled_tiles(ptrdiff_t rows) { return (rows + TILED_OUTPUTS - 1) / TILED_OUTPUTS; }

tiled_layout tiled_layout_of(ptrdiff_t rows, ptrdiff_t depth, int32_t panel) {
    const ptrdiff_t tiles = tensor_tiled_tiles(rows), value_stride = (depth + 15) / 16 * 16;
    return (tiled_layout){
        .value_stride = value_stride,
        .values_stride = padded(tiles * value_stride),
        .factors_stride = padded((ptrdiff_t)TILED_DEPTH * panel),
        .products_stride = padded(tiles * panel),
    };
}

ptrdiff_t tensor_tiled_values(ptrdiff_t rows, ptrdiff_t depth) {
    return TILED_POINTS * tiled_layout_of(rows, depth, 1).values_stride;
}

ptrdiff_t tensor_tiled_scratch(ptrdiff_t rows, int32_t panel) {
    const tiled_layout layout = tiled_layout_of(rows, 1, panel);
    return TILED_POINTS * (layout.factors_stride + layout.products_stride);
}
