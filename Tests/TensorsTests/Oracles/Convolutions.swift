/// Trained numbers in double precision, `[a, b, c]`.
struct Weight {
    let shape: [Int]
    let elements: [Double]

    subscript(a: Int, b: Int, c: Int) -> Double { elements[(a * shape[1] + b) * shape[2] + c] }

    /// w = g · v / ‖v‖ over all axes but the first.
    func scaled(to gain: [Double]) -> Weight {
        let length = shape[1] * shape[2]
        return Weight(
            shape: shape,
            elements: elements.indices.map { index in
                let row = index / length
                let norm = elements[row * length..<(row + 1) * length].reduce(0) { $0 + $1 * $1 }.squareRoot()
                return gain[row] * elements[index] / norm
            }
        )
    }
}

extension Matrix {
    /// A convolution in time with weights `[out, in, taps]`, zeros beyond the ends.
    func convolved(_ w: Weight, bias: [Double], dilation: Int = 1, stride: Int = 1, padding: Int) -> Matrix {
        let (out, channels, taps) = (w.shape[0], w.shape[1], w.shape[2])
        let count = (rows + 2 * padding - dilation * (taps - 1) - 1) / stride + 1
        return Matrix(rows: count, columns: out) { row, o in
            var sum = bias[o]
            for tap in 0..<taps {
                for c in 0..<channels {
                    sum += padded(row * stride - padding + tap * dilation, c) * w[o, c, tap]
                }
            }
            return sum
        }
    }

    /// A transposed convolution with weights `[in, out, taps]`: every row adds to the rows that it would come from.
    func transposeConvolved(
        _ w: Weight,
        bias: [Double],
        stride: Int,
        padding: Int,
        outputPadding: Int = 0,
        depthwise: Bool = false
    ) -> Matrix {
        let out = depthwise ? columns : w.shape[1]
        let count = (rows - 1) * stride - 2 * padding + w.shape[2] + outputPadding
        var y = Matrix(rows: count, columns: out) { bias[$1] }
        for row in 0..<rows {
            for tap in 0..<w.shape[2] where (0..<count).contains(row * stride + tap - padding) {
                for c in 0..<columns {
                    for o in depthwise ? c..<c + 1 : 0..<out {
                        y[row * stride + tap - padding, o] += self[row, c] * w[c, depthwise ? 0 : o, tap]
                    }
                }
            }
        }
        return y
    }
}
