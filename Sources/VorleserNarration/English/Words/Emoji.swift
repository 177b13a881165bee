/// Says emoji by their names, and leaves out those that only colour a sentence: faces, and what stands at its end.
public struct Emoji: SpokenForm {
    public let name = "emoji"

    public init() {}

    /// A picture with what modifies it.
    private struct Picture {
        let range: Range<Int>
        let scalars: [Unicode.Scalar]
    }

    public func replacements(in passage: Passage) -> [Replacement] {
        let pictures = pictures(in: passage)
        guard !pictures.isEmpty || mayHaveSmileys(passage) else { return [] }
        let isSpeakable = passage.isSpeakable
        var result: [Replacement] = []
        var last: [Unicode.Scalar] = []
        for picture in pictures {
            let isRepeated = picture.scalars == last && result.last?.range.upperBound == picture.range.lowerBound
            last = picture.scalars
            let words = isRepeated ? "" : said(picture, isAlone: !isSpeakable, in: passage)
            result.append(replacement(of: picture.range, by: words, in: passage))
        }
        if pictures.isEmpty, isSpeakable { result = smileys(in: passage) }
        return result
    }

    private func replacement(of range: Range<Int>, by words: String, in passage: Passage) -> Replacement {
        guard !words.isEmpty else {
            let isAfterBlank = passage.isBlank(range.lowerBound - 1)
            let ends = passage.unit(range.upperBound).map { $0.isWhiteSpace || !$0.isLetterOrDigit } ?? true
            return Replacement(
                (isAfterBlank && ends ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound,
                by: ""
            )
        }
        let before = passage.isWordUnit(range.lowerBound - 1) && !passage.isSurrogate(range.lowerBound - 1) ? " " : ""
        let after = passage.isWordUnit(range.upperBound) ? " " : ""
        return Replacement(range, by: before + words + after)
    }

    private func said(_ picture: Picture, isAlone: Bool, in passage: Passage) -> String {
        guard let first = picture.scalars.first, let words = Self.name(of: first) else { return "" }
        if isAlone { return words }
        let isFace = words.contains("face") || (0x1F600...0x1F644).contains(first.value)
        guard !isFace, !isLabel(picture, in: passage),
            passage.isSpeakableAfter(picture.range.upperBound) || isObject(picture.range, in: passage)
        else {
            return ""
        }
        if first.value == 0x2764, let previous = passage.word(before: picture.range.lowerBound),
            ["i", "we", "they", "you"].contains(passage.string(previous).lowercased())
        {
            return "love"
        }
        return words
    }

    /// Whether the sentence would lack something without it: *I love 🍕*.
    private func isObject(_ range: Range<Int>, in passage: Passage) -> Bool {
        passage.word(before: range.lowerBound).map { Self.expectant.contains(passage.string($0).lowercased()) } ?? false
    }

    /// Whether it colours the start of a line: *🍳 Cook time: 5 min*. What begins with a capital stands without it.
    private func isLabel(_ picture: Picture, in passage: Passage) -> Bool {
        let start = passage.skippingBlanks(from: picture.range.upperBound)
        guard start > picture.range.upperBound, passage.isCapital(start),
            passage.startsSentence(picture.range.lowerBound)
        else { return false }
        return !picture.scalars.contains { Self.telling.contains($0.value) }
    }

    /// Marks of what is so and what is not, which lists are read for.
    private static let telling: Set<UInt32> = [
        0x2705, 0x2714, 0x2713, 0x274C, 0x274E, 0x2716, 0x1F44D, 0x1F44E, 0x2764,
    ]

    private static let expectant: Set<String> = [
        "love", "like", "eat", "want", "need", "the", "a", "an", "my", "your", "some", "of", "for", "with", "and", "is",
        "more",
        "this", "have", "got", "buy", "bring", "to",
    ]

    private static func name(of scalar: Unicode.Scalar) -> String? {
        if let name = names[scalar.value] { return name }
        guard let name = scalar.properties.name?.lowercased(), !name.hasPrefix("regional") else { return nil }
        for ending in [" sign", " symbol"] where name.hasSuffix(ending) { return String(name.dropLast(ending.count)) }
        return name
    }

    private func pictures(in passage: Passage) -> [Picture] {
        var result: [Picture] = []
        var index = 0
        while index < passage.length {
            guard passage[index] >= 0x2600, let (first, length) = passage.scalar(at: index),
                first.isPicture(before: passage.unit(index + length))
            else {
                index += 1
                continue
            }
            var (end, scalars) = (index + length, [first])
            while let (next, length) = passage.scalar(at: end) {
                let isJoined = scalars.last?.value == 0x200D
                guard
                    isJoined || next.modifiesPicture || (first.isFlagLetter && next.isFlagLetter && scalars.count == 1)
                else { break }
                scalars.append(next)
                end += length
            }
            result.append(Picture(range: index..<end, scalars: scalars))
            index = end
        }
        return result
    }

    // MARK: Smileys of punctuation

    private func mayHaveSmileys(_ passage: Passage) -> Bool {
        passage.firstIndex(of: 0x3A) != nil || passage.firstIndex(of: 0x3B) != nil
    }

    private func smileys(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        for index in 1..<max(1, passage.length) where passage[index] == 0x3A || passage[index] == 0x3B {
            guard passage.isBlank(index - 1) else { continue }
            var end = index + 1
            while let unit = passage.unit(end), !unit.isWhiteSpace { end += 1 }
            guard Self.smileys.contains(passage.string(index + 1..<end)) else { continue }
            result.append(Replacement(index - 1..<end, by: ""))
        }
        return result
    }

    private static let smileys: Set<String> = [
        ")", "-)", "(", "-(", "D", "-D", "P", "-P", "p", "-p", "/", "-/", "o", "-o", "))", "'(",
    ]

    private static let names: [UInt32: String] = [
        0x1F44D: "thumbs up", 0x1F44E: "thumbs down", 0x2764: "heart", 0x2665: "heart", 0x1F642: "smiling face",
        0x1F600: "grinning face", 0x1F602: "face with tears of joy", 0x263A: "smiling face", 0x1F60A: "smiling face",
        0x2B50: "star",
        0x1F64F: "folded hands", 0x1F44F: "clapping hands", 0x1F44B: "waving hand", 0x1F44C: "O K hand",
        0x2705: "check mark", 0x2714: "check mark", 0x2713: "check mark", 0x274C: "cross mark",
        0x1F4AF: "hundred points", 0x2600: "sun",
        0x2615: "hot coffee", 0x1F355: "pizza", 0x2757: "exclamation mark", 0x2753: "question mark",
        0x1F4AA: "flexed biceps",
        0x1F389: "party popper", 0x1F494: "broken heart", 0x1F495: "two hearts", 0x1F384: "Christmas tree",
        0x1F609: "winking face",
        0x1F60D: "smiling face with heart eyes", 0x1F622: "crying face", 0x1F62D: "loudly crying face",
        0x1F4A9: "pile of poop",
        0x1F4D6: "open book", 0x2744: "snowflake", 0x26A1: "lightning", 0x26A0: "warning", 0x1F30D: "globe",
        0x1F436: "dog",
        0x1F431: "cat", 0x1F917: "hugging face", 0x1F914: "thinking face", 0x1F697: "car", 0x2708: "airplane",
        0x1F31E: "sun",
        0x1F499: "blue heart", 0x1F49A: "green heart", 0x1F49B: "yellow heart", 0x1F49C: "purple heart",
        0x1F5A4: "black heart",
        0x1F377: "wine glass", 0x1F37A: "beer mug", 0x1F440: "eyes", 0x1F937: "shrug", 0x270C: "victory hand",
    ]
}

extension Unicode.Scalar {
    /// Whether it is printed as a picture, and not as a sign of the text.
    fileprivate func isPicture(before next: UInt16?) -> Bool {
        if properties.isEmojiPresentation { return true }
        if value >= 0x1F000 { return properties.isEmoji }
        return (next == 0xFE0F && properties.isEmoji) || value == 0x2764 || value == 0x2665 || value == 0x2714
            || value == 0x2713
            || value == 0x263A
    }

    /// Variation selectors, colours of skin, U+200D and U+20E3.
    fileprivate var modifiesPicture: Bool {
        value == 0xFE0F || value == 0xFE0E || value == 0x200D || value == 0x20E3 || properties.isEmojiModifier
    }

    fileprivate var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

extension Passage {
    /// The scalar at a place and its length in code units; `nil` outside and in half of a surrogate pair.
    func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
        guard let lead = unit(index) else { return nil }
        if let scalar = Unicode.Scalar(lead) { return (scalar, 1) }
        guard UTF16.isLeadSurrogate(lead), let trail = unit(index + 1), UTF16.isTrailSurrogate(trail) else {
            return nil
        }
        let value = 0x10000 + ((UInt32(lead) - 0xD800) << 10) + (UInt32(trail) - 0xDC00)
        return Unicode.Scalar(value).map { ($0, 2) }
    }

    fileprivate func isSurrogate(_ index: Int) -> Bool { unit(index).map { UTF16.isSurrogate($0) } ?? false }

    /// Whether a letter or digit comes after a place.
    fileprivate func isSpeakableAfter(_ index: Int) -> Bool {
        (index..<max(index, length)).contains { !UTF16.isSurrogate(self[$0]) && self[$0].isLetterOrDigit }
    }
}
