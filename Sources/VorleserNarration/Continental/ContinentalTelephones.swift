/// Says numbers of telephones digit by digit, group by group: *tel. 06 1234567*, *(11) 1234-5678*, *0170 1234567*.
struct ContinentalTelephones: NumeralForm {
    let name: String
    let numbers: any ContinentalNumbers
    /// Words before a number of a telephone.
    let labels: Set<String>
    /// Fewest groups of digits behind a word for telephones.
    var fewestGroups = 2
    /// How the numbers of telephones that are carried begin, where their group of three digits and the rest are told by that.
    var mobile: String?

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let first = passage.numerals[index].words.lowerBound
        let start = passage.isMark(first - 1, "(") ? first - 1 : first
        guard passage.isDigits(first), !passage.isDigits(start - 1), !isSeparator(start - 1, passage) else { return [] }
        var (end, groups) = (first, [String]())
        while true {
            if passage.isDigits(end) {
                groups.append(passage.printed(end))
                end += 1
            } else if isSeparator(end, passage) || passage.isMark(end, ")") || isAreaCode(end, groups, passage),
                isGoingOn(end + 1, passage)
            {
                end += 1
            } else {
                break
            }
        }
        let count = groups.reduce(0) { $0 + $1.utf8.count }
        let isLabelled = labels.contains(passage.letters(label(before: start, passage)))
        let isInternational = passage.isMark(start - 1, "+") && groups.count > 1 && count > 7
        // *(11) 91234-5678*
        let counts = groups.map(\.utf8.count)
        let isLocal = start < first && counts.count == 3 && counts[0] == 2 && counts[1] > 3 && counts[2] == 4
        // *0170 1234567*: no number is written like that.
        let isPlain =
            groups.count > 1 && groups[0].hasPrefix("0") && groups[0].utf8.count > 2 && groups[1].utf8.count > 2
        guard
            isLabelled && count > 3 && groups.count >= fewestGroups || isPlain && count > 6
                || isInternational || isLocal && count < 12 || isMobile(groups)
        else { return [] }
        let text = groups.map(numbers.digits).joined(separator: ", ")
        return [passage.replacement(start..<end, by: text)]
    }

    /// *333 1234567*
    private func isMobile(_ groups: [String]) -> Bool {
        guard let mobile, groups.count == 2, groups[0].hasPrefix(mobile), groups[0].utf8.count == 3 else {
            return false
        }
        return (6...7).contains(groups[1].utf8.count)
    }

    private func isSeparator(_ index: Int, _ passage: Passage) -> Bool {
        passage.isHyphen(index) || passage.isMark(index, "/")
    }

    /// *+55 (11) 91234-5678*
    private func isAreaCode(_ index: Int, _ groups: [String], _ passage: Passage) -> Bool {
        groups.count == 1 && passage.isMark(index, "(") && passage.isMark(index + 2, ")")
    }

    private func isGoingOn(_ index: Int, _ passage: Passage) -> Bool { passage.isDigits(index) }

    /// The word before the number, over what may stand between them.
    private func label(before index: Int, _ passage: Passage) -> Int {
        var place = index - 1
        while passage.isMark(place, ".") || passage.isMark(place, ":") || passage.isMark(place, "+") { place -= 1 }
        return place
    }
}
