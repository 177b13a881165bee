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
                let book = books.books[passage.letters(index)],
                let (verses, end) = verses(at: passage.afterStop(index + 1), passage)
            else { return nil }
            let (number, start) = number(before: index, book, passage)
            // *Ex. 3,5* is an example, and *Re 3,5* no book without its number.
            let hasStop = passage.isTightMark(index + 1, ".")
            if hasStop && passage.letters(index) == "ex"
                || book.isNumbered && number.isEmpty && passage.count(index) < 3
            {
                return nil
            }
            return passage.replacement(start..<end, by: number + book.name + " " + verses)
        }
    }

    /// *3,16*, *5, 3-12*: a chapter and its verses.
    private func verses(at index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard let chapter = number(at: index, upTo: 150, passage), passage.isTightMark(index + 1, ","),
            let verse = number(at: index + 2, upTo: 176, passage)
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
        // *3,5 Prozent*, *12,50 €*
        guard passage.isTightEnd(end), !passage.isMark(end, "%"), !passage.isMark(end, "€") else { return nil }
        return (text, end)
    }

    private func number(at index: Int, upTo most: Int, _ passage: Passage) -> Int? {
        guard passage.isDigits(index), passage.count(index) < 4, let value = Int(passage.printed(index)) else {
            return nil
        }
        return (1...most).contains(value) ? value : nil
    }

    /// *1 Kor*, *2. Mose*: which of several books of a name it is.
    private func number(before index: Int, _ book: ContinentalBibleBooks.Book, _ passage: Passage) -> (String, Int) {
        let place = passage.isMark(index - 1, ".") ? index - 2 : index - 1
        guard book.isNumbered, let value = number(at: place, upTo: 5, passage),
            !passage.isTight(place) || passage.word(place - 1)?.kind == .mark
        else { return ("", index) }
        return (books.number(value, book) + " ", place)
    }
}

/// The books of the Bible, by what is printed for them in small letters.
struct ContinentalBibleBooks: Sendable {
    struct Book: Sendable {
        let name: String
        /// Whether there are several of its name.
        var isNumbered = false
        /// Whether it is a letter, *erster Korinther*, and no part of another, *erste Mose*.
        var isLetter = false
    }

    let books: [String: Book]
    /// Which one it is.
    let number: @Sendable (Int, Book) -> String

    /// - Parameters:
    ///   - single: Names, each on a line with its abbreviations behind a colon.
    ///   - parts: Those of several parts.
    ///   - letters: Letters of which there are several.
    ///   - number: Which one it is.
    init(
        single: String,
        parts: String,
        letters: String,
        number: @escaping @Sendable (Int, Book) -> String
    ) {
        var books: [String: Book] = [:]
        for (lines, isNumbered, isLetter) in [(single, false, false), (parts, true, false), (letters, true, true)] {
            for line in lines.split(separator: "\n") {
                let sides = line.split(separator: ":")
                let book = Book(name: String(sides[0]), isNumbered: isNumbered, isLetter: isLetter)
                for short in sides[1].split(separator: " ") { books[String(short)] = book }
            }
        }
        (self.books, self.number) = (books, number)
    }
}
