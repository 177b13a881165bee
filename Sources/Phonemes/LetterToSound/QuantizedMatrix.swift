/// A matrix of small whole numbers, one scale for each row, and a bias: `y = scale · (W x) + bias`.
///
/// The product is exact (in 32-bit integers), so it is the same on every machine.
struct QuantizedMatrix: Sendable {
    let rows: Int
    let columns: Int
    /// [rows, columns], from −127 to 127; widened so that a product of two fits the processor's multiply-and-add.
    private let weights: [Int16]
    /// [rows], in units of an activation's step.
    private let scales: [Float]
    private let bias: [Float]

    /// One in an activation, which lies between −1 and 1.
    static let activationScale: Float = 4096

    init?(_ file: inout LetterModelReader) {
        guard let rows = file.count(), let columns = file.count(), rows > 0, columns > 0, rows <= 1 << 16,
            columns <= 1 << 12, let scales = file.floats(count: rows), let bias = file.floats(count: rows),
            let weights = file.integers(Int8.self), weights.count == rows * columns
        else { return nil }
        self.rows = rows
        self.columns = columns
        self.scales = scales.map { $0 / Self.activationScale }
        self.bias = bias
        self.weights = weights.map(Int16.init)
    }

    /// `result[r] = bias[r] + scale[r] Σ W[r, c] x[c]` for the rows given.
    /// - Parameters:
    ///   - x: [columns], activations in steps of 1/4096.
    ///   - result: [rows.count].
    @inline(__always)
    func multiply(_ x: UnsafePointer<Int16>, rows range: Range<Int>, into result: UnsafeMutablePointer<Float>) {
        weights.withUnsafeBufferPointer { weights in
            guard let base = weights.baseAddress else { return }
            for (index, row) in range.enumerated() {
                let sum = Self.dot(base + row * columns, x, columns)
                result[index] = Float(sum) * scales[row] + bias[row]
            }
        }
    }

    @inline(__always)
    private static func dot(_ a: UnsafePointer<Int16>, _ b: UnsafePointer<Int16>, _ count: Int) -> Int32 {
        var sum: Int32 = 0
        for index in 0..<count {
            sum &+= Int32(truncatingIfNeeded: a[index]) &* Int32(truncatingIfNeeded: b[index])
        }
        return sum
    }
}
