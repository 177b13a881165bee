import Tensors

/// The network's names among those of a file, which may be spelled in more than one way.
///
/// The official checkpoint writes `decoder.module.generator.x`; others have `decoder.generator.x`,
/// `module.decoder.generator.x`, or everything inside one more dictionary.
struct KokoroNames {
    /// The file's spelling of each plain name.
    private let spellings: [String: String]

    /// - Throws: ``KokoroError/file(_:)`` if two tensors would have one name.
    init(_ tensors: some NamedTensors) throws(KokoroError) {
        var spellings: [String: String] = [:]
        for name in [Array(tensors.entries.keys), Array(tensors.unusable.keys)].joined() {
            let plain = Self.plain(name)
            guard spellings.updateValue(name, forKey: plain) == nil else {
                throw .file(.damaged(path: tensors.path, .twice(plain)))
            }
        }
        self.spellings = spellings
    }

    /// How the file spells a name such as `decoder.generator.conv_post.bias`; `nil` if it has none.
    func spelling(of name: String) -> String? { spellings[name] }

    /// A name from the network's part on, without `module`.
    static func plain(_ name: String) -> String {
        let words = name.split(separator: ".").filter { $0 != "module" }
        // The part is among the first words; `bert` also names something inside.
        let first = words.prefix(3).firstIndex { parts.contains(String($0)) } ?? 0
        return words[first...].joined(separator: ".")
    }

    private static let parts: Set = ["bert", "bert_encoder", "predictor", "text_encoder", "decoder"]
}
