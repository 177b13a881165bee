import VorleserKit

/// Makes passages of a message: marks become places, signs and letters what is said for them.
struct MessageReading {
    private let settings: SpeechSettings
    private var passages: [Passage] = []
    private var passage: Passage
    private var elements: [Element] = []
    private var white = White.none
    private var cueCount = 0
    /// UTF-16 code units of the passage's text.
    private var length = 0
    private var names: SpokenNames
    /// The character before, where the next one may belong to its word.
    private var before: Character?

    /// An element that is open.
    private struct Element {
        let name: String
        let language: String?
        let isSpelled: Bool
        let isSilent: Bool
    }

    private enum White: Int, Comparable {
        case none, blank, paragraph

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// Elements in one another that are looked at; in those below nothing changes.
    private static let deepest = 64
    /// No client needs more, and a page of marks is a fault.
    private static let mostCues = 20_000
    private static let longestMarkName = 1_024
    private static let longestPause = Duration.seconds(30)

    /// Reads SSML.
    /// - Parameters:
    ///   - markup: As the client wrote it.
    ///   - settings: How it is to be said.
    /// - Returns: What is to be said, in order; none when there is nothing.
    static func passages(of markup: String, _ settings: SpeechSettings) -> [Passage] {
        var reading = MessageReading(settings)
        for token in SpeechMarkup(markup) { reading.take(token) }
        return reading.finish()
    }

    /// Reads one character.
    static func passages(ofCharacter character: String, _ settings: SpeechSettings) -> [Passage] {
        var reading = MessageReading(settings)
        // As SSIP names the one that a line cannot hold.
        for one in character == "space" ? " " : character.prefix(64) { reading.spell(one) }
        return reading.finish()
    }

    /// Reads a key's name, such as `control_shift_a`.
    static func passages(ofKey key: String, _ settings: SpeechSettings) -> [Passage] {
        var reading = MessageReading(settings)
        let names = SpokenNames(settings.language)
        // The key that prints what parts the others is called by its name.
        let parts = key == "_" ? ["underscore"] : key.split(separator: "_").prefix(16).map { String($0.prefix(64)) }
        for part in parts {
            if part.count == 1, let letter = part.first {
                reading.spell(letter)
            } else {
                reading.part()
                reading.append(words: names.key(part), endingWith: "")
            }
        }
        return reading.finish()
    }

    private init(_ settings: SpeechSettings) {
        self.settings = settings
        passage = Passage()
        names = SpokenNames(settings.language)
    }

    private mutating func finish() -> [Passage] {
        endPassage()
        return passages
    }

    // MARK: Elements

    private mutating func take(_ token: SpeechMarkup.Token) {
        switch token {
        case .text(let text):
            if elements.contains(where: \.isSilent) { return }
            if elements.last?.isSpelled ?? settings.isSpelled {
                for one in text where !one.isWhitespace { spell(one) }
            } else {
                append(text)
            }
        case .start(let name, let attributes, let isEmpty): start(name, attributes, isEmpty: isEmpty)
        case .end(let name): end(name)
        }
    }

    private mutating func start(_ name: String, _ attributes: [String: String], isEmpty: Bool) {
        let isSilent = elements.contains(where: \.isSilent)
        switch name {
        case "mark":
            let mark = attributes["name"] ?? ""
            if !mark.isEmpty, mark.utf8.count <= Self.longestMarkName { cue(.mark(mark)) }
        case "break" where !isSilent: endPassage(pause: Self.pause(attributes))
        case "p", "s", "paragraph", "sentence": white = .paragraph
        case "sub" where !isSilent: append(String((attributes["alias"] ?? "").prefix(1_024)))
        default: break
        }
        guard !isEmpty, elements.count < Self.deepest else { return }
        let spelled = ["characters", "spell-out", "letters"]
        let element = Element(
            name: name,
            language: attributes["xml:lang"].flatMap { Language($0) == nil ? nil : $0 } ?? elements.last?.language,
            isSpelled: name == "say-as"
                ? spelled.contains(attributes["interpret-as"] ?? "") : elements.last?.isSpelled ?? settings.isSpelled,
            isSilent: name == "sub" && attributes["alias"] != nil || name == "desc" || name == "metadata"
        )
        elements.append(element)
        turn(to: element.language)
    }

    private mutating func end(_ name: String) {
        if ["p", "s", "paragraph", "sentence"].contains(name) { white = .paragraph }
        guard let index = elements.lastIndex(where: { $0.name == name }) else { return }
        elements.removeSubrange(index...)
        turn(to: elements.last?.language)
    }

    private mutating func turn(to language: String?) {
        guard language != passage.language else { return }
        endPassage()
        passage.language = language
        names = SpokenNames(language ?? settings.language)
    }

    private mutating func endPassage(pause: Duration = .zero) {
        if !passage.text.isEmpty || !passage.cues.isEmpty || pause > .zero {
            passage.pauseAfter = pause
            passages.append(passage)
        }
        passage = Passage(language: passage.language)
        (white, before, length) = (.none, nil, 0)
    }

    private static func pause(_ attributes: [String: String]) -> Duration {
        if let time = attributes["time"] {
            let number = Double(time.prefix { $0.isNumber || $0 == "." }) ?? 0
            let seconds = time.hasSuffix("ms") ? number / 1000 : number
            return min(.seconds(seconds.isFinite ? max(seconds, 0) : 0), longestPause)
        }
        switch attributes["strength"] {
        case "none": return .zero
        case "x-weak": return .milliseconds(100)
        case "weak": return .milliseconds(200)
        case "strong": return .milliseconds(700)
        case "x-strong": return .milliseconds(1000)
        default: return .milliseconds(400)
        }
    }

    private mutating func cue(_ kind: Passage.Cue.Kind) {
        guard cueCount < Self.mostCues else { return }
        cueCount += 1
        passage.cues.append(Passage.Cue(kind: kind, offset: length))
    }

    // MARK: Text

    /// Adds text, with the names of signs and capitals that are to be said.
    private mutating func append(_ text: String) {
        var ends = 0
        for index in text.indices {
            let character = text[index]
            if character.isWhitespace {
                if character.isNewline { ends += 1 }
                white = max(white, ends > 1 ? .paragraph : .blank)
                before = nil
                continue
            }
            ends = 0
            if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .control }) { continue }
            if let name = names.name(of: character, at: settings.punctuation) {
                // In `3.5` it ends nothing.
                let next = text.index(after: index)
                let isLast = next == text.endIndex || text[next].isWhitespace
                append(words: name, endingWith: isLast && SpokenNames.endsClause(character) ? String(character) : "")
            } else {
                if character.isUppercase, before?.isLetter != true { tell(capital: character) }
                append(raw: String(character))
            }
            before = character
        }
    }

    private mutating func tell(capital: Character) {
        switch settings.capitals {
        case .none: break
        case .icon:
            flushWhite()
            cue(.tone)
        case .spell:
            append(words: names.capital, endingWith: "")
        }
    }

    /// Adds a character by its name.
    private mutating func spell(_ character: Character) {
        part()
        if character.isUppercase { tell(capital: character) }
        append(words: names.spelled(character), endingWith: "")
    }

    /// Parts what is named one by one.
    private mutating func part() {
        guard length > 0, passage.text.last?.isPunctuation != true else { return }
        passage.text += ","
        length += 1
    }

    /// Adds words that are parted from what stands before and after.
    private mutating func append(words: String, endingWith end: String) {
        if !passage.text.isEmpty { white = max(white, .blank) }
        append(raw: words + end)
        white = .blank
        before = nil
    }

    private mutating func append(raw: String) {
        flushWhite()
        passage.text += raw
        length += raw.utf16.count
    }

    private mutating func flushWhite() {
        if length > 0, white != .none {
            passage.text += white == .blank ? " " : "\n\n"
            length += white == .blank ? 1 : 2
        }
        white = .none
    }
}
