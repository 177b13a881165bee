/// What the tagger learnt: the words it knows and the features' weights.
///
/// Format: `VTG1`; the tags' names; the known words' hashes and classes; the features (see `tools/tagger`).
struct TaggerModel: Sendable {
    /// By number.
    let tags: [PennTag]
    let weights: SparseWeights
    /// By number, whether only marks have the tag.
    let isMark: [Bool]
    private let classes: [UInt32: UInt8]

    init(_ bytes: UnsafeRawBufferPointer) throws(PhonemeModelError) {
        var bytes = try ModelBytes(bytes, magic: "VTG1")
        var tags: [PennTag] = []
        for _ in 0..<(try bytes.count()) {
            guard let tag = PennTag(rawValue: try bytes.text()) else { throw .badNumber(at: bytes.position) }
            tags.append(tag)
        }
        guard !tags.isEmpty, tags.count < 63 else { throw .badNumber(at: bytes.position) }
        self.tags = tags
        isMark = tags.map(\.isMark)
        let count = try bytes.count()
        var classes: [UInt32: UInt8] = [:]
        classes.reserveCapacity(count)
        var word: UInt32 = 0
        for _ in 0..<count {
            word &+= try bytes.number()
            classes[word] = try bytes.byte()
        }
        self.classes = classes
        weights = try SparseWeights(&bytes, columns: tags.count)
    }

    /// The number of the class of words that had the same tags in training, 0 for a word that is not known.
    func ambiguity(of word: UInt32) -> UInt8 { classes[word] ?? 0 }

    /// The model in the program; `nil` if there is none.
    static let embedded: TaggerModel? = try? TaggerModel(EmbeddedModel.tagger)
}
