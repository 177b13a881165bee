import Foundation
import Kokoro
import KokoroFormula
import Tensors

/// The network of the formula's weights, made once per process. One test at a time may use it.
enum Models {
    private static let turn = NSLock()
    /// Never written after it is made.
    nonisolated(unsafe) private static let weights = FormulaWeights()
    /// By instruction set. Only touched by whose turn it is.
    nonisolated(unsafe) private static var made: [String: KokoroModel] = [:]

    /// Uses the network for an instruction set; for the fastest unless told otherwise.
    static func with<R>(_ name: String? = nil, _ body: (KokoroModel) throws -> R) throws -> R {
        guard let kernels = Kernels.named(name) else { preconditionFailure("No kernels \(name ?? "")") }
        return try turn.withLock {
            if let model = made[kernels.name] { return try body(model) }
            let model = try KokoroModel(weights, workspace: Workspace(kernels: kernels, threads: 2))
            // A third of a gigabyte each: only the one that most tests use is kept.
            if name == nil { made[kernels.name] = model }
            return try body(model)
        }
    }
}
