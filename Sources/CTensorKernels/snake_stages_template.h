// The two ends of a block convolution: from rows to values at the points, and back. Included by snake_template.h.

// A tile takes rows of one phase: first, first + dilation, …
typedef struct tile {
    ptrdiff_t first;       // the first row that it gives
    ptrdiff_t outputs;     // how many of its rows exist
    ptrdiff_t begin, end;  // which of the rows that it reads exist
    bool continues;        // the tile before it ends where it begins
} tile;

KERNEL tile tile_at(const tensor_snake_plan *plan, const tensor_snake *snake, ptrdiff_t index) {
    ptrdiff_t dilation = snake->dilation, phases = dilation < snake->rows ? dilation : snake->rows;
    ptrdiff_t of_phase = plan->units / dilation, phase = index / of_phase, number = index % of_phase;
    // Rows of the phase, and the first one that is read.
    ptrdiff_t rows = phase < phases ? (snake->rows - phase + dilation - 1) / dilation : 0;
    ptrdiff_t first = number * plan->outputs, read = first - snake->taps / 2;
    tile tile = {.first = phase + first * dilation, .continues = number > 0};
    tile.outputs = clamped(rows - first, 0, plan->outputs);
    tile.begin = clamped(-read, 0, plan->inputs);
    tile.end = clamped(rows - read, tile.begin, plan->inputs);
    return tile;
}

// a · b + c, rounded once where the processor can.
INLINE vector fused(vector a, vector b, vector c) {
#if defined(TARGET) || defined(__aarch64__)
    return __builtin_elementwise_fma(a, b, c);
#else
    return a * b + c;
#endif
}

// v + sin²(αv)/α. The sine is taken of what is left of αv/π after the nearest whole number, by an odd polynomial whose
// error on [-½, ½] is below 1e-8 before rounding. Where fused is, a large αv costs no accuracy.
INLINE vector snake_of(vector value, vector half_turns, vector rest, vector inverse_alpha) {
    // As rounded does it.
    const vector shift = splat(12582912.0f), whole = fused(value, half_turns, shift) - shift;
    vector turn = value * rest + fused(value, half_turns, -whole);
    vector square = turn * turn;
    vector sine = square * 0.0772201288f - 0.598045174f;
    sine = sine * square + 2.55003138f;
    sine = sine * square - 5.16770688f;
    sine = (sine * square + 3.14159258f) * turn;
    return value + inverse_alpha * (sine * sine);
}

// Activates and transforms a tile. What was activated stays in `rows`, [channels / LANES][inputs][LANES], for the next.
KERNEL void transform_tile(const tensor_snake_plan *plan, const tensor_snake *snake, tile tile,
                                        bool keeps, forward_codelet *forward, float *rows, float *values,
                                        ptrdiff_t values_stride) {
    const ptrdiff_t step = snake->dilation * snake->input_stride;
    const ptrdiff_t kept = keeps ? snake->taps - 1 : 0;
    const ptrdiff_t begin = tile.begin > kept ? tile.begin : kept, end = tile.end > begin ? tile.end : begin;
    // Some fifty cache lines later in the order in which they are read.
    const ptrdiff_t ahead = plan->outputs < 16 ? plan->outputs * step : 32;
    for (ptrdiff_t channel = 0; channel < snake->channels; channel += LANES, rows += plan->inputs * LANES) {
        // Formed as a number: the first tiles begin before the first row.
        const float *input = snake->input + tile.first * snake->input_stride + channel;
        const ptrdiff_t back = snake->taps / 2;
        vector gain = load(snake->gain + channel), offset = load(snake->offset + channel);
        vector half_turns = load(snake->half_turns + channel), rest = load(snake->half_turns_rest + channel);
        vector inverse_alpha = load(snake->inverse_alpha + channel);
        for (ptrdiff_t row = 0; row < kept; row++) {
            store(rows + row * LANES, load(rows + (row + plan->outputs) * LANES));
        }
        for (ptrdiff_t row = kept; row < begin; row++) store(rows + row * LANES, (vector){0});
        for (ptrdiff_t row = begin; row < end; row++) {
            const float *from = input + (row - back) * step;
            __builtin_prefetch(from + ahead, 0, 3);
            vector value = load(from) * gain + offset;
            store(rows + row * LANES, snake_of(value, half_turns, rest, inverse_alpha));
        }
        for (ptrdiff_t row = end; row < plan->inputs; row++) store(rows + row * LANES, (vector){0});
        forward(rows, values + channel, values_stride);
    }
}

// Sums of values and of their squares, around the first value, so that little is lost where a channel's mean is large.
typedef struct running_sums {
    vector shift, total, squares;
} running_sums;

INLINE void finish_rows(
    const bool residual, const bool sum, const tensor_snake *snake, tile tile, ptrdiff_t channel,
    const float *restrict sums, vector bias, running_sums *running) {
    const ptrdiff_t step = snake->dilation;
    float *output = snake->output + tile.first * snake->output_stride + channel;
    const float *added = residual ? snake->residual + tile.first * snake->residual_stride + channel : NULL;
    const float *also = sum ? snake->sum + tile.first * snake->sum_stride + channel : NULL;
    // A tile's own sums first: they stay small.
    vector total = {}, squares = {};
    const vector shift = running->shift;
    for (ptrdiff_t row = 0; row < tile.outputs; row++) {
        vector value = load(sums + row * LANES) + bias;
        if (residual) value += load(added + row * step * snake->residual_stride);
        if (sum) value += load(also + row * step * snake->sum_stride);
        value *= snake->scale;
        store(output + row * step * snake->output_stride, value);
        vector distance = value - shift;
        total += distance;
        squares += distance * distance;
    }
    running->total += total;
    running->squares += squares;
}

KERNEL vector first_value(const tensor_snake *snake, tile tile, ptrdiff_t channel, vector sum, vector bias) {
    vector value = sum + bias;
    if (snake->residual) value += load(snake->residual + tile.first * snake->residual_stride + channel);
    if (snake->sum) value += load(snake->sum + tile.first * snake->sum_stride + channel);
    return value * snake->scale;
}

// What finishing a block of channels of some tiles will read and write, and what transforming the next tiles will read.
KERNEL errands errands_of(const tensor_snake_plan *plan, const tensor_snake *snake, ptrdiff_t first_tile,
                          ptrdiff_t tiles, ptrdiff_t channel, ptrdiff_t columns, ptrdiff_t next_tiles,
                          ptrdiff_t input, ptrdiff_t inputs) {
    errands errands = {};
    tile first = tile_at(plan, snake, first_tile);
    const float *bases[] = {snake->output, snake->residual, snake->sum};
    const ptrdiff_t strides[] = {snake->output_stride, snake->residual_stride, snake->sum_stride};
    for (int index = 0; index < 3; index++) {
        if (!bases[index] || (index > 0 && bases[index] == bases[0])) continue;
        errands.regions[errands.count++] = (region){
            bases[index] + first.first * strides[index] + channel, snake->dilation * strides[index],
            tiles * plan->outputs, columns};
    }
    if (next_tiles > 0) {
        tile next = tile_at(plan, snake, first_tile + tiles);
        errands.regions[errands.count++] =
            (region){snake->input + next.first * snake->input_stride + input, snake->dilation * snake->input_stride,
                     next_tiles * plan->outputs, inputs};
    }
    const ptrdiff_t words = snake->channels / WORD_CHANNELS, depth = words < PRODUCT_DEPTH ? words : PRODUCT_DEPTH;
    const ptrdiff_t products = (tiles + PRODUCT_ROWS - 1) / PRODUCT_ROWS * plan->points * (columns / PANEL) *
                               ((words + PRODUCT_DEPTH - 1) / PRODUCT_DEPTH);
    errands.idle = products - errands_length(&errands, depth / ERRAND_SPACING);
    return errands;
}

// Brings one cache line of each of a tile's rows nearer. Processors do so themselves where rows are less than 2 KiB
// apart.
INLINE void fetch_line(const tensor_snake *snake, tile tile, ptrdiff_t channel) {
    for (ptrdiff_t row = 0; row < tile.outputs; row++) {
        ptrdiff_t at = tile.first + row * snake->dilation;
        __builtin_prefetch(snake->output + at * snake->output_stride + channel, 1, 3);
        if (snake->residual && snake->residual != snake->output) {
            __builtin_prefetch(snake->residual + at * snake->residual_stride + channel, 0, 3);
        }
        if (snake->sum && snake->sum != snake->output) {
            __builtin_prefetch(snake->sum + at * snake->sum_stride + channel, 0, 3);
        }
    }
}

// Transforms the products of some tiles back for a block of channels, and adds what is to be added.
KERNEL void finish_block(const tensor_snake_plan *plan, const tensor_snake *snake, ptrdiff_t first_tile,
                         ptrdiff_t tiles, ptrdiff_t channel, ptrdiff_t columns, inverse_codelet *inverse,
                         const float *products, ptrdiff_t products_stride, double *sums) {
    _Alignas(64) float results[32 * LANES];
    running_sums running[SNAKE_BLOCK / LANES] = {};
    ptrdiff_t values = 0;
    const bool far = snake->dilation * snake->output_stride > 512;
    for (ptrdiff_t index = 0; index < tiles; index++, products += SNAKE_BLOCK) {
        tile tile = tile_at(plan, snake, first_tile + index);
        if (tile.outputs == 0) continue;
        for (ptrdiff_t column = 0; column < columns; column += LANES) {
            running_sums *part = &running[column / LANES];
            const ptrdiff_t at = channel + column;
            const vector bias = load(snake->bias + at);
            if (far) fetch_line(snake, tile, at + 16);
            inverse(products + column, products_stride, results);
            if (values == 0) part->shift = first_value(snake, tile, at, load(results), bias);
            if (snake->residual && snake->sum) {
                finish_rows(true, true, snake, tile, at, results, bias, part);
            } else if (snake->residual) {
                finish_rows(true, false, snake, tile, at, results, bias, part);
            } else if (snake->sum) {
                finish_rows(false, true, snake, tile, at, results, bias, part);
            } else {
                finish_rows(false, false, snake, tile, at, results, bias, part);
            }
        }
        values += tile.outputs;
    }
    for (ptrdiff_t column = 0; column < columns; column++) {
        const running_sums *part = &running[column / LANES];
        const int lane = column % LANES;
        double shift = part->shift[lane], total = part->total[lane];
        sums[channel + column] += total + (double)values * shift;
        sums[snake->channels + channel + column] +=
            part->squares[lane] + shift * (2 * total + (double)values * shift);
    }
}
