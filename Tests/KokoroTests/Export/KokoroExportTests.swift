import Foundation
import KokoroFormula
import Tensors
import Testing
import VorleserTesting

@testable import Kokoro

/// Opens a network that another program exported.
private func export<R>(_ bytes: [UInt8], _ use: (KokoroExport) throws -> R) throws -> R {
    let file = try Folder()
    let path = file.url.appending(path: "net.onnx")
    try Data(bytes).write(to: path)
    return try use(KokoroExport(ONNXGraph(path: path.path), configuration: SmallNetwork.configuration))
}

struct KokoroExportTests {
    private let formula = SmallNetwork.weights()
    private static let table = KokoroParameters(SmallNetwork.configuration)

    /// The numbers of a layer that weight norm stands before: g · v ÷ ‖v‖.
    private static func normed(_ lengths: [Float], _ vectors: [Float]) -> [Float] {
        let width = vectors.count / lengths.count
        return lengths.indices.flatMap { index in
            let row = vectors[index * width..<(index + 1) * width]
            let factor = lengths[index] / row.reduce(0) { $0 + $1 * $1 }.squareRoot()
            return row.map { factor * $0 }
        }
    }

    /// What the network computes with, by name; weight norm multiplied in.
    private static func effective(_ floats: (String) -> [Float]?) -> [String: [Float]] {
        var numbers: [String: [Float]] = [:]
        for name in table.shapes.keys where !table.optional.contains(name) {
            if name.hasSuffix(".weight_g") { continue }
            guard let own = floats(name) else { continue }
            let lengths = name.hasSuffix(".weight_v") ? floats(String(name.dropLast()) + "g") : nil
            numbers[name] = lengths.map { normed($0, own) } ?? own
        }
        return numbers
    }

    @Test(arguments: FormulaGraph.Form.allCases)
    func `a graph gives every parameter, whichever numbers it is written in`(form: FormulaGraph.Form) throws {
        try export(FormulaGraph.bytes(SmallNetwork.configuration, form)) { export in
            let parameters = Dictionary(uniqueKeysWithValues: export.parameters.map { ($0.name, $0) })
            #expect(Set(parameters.keys) == Set(Self.table.shapes.keys).subtracting(Self.table.optional))
            for (name, parameter) in parameters { #expect(parameter.shape == Self.table.shapes[name]) }
            let ours = Self.effective { parameters[$0]?.floats() }
            let theirs = Self.effective { formula.entries[$0]?.floats() }
            for (name, want) in theirs {
                let have = try #require(ours[name], "\(name)")
                let most = want.reduce(0) { max($0, abs($1)) }
                let far = zip(have, want).reduce(Float(0)) { max($0, abs($1.0 - $1.1)) }
                let allowed: Float =
                    switch form {
                    case .trained, .floats: 1e-5
                    case .halves: 1e-3
                    // Half a step of 255, the half of the zero's rounding, and what 16 bits leave out.
                    case .integers: 1.0 / 126
                    }
                #expect(have.count == want.count && far <= allowed * most, "\(name): \(far) of \(most)")
            }
        }
    }

    @Test func `weights that are multiplied in already are kept bit for bit`() throws {
        try export(FormulaGraph.bytes(SmallNetwork.configuration, .trained)) { export in
            for parameter in export.parameters {
                #expect(parameter.element == .float32)
                #expect(parameter.floats() == formula.entries[parameter.name]?.floats(), "\(parameter.name)")
            }
        }
        try export(FormulaGraph.bytes(SmallNetwork.configuration, .integers)) { export in
            let kinds = Dictionary(grouping: export.parameters, by: \.element).mapValues(\.count)
            // Only directions are kept in sixteen bits, which hold their whole numbers as they are.
            #expect(Set(kinds.keys) == [.float16, .float32])
            for parameter in export.parameters where parameter.element == .float16 {
                #expect(parameter.name.hasSuffix(".weight_v"))
                #expect(parameter.floats().allSatisfy { $0 == $0.rounded() && abs($0) <= 255 }, "\(parameter.name)")
            }
        }
    }

    @Test func `another network's graph is told from one that lacks something`() throws {
        var other = ONNXSketch()
        other.inputs = ["input", "input_lengths", "scales"]
        other.node("Conv", "/dec/conv_pre/Conv", ["x", "w"], ["y"])
        #expect(throws: KokoroError.foreign(inputs: ["input", "input_lengths", "scales"])) {
            try export(other.bytes) { _ in }
        }
    }

    @Test func `weights of another width are named with both shapes`() throws {
        var wider = SmallNetwork.configuration
        wider.albert.innerWidth = 64
        let bytes = FormulaGraph.bytes(wider, .floats)
        let error = #expect(throws: KokoroError.self) { try export(bytes) { _ in } }
        guard case .shape(let name, let have, let need) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(name.contains("ffn") && have.sorted() == [64, 64] && need.sorted() == [64, 96])
    }

    @Test func `half precision rounds as the processor does`() {
        var numbers: [Float] = [0, -0, 1, 65_504, 65_519, 65_520, 1e9, .infinity, 6e-8, 2.9e-8, 3e-8, 6.1e-5, 6.09e-5]
        var random = SeededGenerator(seed: 3)
        numbers += (0..<20_000).map { _ in Float(bitPattern: UInt32.random(in: 0...UInt32.max, using: &random)) }
        numbers += (0..<20_000).map { _ in Float.random(in: -2...2, using: &random) }
        for number in numbers where !number.isNaN {
            #expect(HalfPrecision.bits(of: number) == Float16(number).bitPattern, "\(number)")
        }
        #expect(Float16(bitPattern: HalfPrecision.bits(of: .nan)).isNaN)
    }

    @Test(arguments: [
        ("decoder.decoder.generator.conv_post.bias", "decoder.generator.conv_post.bias"),
        ("encoder.predictor.F0.1.norm1.fc.bias", "predictor.F0.1.norm1.fc.bias"),
        ("encoder.bert.encoder.embedding_hidden_mapping_in.bias", "bert.encoder.embedding_hidden_mapping_in.bias"),
        ("kmodel.text_encoder.embedding.weight", "text_encoder.embedding.weight"),
        ("predictor.module.lstm.bias_hh_l0", "predictor.lstm.bias_hh_l0"),
        ("m.decoder.F0_conv.parametrizations.weight.original1", "decoder.F0_conv.weight_v"), ("onnx::MatMul_7", nil),
    ])
    func `a tensor's published name is found behind the exporter's`(name: String, published: String?) {
        #expect(ExportNames(KokoroParameters(.published)).parameter(name) == published)
    }

    @Test(arguments: [
        ("/encoder/F0.1/conv1x1/Conv_quant", "predictor.F0.1.conv1x1"),
        ("/encoder/text_encoder/cnn.0/cnn.0.0/Conv", "text_encoder.cnn.0.0"),
        ("/encoder/shared/LSTM", "predictor.shared"),
        ("/encoder/predictor/text_encoder/lstms.2/LSTM_quant", "predictor.text_encoder.lstms.2"),
        ("/decoder/decoder/asr_res/asr_res.0/Conv", "decoder.asr_res.0"),
        (
            "/encoder/bert/encoder/albert_layer_groups.0/albert_layers.0/attention/query_11/MatMul",
            "bert.encoder.albert_layer_groups.0.albert_layers.0.attention.query"
        ), ("/kmodel/bert_encoder/MatMul", "bert_encoder"), ("/encoder/bert/Mul", nil), ("Conv_7", nil),
    ])
    func `an operation's layer is found by its path`(path: String, layer: String?) {
        #expect(ExportNames(KokoroParameters(.published)).layer(path) == layer)
    }
}
