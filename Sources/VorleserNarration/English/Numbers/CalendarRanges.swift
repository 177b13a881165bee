/// Says *to* between two months or two days of the week, in full: `Jan.–Mar.`, `Mon-Fri`.
struct CalendarRanges: SpokenForm {
    let name = "calendar-range"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        for index in passage.words.indices where passage.isRangeDash(index) && passage.isTight(index) {
            guard passage.isTight(index + 1), let last = name(at: index + 1, passage) else { continue }
            let start = passage.isMark(index - 1, ".") ? index - 2 : index - 1
            guard let first = name(at: start, passage), first.isMonth == last.isMonth,
                !passage.isTight(start) || !passage.isRangeDash(start - 1)
            else { continue }
            let end = passage.afterStop(index + 2)
            result.append(passage.replacement(start..<end, by: first.name + " to " + last.name))
        }
        return result
    }

    private func name(at index: Int, _ passage: Passage) -> (name: String, isMonth: Bool)? {
        guard passage.isCapitalised(index) else { return nil }
        if let month = EnglishWords.months[passage.letters(index)] { return (month.name, true) }
        return Weekdays.names[passage.letters(index)].map { ($0, false) }
    }
}
