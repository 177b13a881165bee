import Tensors

/// What the layers share while one utterance is computed.
struct ForwardPass {
    let workspace: Workspace
    /// Asked between layers.
    let isCancelled: () -> Bool
    /// Is shown the result of each stage, and may change it.
    let watch: ((KokoroStage, Tensor) -> Void)?

    var arena: Arena { workspace.arena }

    /// - Throws: `CancellationError` when the task was cancelled.
    func check() throws {
        if isCancelled() { throw CancellationError() }
    }

    /// Says that a stage is done.
    /// - Throws: `CancellationError` when the task was cancelled.
    func reached(_ stage: KokoroStage, _ result: Tensor) throws {
        watch?(stage, result)
        try check()
    }
}

extension ForwardPass {
    /// One row of numbers.
    func tensor(_ values: ArraySlice<Float>) -> Tensor {
        let row = arena.tensor(rows: 1, columns: values.count)
        for (column, value) in values.enumerated() { row[0, column] = value }
        return row
    }

    /// Each of some rows as often as is said, one after the other.
    func repeated(_ values: [Float], _ times: [Int]) -> Tensor {
        let columns = values.count / times.count
        let result = arena.tensor(rows: times.reduce(0, +), columns: columns)
        return arena.scope {
            let rows = arena.tensor(rows: times.count, columns: columns)
            _ = UnsafeMutableBufferPointer(start: rows.base, count: values.count).update(fromContentsOf: values)
            return repeatRows(rows, times: times, into: result, in: workspace)
        }
    }
}
