/// A matrix of small whole numbers, one scale for each row, and a bias: `y = scale · (W x) + bias`.
///
/// The product is exact (in 32-bit integers), so it is the same on every machine.
struct QuantizedMatrix: Sendable {
    let rows: Int
    let columns: Int
    /// [rows, columns] (a multiple of 8), from −127 to 127; widened so that a product of two fits the processor's multiply-and-add.
    private let weights: [Int16]
    /// [rows], in units of an activation's step.
    private let scales: [Float]
    private let bias: [Float]

    /// One in an activation, which lies between −1 and 1.
    static let activationScale: Float = 4096

    init?(_ file: inout LetterModelReader) {
        guard let rows = file.count(), let columns = file.count(), rows > 0, columns > 0, rows <= 1 << 16,
            columns <= 1 << 12, columns % 8 == 0, let scales = file.floats(count: rows),
            let bias = file.floats(count: rows),
            let weights = file.integers(Int8.self), weights.count == rows * columns
        else { return nil }
        self.rows = rows
        self.columns = columns
        self.scales = scales.map { $0 / Self.activationScale }
        self.bias = bias
        self.weights = weights.map(Int16.init)
    }

    /// `y[i, r] = bias[r] + scale[r] Σ W[r, c] x[i, c]` for some rows r and `count` vectors x.
    /// - Parameters:
    ///   - x: [count, columns], activations in steps of 1/4096.
    ///   - result: [count, rows.count].
    func multiply(
        _ x: UnsafePointer<Int16>,
        count: Int = 1,
        rows range: Range<Int>,
        into result: UnsafeMutablePointer<Float>
    ) {
        weights.withUnsafeBufferPointer { weights in
            scales.withUnsafeBufferPointer { scales in
                bias.withUnsafeBufferPointer { bias in
                    guard let weights = weights.baseAddress, range.lowerBound >= 0, range.upperBound <= rows else {
                        return
                    }
                    // Four rows at a time, each read once for all vectors.
                    var row = range.lowerBound
                    while row < range.upperBound {
                        let four = min(4, range.upperBound - row)
                        // The last rows, if fewer, are reckoned along with some before them.
                        let first = max(row + four - 4, 0)
                        for index in 0..<count {
                            let vector = x + index * columns
                            let y = result + index * range.count - range.lowerBound
                            if rows >= 4 {
                                let sums = Dot.four(weights + first * columns, stride: columns, vector, columns)
                                for lane in row - first..<4 {
                                    y[first + lane] = Float(sums[lane]) * scales[first + lane] + bias[first + lane]
                                }
                            } else {
                                for one in row..<row + four {
                                    let sum = Dot.one(weights + one * columns, vector, columns)
                                    y[one] = Float(sum) * scales[one] + bias[one]
                                }
                            }
                        }
                        row += four
                    }
                }
            }
        }
    }
}
