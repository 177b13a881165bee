import Phonemes

/// Says degrees of latitude and longitude with their minutes and seconds: *43° 57′ 10″ N.*
struct ContinentalArcs: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("arc") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        var end = numeral.words.upperBound
        // *30′* by itself
        if let value = numeral.plain(1...2), value < 60, passage.isTight(end), passage.isMark(end, "\u{2032}"),
            passage.isTightEnd(end + 1), !passage.isDigits(end + 1), !passage.isMark(numeral.words.lowerBound - 1, "°")
        {
            let text = said(value, words.measures.arc.minute)
            return [passage.replacement(numeral.words.lowerBound..<end + 1, by: text)]
        }
        guard let degrees = numeral.plain(1...3), isDegree(end, passage),
            let minutes = minutes(at: end + 1, passage)
        else { return [] }
        let names = words.measures.arc
        var text = said(degrees, ContinentalUnit(words.measures.degrees.one, words.measures.degrees.many))
        text += " " + said(minutes.value, names.minute)
        end = minutes.end
        if let seconds = seconds(at: end, passage) {
            text += " " + said(seconds.value, names.second)
            end = seconds.end
        }
        if let side = names.sides[passage.printed(end)],
            passage.isTightMark(end + 1, ".") || passage.isEnd(end + 1) || passage.isTightMark(end + 1, ",")
                || passage.isTightMark(end + 1, ";") || passage.isTightMark(end + 1, ")")
        {
            text += " " + side
            end = passage.isTightMark(end + 1, ".") && !passage.isEnd(end + 2) ? end + 2 : end + 1
        }
        return [passage.replacement(numeral.words.lowerBound..<end, by: text)]
    }

    private func isDegree(_ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index, "°") || passage.isMark(index, "º")
    }

    private func minutes(at index: Int, _ passage: Passage) -> (value: Int, end: Int)? {
        guard let (value, sign) = part(at: index, passage), Self.minuteSigns.contains(passage.mark(sign)),
            !isDouble(sign, passage)
        else { return nil }
        return (value, sign + 1)
    }

    /// With a sign of their own, or with two of minutes.
    private func seconds(at index: Int, _ passage: Passage) -> (value: Int, end: Int)? {
        guard let (value, sign) = part(at: index, passage) else { return nil }
        let isDouble = isDouble(sign, passage)
        let signs = isDouble ? Self.secondSigns.union(Self.minuteSigns) : Self.secondSigns
        return signs.contains(passage.mark(sign)) ? (value, isDouble ? sign + 2 : sign + 1) : nil
    }

    /// A number below 60, and where its sign is.
    private func part(at index: Int, _ passage: Passage) -> (value: Int, sign: Int)? {
        guard let numeral = passage.numeral(at: index), let value = numeral.plain(1...2), value < 60,
            passage.isTight(numeral.words.upperBound)
        else { return nil }
        return (value, numeral.words.upperBound)
    }

    private func isDouble(_ sign: Int, _ passage: Passage) -> Bool {
        passage.isTight(sign + 1) && passage.mark(sign + 1) == passage.mark(sign)
    }

    private func said(_ value: Int, _ unit: ContinentalUnit) -> String {
        words.numbers.cardinal(value, unit.gender) + " " + (value == 1 ? unit.one : unit.many)
    }

    private static let minuteSigns: Set<UInt16> = [0x27, 0x2019, 0x2032]
    private static let secondSigns: Set<UInt16> = [0x22, 0x201D, 0x2033]
}
