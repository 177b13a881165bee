import VorleserCore

/// Finds where to cut a sentence that is too long for the voice.
///
/// The parts are about equally long; a semicolon is worth more than a comma, that more than a conjunction, that more
/// than the gap between two words. Words, numbers (`1,024`, `10 000`) and characters stay whole; only a word that is
/// itself too long, or text without gaps as in Chinese, is cut between characters.
struct ClauseCut {
    /// A place to cut, in UTF-16 code units of the sentence, and the silence that belongs there.
    struct Place: Equatable {
        let offset: Int
        let pause: Break
    }

    private(set) var places: [Place] = []
    private let units: [UInt16]
    /// What must not be cut, from where the next part begins.
    private var closed: ArraySlice<Range<Int>>
    private let conjunctions: Set<String>

    /// - Parameters:
    ///   - units: What is said.
    ///   - closed: Stretches of it that must not be cut, in order.
    ///   - limits: How long a part may be. One that cannot be cut may be longer.
    ///   - language: BCP 47 tag; tells which words are conjunctions.
    init(_ units: [UInt16], closed: [Range<Int>] = [], limits: UtteranceLimits, language: String) {
        self.units = units
        self.closed = closed[...]
        self.conjunctions = Conjunctions.of(language)
        let end = (units.lastIndex { !$0.isWhiteSpace } ?? -1) + 1
        var start = 0
        while end - start > limits.longest, let place = nextPlace(in: start..<end, limits), place.offset < end {
            places.append(place)
            start = place.offset
            self.closed = self.closed.drop { $0.upperBound <= start }
        }
    }

    /// The best place to cut the first part off.
    private func nextPlace(in rest: Range<Int>, _ limits: UtteranceLimits) -> Place? {
        let parts = (rest.count + limits.longest - 1) / limits.longest
        let ideal = rest.count / parts
        let least = max(limits.shortest, ideal / 3, 1)
        let most = max(min(limits.longest, rest.count - limits.shortest), least)
        var best: (place: Place, cost: Double)?
        var forbidden = Closed(closed)
        for offset in rest.lowerBound + least...min(rest.lowerBound + most, rest.upperBound - 1)
        where !forbidden.holds(offset) {
            guard let seam = seam(at: offset) else { continue }
            let distance = Double(offset - rest.lowerBound - ideal) / Double(ideal)
            let cost = seam.cost + distance * distance
            if cost < best?.cost ?? .infinity { best = (Place(offset: offset, pause: seam.pause), cost) }
        }
        return best?.place ?? lastResort(in: rest, limits)
    }

    /// What a place between two code units is worth; `nil` where no cut may be.
    private func seam(at offset: Int) -> Seam? {
        let (before, after) = (units[offset - 1], units[offset])
        if after.isWhiteSpace || before.isNoBreakSpace { return nil }
        if before.isWhiteSpace { return gap(at: offset) }
        return Seam(ideograph: before) ?? unspacedDash(at: offset)
    }

    /// A gap between two words.
    private func gap(at offset: Int) -> Seam? {
        guard let last = units[..<offset].lastIndex(where: { !$0.isWhiteSpace }) else { return nil }
        let after = units[offset]
        if after == 0x2014 || after == 0x2013 { return nil }  // A spaced dash belongs to what is before it.
        if units[last].isDigit, after.isDigit { return nil }
        let sign = units[...last].last { !$0.isClosing }
        if let sign, let seam = Seam(sign) { return seam }
        if units[last] == 0x2D, last > 0, units[last - 1] == 0x2D { return .dash }
        if units[last] == 0x2E { return .abbreviation }
        if after == 0x28 || units[last] == 0x29 || conjunctions.contains(word(at: offset)) { return .conjunction }
        let isShort = units[..<last].suffix(3).contains { $0.isWhiteSpace }
        return isShort ? .shortWord : .word
    }

    /// After a dash or ellipsis that stands between two words without blanks; not in `1914—1918`.
    private func unspacedDash(at offset: Int) -> Seam? {
        let before = units[offset - 1]
        let isDash = before == 0x2014 || before == 0x2026 || (before == 0x2D && offset > 1 && units[offset - 2] == 0x2D)
        guard isDash, units[offset].isLetterOrDigit || units[offset] == 0x201C, offset > 1 else { return nil }
        let earlier = units[offset - 2]
        return earlier.isWhiteSpace || (earlier.isDigit && units[offset].isDigit) ? nil : .dash
    }

    private func word(at offset: Int) -> String {
        let letters = units[offset...].prefix(12).prefix { !$0.isWhiteSpace }
        return String(letters).lowercased()
    }

    /// Where a cut must be although there is no gap: at the end of what is closed, or between two characters.
    private func lastResort(in rest: Range<Int>, _ limits: UtteranceLimits) -> Place? {
        let wanted = min(rest.lowerBound + limits.longest, rest.upperBound - 1)
        if let shut = closed.first(where: { $0.upperBound > wanted }), shut.lowerBound < wanted {
            let offset = shut.lowerBound > rest.lowerBound ? shut.lowerBound : shut.upperBound
            return offset < rest.upperBound ? Place(offset: offset, pause: .word) : nil
        }
        let gap = units[rest.lowerBound + 1...wanted].lastIndex { $0.isWhiteSpace }
        if let gap, gap > rest.lowerBound, gap + 1 < rest.upperBound, !isClosed(gap + 1) {
            return Place(offset: gap + 1, pause: .word)
        }
        let offset = characterEdge(in: rest, upTo: wanted)
        return offset < rest.upperBound ? Place(offset: offset, pause: .word) : nil
    }

    /// The last edge between two characters up to `wanted`; between two scalars when one character fills it all.
    private func characterEdge(in rest: Range<Int>, upTo wanted: Int) -> Int {
        let window = String(units[rest.lowerBound..<min(wanted + 32, rest.upperBound)])
        var edge = rest.lowerBound
        for character in window {
            let next = edge + character.utf16.count
            if next > wanted { break }
            edge = next
        }
        if edge > rest.lowerBound, !isClosed(edge) { return edge }
        let isHalfway = UTF16.isTrailSurrogate(units[wanted]) && UTF16.isLeadSurrogate(units[wanted - 1])
        return isHalfway ? wanted + 1 : wanted
    }

    private func isClosed(_ offset: Int) -> Bool {
        closed.prefix { $0.lowerBound < offset }.contains { offset < $0.upperBound }
    }
}

/// What a place to cut is worth: the less it costs the better.
private struct Seam {
    let cost: Double
    let pause: Break

    static let semicolon = Seam(cost: 0, pause: .clause)
    static let colon = Seam(cost: 0.03, pause: .clause)
    static let dash = Seam(cost: 0.06, pause: .clause)
    static let comma = Seam(cost: 0.15, pause: .clause)
    static let conjunction = Seam(cost: 0.35, pause: .word)
    static let word = Seam(cost: 0.6, pause: .word)
    /// After an article or preposition, most likely: “in the | house”.
    static let shortWord = Seam(cost: 0.8, pause: .word)
    /// After a full stop inside a sentence: more likely “Mr. | Smith” than not.
    static let abbreviation = Seam(cost: 1.2, pause: .word)

    private init(cost: Double, pause: Break) {
        self.cost = cost
        self.pause = pause
    }

    /// After a sign and a blank.
    init?(_ sign: UInt16) {
        switch sign {
        case 0x3B: self = .semicolon
        case 0x3A: self = .colon
        case 0x2014, 0x2013: self = .dash
        case 0x2C, 0x21, 0x3F, 0x2026, 0x060C: self = .comma
        default: return nil
        }
    }

    /// After a sign that needs no blank.
    init?(ideograph sign: UInt16) {
        switch sign {
        case 0x3002, 0xFF1B, 0xFF01, 0xFF1F: self = .semicolon
        case 0xFF1A: self = .colon
        case 0x3001, 0xFF0C: self = .comma
        default: return nil
        }
    }
}

/// Walks over closed stretches in step with ascending offsets.
private struct Closed {
    private var stretches: ArraySlice<Range<Int>>

    init(_ stretches: ArraySlice<Range<Int>>) { self.stretches = stretches }

    /// Whether an offset lies inside one, rather than at its edge.
    mutating func holds(_ offset: Int) -> Bool {
        while let next = stretches.first, next.upperBound <= offset { stretches.removeFirst() }
        return stretches.first.map { $0.lowerBound < offset } ?? false
    }
}

/// Words that begin a clause, by language.
private enum Conjunctions {
    static func of(_ language: String) -> Set<String> {
        byLanguage[String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()] ?? []
    }

    private static let byLanguage: [String: Set<String>] = [
        "en": [
            "and", "but", "or", "nor", "for", "yet", "so", "because", "although", "though", "while", "when", "where",
            "which", "who", "whom", "whose", "that", "if", "unless", "until", "till", "since", "after", "before", "as",
            "than", "whereas", "whether", "lest",
        ],
        "de": [
            "und", "oder", "aber", "denn", "sondern", "weil", "dass", "daß", "obwohl", "während", "wenn", "als", "ob",
            "nachdem", "bevor", "bis", "damit", "wo", "wie", "indem",
        ],
        "fr": [
            "et", "ou", "mais", "donc", "or", "ni", "car", "que", "qui", "quand", "lorsque", "puisque", "parce", "où",
            "dont", "si", "comme", "tandis",
        ],
        "es": ["y", "e", "o", "u", "pero", "sino", "porque", "que", "cuando", "donde", "aunque", "mientras", "si"],
        "it": ["e", "ed", "o", "ma", "però", "perché", "che", "quando", "dove", "mentre", "se", "come"],
    ]
}
