#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Kokoro
import Tensors

extension KokoroLayers {
    /// Packs a network's weights for this machine.
    /// - Parameters:
    ///   - weights: Not used any more afterwards.
    ///   - configuration: The network's measures.
    ///   - threads: How many pack.
    /// - Throws: `KokoroError`
    init(_ weights: any NamedTensors, _ configuration: KokoroConfiguration, threads: Int) throws(KokoroError) {
        guard 2 * configuration.styleWidth == VoicePack.styleWidth else { throw .configuration(key: "style_dim") }
        let packing = Packing(kernels: .ofProcess, workers: WorkerPool(count: threads), memory: WeightMemory())
        try self.init(weights, configuration: configuration, packing: packing)
    }

    /// Loads an installed network.
    /// - Throws: `KokoroError`
    init(_ installed: InstalledKokoro, threads: Int) throws(KokoroError) {
        let path = installed.configuration?.path(percentEncoded: false)
        let configuration = try path.map { path throws(KokoroError) in try KokoroConfiguration(contentsOf: path) }
        let weights: any NamedTensors
        do { weights = try TensorFile.open(path: installed.model.path(percentEncoded: false)) } catch {
            throw .file(error)
        }
        try self.init(weights, configuration ?? .published, threads: threads)
    }
}

extension Kernels {
    /// Those that this process uses.
    static var ofProcess: Kernels { best(environment: ProcessInfo.processInfo.environment) }
}
