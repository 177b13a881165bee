import VorleserCore

/// Finds the pages of a book that have lists of contents, by their titles or their leaders, and those that go on with one.
enum ContentsPages {
    /// - Parameters:
    ///   - pages: The lines of each page.
    ///   - words: What the book's language calls such lists.
    ///   - limits: What tells them.
    /// - Returns: Which pages, counted from 0.
    static func indices(in pages: [[PrintedLine]], _ words: BookWords, _ limits: ContentsThresholds) -> Set<Int> {
        var found: Set<Int> = []
        var last: Int?
        for (page, lines) in pages.enumerated() {
            let numbers = lines.numbersOfEntries(limits)
            let goesOn = zip([last].compactMap(\.self), numbers).contains {
                (0...limits.mostPagesBetween).contains($1 - $0)
            }
            let isList = lines.haveLeaders(limits) || goesOn || lines.contains { $0.text.namesContents(words, limits) }
            if isList { found.insert(page) }
            last = isList ? numbers.last : nil
        }
        return found
    }
}

extension [PrintedLine] {
    /// Whether enough of them have leaders; those of chapters may have none.
    fileprivate func haveLeaders(_ limits: ContentsThresholds) -> Bool {
        count { $0.text.hasLeader(limits) } >= limits.fewestOnPage
    }

    /// The pages' numbers at the right of entries, from the top; none where they are too few or do not grow.
    func numbersOfEntries(_ limits: ContentsThresholds) -> [Int] {
        let numbered = compactMap { line in line.lastNumber(limits).map { (line: line, number: $0) } }
        guard numbered.count >= limits.fewestOnPage, let right = numbered.map(\.line.box.right).max() else { return [] }
        let aligned = numbered.filter { right - $0.line.box.right < limits.numberSlack * $0.line.size }
            .sorted { $0.line.baseline < $1.line.baseline }
        let numbers = aligned.map(\.number)
        let rows = Set(map { Int($0.baseline.rounded()) }).count
        guard numbers.count >= limits.fewestOnPage, limits.leastNumbered.isReached(by: numbers.count, of: rows),
            zip(numbers, numbers.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return [] }
        return numbers
    }
}

extension String {
    /// “Contents”, as the title of a list.
    func namesContents(_ words: BookWords, _ limits: ContentsThresholds) -> Bool {
        utf8.count <= limits.longestTitle && words.role(ofTitle: self) == .contents
    }
}
