/// The words with several readings, and the weights to choose one by.
///
/// Format: `VHG1`; the words, each with its readings; three tables of weights (see `tools/tagger`).
struct HomographModel: Sendable {
    struct Reading: Sendable {
        let american: String
        let british: String
        let kind: Kind
        /// For which tags the lexicon has this reading: bits of `Choice`.
        let choices: UInt16
    }

    /// What a reading is, next to the word's others.
    enum Kind: UInt8, Sendable {
        /// Told by its meaning only.
        case meaning
        case verb
        /// Anything but a verb.
        case other
        /// A name: written with a capital.
        case name
    }

    let words: [[Reading]]
    /// A column for each reading of a word.
    let own: SparseWeights
    /// Column 0 for the verb, 1 for other readings.
    let common: SparseWeights
    /// Column 0 for the lexicon's choice.
    let choice: SparseWeights
    private let numbers: [UInt32: Int]

    init(_ bytes: UnsafeRawBufferPointer) throws(PhonemeModelError) {
        var bytes = try ModelBytes(bytes, magic: "VHG1")
        var words: [[Reading]] = []
        var numbers: [UInt32: Int] = [:]
        for number in 0..<(try bytes.count()) {
            guard let key = Self.key(of: try bytes.text()) else { throw .badNumber(at: bytes.position) }
            numbers[key] = number
            var readings: [Reading] = []
            for _ in 0..<(try bytes.count()) {
                let american = try bytes.text()
                let british = try bytes.text()
                guard let kind = Kind(rawValue: try bytes.byte()) else { throw .badNumber(at: bytes.position) }
                let choices = UInt16(truncatingIfNeeded: try bytes.number())
                readings.append(Reading(american: american, british: british, kind: kind, choices: choices))
            }
            guard (2...8).contains(readings.count) else { throw .badNumber(at: bytes.position) }
            words.append(readings)
        }
        self.words = words
        self.numbers = numbers
        own = try SparseWeights(&bytes, columns: 8)
        common = try SparseWeights(&bytes, columns: 2)
        choice = try SparseWeights(&bytes, columns: 1)
    }

    static let embedded: HomographModel? = try? HomographModel(EmbeddedModel.homographs)

    /// The word's number; `nil` if it has one reading only.
    func number(of text: String) -> Int? {
        guard let key = Self.key(of: text) else { return nil }
        return numbers[key]
    }

    /// A hash of the letters whatever their case, `nil` for what is no word of plain letters.
    private static func key(of text: String) -> UInt32? {
        let letters = text.utf8
        guard (3...12).contains(letters.count) else { return nil }
        var hash: UInt32 = 0x811c_9dc5
        for letter in letters {
            let small = letter | 0x20
            guard small >= 0x61, small <= 0x7A else { return nil }
            hash = (hash ^ UInt32(small)) &* 0x0100_0193
        }
        return hash ^ hash >> 15
    }

    /// The reading that the lexicon has for a tag, `nil` if it has none of them.
    func lexiconChoice(_ readings: [Reading], tag: PennTag, isCapitalised: Bool) -> Int? {
        if isCapitalised, let name = readings.firstIndex(where: { $0.choices & Choice.capitalised != 0 }) {
            return name
        }
        let bit = Choice.bit(of: tag)
        return readings.firstIndex { $0.choices & bit != 0 }
    }

    /// The bits of `Reading.choices`.
    enum Choice {
        static let capitalised: UInt16 = 256

        static func bit(of tag: PennTag) -> UInt16 {
            switch tag {
            case .nn, .nns, .nnp, .nnps: 2
            case .vb, .vbg, .vbz: 4
            case .vbd: 8
            case .vbn: 16
            case .vbp: 32
            case .jj, .jjr, .jjs: 64
            case .rb, .rbr, .rbs: 128
            default: 1
            }
        }
    }
}
