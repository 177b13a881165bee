import Kokoro
import KokoroFormula
import Tensors

/// The published network with narrower layers: quick to make and to run, and as many samples per frame.
enum SmallNetwork {
    static var configuration: KokoroConfiguration {
        var small = KokoroConfiguration.published
        small.width = 32
        small.styleWidth = 16
        small.decoderWidth = 48
        small.contentWidth = 8
        small.albert.width = 64
        small.albert.heads = 1
        small.albert.embeddingWidth = 24
        small.albert.innerWidth = 96
        small.albert.layers = 2
        // The fast convolutions take whole panels of 64.
        small.generator.channels = 256
        return small
    }

    /// One worker: tests run side by side, and layers so narrow are not worth sharing. Of the fastest kernels, or of those
    /// of an instruction set.
    static func model(_ weights: any NamedTensors = weights(), kernels name: String? = nil) throws -> KokoroModel {
        let kernels = name.flatMap { Kernels.named($0) } ?? Kernels.best(environment: [:])
        return try KokoroModel(
            weights,
            configuration: configuration,
            workspace: Workspace(kernels: kernels, threads: 1)
        )
    }

    static func weights() -> FormulaWeights { FormulaWeights(configuration) }

    static let tokens: [Int32] = [50, 83, 54, 4]
    static var style: [Float] { FormulaWeights.numbers("voice", count: 2 * configuration.styleWidth).map { $0 * 0.3 } }
}

/// Tensors of another source, some of them replaced or taken away.
struct ChangedTensors: NamedTensors {
    private(set) var entries: [String: StoredTensor]
    private let source: any NamedTensors
    private var replaced: [Elements] = []

    init(_ source: any NamedTensors) {
        entries = source.entries
        self.source = source
    }

    mutating func remove(_ name: String) { entries[name] = nil }

    mutating func replace(_ name: String, shape: [Int], _ values: [Float]) {
        let elements = Elements(values)
        replaced.append(elements)
        entries[name] = StoredTensor(.float32, shape: shape, bytes: UnsafeRawBufferPointer(elements.buffer))
    }

    private final class Elements {
        let buffer: UnsafeMutableBufferPointer<Float>

        init(_ values: [Float]) {
            buffer = .allocate(capacity: values.count)
            _ = buffer.initialize(fromContentsOf: values)
        }

        deinit { buffer.deallocate() }
    }
}
