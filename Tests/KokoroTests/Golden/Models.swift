import Kokoro
import KokoroFormula
import Synchronization
import Tensors

/// The network of the formula's weights, made once per process. One test at a time may use it.
enum Models {
    static let fastest = Mutex(make(Kernels.available[0]))

    static func make(_ kernels: Kernels, _ weights: any NamedTensors = FormulaWeights()) -> KokoroModel {
        do {
            return try KokoroModel(weights, workspace: Workspace(kernels: kernels, threads: 2))
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
