#include "snake_layout.h"

#include <string.h>

static ptrdiff_t ceiling(ptrdiff_t count, ptrdiff_t size) { return (count + size - 1) / size; }

static ptrdiff_t padded(ptrdiff_t floats) { return floats + 16 + (floats % 1024 == 1008 ? 16 : 0); }

static int32_t padded_channels(const tensor_kernels *kernels, int32_t channels) {
    return (int32_t)ceiling(channels, kernels->panel) * kernels->panel;
}

tensor_snake_plan tensor_snake_plan_of(const tensor_kernels *kernels, ptrdiff_t rows, int32_t channels, int32_t taps,
                                       int32_t dilation) {
    // More tiles use each transformed weight more often, but leave less room in the second-level cache; weights of more
    // than 128 channels do not stay there anyway.
    tensor_snake_plan plan = {.block = SNAKE_BLOCK, .group = channels > 128 ? 48 : 36};
    plan.fixed = kernels->fixed;
    switch (taps) {
    case 3:
        plan.outputs = plan.fixed ? 4 : 6;
        plan.points = plan.outputs + 2;
        break;
    case 7:
    case 11:
        plan.outputs = 32 - taps + 3;
        plan.points = 49;
        break;
    default: plan.direct = true;
    }
    if (channels % 16 != 0 || channels % kernels->panel != 0) plan.direct = true;
    if (plan.direct) {
        plan.fixed = false;
        plan.units = rows;
        plan.block = channels;
        return plan;
    }
    plan.inputs = plan.outputs + taps - 1;
    plan.units = ceiling(ceiling(rows, dilation), plan.outputs) * dilation;
    return plan;
}

snake_layout snake_layout_of(const tensor_snake_plan *plan, int32_t channels, int32_t part_channels) {
    const ptrdiff_t words = plan->fixed ? channels / 2 : channels;
    snake_layout layout = {
        .weights_stride = padded(words * part_channels),
        .values_stride = padded(plan->group * words),
        .products_stride = padded((ptrdiff_t)plan->group * SNAKE_BLOCK),
    };
    layout.values = plan->points * layout.weights_stride;
    layout.products = layout.values + plan->points * layout.values_stride;
    layout.rows = layout.products + plan->points * layout.products_stride;
    layout.end = layout.rows + (ptrdiff_t)plan->inputs * channels;
    if (plan->fixed) {
        layout.tile = layout.end;
        layout.tile_stride = channels + 16;
        layout.scales = layout.tile + plan->points * layout.tile_stride;
        layout.end = layout.scales + (plan->points * plan->group + 15) / 16 * 16;
    }
    return layout;
}

ptrdiff_t tensor_snake_scratch(const tensor_snake_plan *plan, int32_t channels, int32_t part_channels) {
    // A row before the taps, a row of sums with room for the last panel.
    if (plan->direct) return 2 * (ptrdiff_t)channels + SNAKE_BLOCK;
    return snake_layout_of(plan, channels, part_channels).end;
}

ptrdiff_t tensor_snake_packed(const tensor_kernels *kernels, int32_t channels, int32_t taps) {
    return (ptrdiff_t)padded_channels(kernels, channels) * channels * taps;
}

ptrdiff_t tensor_snake_scales(const tensor_kernels *kernels, int32_t channels, int32_t taps) {
    const tensor_snake_plan plan = tensor_snake_plan_of(kernels, 0, channels, taps, 1);
    return padded_channels(kernels, channels) + (plan.fixed ? (ptrdiff_t)plan.points * channels : 0);
}

// Sixteen elements at a time: a cache line of each channel, and a few KiB of the panel.
static void pack_panel(int32_t panel, ptrdiff_t length, const float *weights, const float *factors, int32_t first,
                       int32_t end, float *packed) {
    memset(packed, 0, sizeof(float) * (size_t)(panel * length));
    for (ptrdiff_t block = 0; block < length; block += 16) {
        ptrdiff_t block_end = block + 16 < length ? block + 16 : length;
        for (int32_t channel = first; channel < end; channel++) {
            const float *row = weights + channel * length;
            float *column = packed + channel - first;
            for (ptrdiff_t at = block; at < block_end; at++) column[at * panel] = row[at] * factors[channel];
        }
    }
}

void tensor_snake_pack(const tensor_kernels *kernels, int32_t channels, int32_t taps, const float *weights,
                       const float *factors, int32_t first_channel, int32_t count, int16_t *packed, float *scales,
                       float *scratch) {
    const tensor_snake_plan plan = tensor_snake_plan_of(kernels, 0, channels, taps, 1);
    const int32_t panel = kernels->panel;
    const ptrdiff_t length = (ptrdiff_t)channels * taps;
    for (int32_t first = first_channel; first < first_channel + count; first += panel) {
        const int32_t end = first + panel < channels ? first + panel : channels;
        pack_panel(panel, length, weights, factors, first, end, scratch);
        tensor_shorten(scratch, length, panel, packed + first * length, scales + first);
        if (!plan.fixed) continue;
        // Sums of what is multiplied must not overflow: of the rounded weights.
        for (ptrdiff_t i = 0; i < length * panel; i++) {
            scratch[i] = (float)packed[first * length + i] * scales[first + i % panel];
        }
        kernels->find_snake_scales(&plan, channels, taps, scratch, scales + channels + first);
    }
}

void tensor_snake_convolve(const tensor_kernels *kernels, const tensor_snake_plan *plan, const tensor_snake *snake,
                           const tensor_snake_part *part) {
    if (plan->direct) {
        snake_convolve_direct(kernels->panel, snake, part);
        return;
    }
    kernels->convolve_snake(plan, snake, part);
}
