import Phonemes

/// Says passages of the Bible: *Joh 3,16*, *1 Kor 13, 4–7*, *Mt. 5, 3*.
///
/// The name of a book is said in full, and chapter and verse one after the other: the comma between them makes no decimals.
struct ContinentalBible: SpokenForm {
    let words: ContinentalWords
    let books: ContinentalBibleBooks
    var name: String { words.name("bible") }

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            guard passage.isCapitalised(index), passage.count(index) < 2 || !passage.isCapitals(index),
                !isShortForOther(index, passage), let (book, chapters, start) = book(at: index, passage),
                let (verses, end) = verses(upTo: chapters, at: passage.afterStop(index + 1), passage)
                    ?? (start < index || chapters == Self.psalms
                        ? chapter(upTo: chapters, after: index, passage) : nil),
                !isCounted(end, passage), isReference(index, start..<end, passage)
            else { return nil }
            return passage.replacement(start..<end, by: book + " " + verses)
        }
    }

    /// How many psalms there are, which are chapters that are named alone.
    private static let psalms = 150

    /// A book that an abbreviation names, with the number before it, and how many chapters it has.
    private func book(at index: Int, _ passage: Passage) -> (name: String, chapters: Int, start: Int)? {
        let letters = passage.letters(index)
        if let book = books.numbered[letters], let (part, start) = part(of: book, before: index, passage) {
            return (books.number(part, book) + " " + book.name, book.chapters[part - 1], start)
        }
        return books.single[letters].map { ($0.name, $0.chapters[0], index) }
    }

    /// *1 Kor*, *2. Mose*: which of several books of a name it is.
    private func part(of book: ContinentalBibleBooks.Book, before index: Int, _ passage: Passage) -> (Int, start: Int)?
    {
        let place = passage.isMark(index - 1, ".") ? index - 2 : index - 1
        guard let value = number(at: place, upTo: book.chapters.count, passage),
            !passage.isTight(place) || passage.word(place - 1)?.kind == .mark
        else { return nil }
        return (value, place)
    }

    /// *1 Cor 13*: a whole chapter of a book that a number goes before, where nothing is counted.
    private func chapter(upTo chapters: Int, after book: Int, _ passage: Passage) -> (String, end: Int)? {
        let index = passage.afterStop(book + 1)
        // *Sal 5.*, a room; *Habitación 1 Reyes 4*
        let isSure = isInBracket(before: book, passage) || Self.references.contains(passage.letters(book - 2))
        guard passage.count(book) > 1, isSure || !books.people.contains(passage.letters(book)),
            isSure || chapters != Self.psalms || passage.count(index) > 1,
            let chapter = number(at: index, upTo: chapters, passage),
            passage.isTightEnd(index + 1), passage.numeral(at: index)?.words.upperBound == index + 1,
            !passage.isLetters(index + 1) || words.functionWords.contains(passage.letters(index + 1))
        else { return nil }
        return (words.numbers.cardinal(chapter, .alone), index + 1)
    }

    /// Words before a passage that is referred to.
    private static let references = Set(words: "en según cf véase leer in secondo vedi em segundo veja leia")

    /// *3,16*, *5, 3-12*, *13:4*, *3.16*: a chapter and its verses.
    private func verses(upTo chapters: Int, at index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard let chapter = number(at: index, upTo: chapters, passage), passage.isTight(index + 1),
            [0x2C, 0x3A, 0x2E].contains(passage.mark(index + 1)), let verse = number(at: index + 2, upTo: 176, passage),
            // *Mt 5. 12 homens*; *Gen 3.000*
            passage.isMark(index + 1, ",") || passage.isTight(index + 2),
            // *1 Cor 13, 1 Sam 17*
            passage.isTight(index + 2) || books.numbered[passage.letters(index + 3)] == nil,
            !passage.isMark(index + 1, ".") || passage.count(index + 2) < 3
        else { return nil }
        var text = words.numbers.cardinal(chapter, .alone) + ", " + words.numbers.cardinal(verse, .alone)
        var end = index + 3
        let to = words.joints.to.isEmpty ? " " : " " + words.joints.to + " "
        if passage.isTight(end), passage.isRangeDash(end), passage.isTight(end + 1),
            let last = number(at: end + 1, upTo: 176, passage), last > verse
        {
            text += to + words.numbers.cardinal(last, .alone)
            end += 2
        }
        return passage.isTightEnd(end) ? (text, end) : nil
    }

    private func number(at index: Int, upTo most: Int, _ passage: Passage) -> Int? {
        guard passage.isDigits(index), passage.count(index) < 4, let value = Int(passage.printed(index)) else {
            return nil
        }
        return (1...most).contains(value) ? value : nil
    }

    /// *Mk. 3,50* is money, *Ex. 3,5* an example, *Tit. 2, 5* a title.
    private func isShortForOther(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isTightMark(index + 1, ".") else { return false }
        return words.money.currencies[passage.printed(index) + "."] != nil
            || Self.others.contains(passage.letters(index))
    }

    /// Abbreviations that with a stop stand for something else.
    private static let others: Set = ["ex", "es", "ed", "tit", "est", "ct"]

    /// Whether what follows is counted by decimals, or goes on with the number: *3,5 Prozent*, *12,50 €*, *3,5 milhões*.
    private func isCounted(_ index: Int, _ passage: Passage) -> Bool {
        let (printed, letters, money) = (passage.printed(index), passage.letters(index), words.money)
        if ["%", "‰", "°"].contains(printed) || money.currencies[printed] != nil { return true }
        guard !letters.isEmpty else { return false }
        if money.largeNumbers.contains(letters) || money.scales[printed] != nil || money.names[letters] != nil {
            return true
        }
        let percent = words.figures.percent.lowercased()
        return (letters + " " + passage.letters(index + 1)).hasPrefix(percent)
            || words.measures.counted.contains(letters)
            // *Mt 5,3 s* is the verse and the next.
            || printed != "s" && ContinentalMeasures(words: words).unit(at: index, passage) != nil
    }

    /// Whether an abbreviation that is a word as well cannot be that word: *(Mal 3,5)*, but *zum ersten Mal 3,5*.
    private func isReference(_ index: Int, _ range: Range<Int>, _ passage: Passage) -> Bool {
        let letters = passage.letters(index)
        let isNoun = books.nouns.contains(letters)
        guard isNoun || books.words.contains(letters) else { return true }
        let (before, after) = (range.lowerBound - 1, range.upperBound)
        if !isNoun, passage.isLowerCase(before) { return true }
        if isInBracket(before: range.lowerBound, passage) {
            return passage.word(before)?.kind == .mark
                && (passage.isEnd(after) || [")", "]", ";"].contains(passage.printed(after)))
        }
        return passage.isBlock && passage.isEnd(after)
            && passage.words[..<range.lowerBound].allSatisfy { $0.kind == .mark }
    }

    private func isInBracket(before index: Int, _ passage: Passage) -> Bool {
        let bracket = passage.words[..<index].last { Self.brackets.contains(passage[$0.range.lowerBound]) }
        return bracket.map { [0x28, 0x5B].contains(passage[$0.range.lowerBound]) } ?? false
    }

    private static let brackets: Set<UInt16> = [0x28, 0x29, 0x5B, 0x5D]
}

/// The books of the Bible, by what is printed for them in small letters.
struct ContinentalBibleBooks: Sendable {
    struct Book: Sendable {
        let name: String
        /// How many chapters each of the books of this name has.
        let chapters: [Int]
        /// Whether it is a letter, *erster Korinther*, and no part of another, *erste Mose*.
        let isLetter: Bool
    }

    /// Those that no number names.
    let single: [String: Book]
    /// Those of which there are several.
    let numbered: [String: Book]
    /// Full names, in small letters, that people and rooms have as well: *1 Juan 4*.
    let people: Set<String>
    /// Abbreviations that are words as well, and have a capital as such only where a sentence starts.
    let words: Set<String>
    /// Abbreviations that are nouns as well, in a language whose nouns have capitals.
    let nouns: Set<String>
    /// Which one it is.
    let number: @Sendable (Int, Book) -> String

    /// - Parameters:
    ///   - single: Names, each on a line with the number of its chapters, and with its abbreviations behind a colon.
    ///   - parts: Those of several parts, with the chapters of each.
    ///   - letters: Letters of which there are several.
    ///   - people: Full names that others have as well.
    ///   - words: Abbreviations that are words as well.
    ///   - nouns: Those that are nouns with capitals.
    ///   - number: Which one it is.
    init(
        single: String,
        parts: String,
        letters: String,
        people: String = "",
        words: String = "",
        nouns: String = "",
        number: @escaping @Sendable (Int, Book) -> String
    ) {
        self.single = Self.books(single, isLetter: false)
        let numbered = Self.books(parts, isLetter: false).merging(Self.books(letters, isLetter: true)) { $1 }
        // *1 Coríntios 13*
        self.numbered = numbered.values.reduce(into: numbered) { $0[$1.name.lowercased()] = $1 }
        (self.words, self.nouns, self.number) = (Set(words: words), Set(words: nouns), number)
        self.people = Set(words: people)
    }

    private static func books(_ lines: String, isLetter: Bool) -> [String: Book] {
        var books: [String: Book] = [:]
        for line in lines.split(separator: "\n") {
            let sides = line.split(separator: ":")
            let title = sides[0].split(separator: " ")
            let book = Book(
                name: String(title[0]),
                chapters: title.dropFirst().compactMap { Int($0) },
                isLetter: isLetter
            )
            for short in sides[1].split(separator: " ") { books[String(short)] = book }
        }
        return books
    }
}
