import Phonemes

/// Says numbers with a full stop as ordinals: *am 3. Mai*, *im 19. Jahrhundert*, *1. Kapitel*.
struct GermanOrdinals: NumeralForm {
    let words: ContinentalWords
    let name = "de-ordinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, stop) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let value = numeral.plain(1...3), value > 0, passage.isTightMark(stop, ".") else { return [] }
        // *Jeder 3.* stands for a third of them, *er kommt am 3.* for a day.
        let before = passage.letters(start - 1)
        if before.hasPrefix("jed") && !passage.isLetters(stop + 1) && !passage.isDigits(stop + 1)
            || Self.contracted.contains(before) && passage.isEnd(stop + 1)
        {
            let ending = GermanInflection.ending(at: start, noun: stop + 1, passage)
            return [passage.abbreviated(start..<stop + 1, by: GermanNumberWords.ordinal(value, ending))]
        }
        let isRange = passage.isRangeDash(stop + 1) && passage.isDigits(stop + 2)
        guard !passage.isEnd(stop + 1),
            !passage.isTight(stop + 1) || passage.isMark(stop + 1, ",") || passage.isMark(stop + 1, "/") || isRange,
            passage.mark(stop + 1) == 0 || isJoined(stop + 1, passage)
        else { return [] }
        let next = stop + 1
        guard passage.isLetters(next) || passage.isDigits(next) || isJoined(next, passage) else { return [] }
        if isListNumber(start, next, passage) {
            let text = GermanNumberWords.cardinal(value)
            return [
                Replacement(passage.range(of: numeral.words), by: start == 0 ? text.capitalizedAtStart : text)
            ]
        }
        // *Am 5. 5.*
        if passage.isDigits(next), !passage.isTightMark(next + 1, ".") { return [] }
        var noun = next
        while passage.isLowerCase(noun), noun < next + 4 { noun += 1 }
        // *2. Vatikanisches Konzil*
        if passage.letters(noun).hasSuffix("isches") || passage.letters(noun).hasSuffix("ischer") { noun += 1 }
        // *3., überarbeitete Auflage*
        if passage.isMark(next, ","), let named = (next..<next + 10).first(where: passage.isCapitalised) {
            noun = named
        }
        var last = stop + 1
        if isJoined(next, passage), !passage.isMark(next, ",") || passage.isDigits(next + 1),
            let later = passage.numerals.dropFirst(index + 1).first
        {
            let behind = later.words.upperBound
            noun = passage.isTightMark(behind, ".") ? behind + 1 : behind
            if isRange, later.words.lowerBound == stop + 2, passage.isTightMark(behind, ".") || later.hasForeignPoint {
                last = stop + 2
            }
        }
        let isDay =
            ["d", "ds", "dieses"].contains(passage.letters(next)) || GermanInflection.isMonth(noun, passage)
            || passage.isDigits(next) || passage.isDigits(noun)
        let ending =
            isDay
            ? GermanInflection.dayEnding(at: start, noun: noun, passage)
            : GermanInflection.ending(at: start, noun: noun, passage)
        var text = GermanNumberWords.ordinal(value, ending)
        if start == 0 { text = text.capitalizedAtStart }
        if last > stop + 1 { text += passage.isTight(last) ? " bis " : " bis" }
        return [Replacement(passage.range(of: start..<last), by: text)] + month(after: stop, start, passage)
    }

    /// Whether a number counts the items of a list, or the moves of a game of chess: *1. Einleitung*, *2. Sf3*.
    private func isListNumber(_ start: Int, _ next: Int, _ passage: Passage) -> Bool {
        guard passage.isLetters(next), !isJoined(next, passage) else { return false }
        if isMove(next, passage) { return true }
        guard start == 0 || passage.isLabel(start - 1, words) else { return false }
        if passage.isLowerCase(next), words.functionWords.contains(passage.letters(next)) { return true }
        return !GermanInflection.isOrdered(next, passage) && !isSpeaker(next, passage)
    }

    /// *1. Bürger: Nein!*, *2. Hexe.*: one who speaks in a play.
    private func isSpeaker(_ index: Int, _ passage: Passage) -> Bool {
        Self.speakers.contains(passage.letters(index))
            && (passage.isTightMark(index + 1, ":") || passage.isTightMark(index + 1, ".") && passage.isEnd(index + 2))
    }

    private static let speakers: Set = Set(
        words: """
            bürger hexe soldat jäger diener wache schauspieler mann frau kind stimme schüler student ritter bauer räuber
            mädchen junge knabe totengräber edelmann herr dame geist engel wächter bote mörder senator offizier matrose gast
            kellner arbeiter gefangener lehrling hauptmann bürgerin zofe magd nonne mönch priester richter kaufmann
            handwerksbursch bettler zuschauer reporter polizist sprecher sprecherin chor nachbar nachbarin
            """
    )

    /// Prepositions with their article, which no number goes with that is no ordinal.
    private static let contracted: Set = ["am", "vom", "zum", "beim"]

    /// *e4*, *Sf3*, *Lxb5*
    private func isMove(_ index: Int, _ passage: Passage) -> Bool {
        passage.count(index) < 4 && passage.isTight(index + 1) && passage.isDigits(index + 1)
            && passage.count(index + 1) == 1 && passage.printed(index).last.map { ("a"..."h").contains($0) } ?? false
    }

    /// *5. 5.*: the month is an ordinal as well.
    private func month(after stop: Int, _ start: Int, _ passage: Passage) -> [Replacement] {
        let month = stop + 1
        guard passage.isDigits(month), passage.isTightMark(month + 1, "."), let value = Int(passage.printed(month)),
            (1...12).contains(value)
        else { return [] }
        let ending = GermanInflection.dayEnding(at: start, noun: month, passage)
        return [passage.abbreviated(month..<month + 2, by: GermanNumberWords.ordinal(value, ending))]
    }

    /// *1. bis 15. Juni*, *der 2. und 3. Band*.
    private func isJoined(_ index: Int, _ passage: Passage) -> Bool {
        ["bis", "und", "oder"].contains(passage.letters(index)) || passage.isMark(index, ",")
            || passage.letters(index) == "u" && passage.isTightMark(index + 1, ".") && passage.isDigits(index + 2)
            || passage.isMark(index, "/") && passage.isDigits(index + 1) && passage.isTightMark(index + 2, ".")
            || passage.isRangeDash(index)
    }
}
