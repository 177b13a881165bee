"""Winograd's minimal filtering F(m, k): m sums of k taps by n = m + k - 1 products.

S. Winograd, “Arithmetic complexity of computations”, 1980; A. Lavin, S. Gray, “Fast algorithms for convolutional neural
networks”, 2015. Multiplying polynomials by their values at n points (Toom, Cook) is s = V⁻¹[(Vₖ g)·(Vₘ u)], with
Vandermonde's matrices V of the points. Its transpose is the filter: y = Vₘᵀ[(Vₖ g)·(V⁻ᵀ d)]. The matrices are computed
as exact fractions; each point's row of V⁻ᵀ is scaled, and its row of Vₖ by the inverse, to keep the numbers small.
"""

from fractions import Fraction

from graph import Graph

INFINITY = "infinity"


def vandermonde(points, columns):
    rows = [[point**column for column in range(columns)] for point in points if point != INFINITY]
    return rows + [[Fraction(0)] * (columns - 1) + [Fraction(1)]]


def inverted(matrix):
    """By elimination (Gauss, Jordan), exactly."""
    size = len(matrix)
    rows = [row + [Fraction(int(i == j)) for j in range(size)] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = next(i for i in range(column, size) if rows[i][column] != 0)
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for i in range(size):
            if i != column and rows[i][column] != 0:
                factor = rows[i][column]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column])]
    return [row[size:] for row in rows]


class Winograd:
    """The three matrices of F(outputs, taps) over finite points, which come in pairs ±p, and infinity."""

    def __init__(self, outputs, taps, finite):
        self.outputs, self.taps = outputs, taps
        self.points = [Fraction(point) for point in finite] + [INFINITY]
        self.size = outputs + taps - 1
        assert len(self.points) == self.size
        inverse = inverted(vandermonde(self.points, self.size))
        self.rows = [list(column) for column in zip(*inverse)]
        self.taps_matrix = vandermonde(self.points, taps)
        self.sums_matrix = vandermonde(self.points, outputs)
        for point in range(self.size):
            scale = 1 / abs(next(value for value in reversed(self.rows[point]) if value != 0))
            while max(abs(value) for value in self.rows[point]) * scale > 8:
                scale /= 2
            self.rows[point] = [value * scale for value in self.rows[point]]
            self.taps_matrix[point] = [value / scale for value in self.taps_matrix[point]]

    def pairs(self):
        """Points as (p, -p), and those that stand alone as (p, None): a pair shares its even and odd powers."""
        for index, point in enumerate(self.points):
            if point == INFINITY or point == 0:
                yield index, None
            elif point > 0:
                yield index, self.points.index(-point)

    def _paired(self, graph, matrix, inputs):
        """matrix · inputs."""
        outputs = [None] * self.size
        for point, opposite in self.pairs():
            if opposite is None:
                outputs[point] = graph.combination(matrix[point], inputs)
                continue
            even = graph.combination([c if j % 2 == 0 else 0 for j, c in enumerate(matrix[point])], inputs)
            odd = graph.combination([c if j % 2 == 1 else 0 for j, c in enumerate(matrix[point])], inputs)
            outputs[point] = graph.add(even, odd)
            flip = [c if j % 2 == 0 else -c for j, c in enumerate(matrix[point])]
            if flip == matrix[opposite]:
                outputs[opposite] = graph.subtract(even, odd)
            else:
                assert [-c for c in flip] == matrix[opposite]
                outputs[opposite] = graph.subtract(odd, even)
        return outputs

    def forward(self):
        """A tile's rows → its values at the points."""
        graph = Graph()
        inputs = [graph.input(index) for index in range(self.size)]
        return graph, self._paired(graph, self.rows, inputs)

    def inverse(self):
        """Products at the points → the tile's sums."""
        graph = Graph()
        product = [graph.input(index) for index in range(self.size)]
        sums = [None] * self.outputs
        for point, opposite in self.pairs():
            total = difference = product[point]
            if opposite is not None:
                total = graph.add(product[point], product[opposite])
                difference = graph.subtract(product[point], product[opposite])
            for row in range(self.outputs):
                value = total if row % 2 == 0 else difference
                sums[row] = graph.add(sums[row], graph.multiply(float(self.sums_matrix[point][row]), value))
        return graph, sums

    def weights(self):
        """Taps → what the values at the points are multiplied by."""
        graph = Graph()
        inputs = [graph.input(index) for index in range(self.taps)]
        return graph, self._paired(graph, self.taps_matrix, inputs)
