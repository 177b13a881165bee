#include "snake_layout.h"

#include <math.h>
#include <string.h>

void snake_convolve_direct(int32_t panel, const tensor_snake *snake, const tensor_snake_part *part) {
    int32_t channels = snake->channels, taps = snake->taps;
    float *activated = part->scratch, *sums = activated + channels;
    double *total = part->sums, *squares = part->sums + channels;
    memset(total, 0, sizeof(double) * 2 * (size_t)channels);
    for (ptrdiff_t row = part->first_unit; row < part->first_unit + part->units; row++) {
        memset(sums, 0, sizeof(float) * (size_t)(channels + SNAKE_BLOCK));
        for (int32_t tap = 0; tap < taps; tap++) {
            ptrdiff_t from = row + (ptrdiff_t)(tap - taps / 2) * snake->dilation;
            if (from < 0 || from >= snake->rows) continue;
            for (int32_t channel = 0; channel < channels; channel++) {
                float value = snake->gain[channel] * snake->input[from * snake->input_stride + channel] +
                              snake->offset[channel];
                float turns = value * snake->half_turns[channel];
                float sine = sinf(3.14159265f * (turns - rintf(turns)));
                activated[channel] = value + sine * sine * snake->inverse_alpha[channel];
            }
            const int16_t *weights = snake->weights + tap * panel;
            for (int32_t first = 0; first < channels; first += panel) {
                for (int32_t channel = 0; channel < channels; channel++, weights += taps * panel) {
                    for (int32_t column = 0; column < panel; column++) {
                        sums[first + column] += activated[channel] * weights[column];
                    }
                }
            }
        }
        for (int32_t channel = 0; channel < channels; channel++) {
            float value = sums[channel] * snake->scales[channel] + snake->bias[channel];
            if (snake->residual) value += snake->residual[row * snake->residual_stride + channel];
            if (snake->sum) value += snake->sum[row * snake->sum_stride + channel];
            value *= snake->scale;
            snake->output[row * snake->output_stride + channel] = value;
            total[channel] += value;
            squares[channel] += (double)value * value;
        }
    }
}
