#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Matrix {
    /// x · Wᵀ + b, W being `[out, in]`.
    func multiplied(_ weight: [Double], bias: [Double]) -> Matrix {
        Matrix(rows: rows, columns: bias.count) { row, o in
            (0..<columns).reduce(bias[o]) { $0 + self[row, $1] * weight[o * columns + $1] }
        }
    }

    /// One direction of an LSTM: gates input, forget, cell, output.
    func remembered(
        inputWeight: [Double],
        recurrentWeight: [Double],
        bias: [Double],
        backward: Bool = false
    ) -> Matrix {
        let hidden = bias.count / 4
        let input = multiplied(inputWeight, bias: bias)
        var (state, cell) = ([Double](repeating: 0, count: hidden), [Double](repeating: 0, count: hidden))
        var y = Matrix(rows: rows, columns: hidden) { _, _ in 0 }
        for row in backward ? Array((0..<rows).reversed()) : Array(0..<rows) {
            let gates = (0..<4 * hidden).map { gate in
                (0..<hidden).reduce(input[row, gate]) { $0 + recurrentWeight[gate * hidden + $1] * state[$1] }
            }
            for unit in 0..<hidden {
                cell[unit] =
                    sigmoid(gates[hidden + unit]) * cell[unit] + sigmoid(gates[unit]) * tanh(gates[2 * hidden + unit])
                state[unit] = sigmoid(gates[3 * hidden + unit]) * tanh(cell[unit])
                y[row, unit] = state[unit]
            }
        }
        return y
    }

    func layerNormalised(gain: [Double], offset: [Double], epsilon: Double) -> Matrix {
        var y = self
        for row in 0..<rows {
            let values = (0..<columns).map { self[row, $0] }
            let mean = values.reduce(0, +) / Double(columns)
            let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(columns)
            for column in 0..<columns {
                y[row, column] =
                    (values[column] - mean) / (variance + epsilon).squareRoot() * gain[column] + offset[column]
            }
        }
        return y
    }

    /// softmax(self · keyᵀ / √width) · value, head by head.
    func attended(key: Matrix, value: Matrix, heads: Int) -> Matrix {
        let width = columns / heads
        var y = Matrix(rows: rows, columns: columns) { _, _ in 0 }
        for head in 0..<heads {
            let range = head * width..<(head + 1) * width
            for row in 0..<rows {
                let weights = (0..<rows).map { other in
                    exp(range.reduce(0) { $0 + self[row, $1] * key[other, $1] } / Double(width).squareRoot())
                }
                for column in range {
                    y[row, column] =
                        (0..<rows).reduce(0) { $0 + weights[$1] * value[$1, column] } / weights.reduce(0, +)
                }
            }
        }
        return y
    }
}

func sigmoid(_ x: Double) -> Double { 1 / (1 + exp(-x)) }

func gelu(_ x: Double) -> Double {
    0.5 * x * (1 + tanh((2 / Double.pi).squareRoot() * (x + 0.044715 * x * x * x)))
}
