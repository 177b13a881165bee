/// Says titles that are printed without a full stop, as in Britain: *Mr Darcy*, *Dr Watson*, *St Paul’s*.
public struct UnstoppedTitles: SpokenForm {
    public let name = "title"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        guard passage.isEnglish else { return [] }
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            guard passage[index].isASCIICapital, !passage.isWordUnit(index - 1) else {
                index += 1
                continue
            }
            let start = index
            while passage.isWordUnit(index) { index += 1 }
            guard (2...6).contains(index - start), passage.unit(index) != 0x2E,
                passage.unit(index)?.isApostrophe != true,
                let words = words(for: start..<index, in: passage)
            else { continue }
            result.append(Replacement(start..<index, by: words))
        }
        return result
    }

    private func words(for word: Range<Int>, in passage: Passage) -> String? {
        guard passage.isSmall(word.upperBound - 1) || passage.isAllCapitals else { return nil }
        let key = passage.text(word).lowercased()
        if let words = Self.before[key] {
            guard passage.isBlank(word.upperBound), passage.isCapitalNext(word.upperBound) || Self.always.contains(key)
            else { return nil }
            return AmbiguousAbbreviation(key: key, printed: passage.text(word), word: word, passage: passage).words
                ?? words
        }
        guard let words = Self.after[key], let previous = passage.word(before: word.lowerBound, overComma: true),
            passage.isCapital(previous.lowerBound), !PlainWords.contains(passage.text(previous).lowercased())
        else { return nil }
        return words
    }

    private static let always: Set<String> = ["mr", "mrs", "messrs", "revd"]

    private static let before = [
        "mr": "Mister", "mrs": "Missus", "ms": "Miz", "messrs": "Messieurs", "dr": "Doctor", "st": "Saint",
        "mme": "Madame", "mlle": "Mademoiselle", "revd": "Reverend", "prof": "Professor", "capt": "Captain",
        "sgt": "Sergeant", "lt": "Lieutenant", "mt": "Mount", "cpl": "Corporal", "drs": "Doctors", "sgts": "Sergeants",
    ]

    private static let after = [
        "jr": "Junior", "sr": "Senior", "esq": "Esquire", "ltd": "Limited", "inc": "Incorporated", "bros": "Brothers",
        "blvd": "Boulevard", "ave": "Avenue",
    ]
}
