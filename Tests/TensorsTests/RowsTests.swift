import Tensors
import Testing

struct RowsTests {
    /// Narrow, odd, and large enough to be shared out.
    static let shapes = [(1, 1), (3, 5), (7, 16), (5, 37), (301, 66)]

    @Test(arguments: instructionSets)
    func `passes over rows are what their formulas say`(kernels: String) throws {
        for (rows, columns) in Self.shapes {
            let lab = try Laboratory(kernels)
            let (x, y) = (lab.tensor(rows: rows, columns: columns), lab.tensor(rows: rows, columns: columns))
            let (a, b) = (Matrix(x), Matrix(y))
            let channels = ChannelAffine(gain: lab.numbers(columns), offset: lab.numbers(columns))
            let moved = Matrix(rows: rows, columns: columns) {
                Double(channels.gain[$1]) * a[$0, $1] + Double(channels.offset[$1])
            }
            let label: Comment = "\(rows) × \(columns)"
            #expect(moved.distance(to: affine(x, channels, in: lab.workspace)) < 1e-6, label)
            let leaky = affine(x, channels, leaky: 0.2, halo: 2, in: lab.workspace)
            #expect(moved.map { $0 < 0 ? 0.2 * $0 : $0 }.distance(to: leaky) < 1e-6, label)
            #expect(leaky[-2, 0] == 0 && leaky[rows + 1, columns - 1] == 0, label)
            let slow = leakyReLU(x, slope: 0.1, scale: 0.5, in: lab.workspace)
            #expect(a.map { ($0 < 0 ? 0.1 * $0 : $0) * 0.5 }.distance(to: slow) < 1e-6, label)
            add(x, y, scale: 0.3, into: y, in: lab.workspace)
            #expect((a + b).map { $0 * 0.3 }.distance(to: y) < 1e-6, label)
        }
    }

    @Test func `rows are repeated as often as is said`() throws {
        let lab = try Laboratory(nil)
        let x = lab.tensor(rows: 3, columns: 5)
        let y = repeatRows(x, times: [2, 0, 3], in: lab.workspace)
        let expected = Matrix(rows: 5, columns: 5) { Double(x[$0 < 2 ? 0 : 2, $1]) }
        #expect(expected.distance(to: y) == 0)
    }

    @Test func `a copy into some columns leaves the others`() throws {
        let lab = try Laboratory(nil)
        let (x, wide) = (lab.tensor(rows: 4, columns: 3), lab.tensor(rows: 4, columns: 6))
        let before = Matrix(wide)
        copy(x, into: wide.columns(2..<5))
        let expected = Matrix(rows: 4, columns: 6) {
            (2..<5).contains($1) ? Double(x[$0, $1 - 2]) : before[$0, $1]
        }
        #expect(expected.distance(to: wide) == 0)
    }
}
