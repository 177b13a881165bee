import Phonemes
import VorleserCore

/// Says times of day: `3:30`, `7:05`, `14h30`, `14 h 30`.
struct ContinentalTimes: NumeralForm {
    let words: ContinentalWords
    let clock: ContinentalClock
    var name: String { words.name("time") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        // “ore 10,15” and “22.30” have been read as numbers with decimals.
        if let hour = numeral.whole, let decimals = numeral.decimals, decimals.utf8.count == 2,
            let minute = Int(decimals), hour < 25, minute < 60, hasPoint(numeral, passage)
        {
            return [said(hour, minute, start, numeral.words.upperBound, passage)]
        }
        guard let hour = numeral.plain(1...2), hour < 25 else { return [] }
        let mark = numeral.words.upperBound
        if hour == 1, isOneOClock(start, mark, passage) {
            return [passage.replacement(numeral.words, by: words.numbers.cardinal(1, clock.hours.gender))]
        }
        if hour < 13, let (half, end) = half(of: hour, at: mark, passage) {
            let text = words.numbers.cardinal(hour, clock.hours.gender) + " " + half
            return [passage.replacement(start..<end, by: text)]
        }
        // “Mateo 5:13” is a verse, “1:50.000” the scale of a map.
        if passage.isTightMark(mark, ":"), !isBook(start - 1, passage), !passage.isBibleVerse(start),
            !isScale(start, mark, passage),
            passage.isTight(mark + 1),
            passage.isDigits(mark + 1), passage.count(mark + 1) == 2, let minute = Int(passage.printed(mark + 1)),
            minute < 60,
            passage.isTightEnd(mark + 2) || isHour(mark + 2, passage) || half(of: hour, at: mark + 2, passage) != nil,
            !(passage.isTightMark(mark + 2, ":") && passage.isDigits(mark + 3))
        {
            return [said(hour, minute, start, mark + 2, passage)]
        }
        return withLetter(hour, start, mark, passage).map { [$0] } ?? []
    }

    /// *1:25 000*, *escala 1:50*
    private func isScale(_ start: Int, _ colon: Int, _ passage: Passage) -> Bool {
        if [start - 1, start - 2].contains(where: { Self.scales.contains(passage.letters($0)) }) { return true }
        guard let next = passage.numeral(at: colon + 1) else { return false }
        return next.words.upperBound > colon + 2 && !clock.before.contains(passage.letters(start - 1))
    }

    /// The word for the scale of a map.
    private static let scales: Set = ["escala", "scala", "échelle"]

    /// The time, and what follows it.
    private func said(_ hour: Int, _ minute: Int, _ start: Int, _ end: Int, _ passage: Passage) -> Replacement {
        let text = time(hour, minute, isMarked: false)
        guard let (half, last) = half(of: hour, at: end, passage) else {
            if !clock.short.isEmpty, isRange(end, passage) {
                return passage.replacement(start..<end + 1, by: text + " " + words.joints.to + " ")
            }
            return passage.replacement(start..<afterHours(end, passage), by: text)
        }
        return passage.replacement(start..<last, by: text + " " + half)
    }

    /// *9:00-17:00*, *9h-17h*
    private func isRange(_ dash: Int, _ passage: Passage) -> Bool {
        guard passage.isTight(dash), passage.isRangeDash(dash), passage.isTight(dash + 1), passage.isDigits(dash + 1)
        else { return false }
        return passage.isTightMark(dash + 2, ":") || isHour(dash + 2, passage)
            || passage.numeral(at: dash + 1).map(isTime) ?? false
    }

    /// Whether a number that seems to have decimals is a time.
    private func hasPoint(_ numeral: Numeral, _ passage: Passage) -> Bool {
        if numeral.hasForeignPoint, clock.short.contains(passage.letters(numeral.words.upperBound)) {
            return true
        }
        let start = numeral.words.lowerBound
        if numeral.hasForeignPoint, isSpan(numeral, passage), isDaytime(numeral, passage) { return true }
        // *H. 21,15*
        let before = passage.letters(passage.isMark(start - 1, ".") ? start - 2 : start - 1)
        guard clock.before.contains(before) else { return false }
        // *H 1,50 m*
        if before == "h" {
            let end = numeral.words.upperBound
            if ["x", "×"].contains(passage.printed(end))
                || ContinentalMeasures(words: words).unit(at: end, passage) != nil
            {
                return false
            }
        }
        return numeral.hasForeignPoint || clock.hour.contains(before) || clock.surelyBefore.contains(before)
            || clock.surelyBefore.contains(passage.letters(start - 2) + " " + before)
    }

    /// *9.00-13.00*, *17.30 a 19.00*: whether a number is one of two that can only be times.
    private func isSpan(_ numeral: Numeral, _ passage: Passage) -> Bool {
        let place = passage.numerals.partitioningIndex { $0.words.lowerBound >= numeral.words.lowerBound }
        guard place < passage.numerals.count, passage.numerals[place].words == numeral.words else { return false }
        return [place - 1, place].contains { first in
            guard first >= 0, first + 1 < passage.numerals.count else { return false }
            let (from, to) = (passage.numerals[first], passage.numerals[first + 1])
            let end = from.words.upperBound
            guard to.words.lowerBound == end + 1, isTime(from), isTime(to),
                passage.isRangeDash(end) || passage.letters(end) == words.joints.to
            else { return false }
            let last = to.words.upperBound
            guard isOpen(from, to, passage) else { return false }
            return passage.isTightEnd(last) && ContinentalMeasures(words: words).unit(at: last, passage) == nil
                && passage.agreement(of: nil, endingAt: last, words) == .alone && !isAmount(last, passage)
        }
    }

    /// Whether two numbers are quarters of hours of the day, or a word of such hours goes before: *abierto de 9.10 a 2.00*,
    /// but *bajó de 4.50 a 4.25 por ciento*.
    private func isOpen(_ from: Numeral, _ to: Numeral, _ passage: Passage) -> Bool {
        let end = to.words.upperBound
        if ["por", "per", "al", "de"].contains(passage.letters(end)), !Self.hours.contains(passage.letters(end + 1)) {
            return false
        }
        if (0..<from.words.lowerBound).contains(where: { Self.hours.contains(passage.letters($0)) }) { return true }
        return [from, to].allSatisfy { numeral in
            (numeral.whole ?? 0) > 5 && numeral.decimals.flatMap(Int.init).map { $0.isMultiple(of: 15) } ?? false
        }
    }

    /// Words for the hours of a shop or an office, and the days that it is open.
    private static let hours = Set(
        words: """
            abierto abierta abiertos horario horarios abre cierra lunes martes miércoles jueves viernes sábado sábados domingo
            domingos aperto aperta orario orari apre chiude lunedì martedì mercoledì giovedì venerdì sabato domenica aberto
            aberta segunda terça quarta quinta sexta fecha dalle alle tarde noche mañana tarde noite manhã mattina sera
            """
    )

    private func isTime(_ numeral: Numeral) -> Bool {
        guard numeral.hasForeignPoint, let hour = numeral.whole, hour < 25, let decimals = numeral.decimals,
            decimals.utf8.count == 2, let minute = Int(decimals)
        else { return false }
        return minute < 60 && minute.isMultiple(of: 5)
    }

    /// Whether a sign of money or of parts comes next.
    private func isAmount(_ index: Int, _ passage: Passage) -> Bool {
        ["%", "€", "$", "£", "°", "º"].contains(passage.printed(index))
    }

    /// Whether none of the numbers that *à* joins is too small for an hour of the day: *de 9.00 à 17.30*, but *une
    /// moyenne de 4.50 à 5.25*. Other languages' small words are less often said of amounts.
    private func isDaytime(_ numeral: Numeral, _ passage: Passage) -> Bool {
        guard words.joints.to == "à" else { return true }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let before = passage.letters(start - 1) == "à" ? passage.numeral(endingAt: start - 1) : nil
        let after = passage.letters(end) == "à" ? passage.numeral(at: end + 1) : nil
        let joined = [before, after].compactMap(\.self)
        return joined.isEmpty || (joined + [numeral]).allSatisfy { ($0.whole ?? 0) >= 7 }
    }

    /// *pm*, *p. m.*, and *m.* after twelve.
    private func half(of hour: Int, at index: Int, _ passage: Passage) -> (words: String, end: Int)? {
        guard !clock.halves.isEmpty else { return nil }
        if passage.count(index) == 2, let half = clock.halves[passage.letters(index)] { return (half, index + 1) }
        if let (letters, end) = passage.dotted(index), letters.utf8.count == 2, let half = clock.halves[letters] {
            return (half, end)
        }
        guard hour == 12, let noon = clock.noon, passage.printed(index) == "m",
            (0..<index).contains(where: { clock.before.contains(passage.letters($0)) })
        else { return nil }
        return (noon, passage.afterStop(index + 1))
    }

    private func isHour(_ index: Int, _ passage: Passage) -> Bool {
        passage.letters(index) == "h" || clock.short.contains(passage.letters(index))
    }

    /// *A la 1*, *à 1 da tarde*, *era la 1 y cuarto*: an hour that no word names.
    private func isOneOClock(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(start - 1)
        // *A la 1:30*
        if passage.isTightMark(end, ":"), passage.isTight(end + 1), passage.isDigits(end + 1) { return false }
        // *La respuesta es la 1*, *la casa era la 1, no la 2*; *a casa 2 antes da 1*
        let isNamed =
            passage.isLetters(start - 3) && !isClause(passage.letters(start - 3))
            && clock.beforeIfFirst.contains(passage.letters(start - 2) + " " + before)
        if !isInDay(end, passage), isNamed || passage.isDigits(start - 3) { return false }
        if clock.beforeOne.contains(before) || clock.beforeOne.contains(passage.letters(start - 2) + " " + before) {
            return !passage.isTight(end)
                && (passage.isEnd(end) || words.functionWords.contains(passage.letters(end)))
                || passage.word(end)?.kind == .mark && !passage.isMark(end, "/") && !passage.isMark(end, "%")
        }
        // *Ganhou de 2 a 1 às 15h*
        guard clock.oneArticles.contains(before), !passage.isTight(end), !passage.isDigits(start - 2),
            !(before == words.joints.to && isNumberWord(passage.letters(start - 2)))
        else { return false }
        return isInDay(end, passage)
    }

    /// Whether words come that only an hour goes before: *y cuarto*, *de la tarde*.
    private func isInDay(_ end: Int, _ passage: Passage) -> Bool {
        let (next, other) = (passage.letters(end), passage.letters(end + 1))
        return clock.afterOne.contains(next) || clock.afterOne.contains(next + " " + other)
            || clock.afterOne.contains(next + " " + other + " " + passage.letters(end + 2))
    }

    /// Whether a word may go before *era la 1* as an hour: *ya era la 1*, *cuando llegó era la 1*.
    private func isClause(_ letters: String) -> Bool {
        words.functionWords.contains(letters) || ["casi", "todavía", "recién"].contains(letters)
            || ["ó", "ron"].contains(where: letters.hasSuffix)
    }

    /// *Venceu por dois a 1 às 22h*
    private func isNumberWord(_ letters: String) -> Bool {
        (0...12).contains { words.numbers.cardinal($0, .alone) == letters }
    }

    /// Whether a word may name a book of verses: it has a capital, and is no *Las* at a sentence's start.
    private func isBook(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(index) && !words.functionWords.contains(passage.letters(index))
            && !clock.before.contains(passage.letters(index))
    }

    /// The word for hours after a time adds nothing.
    private func afterHours(_ index: Int, _ passage: Passage) -> Int {
        if isHour(index, passage) { return passage.isEnd(index + 1) ? index + 1 : passage.afterStop(index + 1) }
        return clock.hour.contains(passage.letters(index)) ? index + 1 : index
    }

    /// `14h30`, `14 h 30`, `14 h`.
    private func withLetter(_ hour: Int, _ start: Int, _ mark: Int, _ passage: Passage) -> Replacement? {
        // “12H30”
        let isCapital = passage.printed(mark) == "H" && passage.isTight(mark) && passage.isTight(mark + 1)
        guard passage.printed(mark) == "h" || isCapital && passage.isDigits(mark + 1) else { return nil }
        let hours = clock.hours
        let stopped = passage.afterStop(mark + 1)
        // “9 h. 05 m.”
        let isStopped = stopped > mark + 1
        // *9h-12h 14h-18h*
        let isNextHour = passage.printed(stopped + 1) == "h" && !passage.isTight(stopped)
        guard passage.isDigits(stopped), passage.count(stopped) == 2, let minute = Int(passage.printed(stopped)),
            minute < 60, !isStopped || !passage.isTight(stopped), !isNextHour
        else {
            let text = words.numbers.cardinal(hour, hours.gender) + " " + (hour < 2 ? hours.one : hours.many)
            guard !clock.short.isEmpty, isRange(stopped, passage) else {
                return passage.replacement(start..<stopped, by: text)
            }
            return passage.replacement(start..<stopped + 1, by: text + " " + words.joints.to + " ")
        }
        var end = stopped + 1
        if ["min", "mn"].contains(passage.printed(end))
            || passage.printed(end) == "m" && (isStopped || passage.isTight(end))
        {
            end += 1
            if isStopped, passage.isTightMark(end, "."), !passage.isEnd(end + 1) { end += 1 }
        }
        let text = time(hour, minute, isMarked: true)
        // *1 h 45 min 30 s*: before seconds the minutes are named.
        if end > stopped + 1, passage.isDigits(end), passage.printed(end + 1) == "s", clock.minutes == nil,
            let unit = words.measures.units["min"]
        {
            return passage.replacement(start..<end, by: text + " " + (minute == 1 ? unit.one : unit.many))
        }
        return passage.replacement(start..<end, by: text)
    }

    private func time(_ hour: Int, _ minute: Int, isMarked: Bool) -> String {
        var text = words.numbers.cardinal(hour, clock.hours.gender)
        if isMarked || clock.join.isEmpty { text += " " + (hour < 2 ? clock.hours.one : clock.hours.many) }
        if minute == 0 {
            // *A las tres*; an hour by itself needs its word where the language always has it.
            return text
        }
        let join = clock.join.isEmpty ? " " : " " + clock.join + " "
        if !isMarked, hour < 13 || clock.half != nil {
            if minute == 30, let half = clock.half { return text + join + half }
            if minute == 15, let quarter = clock.quarter { return text + join + quarter }
        }
        text += join + words.numbers.cardinal(minute, .alone)
        if isMarked, let minutes = clock.minutes { text += " " + (minute == 1 ? minutes.one : minutes.many) }
        return text
    }
}
