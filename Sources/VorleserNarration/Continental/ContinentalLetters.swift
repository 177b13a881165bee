/// Says the initials of names, and leaves their stops out: *J. R. Jiménez*, *J.-J. Rousseau*.
struct ContinentalInitials: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("initials") }

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        let abbreviations = ContinentalAbbreviationForm(words: words)
        while index < passage.words.count {
            guard let end = initials(at: index, passage) else {
                index += 1
                continue
            }
            // *M. L. Durand*: the first is none.
            if end > index + 2, abbreviations.begins(at: index, passage) {
                index += 2
                continue
            }
            let letters = (index..<end).filter(passage.isLetters).map(passage.printed).joined(separator: " ")
            let isGlued = passage.isTight(end) && passage.isLetters(end)
            result.append(passage.abbreviated(index..<end, by: letters + (isGlued ? " " : "")))
            index = end
        }
        return result
    }

    /// Letters with stops, at least two of them, or one beside a name.
    private func initials(at index: Int, _ passage: Passage) -> Int? {
        var (end, count) = (index, 0)
        while isInitial(end, passage) {
            count += 1
            end += 2
            if passage.isHyphen(end), passage.isTight(end), isInitial(end + 1, passage) { end += 1 }
        }
        // *L’U.R.S.S.*, but *d’A. Smith* is left to the name.
        let isElided = passage.isTight(index) && passage.isApostrophe(index - 1) && count < 2
        guard count > 0, !isElided, !(passage.isTight(index) && passage.isLetters(index - 1)) else { return nil }
        if count > 1 { return end }
        // The last word of a sentence, *opción B.*, and the number of a chapter have stops of their own.
        guard passage.isCapitalised(end) || isAfterTitle(index, passage) || isBeforeSmall(end, after: index, passage),
            !passage.isEnd(end)
        else { return nil }
        // *I. Der Anfang*, but *M. de Assis*.
        let isFirst = index == 0 && RomanNumeral(index, in: passage).map { $0.value < 50 } ?? false
        let isNumbered = passage.isLabel(index - 1, words) && !Self.streets.contains(passage.letters(index - 1))
        return isFirst || isNumbered ? nil : end
    }

    /// Labels of numbers behind which a letter is the initial of a name all the same: *via V. Veneto*.
    private static let streets: Set = ["via", "piazza", "corso", "calle", "plaza", "rua", "rue", "place"]

    private func isInitial(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(index) && passage.count(index) == 1 && passage.isTightMark(index + 1, ".")
            && !passage.isTightMark(index + 2, ".")
    }

    /// *A. de Vigny*; *Victor H. se tut*, where a name goes before and the sentence goes on.
    private func isBeforeSmall(_ end: Int, after index: Int, _ passage: Passage) -> Bool {
        guard passage.isLowerCase(end) else { return false }
        let isAfterName = index > 0 && passage.isCapitalised(index - 1) && passage.count(index - 1) > 1
        // *Die Bewohner von X. waren arm*
        let isHidden = passage.isLowerCase(index - 1) && words.functionWords.contains(passage.letters(index - 1))
        return isAfterName || isHidden || ForeignNames.particles.contains(passage.letters(end))
    }

    private func isAfterTitle(_ index: Int, _ passage: Passage) -> Bool {
        let word = passage.isMark(index - 1, ".") ? index - 2 : index - 1
        return words.names.titles.contains(passage.letters(word))
    }
}
