import Phonemes

/// Says where a verse stands: `John 3:16`, `1 Cor. 13:4–7`.
struct Verses: NumeralForm {
    let name = "verse"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, colon) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let chapter = numeral.plain(1...3) else { return [] }
        if let verses = romanChapter(before: numeral, chapter, passage) { return verses }
        if passage.printed(start - 1) == "Ps", !passage.isTight(start), (1...150).contains(chapter),
            !passage.isTightMark(colon, ":")
        {
            return [passage.replacement(start - 1..<start, by: "Psalm")]
        }
        let stop = passage.isTightMark(start - 1, ".") ? start - 2 : start - 1
        let isQuran = Self.isQuran(endingAt: stop, passage)
        let name = isQuran ? "quran" : passage.letters(stop)
        if let book = abbreviatedChapter(numeral, stop, passage) {
            return [passage.replacement(stop..<start, by: book)]
        }
        guard isQuran || passage.isCapitalised(stop), Self.books[name] != nil || Self.names.contains(name) else {
            return bookNumber(numeral, chapter, passage)
        }
        guard passage.isTightMark(colon, ":"), passage.isTight(colon + 1), let verse = passage.numeral(at: colon + 1),
            let number = verse.plain(1...3)
        else { return [] }
        var words = NumberWords.paired(chapter) + " " + NumberWords.paired(number)
        var end = verse.words.upperBound
        if let last = passage.numeral(at: passage.rangeEnd(end)), let value = last.plain(1...3) {
            words += " to " + NumberWords.paired(value)
            end = last.words.upperBound
            // “1:1–2:3” ends in another chapter.
            if passage.isTightMark(end, ":"), passage.isTight(end + 1), let verse = passage.numeral(at: end + 1),
                let number = verse.plain(1...3)
            {
                words += " " + NumberWords.paired(number)
                end = verse.words.upperBound
            }
        } else if passage.isTight(end), passage.printed(end) == "ff" {
            words += " and following"
            end = passage.afterStop(end + 1)
        }
        let verses = passage.replacement(start..<end, by: words)
        guard let book = Self.books[name] else { return [verses] }
        return [passage.replacement(stop..<start, by: book), verses]
    }

    /// `Qur’an`, which has an apostrophe inside.
    private static func isQuran(endingAt index: Int, _ passage: Passage) -> Bool {
        passage.letters(index) == "an" && passage.isTight(index) && passage.word(index - 1)?.kind == .mark
            && passage.isTight(index - 1) && ["qur", "kor"].contains(passage.letters(index - 2))
    }

    /// `1 Cor 13`: a whole chapter of a numbered book.
    private func abbreviatedChapter(_ chapter: Numeral, _ book: Int, _ passage: Passage) -> String? {
        guard let name = Self.books[passage.letters(book)], passage.isCapitalised(book),
            Self.numbered.contains(name.lowercased()), ["1", "2", "3"].contains(passage.printed(book - 1)),
            !passage.isTightMark(chapter.words.upperBound, ":"), !passage.isTight(chapter.words.lowerBound)
        else { return nil }
        return name
    }

    /// `Rev. xx. 4`, `Luke x. 25–37`
    private func romanChapter(before numeral: Numeral, _ verse: Int, _ passage: Passage) -> [Replacement]? {
        let start = numeral.words.lowerBound
        let roman = passage.isMark(start - 1, ".") || passage.isMark(start - 1, ",") ? start - 2 : -1
        let stop = passage.isTightMark(roman - 1, ".")
        let book = stop ? roman - 2 : roman - 1
        let name = passage.letters(book)
        guard Self.isChapter(roman, passage), passage.isCapitalised(book),
            let chapter = RomanNumeral(roman, in: passage),
            Self.books[name] != nil && stop || Self.names.contains(name) && !stop
        else { return nil }
        var words = NumberWords.paired(chapter.value) + ", " + NumberWords.paired(verse)
        var end = numeral.words.upperBound
        if let last = passage.numeral(at: passage.rangeEnd(end)), let value = last.plain(1...3) {
            words += " to " + NumberWords.paired(value)
            end = last.words.upperBound
        }
        let verses = passage.replacement(roman..<end, by: words)
        return stop ? [passage.replacement(book..<roman, by: Self.books[name] ?? ""), verses] : [verses]
    }

    /// Small Roman figures, a full stop or comma, and digits.
    private static func isChapter(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isLowerCase(index), RomanNumeral(index, in: passage) != nil else { return false }
        return (passage.isTightMark(index + 1, ".") || passage.isTightMark(index + 1, ","))
            && passage.isDigits(index + 2)
    }

    /// `1 Corinthians` is *First Corinthians*.
    private func bookNumber(_ numeral: Numeral, _ value: Int, _ passage: Passage) -> [Replacement] {
        let book = passage.letters(numeral.words.upperBound)
        guard (1...3).contains(value), passage.isCapitalised(numeral.words.upperBound),
            Self.numbered.contains(book) || Self.books[book].map({ Self.numbered.contains($0.lowercased()) }) == true
        else { return [] }
        let next = passage.afterStop(numeral.words.upperBound + 1)
        let hasVerse = passage.isDigits(next) && passage.isTightMark(next + 1, ":") || Self.isChapter(next, passage)
        // Of John's letters the last two have no chapters.
        let isWhole = value > 1 && book == "john" && passage.isDigits(next)
        let isAbbreviated = Self.books[book] != nil && passage.isDigits(next)
        if let name = Self.books[book], Self.isWholeChapter(next, passage) {
            return [
                passage.replacement(numeral.words, by: Self.first[value]),
                passage.replacement(numeral.words.upperBound..<next, by: name),
            ]
        }
        guard hasVerse || isWhole || isAbbreviated || Self.isUnmistakable(book, after: numeral, passage) else {
            return []
        }
        return [passage.replacement(numeral.words, by: Self.first[value])]
    }

    private static let first = ["", "First", "Second", "Third"]

    /// The small Roman figures of `1 Cor. vii.`, which has no verse.
    private static func isWholeChapter(_ index: Int, _ passage: Passage) -> Bool {
        passage.isTightMark(index - 1, ".") && !passage.isTight(index) && passage.isLowerCase(index)
            && RomanNumeral(index, in: passage) != nil && passage.isTightMark(index + 1, ".")
    }

    /// *1 Corinthians* by itself, which is not counted.
    private static func isUnmistakable(_ book: String, after numeral: Numeral, _ passage: Passage) -> Bool {
        let before = passage.letters(numeral.words.lowerBound - 1)
        return numbered.contains(book) && !["john", "peter"].contains(book) && !RomanNames.labels.contains(before)
            && !["the", "these", "those", "all"].contains(before) && !passage.isTightMark(numeral.words.upperBound, ".")
    }

    /// Whether an index has a numbered book's abbreviation, and a chapter comes after it: *I Cor. 3*.
    static func isNumberedAbbreviation(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isCapitalised(index), let book = books[passage.letters(index)] else { return false }
        let next = passage.afterStop(index + 1)
        return numbered.contains(book.lowercased()) && (passage.isDigits(next) || isChapter(next, passage))
    }

    /// Whether an index has a book's abbreviation: *Heb. xi.*
    static func isAbbreviation(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(index) && books[passage.letters(index)] != nil
    }

    /// Whether an index has the name of a book of which there are several: *Kings*, *Corinthians*.
    static func isNumbered(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(index) && numbered.contains(passage.letters(index)) && passage.letters(index) != "john"
    }

    private static let books = [
        "gen": "Genesis", "ex": "Exodus", "exod": "Exodus", "lev": "Leviticus", "num": "Numbers", "deut": "Deuteronomy",
        "josh": "Joshua", "judg": "Judges", "sam": "Samuel", "kgs": "Kings", "chron": "Chronicles", "neh": "Nehemiah",
        "ps": "Psalm", "pss": "Psalms", "prov": "Proverbs", "eccl": "Ecclesiastes", "eccles": "Ecclesiastes",
        "isa": "Isaiah",
        "jer": "Jeremiah", "lam": "Lamentations", "ezek": "Ezekiel", "dan": "Daniel", "hos": "Hosea", "mic": "Micah",
        "hab": "Habakkuk", "zech": "Zechariah", "mal": "Malachi", "matt": "Matthew", "mt": "Matthew", "mk": "Mark",
        "lk": "Luke", "jn": "John", "rom": "Romans", "cor": "Corinthians", "gal": "Galatians", "eph": "Ephesians",
        "phil": "Philippians", "col": "Colossians", "thess": "Thessalonians", "tim": "Timothy", "heb": "Hebrews",
        "jas": "James", "pet": "Peter", "rev": "Revelation", "sol": "Solomon", "cant": "Canticles",
    ]
    private static let names: Set = [
        "genesis", "exodus", "leviticus", "numbers", "deuteronomy", "joshua", "judges", "ruth", "samuel", "kings",
        "chronicles", "ezra", "nehemiah", "esther", "job", "psalm", "psalms", "proverbs", "ecclesiastes", "songs",
        "solomon", "canticles",
        "isaiah",
        "jeremiah", "lamentations", "ezekiel", "daniel", "hosea", "joel", "amos", "obadiah", "jonah", "micah", "nahum",
        "habakkuk", "zephaniah", "haggai", "zechariah", "malachi", "matthew", "mark", "luke", "john", "acts", "romans",
        "corinthians", "galatians", "ephesians", "philippians", "colossians", "thessalonians", "timothy", "titus",
        "philemon",
        "hebrews", "james", "peter", "jude", "revelation", "revelations", "wisdom", "sirach", "tobit", "judith",
        "maccabees",
        "quran", "koran", "sura",
    ]
    private static let numbered: Set = [
        "samuel", "kings", "chronicles", "corinthians", "thessalonians", "timothy", "peter", "john", "maccabees",
    ]
}
