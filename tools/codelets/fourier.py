"""Overlap-save convolution by a real Fourier transform of N rows.

A tile has N + 2 rows d[0 … N+1] and gives m = N - k + 3 sums y[t] = Σ g[j]·d[t+j] over k taps g.

* The middle N rows are correlated cyclically with the taps: the transform of the rows times the conjugate transform of
  the taps, transformed back. That gives all sums but the first and the last, which wrap around by one row.
* The two are put right: y[0] += g[0]·(d[0] - d[N]) and y[m-1] += g[k-1]·(d[N+1] - d[1]); in the words of Toom and Cook,
  by the points 0 and infinity.

The transform is the split-radix one (P. Duhamel, H. Hollmann 1984; for real data H. Sorensen et al., “Real-valued fast
Fourier transform algorithms”, IEEE Transactions on Acoustics, Speech and Signal Processing 35, 1987). The inverse is
the transposed flow graph of the forward one.

A product of complex numbers (a + ib)(c + id) takes Gauss' three real products: with s = (a + b)·c it is
s - b·(c + d) + i(s + a·(d - c)). So a complex frequency is three points, at which the tile's transform has the values
a + b, a, b and the taps' transform has c, d - c, c + d; frequencies 0 and N/2 are real, one point each.
"""

import cmath
import math

from graph import Graph, TINY, transposed


def conjugate(graph, a):
    return (a[0], graph.negate(a[1]))


def add(graph, a, b):
    return (graph.add(a[0], b[0]), graph.add(a[1], b[1]))


def subtract(graph, a, b):
    return (graph.subtract(a[0], b[0]), graph.subtract(a[1], b[1]))


def times_i(graph, a):
    return (graph.negate(a[1]), a[0])


def rotated(graph, a, turn):
    """A complex value times the unit number `turn`."""
    cosine = 0.0 if abs(turn.real) < TINY else turn.real
    sine = 0.0 if abs(turn.imag) < TINY else turn.imag
    if cosine and abs(abs(cosine) - abs(sine)) < 1e-12 and None not in a:
        # An eighth of a turn takes two multiplications.
        total, difference = graph.add(a[0], a[1]), graph.subtract(a[0], a[1])
        if sine * cosine > 0:
            return (graph.multiply(cosine, difference), graph.multiply(cosine, total))
        return (graph.multiply(cosine, total), graph.multiply(cosine, graph.negate(difference)))
    return (
        graph.subtract(graph.multiply(cosine, a[0]), graph.multiply(sine, a[1])),
        graph.add(graph.multiply(sine, a[0]), graph.multiply(cosine, a[1])),
    )


def spectrum(graph, rows):
    """Frequencies 0 … N/2 of real rows (`None`: a row of zeros), N a power of two."""
    size = len(rows)
    if all(row is None for row in rows):
        return [(None, None)] * (size // 2 + 1)
    if size == 1:
        return [(rows[0], None)]
    if size == 2:
        return [(graph.add(*rows), None), (graph.subtract(*rows), None)]

    def frequency(values, period, index):
        """Of a half spectrum: real data have X[N - k] = conj X[k]."""
        index %= period
        return values[index] if index <= period // 2 else conjugate(graph, values[period - index])

    half, quarter = size // 2, size // 4
    even = spectrum(graph, rows[0::2])
    after = spectrum(graph, rows[1::4])  # rows 4j + 1
    before = spectrum(graph, [rows[(4 * j - 1) % size] for j in range(quarter)])  # rows 4j - 1
    result = [None] * (half + 1)
    for k in range(size // 8 + 1):
        turn = cmath.exp(-2j * math.pi * k / size)
        a = rotated(graph, frequency(after, quarter, k), turn)
        b = rotated(graph, frequency(before, quarter, k), turn.conjugate())
        total, difference = add(graph, a, b), times_i(graph, subtract(graph, a, b))
        low, high = frequency(even, half, k), frequency(even, half, k + quarter)
        result[k] = add(graph, low, total)
        result[half - k] = conjugate(graph, subtract(graph, low, total))
        result[quarter + k] = subtract(graph, high, difference)
        result[quarter - k] = conjugate(graph, add(graph, high, difference))
    result[0], result[half] = (result[0][0], None), (result[half][0], None)
    return result


def points(size):
    """What is multiplied, in the order in which it lies in memory: (what, frequency)."""
    inner = [(part, k) for k in range(1, size // 2) for part in ("sum", "real", "imaginary")]
    return [("real alone", 0), *inner, ("real alone", size // 2), ("first", None), ("last", None)]


def forward(size):
    """A tile's rows → its values at the points."""
    graph = Graph()
    rows = [graph.input(index) for index in range(size + 2)]
    values = spectrum(graph, rows[1:-1])
    outputs = []
    for part, k in points(size):
        if part == "first":
            outputs.append(graph.subtract(rows[0], rows[size]))
        elif part == "last":
            outputs.append(graph.subtract(rows[size + 1], rows[1]))
        elif part == "sum":
            outputs.append(graph.add(*values[k]))
        else:
            outputs.append(values[k][1 if part == "imaginary" else 0])
    return graph, outputs


def inverse(size, taps):
    """Products at the points → the tile's size - taps + 3 sums."""
    plain = Graph()
    rows = [plain.input(index) for index in range(size)]
    values = spectrum(plain, rows)
    graph = Graph()
    product = {point: graph.input(index) for index, point in enumerate(points(size))}
    outputs, seeds = [], []
    for k, value in enumerate(values):
        if ("real alone", k) in product:
            outputs.append(value[0])
            seeds.append(product["real alone", k])
        else:
            outputs += value
            shared = product["sum", k]
            seeds.append(graph.subtract(shared, product["imaginary", k]))
            seeds.append(graph.add(shared, product["real", k]))
    cyclic = transposed(plain, outputs, rows, seeds, graph)
    sums = [cyclic[size - 1], *cyclic[: size - taps + 2]]
    sums[0] = graph.add(sums[0], product["first", None])
    sums[-1] = graph.add(sums[-1], product["last", None])
    return graph, sums


def weights(size, taps):
    """Taps → what the values at the points are multiplied by; the inverse transform's 1/N is in it."""
    graph = Graph()
    rows = [graph.input(index) for index in range(taps)]
    values = spectrum(graph, rows + [None] * (size - taps))
    outputs = []
    for part, k in points(size):
        if part in ("first", "last"):
            outputs.append(rows[0 if part == "first" else -1])
            continue
        real, imaginary = conjugate(graph, values[k])
        if part == "real alone":
            outputs.append(graph.multiply(1 / size, real))
        elif part == "sum":
            outputs.append(graph.multiply(2 / size, real))
        elif part == "real":
            outputs.append(graph.multiply(2 / size, graph.subtract(imaginary, real)))
        else:
            outputs.append(graph.multiply(2 / size, graph.add(imaginary, real)))
    return graph, outputs
