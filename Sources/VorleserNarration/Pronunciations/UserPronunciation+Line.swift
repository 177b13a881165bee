extension UserPronunciation {
    /// A line of a ``PronunciationDocument``, without its end.
    public var line: String {
        let way = Way(of: saying)
        let options = [extent.option, matchesCase ? "match-case" : nil].compactMap(\.self).joined(separator: ",")
        var columns = [sought.withHashGuarded, way.rawValue, saying.text, options, note ?? ""]
        while columns.count > 2, columns.last?.isEmpty ?? false { columns.removeLast() }
        return columns.joined(separator: "\t")
    }

    /// Reads a line of a ``PronunciationDocument``.
    init(line: Substring) throws(PronunciationError) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard (2...5).contains(columns.count) else { throw .wrongColumns(columns.count) }
        func column(_ index: Int) -> String { index < columns.count ? String(columns[index]) : "" }
        var extent = Extent.word
        var matchesCase = false
        for option in column(3).split(whereSeparator: { $0 == "," || $0 == " " }) {
            switch option.lowercased() {
            case "word", "-": break
            case "anywhere": extent = .anywhere
            case "regex": extent = .pattern
            case "match-case": matchesCase = true
            default: throw .unknownOption(String(option))
            }
        }
        guard let way = Way(rawValue: column(1).lowercased().filter { $0 != " " }) else {
            throw .unknownWay(column(1))
        }
        try self.init(
            of: columns[0].withHashUnguarded,
            way.saying(column(2)),
            extent: extent,
            matchesCase: matchesCase,
            note: column(4)
        )
    }

    /// The names of the second column.
    fileprivate enum Way: String {
        case say, ipa, phonemes, skip

        init(of saying: Saying) {
            switch saying {
            case .words: self = .say
            case .ipa: self = .ipa
            case .phonemes: self = .phonemes
            case .silence: self = .skip
            }
        }

        func saying(_ text: String) -> Saying {
            switch self {
            case .say: .words(text)
            case .ipa: .ipa(text)
            case .phonemes: .phonemes(text)
            case .skip: .silence
            }
        }
    }
}

extension UserPronunciation.Saying {
    /// Its kind, as a ``PronunciationDocument`` names it: `say`, `ipa`, `phonemes` or `skip`.
    public var way: String { UserPronunciation.Way(of: self).rawValue }

    /// - Parameters:
    ///   - way: Its kind, as ``way`` names it.
    ///   - said: What is said; means nothing for `skip`.
    /// - Throws: ``PronunciationError/unknownWay(_:)``
    public init(way: String, said: String) throws(PronunciationError) {
        guard let known = UserPronunciation.Way(rawValue: way) else { throw .unknownWay(way) }
        self = known.saying(said)
    }
}

extension UserPronunciation.Extent {
    /// Its name in a line; none for the usual one.
    fileprivate var option: String? {
        switch self {
        case .word: nil
        case .anywhere: "anywhere"
        case .pattern: "regex"
        }
    }
}

extension StringProtocol {
    private var beginsWithGuardedHash: Bool { drop { $0 == "\\" }.first == "#" }

    /// With a `\` before a # that would make the line a remark.
    fileprivate var withHashGuarded: String { (beginsWithGuardedHash ? "\\" : "") + self }

    fileprivate var withHashUnguarded: String {
        first == "\\" && beginsWithGuardedHash ? String(dropFirst()) : String(self)
    }
}
