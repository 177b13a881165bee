import Tensors
import Testing

struct NormalisationTests {
    @Test(arguments: instructionSets)
    func `layer norm is what the definition says`(kernels: String) throws {
        for (rows, columns) in RowsTests.shapes {
            let lab = try Laboratory(kernels)
            let (x, other) = (lab.tensor(rows: rows, columns: columns), lab.tensor(rows: rows, columns: columns))
            let (gain, offset) = (lab.numbers(columns), lab.numbers(columns))
            func expected(_ x: Matrix) -> Matrix {
                x.layerNormalised(gain: gain.map(Double.init), offset: offset.map(Double.init), epsilon: 1e-5)
            }
            let y = layerNorm(x, gain: gain, offset: offset, epsilon: 1e-5, in: lab.workspace)
            #expect(expected(Matrix(x)).distance(to: y) < 1e-5, "\(rows) × \(columns)")
            let sum = expected(Matrix(x) + Matrix(other))
            layerNorm(x, gain: gain, offset: offset, epsilon: 1e-5, adding: other, into: other, in: lab.workspace)
            #expect(sum.distance(to: other) < 1e-5, "\(rows) × \(columns)")
        }
    }

    @Test(arguments: instructionSets)
    func `a large mean does not drown a small variance`(kernels: String) throws {
        for (rows, columns) in [(1, 3), (65, 17), (1000, 33)] {
            let lab = try Laboratory(kernels)
            let x = lab.tensor(rows: rows, columns: columns)
            for row in 0..<rows {
                for column in 0..<columns { x[row, column] += 1000 }
            }
            let (found, exact) = (statistics(of: x, in: lab.workspace), Matrix(x))
            for column in 0..<columns {
                let mean = (0..<rows).reduce(0) { $0 + exact[$1, column] } / Double(rows)
                let variance =
                    (0..<rows).reduce(0) {
                        $0 + (exact[$1, column] - mean) * (exact[$1, column] - mean)
                    } / Double(rows)
                #expect(abs(Double(found.mean[column]) - mean) < 1e-4)
                #expect(abs(Double(found.variance[column]) - variance) < 1e-5)
            }
        }
    }

    @Test(arguments: instructionSets)
    func `attention is what the definition says`(kernels: String) throws {
        for (rows, heads, width) in [(1, 1, 4), (5, 3, 20), (17, 2, 64), (33, 5, 8)] {
            for threads in [1, 2] {
                let lab = try Laboratory(kernels, threads: threads)
                let (q, k, v) = (
                    lab.tensor(rows: rows, columns: heads * width), lab.tensor(rows: rows, columns: heads * width),
                    lab.tensor(rows: rows, columns: heads * width)
                )
                let y = attention(query: q, key: k, value: v, heads: heads, in: lab.workspace)
                let expected = Matrix(q).attended(key: Matrix(k), value: Matrix(v), heads: heads)
                #expect(expected.distance(to: y) < 1e-5, "\(rows) rows, \(heads) heads")
            }
        }
    }
}
