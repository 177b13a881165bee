import Tensors

/// Rows of numbers in double precision: what the oracles reckon with.
struct Matrix {
    let rows: Int
    let columns: Int
    private(set) var elements: [Double]

    init(rows: Int, columns: Int, _ element: (_ row: Int, _ column: Int) -> Double) {
        self.rows = rows
        self.columns = columns
        elements = (0..<rows).flatMap { row in (0..<columns).map { element(row, $0) } }
    }

    init(_ tensor: Tensor) {
        self.init(rows: tensor.rows, columns: tensor.columns) { Double(tensor[$0, $1]) }
    }

    subscript(row: Int, column: Int) -> Double {
        get { elements[row * columns + column] }
        set { elements[row * columns + column] = newValue }
    }

    /// Zero outside.
    func padded(_ row: Int, _ column: Int) -> Double { row >= 0 && row < rows ? self[row, column] : 0 }

    func map(_ change: (Double) -> Double) -> Matrix {
        Matrix(rows: rows, columns: columns) { change(self[$0, $1]) }
    }

    /// The largest magnitude.
    var largest: Double { elements.map(abs).max() ?? 0 }

    static func + (a: Matrix, b: Matrix) -> Matrix {
        Matrix(rows: a.rows, columns: a.columns) { a[$0, $1] + b[$0, $1] }
    }

    /// The largest difference between elements; infinite if the shapes differ or something is not a number.
    func distance(to tensor: Tensor) -> Double {
        guard tensor.rows == rows, tensor.columns == columns else { return .infinity }
        var most = 0.0
        for row in 0..<rows {
            for column in 0..<columns {
                let difference = abs(self[row, column] - Double(tensor[row, column]))
                guard difference <= most else {
                    guard difference.isFinite else { return .infinity }
                    most = difference
                    continue
                }
            }
        }
        return most
    }
}
