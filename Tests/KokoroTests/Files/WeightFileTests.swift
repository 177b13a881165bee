import Foundation
import KokoroFormula
import Tensors
import Testing

@testable import Kokoro

struct WeightFileTests {
    private let weights = SmallNetwork.weights()

    @Test func `a checkpoint in the official layout is the same network`() throws {
        let speech = try speak(weights)
        let file = try inFile(WeightFile.checkpoint(weights.entries)) { try speak(TensorFile.open(path: $0)) }
        #expect(file == speech)
    }

    @Test func `a safetensors file is the same network`() throws {
        let speech = try speak(weights)
        let data = WeightFile.safetensors(weights.entries, .full)
        let file = try inFile(data) { try speak(TensorFile.open(path: $0)) }
        #expect(file == speech)
    }

    @Test(arguments: [WeightFile.Precision.half, .brain])
    func `weights of 16 bits are nearly the same network`(_ precision: WeightFile.Precision) throws {
        let data = WeightFile.safetensors(weights.entries, precision)
        try inFile(data) { path in
            let (have, want) = (try embedded(TensorFile.open(path: path)), try embedded(weights))
            let scale = want.reduce(0) { max($0, abs($1)) }
            let difference = zip(have, want).reduce(0) { max($0, abs($1.0 - $1.1)) }
            #expect(
                difference > 0 && difference < scale * (precision == .half ? 0.01 : 0.1),
                "\(difference) of \(scale)"
            )
            let speech = try speak(TensorFile.open(path: path))
            #expect(speech.samples.allSatisfy { $0.isFinite })
        }
    }

    /// What the text side makes of the tokens: the sound of a formula's weights is too unsteady to be compared.
    private func embedded(_ weights: any NamedTensors) throws -> [Float] {
        let model = try SmallNetwork.model(weights)
        var features: [Float] = []
        model.watch = { if $0 == .durationEncoder { features = $1.elements } }
        _ = try model.speak(SmallNetwork.tokens, style: SmallNetwork.style)
        return features
    }

    private func speak(_ weights: any NamedTensors) throws -> KokoroSpeech {
        try SmallNetwork.model(weights).speak(SmallNetwork.tokens, style: SmallNetwork.style)
    }

    private func inFile<R>(_ data: Data, _ body: (String) throws -> R) throws -> R {
        let file = FileManager.default.temporaryDirectory.appending(path: "weights-\(UUID().uuidString)")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path)
    }
}
