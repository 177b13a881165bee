/// The signs of notes that are printed in brackets right behind words and count upwards, where nothing marks them:
/// *si aprì(1). Egli entrò(2), guardò(3)*.
///
/// One by itself may be anything: *printf(3)*, *f(1)*, *5(2)*.
struct CountedNotes {
    private struct Sign {
        let span: Range<Int>
        let number: Int
        let word: ArraySlice<UInt16>
    }

    /// In order.
    let spans: [Range<Int>]

    init(in printed: PrintedText) {
        let signs = Self.signs(in: printed)
        spans = Self.count(signs) ? signs.map(\.span) : []
    }

    private static func signs(in printed: PrintedText) -> [Sign] {
        var signs: [Sign] = []
        let end = printed.span.upperBound
        var place = printed.span.lowerBound
        while place < end {
            defer { place += 1 }
            guard printed[place] == 0x28 else { continue }
            var close = place + 1
            while close < end, printed[close].isDigit, close < place + 5 { close += 1 }
            guard close < end, close > place + 1, printed[close] == 0x29, printed[place + 1] != 0x30,
                !(close + 1 < end && goesOn(printed[close + 1])), let number = Int(String(printed[place + 1..<close])),
                let word = word(endingAt: place, printed)
            else { continue }
            signs.append(Sign(span: place..<close + 1, number: number, word: word))
        }
        return signs
    }

    /// Whether what comes right behind a bracket makes a formula or a word of it.
    private static func goesOn(_ unit: UInt16) -> Bool { unit.isLetterOrDigit || unit == 0x28 || unit == 0x3D }

    /// At least two letters, the last of them small, over a quotation mark.
    private static func word(endingAt end: Int, _ printed: PrintedText) -> ArraySlice<UInt16>? {
        var last = end
        while last > printed.span.lowerBound, [0xBB, 0x201D, 0x2E, 0x2C].contains(printed[last - 1]), last > end - 2 {
            last -= 1
        }
        var first = last
        while first > printed.span.lowerBound, printed[first - 1].isLetter { first -= 1 }
        guard last - first > 1, printed[last - 1].isSmall else { return nil }
        return printed[first..<last]
    }

    /// Whether the signs count, each page or chapter from one perhaps, behind words of all kinds.
    private static func count(_ signs: [Sign]) -> Bool {
        guard signs.count > 2 else { return false }
        let steps = zip(signs, signs.dropFirst()).count { $1.number == $0.number + 1 }
        let words = Set(signs.map { String($0.word) })
        return steps > 1 && steps * 3 >= (signs.count - 1) * 2 && words.count * 3 >= signs.count * 2
    }
}
