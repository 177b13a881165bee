import Tensors
import Testing

/// How far a stage is from the reference's.
struct Difference: CustomStringConvertible {
    let stage: String
    private(set) var largest: Float = 0
    private(set) var reference: Float = 0
    private(set) var firstBad: (row: Int, column: Int, have: Float, want: Float)?
    private var place = (row: 0, column: 0)

    /// * `tolerance`: As a share of the largest value of the reference.
    /// * `columns`: Those that count.
    /// * `period`: What values may differ by.
    init(
        _ stage: String,
        _ have: Tensor,
        _ golden: GoldenCase.Stage,
        tolerance: Float,
        columns: Range<Int>? = nil,
        period: Float? = nil,
        where counts: (_ row: Int, _ column: Int) -> Bool = { _, _ in true }
    ) {
        self.stage = stage
        let columns = columns ?? 0..<have.columns
        reference = golden.values.reduce(0) { max($0, abs($1)) }
        for row in stride(from: 0, to: have.rows, by: golden.every) {
            for column in columns where counts(row, column) {
                let (mine, its) = (have[row, column], golden.value(row, column, columns: have.columns))
                var delta = abs(mine - its)
                if let period { delta = abs(delta - (delta / period).rounded() * period) }
                if !(delta <= largest) { (largest, place) = (delta, (row, column)) }
                if firstBad == nil, !(delta <= tolerance * reference) { firstBad = (row, column, mine, its) }
            }
        }
    }

    var share: Float { largest / max(reference, .leastNormalMagnitude) }

    var description: String {
        var words = "\(stage): \(share) of \(reference), largest at \(place)"
        if let firstBad { words += ", first bad: \(firstBad)" }
        return words
    }
}
