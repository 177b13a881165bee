#ifndef C_PHONEME_NETWORK_H
#define C_PHONEME_NETWORK_H

#include <stddef.h>
#include <stdint.h>

// The arithmetic of a small recurrent network, in the widest vectors the processor has.
//
// Sums are of whole numbers and exact, and no two roundings are merged into one: the results are the same bit for bit
// on every machine.

// Bytes that a packed matrix takes, a multiple of 128. Columns are a multiple of 8. Aligned at 64 it is read fastest.
size_t phoneme_packed_size(size_t rows, size_t columns);

// Lays weights [rows, columns] out as `phoneme_multiply` reads them.
void phoneme_pack(const int8_t *weights, size_t rows, size_t columns, void *packed);

// y[i, r - first] = bias[r] + scales[r] * sum over c of W[r, c] x[i, c], for rows r from `first` to before `last` and
// `count` vectors x. The sums must fit 32 bits.
void phoneme_multiply(const void *packed, size_t columns, size_t first, size_t last, const float *scales,
                      const float *bias, const int16_t *x, size_t count, float *y);

// One step of gated recurrent units: r = s(i + h), z = s(i + h), n = tanh(i + r h), state = n + z (state - n).
// `input` and `recalled` are [3, units], for r, z, n; `rounded` gets the state in steps of 1/scale.
void phoneme_step(const float *input, const float *recalled, size_t units, float scale, float *state,
                  int16_t *rounded);

#endif
