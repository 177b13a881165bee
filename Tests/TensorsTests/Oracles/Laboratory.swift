import Tensors
import Testing

/// A workspace, and numbers to try it with: the same ones every time.
final class Laboratory {
    /// How far a layer's result may be from the definition: weights are kept in 16 bits.
    static let tolerance = 5e-4

    let workspace: Workspace
    private var state: UInt64
    private var buffers: [UnsafeMutableBufferPointer<Float>] = []

    init(_ kernels: String?, threads: Int = 2, seed: UInt64 = 1) throws {
        workspace = Workspace(kernels: try #require(Kernels.named(kernels)), threads: threads)
        state = seed
    }

    deinit { for buffer in buffers { buffer.deallocate() } }

    /// Evenly in −1 ..< 1. The generator is Steele, Lea & Flood 2014 (SplitMix).
    func number() -> Float {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Float((z ^ (z >> 31)) >> 40) / Float(1 << 23) - 1
    }

    func numbers(_ count: Int) -> [Float] { (0..<count).map { _ in number() } }

    func tensor(rows: Int, columns: Int, halo: Int = 0) -> Tensor {
        let tensor = workspace.arena.tensor(rows: rows, columns: columns, halo: halo)
        for row in 0..<rows {
            for column in 0..<columns { tensor[row, column] = number() }
        }
        return tensor
    }

    func parameter(_ shape: [Int]) -> Parameter { parameter(shape, numbers(shape.reduce(1, *))) }

    func parameter(_ shape: [Int], _ elements: [Float]) -> Parameter {
        let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: elements.count)
        _ = buffer.initialize(from: elements)
        buffers.append(buffer)
        return Parameter(shape: shape, elements: UnsafeBufferPointer(buffer))
    }
}

extension Parameter {
    var doubles: [Double] { elements.map(Double.init) }
    var weight: Weight { Weight(shape: shape, elements: doubles) }
}

/// Every instruction set that this machine can run.
let instructionSets = Kernels.available.map(\.name)
