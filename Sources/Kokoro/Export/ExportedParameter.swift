public import Tensors

/// A parameter of the network in a graph, and what must be done for it to be as it was published.
public struct ExportedParameter {
    /// As in ``KokoroParameters``.
    public let name: String
    public let shape: [Int]
    /// In which form it is written, see ``bytes()``.
    public let element: StoredTensor.Element
    private let source: Source

    /// Where its numbers come from.
    enum Source {
        /// As they lie.
        case whole(GraphTensor)
        /// The direction alone of integers with one scale, where weight norm gives the length.
        case steps(GraphTensor)
        /// A matrix the other way round.
        case transposed(GraphTensor)
        /// The length of all numbers that have the same first index; what weight norm multiplies with.
        case lengths(GraphTensor)
        /// A direction of an LSTM's matrices `[directions, 4H, in]`, or the other way round `[directions, in, 4H]`.
        case gates(GraphTensor, direction: Int, transposed: Bool)
        /// The half of a direction of an LSTM's biases `[directions, 8H]`.
        case gateBias(GraphTensor, direction: Int, half: Int)
    }

    init(_ name: String, _ shape: [Int], _ source: Source) {
        (self.name, self.shape, self.source) = (name, shape, source)
        element =
            switch source {
            case .lengths: .float32
            case .steps: .float16
            case .whole(let tensor), .transposed(let tensor), .gates(let tensor, _, _), .gateBias(let tensor, _, _):
                tensor.kept
            }
    }

    /// Its shape by the graph; must be ``shape`` but for axes of one.
    var found: [Int] {
        switch source {
        case .whole(let tensor), .steps(let tensor): tensor.shape
        case .transposed(let tensor): tensor.shape.reversed()
        case .lengths(let tensor): [tensor.shape.first ?? 0] + tensor.shape.dropFirst().map { _ in 1 }
        case .gates(let tensor, _, let isTransposed):
            isTransposed ? tensor.shape.dropFirst().reversed() : Array(tensor.shape.dropFirst())
        case .gateBias(let tensor, _, _): [(tensor.shape.last ?? 0) / 2]
        }
    }

    /// Its numbers, row by row.
    public func floats() -> [Float] {
        switch source {
        case .whole(let tensor): return tensor.floats()
        case .steps(let tensor): return tensor.steps()
        case .transposed(let tensor): return Self.transposed(tensor.floats()[...], rows: tensor.shape[0])
        case .lengths(let tensor): return Self.lengths(tensor.floats(), rows: shape[0])
        case .gates(let tensor, let direction, let isTransposed):
            let size = shape.reduce(1, *)
            let part = tensor.floats()[direction * size..<(direction + 1) * size]
            let rows = isTransposed ? Self.transposed(part, rows: shape[1]) : Array(part)
            return Self.reordered(rows)
        case .gateBias(let tensor, let direction, let half):
            let start = (2 * direction + half) * shape[0]
            return Self.reordered(Array(tensor.floats()[start..<start + shape[0]]))
        }
    }

    /// Its numbers as they are kept in a file: little endian, floats of 32 or 16 bits.
    /// - Throws: ``KokoroError/notFinite(name:)``
    public func bytes() throws(KokoroError) -> [UInt8] {
        let floats = floats()
        guard floats.withUnsafeBufferPointer({ isFinite($0) }) else { throw .notFinite(name: name) }
        guard element == .float16 else { return floats.withUnsafeBytes { Array($0) } }
        let halves = floats.map(HalfPrecision.bits)
        guard halves.allSatisfy({ $0 & 0x7C00 != 0x7C00 }) else { throw .notFinite(name: name) }
        return halves.withUnsafeBytes { Array($0) }
    }

    /// Whether it has the same numbers as another, bit for bit.
    func isSame(as other: ExportedParameter) -> Bool {
        shape == other.shape && floats().elementsEqual(other.floats()) { $0.bitPattern == $1.bitPattern }
    }

    /// Gives back the memory under what was read.
    public func release() {
        switch source {
        case .whole(let tensor), .steps(let tensor), .transposed(let tensor), .lengths(let tensor),
            .gates(let tensor, _, _), .gateBias(let tensor, _, _):
            tensor.stored.release()
        }
    }
}

extension ExportedParameter {
    private static func transposed(_ floats: ArraySlice<Float>, rows: Int) -> [Float] {
        let columns = floats.count / max(rows, 1)
        return floats.withUnsafeBufferPointer { from in
            [Float](unsafeUninitializedCapacity: floats.count) { to, count in
                for row in 0..<rows {
                    for column in 0..<columns { to[column * rows + row] = from[row * columns + column] }
                }
                count = from.count
            }
        }
    }

    private static func lengths(_ floats: [Float], rows: Int) -> [Float] {
        let width = floats.count / max(rows, 1)
        return (0..<rows).map { row in
            let sum = floats[row * width..<(row + 1) * width].reduce(0.0) { $0 + Double($1) * Double($1) }
            return Float(sum.squareRoot())
        }
    }

    /// From the order input, output, forget, cell to input, forget, cell, output.
    private static func reordered(_ floats: [Float]) -> [Float] {
        let quarter = floats.count / 4
        return [0, 2, 3, 1].flatMap { floats[$0 * quarter..<($0 + 1) * quarter] }
    }
}
