/// Finds what runs against the direction of a printed line: words in Latin letters and numbers between Hebrew ones, or the
/// other way round.
///
/// The bidirectional algorithm says where what is written gets printed; this is its inverse. Where two texts are printed
/// alike, the likelier is taken: “Windows 12” before “12 Windows”.
/// Source: Unicode Standard Annex #9, rules W1–W7 and N0–N2.
struct BidiRuns {
    private let classes: [BidiClass]
    private let scalars: [Unicode.Scalar]
    /// The heights of the letters: a raised number is none with that beside it.
    private let sizes: [Float]

    /// - Parameters:
    ///   - scalars: What is printed, from left to right.
    ///   - sizes: How high each is.
    init(_ scalars: [Unicode.Scalar], sizes: [Float]) {
        self.scalars = scalars
        self.sizes = sizes
        classes = scalars.map(BidiClass.init)
    }

    /// Whether the line runs from right to left: where letters of both kinds stand in it, as the page does, unless nearly
    /// all are of the other kind.
    func runsRightToLeft(onPageThatDoes pageDoes: Bool) -> Bool {
        let rights = classes.count(where: \.isRight)
        let lefts = classes.count { $0 == .left }
        if pageDoes { return !(lefts > 4 * rights) }
        return rights > 4 * lefts
    }

    /// What runs from left to right in a line that runs from right to left.
    func leftRuns(in range: Range<Int>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = classes[start..<range.upperBound].firstIndex(where: \.isRight) ?? range.upperBound
            runs += leftRuns(between: start..<end, isArabic: end < classes.count && classes[end] == .arabic)
            start = end + 1
        }
        return runs
    }

    /// What runs from right to left in a line that runs from left to right.
    func rightRuns() -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        while let first = classes[start...].firstIndex(where: \.isRight) {
            let end = classes[first...].firstIndex(of: .left) ?? classes.endIndex
            let last = classes[first..<end].lastIndex(where: \.isRight) ?? first
            runs.append(first..<last + 1)
            start = end
        }
        return runs
    }

    /// What runs from left to right between two letters that do not; of the one to the right, which is read before, it
    /// matters whether it is Arabic.
    private func leftRuns(between range: Range<Int>, isArabic: Bool) -> [Range<Int>] {
        let numbers = numbers(in: range, isArabic: isArabic)
        guard let firstLetter = range.first(where: { classes[$0] == .left }),
            let lastLetter = range.last(where: { classes[$0] == .left })
        else { return numbers }
        let start = min(firstLetter, numbers.first?.lowerBound ?? firstLetter)
        let end = max(lastLetter + 1, numbers.last?.upperBound ?? 0)
        return [start..<closingBracket(after: start..<end, in: range)]
    }

    /// “Moby Dick (1851)”: the bracket that closes belongs to the words, too.
    private func closingBracket(after run: Range<Int>, in range: Range<Int>) -> Int {
        guard range.contains(run.upperBound), let open = PrintedBrackets.partner[scalars[run.upperBound]] else {
            return run.upperBound
        }
        let inside = scalars[run]
        let closing = scalars[run.upperBound]
        return inside.count { $0 == open } > inside.count { $0 == closing } ? run.upperBound + 1 : run.upperBound
    }

    private func numbers(in range: Range<Int>, isArabic: Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard classes[index].isDigit else {
                index += 1
                continue
            }
            var end = index + 1
            while end < range.upperBound, let next = digit(after: end, in: range, isArabic: isArabic) { end = next + 1 }
            runs.append(isArabic ? index..<end : withUnits(index..<end, in: range, after: runs.last?.upperBound))
            index = max(end, runs.last?.upperBound ?? end)
        }
        return runs
    }

    /// The digit that goes on with a number that ends before `end`, perhaps behind a sign.
    private func digit(after end: Int, in range: Range<Int>, isArabic: Bool) -> Int? {
        func goesOn(_ index: Int) -> Bool {
            range.contains(index) && classes[index].isDigit
                && (isArabic || classes[index] == classes[end - 1])
                && abs(sizes[index] - sizes[end - 1]) < 0.14 * max(sizes[index], sizes[end - 1])
        }
        if goesOn(end) { return end }
        let isSign = classes[end] == .point || classes[end] == .plus && !isArabic && classes[end - 1] == .digit
        return isSign && goesOn(end + 1) ? end + 1 : nil
    }

    private func withUnits(_ number: Range<Int>, in range: Range<Int>, after previous: Int?) -> Range<Int> {
        guard classes[number.lowerBound] == .digit else { return number }
        var (start, end) = (number.lowerBound, number.upperBound)
        while start > max(range.lowerBound, previous ?? 0), classes[start - 1] == .unit { start -= 1 }
        while end < range.upperBound, classes[end] == .unit { end += 1 }
        return start..<end
    }
}
