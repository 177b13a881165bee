import Kokoro
import Tensors

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ModelStore {
    /// Looks whether weights fit a configuration, and reads every number of them.
    /// - Parameters:
    ///   - weights: Where they are.
    ///   - configuration: What they should fit.
    ///   - path: The file that is named when they do not.
    /// - Throws: ``ModelError/unusable(path:reason:advice:)``
    static func check(
        _ weights: String,
        _ configuration: KokoroConfiguration,
        blaming path: String
    ) throws(ModelError) {
        do {
            // Names and shapes first, for the best words; then every number is read, as it will be for speaking.
            let weights = try TensorFile.open(path: weights)
            try KokoroModel.check(weights, configuration: configuration)
            _ = try KokoroLayers(weights, configuration, threads: 1)
        } catch {
            throw .unusable(path, because: error)
        }
    }

    /// The same of all that is installed: what a publisher offers need not be what this architecture takes.
    /// - Throws: ``ModelError``
    func checkFitness() throws(ModelError) {
        let installed = try installed()
        guard let model = installed.model, let file = installed.configuration else { return }
        let configuration: KokoroConfiguration
        do throws(KokoroError) { configuration = try KokoroConfiguration(contentsOf: path(of: file)) } catch {
            throw .unusable(path(of: file), because: error)
        }
        try Self.check(path(of: model), configuration, blaming: path(of: model))
        for voice in installed.voices {
            do throws(KokoroError) { _ = try VoicePack(contentsOf: path(of: voice.file)) } catch {
                throw .unusable(path(of: voice.file), because: error)
            }
        }
    }
}
