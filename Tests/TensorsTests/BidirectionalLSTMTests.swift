import Tensors
import Testing

struct BidirectionalLSTMTests {
    private func parameters(_ lab: Laboratory, hidden: Int, depth: Int) -> LSTMParameters {
        LSTMParameters(
            inputWeight: lab.parameter([4 * hidden, depth]),
            recurrentWeight: lab.parameter([4 * hidden, hidden]),
            inputBias: lab.parameter([4 * hidden]),
            recurrentBias: lab.parameter([4 * hidden])
        )
    }

    private func oracle(_ x: Matrix, _ p: LSTMParameters, backward: Bool) -> Matrix {
        x.remembered(
            inputWeight: p.inputWeight.doubles,
            recurrentWeight: p.recurrentWeight.doubles,
            bias: zip(p.inputBias.doubles, p.recurrentBias.doubles).map { $0 + $1 },
            backward: backward
        )
    }

    @Test(arguments: instructionSets)
    func `both directions are what the definition says`(kernels: String) throws {
        for (rows, depth, hidden, threads) in [
            (1, 1, 1, 1), (5, 3, 16, 2), (9, 7, 20, 2), (4, 6, 40, 3), (3, 9, 64, 1),
        ] {
            let lab = try Laboratory(kernels, threads: threads)
            let forward = parameters(lab, hidden: hidden, depth: depth)
            let backward = parameters(lab, hidden: hidden, depth: depth)
            let lstm = BidirectionalLSTM(forward: forward, backward: backward, packing: lab.workspace.packing)
            let x = lab.tensor(rows: rows, columns: depth)
            let wide = lab.tensor(rows: rows, columns: 2 * hidden + 3)
            let y = lstm(x, into: wide.columns(1..<2 * hidden + 1), in: lab.workspace)
            let label: Comment = "\(rows) × \(depth), \(hidden) hidden"
            #expect(
                oracle(Matrix(x), forward, backward: false).distance(to: y.columns(0..<hidden)) < Laboratory.tolerance,
                label
            )
            #expect(
                oracle(Matrix(x), backward, backward: true).distance(to: y.columns(hidden..<2 * hidden))
                    < Laboratory.tolerance,
                label
            )
        }
    }

    @Test(arguments: instructionSets)
    func `what the backward direction says is what the forward one says of the reversed input`(kernels: String) throws {
        let lab = try Laboratory(kernels)
        let weights = parameters(lab, hidden: 24, depth: 10)
        let lstm = BidirectionalLSTM(forward: weights, backward: weights, packing: lab.workspace.packing)
        let x = lab.tensor(rows: 12, columns: 10)
        let reversed = lab.workspace.arena.tensor(rows: 12, columns: 10)
        for row in 0..<12 {
            for column in 0..<10 { reversed[row, column] = x[11 - row, column] }
        }
        let y = lstm(x, in: lab.workspace)
        let other = lstm(reversed, in: lab.workspace)
        for row in 0..<12 {
            #expect((0..<24).allSatisfy { y[row, $0] == other[11 - row, 24 + $0] })
        }
    }
}
