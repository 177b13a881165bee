import VorleserCore

/// A letter with the signs that stand on it, or the letters that are printed as one.
struct LetterCluster {
    /// In reading order, letters before what stands on them.
    private(set) var glyphs: [PDFGlyph]
    private(set) var box: PDFBox
    /// What tells the direction: its first letter.
    private(set) var scalar: Unicode.Scalar
    /// Whether it is more than a sign to join letters or not.
    let takesRoom: Bool

    var size: Float { glyphs[0].size }
    var y: Float { glyphs[0].y }
    /// Where it begins: ink may reach farther, so that cursive letters overlap.
    let x: Float

    /// Where characters begin that are printed by one sign.
    private struct Place: Hashable {
        let x: Float
        let y: Float
    }

    /// - Parameter glyphs: Of one sign, in the order of the file; not empty.
    private init(_ glyphs: [PDFGlyph]) {
        self.glyphs = Self.inReadingOrder(glyphs)
        x = glyphs[0].x
        box = glyphs.dropFirst().reduce(glyphs[0].box) { $0.union($1.box) }
        takesRoom = glyphs.contains { $0.scalar.properties.generalCategory != .format }
        scalar = (self.glyphs.first { BidiClass($0.scalar) != .neutral } ?? self.glyphs[0]).scalar
    }

    /// The letters of one sign: the library shares its box out among them from where reading begins, and turns them round
    /// where it cannot.
    private static func inReadingOrder(_ glyphs: [PDFGlyph]) -> [PDFGlyph] {
        guard glyphs.count > 1 else { return glyphs }
        let isRight = glyphs.contains { BidiClass($0.scalar).isRight }
        let isLigatureOfLam = glyphs.count == 2 && glyphs.allSatisfy { "لاأإآٱ".unicodeScalars.contains($0.scalar) }
        return glyphs.enumerated().sorted { one, other in
            let (isMark, otherIsMark) = (
                BidiClass(one.element.scalar) == .mark, BidiClass(other.element.scalar) == .mark
            )
            if isMark != otherIsMark { return otherIsMark }
            if isLigatureOfLam { return one.element.scalar == "ل" }
            let (box, otherBox) = (one.element.box, other.element.box)
            if !isRight { return (box.left, one.offset) < (otherBox.left, other.offset) }
            return (box.right, one.offset) > (otherBox.right, other.offset)
        }.map(\.element)
    }

    /// - Parameters:
    ///   - glyphs: In the order of the file; blanks are left out: gaps tell better.
    ///   - limits: What lies on one line.
    /// - Returns: Lines: what stands on one base line, from left to right, with the raised and lowered signs in it.
    static func rows(of glyphs: some Sequence<PDFGlyph>, _ limits: DirectionThresholds) -> [[LetterCluster]] {
        var signs: [[PDFGlyph]] = []
        var known: [Place: Int] = [:]
        for glyph in glyphs where !glyph.signs.contains(.generated) && !glyph.scalar.properties.isWhitespace {
            let place = Place(x: glyph.x, y: glyph.y)
            if let sign = known[place] {
                signs[sign].append(glyph)
            } else {
                known[place] = signs.count
                signs.append([glyph])
            }
        }
        let isMark = { (sign: [PDFGlyph]) in sign.allSatisfy { BidiClass($0.scalar) == .mark } }
        var rows = rows(signs.filter { !isMark($0) }.map(LetterCluster.init), limits)
        for mark in signs.lazy.filter(isMark).joined() { rows.add(mark, limits) }
        return rows
    }

    private static func rows(_ clusters: [LetterCluster], _ limits: DirectionThresholds) -> [[LetterCluster]] {
        var rows: [[LetterCluster]] = []
        for cluster in clusters.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
            if let first = rows.last?.first, cluster.y - first.y <= limits.baselineSlack * max(first.size, cluster.size)
            {
                rows[rows.count - 1].append(cluster)
            } else {
                rows.append([cluster])
            }
        }
        rows = rows.map { $0.sorted { $0.x < $1.x }.withoutRepeats(limits) }
        for index in rows.indices {
            // What is raised stands above its line, what is lowered below it.
            for other in [index + 1, index - 1] where rows.indices.contains(other) && !rows[index].isEmpty {
                let line = rows[other]
                let small = rows[index].filter { $0.standsAtLine(line, limits) }
                guard !small.isEmpty else { continue }
                rows[index].removeAll { $0.standsAtLine(line, limits) }
                rows[other] = (line + small).sorted { $0.x < $1.x }
            }
        }
        return rows.filter { !$0.isEmpty }
    }

    /// Whether it is a smaller sign beside a letter of a line.
    private func standsAtLine(_ line: [LetterCluster], _ limits: DirectionThresholds) -> Bool {
        let next = line.partitioningIndex { $0.x >= x }
        return [next - 1, next].contains { index in
            guard line.indices.contains(index) else { return false }
            let letter = line[index]
            let rise = letter.y - y
            let gap = max(letter.box.left - box.right, box.left - letter.box.right)
            return size <= limits.mostRaisedSize * letter.size && gap < limits.widestRaisedGap * letter.size
                && rise < limits.mostRise * letter.size && rise > -limits.mostDrop * letter.size
        }
    }

    /// How well a sign fits on it: more for one that stands over it than for one beside it.
    fileprivate func nearness(_ mark: PDFGlyph) -> Float {
        min(mark.box.right, box.right) - max(mark.box.left, box.left)
    }

    fileprivate mutating func add(_ mark: PDFGlyph) { glyphs.append(mark) }

    /// Moves it so that it begins at another place.
    mutating func move(to left: Float) {
        let distance = left - box.left
        box.left += distance
        box.right += distance
        for index in glyphs.indices {
            glyphs[index].box.left = box.left
            glyphs[index].box.right = box.right
            glyphs[index].x = box.left
        }
    }

    /// Makes it a sign without width.
    mutating func vanish(at left: Float) {
        move(to: left)
        box.right = left
        for index in glyphs.indices { glyphs[index].box.right = left }
    }

    mutating func mirror() {
        scalar = PrintedBrackets.partner[scalar] ?? scalar
        for index in glyphs.indices {
            glyphs[index].scalar = PrintedBrackets.partner[glyphs[index].scalar] ?? glyphs[index].scalar
        }
    }
}

extension [LetterCluster] {
    /// Sorted clusters without those that are printed twice: some files say of a letter and of the sign on it that each is
    /// both.
    fileprivate func withoutRepeats(_ limits: DirectionThresholds) -> [LetterCluster] {
        reduce(into: []) { kept, cluster in
            if let last = kept.last, last.glyphs.count > 1, last.glyphs.map(\.scalar) == cluster.glyphs.map(\.scalar),
                cluster.box.left < last.box.right - limits.leastRepeated * last.box.width
            {
                return
            }
            kept.append(cluster)
        }
    }
}

extension [[LetterCluster]] {
    /// Puts a sign on the letter that it stands over or under.
    fileprivate mutating func add(_ mark: PDFGlyph, _ limits: DirectionThresholds) {
        let from = partitioningIndex { ($0.first?.y ?? 0) > mark.y - mark.size }
        var best: (row: Int, index: Int, nearness: Float)?
        for row in self[from...].indices.prefix(limits.mostLinesOfMark) where self[row][0].y < mark.y + mark.size {
            let next = self[row].partitioningIndex { $0.x > mark.box.right }
            for index in Swift.max(next - limits.mostLettersOfMark, 0)..<next {
                let nearness = self[row][index].nearness(mark)
                if nearness > best?.nearness ?? -mark.size { best = (row, index, nearness) }
            }
        }
        if let best { self[best.row][best.index].add(mark) }
    }
}
