/// A matrix of 32-bit floats that lies in memory of an ``Arena``, or of a layer's own.
///
/// Rows are moments in time, columns are channels: a row's channels lie side by side (“channels last”). A shape is
/// written `[rows, columns]`. It is a view: copies share the elements, which live as long as what they lie in.
public struct Tensor {
    /// The first row's first element.
    public let base: UnsafeMutablePointer<Float>
    public let rows: Int
    public let columns: Int
    /// Elements from one row to the next; at least ``columns``.
    public let stride: Int
    /// Rows of zeros that lie before the first row and after the last one, for convolutions that look beyond the ends.
    public let halo: Int

    public init(base: UnsafeMutablePointer<Float>, rows: Int, columns: Int, stride: Int? = nil, halo: Int = 0) {
        precondition(rows >= 0 && columns > 0 && (stride ?? columns) >= columns, "A tensor [\(rows), \(columns)]")
        self.base = base
        self.rows = rows
        self.columns = columns
        self.stride = stride ?? columns
        self.halo = halo
    }

    /// One element.
    public subscript(row: Int, column: Int) -> Float {
        get {
            precondition(row >= -halo && row < rows + halo && column >= 0 && column < columns, "[\(row), \(column)]")
            return base[row * stride + column]
        }
        nonmutating set {
            precondition(row >= 0 && row < rows && column >= 0 && column < columns, "[\(row), \(column)]")
            base[row * stride + column] = newValue
        }
    }

    /// Some of its columns, as a view.
    public func columns(_ range: Range<Int>) -> Tensor {
        precondition(range.lowerBound >= 0 && range.upperBound <= columns, "Columns \(range) of \(columns)")
        return Tensor(base: base + range.lowerBound, rows: rows, columns: range.count, stride: stride, halo: halo)
    }

    /// The elements, row by row.
    public var elements: [Float] {
        (0..<rows).flatMap { row in UnsafeBufferPointer(start: base + row * stride, count: columns) }
    }
}
