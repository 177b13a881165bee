import VorleserCore

/// What is said although it is not part of the text: the numbers of list items, the words for pictures.
struct Unprinted {
    private let settings: NarrationSettings
    private let limits: UtteranceLimits
    private let phrases: PhraseWords
    /// The book's.
    private let language: String
    /// The chapter's pictures, in order.
    private let pictures: [Picture]

    struct Picture {
        let offset: Int
        let alternative: String
        let resource: String
    }

    init(_ marks: [TextMark], _ narrator: Narrator, language: String) {
        self.language = language
        settings = narrator.settings
        limits = narrator.limits
        phrases = narrator.languages[narrator.settings.language].phrases
        pictures = marks.compactMap { mark in
            guard case .image(let alternative, let resource) = mark.kind, !alternative.isEmpty else { return nil }
            return Picture(offset: mark.span.lowerBound.utf16, alternative: alternative, resource: resource)
        }
    }

    /// The pictures in a span, from picture `first` on, which is moved past those before the span's end.
    func pictures(in span: Range<Int>, from first: inout Int) -> ArraySlice<Picture> {
        let start = first
        while first < pictures.count, pictures[first].offset < span.upperBound { first += 1 }
        return pictures[start..<first].drop { $0.offset < span.lowerBound }
    }

    /// The number of a list item as words; `nil` for bullets, which are silent.
    func words(for item: ListItem) -> Run.Change? {
        guard !settings.silentRules.contains("list-number") else { return nil }
        let number = item.marker.utf16.drop { !$0.isLetterOrDigit }.reversed().drop { !$0.isLetterOrDigit }.reversed()
        // Something longer is no number, but text that a broken book put there.
        guard (1...12).contains(number.count) else { return nil }
        return Run.Change(String(decoding: number, as: UTF16.self) + ". ", rule: "list-number")
    }

    /// The letter that a picture stands for at the start of a word; `nil` when it is another picture.
    func letter(of picture: Picture) -> Run.Change? {
        guard !settings.silentRules.contains("drop-cap"), picture.alternative.count == 1,
            picture.alternative.allSatisfy(\.isLetter)
        else { return nil }
        return Run.Change(picture.alternative, rule: "drop-cap")
    }

    /// The words for a picture, cut to what the voice speaks well; none unless the listener wishes to hear them.
    func words(for picture: Picture) -> [Run.Change] {
        guard settings.readsImages, !settings.silentRules.contains("image"), isTelling(picture) else { return [] }
        let units = picture.alternative.utf16.map { $0.isWhiteSpace ? 0x20 : $0 }
        let places = ClauseCut(units, limits: limits, phrases).places.map(\.offset)
        return zip([0] + places, places + [units.count]).map { start, end in
            let words = units[start..<end].drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed()
            return Run.Change(String(decoding: words, as: UTF16.self), rule: "image")
        }
    }

    /// Whether the alternative says something of the picture.
    private func isTelling(_ picture: Picture) -> Bool {
        let words = picture.alternative.lowercased()
        let file = picture.resource.lowercased().split(separator: "/").last ?? ""
        return words.utf16.isSpeakable && !file.hasPrefix(words) && !words.hasSuffix(file)
            && !PictureNames.sayNothing(words, in: language)
    }
}
