/// The published names of what an exporter names after the modules that it went through.
struct ExportNames {
    private let shapes: [String: [Int]]

    init(_ parameters: KokoroParameters) { shapes = parameters.shapes }

    /// The published name of a tensor such as `decoder.decoder.generator.conv_post.bias`: a tool that exports a network
    /// puts it into modules of his own.
    func parameter(_ name: String) -> String? {
        var name = name
        // PyTorch's newer way of weight norm.
        for (end, published) in [(".original0", "_g"), (".original1", "_v")] {
            let ending = ".parametrizations.weight" + end
            if name.hasSuffix(ending) { name = name.dropLast(ending.count) + ".weight" + published }
        }
        return tail(of: name.split(separator: ".").filter { $0 != "module" }.map(String.init)) { shapes[$0] != nil }
    }

    /// The published name of the layer that an operation stands for, by its path:
    /// `/encoder/F0.1/conv1x1/Conv` is `predictor.F0.1.conv1x1`.
    func layer(_ path: String) -> String? {
        var words: [String] = []
        for word in path.split(separator: "/").dropLast().map(String.init) {
            // A module of a list is named after the list once more.
            if let last = words.last, word.hasPrefix(last + ".") { words.removeLast() }
            words.append(word)
        }
        // The second time that a module is gone through it has a number.
        let plain = words.map { word in word.replacing(/_[0-9]+$/, with: "") }
        return [words, plain].lazy.compactMap { words in
            tail(of: words, isLayer)
                ?? Self.parts.lazy.compactMap { part in
                    // Somebody who calls the modules of a part himself leaves the part out.
                    tail(of: words) { isLayer(part + "." + $0) }.map { part + "." + $0 }
                }.first
        }.first
    }

    /// The layer that a bias belongs to.
    func layer(ofBias name: String) -> String? {
        parameter(name).flatMap { $0.hasSuffix(".bias") ? String($0.dropLast(5)) : nil }
    }

    private static let parts = ["predictor", "text_encoder", "decoder", "bert"]
    private static let weights = [".weight", ".weight_v", ".weight_ih_l0"]

    private func isLayer(_ name: String) -> Bool { Self.weights.contains { shapes[name + $0] != nil } }

    /// The longest end of some words that is a name of the kind that is looked for.
    private func tail(of words: [String], _ isName: (String) -> Bool) -> String? {
        for start in words.indices.prefix(4) {
            let name = words[start...].joined(separator: ".")
            if isName(name) { return name }
        }
        return nil
    }
}
