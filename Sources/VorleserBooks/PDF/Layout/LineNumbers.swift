import VorleserCore

/// Finds numbers that count the lines beside them, wherever in the margin they stand: from one to the next of a page they
/// grow by as many as there are lines between them.
enum LineNumbers {
    private struct Number {
        let page: Int
        let index: Int
        let value: Int
        let isLeft: Bool
        /// The lines of text above it and beside it.
        let row: Int
        let box: PDFBox

        func isAligned(with other: Number) -> Bool {
            isLeft == other.isLeft
                && (abs(box.right - other.box.right) < 3 || abs(box.left - other.box.left) < 3)
        }
    }

    /// As many pairs of numbers must count their lines.
    private static let fewestPairs = 3
    /// Of ten pairs so many count, at least: the page's own number may stand above those of the lines.
    private static let leastTenths = 6
    /// Lines between two numbers that do not count, such as headings and names of speakers.
    private static let mostUncounted = 4

    /// - Parameter pages: The lines of each page.
    /// - Returns: For each page, which of its lines are such numbers, in order.
    static func indices(in pages: [[PrintedLine]]) -> [[Int]] {
        let numbers = pages.indices.map { page in self.numbers(in: pages[page], page: page) }
        var counting: [Number] = []
        var pairs = 0
        for onPage in numbers {
            for side in [true, false] {
                let beside = onPage.filter { $0.isLeft == side }
                for (number, next) in zip(beside, beside.dropFirst()) where number.isAligned(with: next) {
                    pairs += 1
                    if counts(from: number, to: next) { counting += [number, next] }
                }
            }
        }
        guard counting.count >= 2 * fewestPairs, counting.count * 10 >= pairs * 2 * leastTenths else {
            return pages.map { _ in [] }
        }
        let places = distinct(counting)
        return numbers.map { $0.filter { number in places.contains { $0.isAligned(with: number) } }.map(\.index) }
    }

    private static func counts(from number: Number, to next: Number) -> Bool {
        let (lines, growth) = (next.row - number.row, next.value - number.value)
        if growth == lines { return growth > 0 }
        return growth >= 3 && lines > growth && lines <= growth + mostUncounted
    }

    /// Few of many: each stands at a place of its own.
    private static func distinct(_ numbers: [Number]) -> [Number] {
        numbers.reduce(into: []) { places, number in
            if places.count < 16, !places.contains(where: { $0.isAligned(with: number) }) { places.append(number) }
        }
    }

    /// The numbers that stand apart at an end of their row, from the top.
    private static func numbers(in lines: [PrintedLine], page: Int) -> [Number] {
        let mayBe = lines.indices.filter { value(lines[$0]) != nil }
        guard !mayBe.isEmpty else { return [] }
        let text = lines.indices.filter { value(lines[$0]) == nil && !lines[$0].isSlanted }
            .sorted { lines[$0].baseline < lines[$1].baseline }
        let rows = baselines(text.map { lines[$0] })
        return mayBe.sorted { lines[$0].baseline < lines[$1].baseline }.compactMap { index in
            let line = lines[index]
            let from = text.partitioningIndex { lines[$0].baseline > line.baseline - 0.5 * line.size }
            let beside = text[from...].prefix { lines[$0].baseline < line.baseline + 0.5 * line.size }
            guard !beside.isEmpty, let value = value(line) else { return nil }
            let isLeft = beside.allSatisfy { lines[$0].box.left - line.box.right > 0.8 * line.size }
            guard isLeft || beside.allSatisfy({ line.box.left - lines[$0].box.right > 0.8 * line.size }) else {
                return nil
            }
            let row = rows.partitioningIndex { $0 > line.baseline + 0.5 * line.size }
            return Number(page: page, index: index, value: value, isLeft: isLeft, row: row, box: line.box)
        }
    }

    /// “25”, “[25]”
    private static func value(_ line: PrintedLine) -> Int? {
        guard line.text.utf8.count <= 6 else { return nil }
        let digits = line.text.drop { "([ ".contains($0) }.reversed().drop { ").] ".contains($0) }.reversed()
        return digits.count <= 4 ? Int(String(digits)).flatMap { $0 > 0 ? $0 : nil } : nil
    }

    /// One for each row of lines.
    private static func baselines(_ lines: [PrintedLine]) -> [Float] {
        lines.reduce(into: []) { rows, line in
            if rows.last.map({ line.baseline - $0 > 0.5 * line.size }) ?? true { rows.append(line.baseline) }
        }
    }
}
