import CPhonemeModels

/// A matrix of small whole numbers, one scale for each row, and a bias: `y = scale · (W x) + bias`.
///
/// The product is exact (in 32-bit integers), so it is the same on every machine.
struct QuantizedMatrix: Sendable {
    let rows: Int
    let columns: Int
    /// From −127 to 127, as the product reads them; in vectors so that they begin where a cache line does.
    private let packed: [SIMD64<Int8>]
    /// [rows], in units of an activation's step.
    private let scales: [Float]
    private let bias: [Float]

    /// One in an activation, which lies between −1 and 1.
    static let activationScale: Float = 4096

    init?(_ file: inout LetterModelReader) {
        guard let rows = file.count(), let columns = file.count(), rows > 0, columns > 0, rows <= 1 << 16,
            columns <= 1 << 12, columns % 8 == 0, let scales = file.floats(count: rows),
            let bias = file.floats(count: rows), let weights = file.section(), weights.count == rows * columns
        else { return nil }
        self.rows = rows
        self.columns = columns
        self.scales = scales.map { $0 / Self.activationScale }
        self.bias = bias
        let count = phoneme_packed_size(rows, columns) / 64
        packed = [SIMD64<Int8>](unsafeUninitializedCapacity: count) { packed, initialized in
            guard let start = packed.baseAddress else { return }
            phoneme_pack(weights.bindMemory(to: Int8.self).baseAddress, rows, columns, start)
            initialized = count
        }
    }

    /// `y[i, r] = bias[r] + scale[r] Σ W[r, c] x[i, c]` for some rows r and `count` vectors x.
    /// - Parameters:
    ///   - x: [count, columns], activations in steps of 1/4096.
    ///   - count: How many vectors.
    ///   - range: Which rows.
    ///   - result: [count, range.count].
    func multiply(
        _ x: UnsafePointer<Int16>,
        count: Int = 1,
        rows range: Range<Int>,
        into result: UnsafeMutablePointer<Float>
    ) {
        guard range.lowerBound >= 0, range.upperBound <= rows else { return }
        phoneme_multiply(
            packed,
            columns,
            range.lowerBound,
            range.upperBound,
            scales,
            bias,
            x,
            count,
            result
        )
    }
}
