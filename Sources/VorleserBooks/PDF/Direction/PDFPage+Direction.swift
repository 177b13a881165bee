extension PDFPage {
    /// The page with all its lines running from left to right, in the order in which they are read.
    ///
    /// A page written from right to left is seen in a mirror, so that its first column is the left one and paragraphs are
    /// set in at the left; what runs the other way, such as numbers, is turned round where it stands.
    /// - Parameter limits: What lies on one line, and what is parted.
    /// - Returns: The same page where nothing runs from right to left.
    func readFromTheLeft(_ limits: DirectionThresholds = DirectionThresholds()) -> PDFPage {
        guard glyphs.contains(where: { BidiClass.isRightToLeft($0.scalar) }) else { return self }
        let classes = glyphs.lazy.map { BidiClass($0.scalar) }
        let isMirrored = classes.count(where: \.isRight) > classes.count { $0 == .left }
        let upright = glyphs.filter { $0.quarterTurns == 0 && !$0.signs.contains(.slanted) }
        let turned = glyphs.filter { $0.quarterTurns != 0 || $0.signs.contains(.slanted) }
        var page = self
        page.glyphs = []
        var segments = LetterCluster.rows(of: upright, limits).flatMap { DirectedSegment.segments(of: $0, limits) }.map
        {
            DirectedSegment($0, isPageRightToLeft: isMirrored)
        }
        var brackets = PrintedBrackets()
        for scalar in segments.lazy.flatMap(\.bracketScalars) { brackets.add(scalar) }
        if brackets.areMirrored { for index in segments.indices { segments[index].mirrorBrackets() } }
        for index in segments.indices { segments[index].faceBrackets(limits) }
        for segment in segments { page.glyphs += segment.glyphs(inMirrorOfWidth: isMirrored ? width : nil, limits) }
        page.glyphs += turned
        guard isMirrored else { return page }
        func mirrored(_ box: PDFBox) -> PDFBox {
            PDFBox(left: width - box.right, top: box.top, right: width - box.left, bottom: box.bottom)
        }
        page.moveDrawings(mirrored)
        return page
    }
}

/// A part of a printed line without wide gaps, put so that it runs from left to right in the order of reading.
struct DirectedSegment {
    private var clusters: [LetterCluster]
    /// Which of them are read from right to left where they stand.
    private var isRight: [Bool]
    private let left: Float
    private let right: Float

    /// - Parameters:
    ///   - row: What stands on a base line, from left to right.
    ///   - limits: Which gaps are wide.
    /// - Returns: Its parts without wide gaps.
    static func segments(of row: [LetterCluster], _ limits: DirectionThresholds) -> [[LetterCluster]] {
        var segments: [[LetterCluster]] = []
        var right = -Float.infinity
        for cluster in row {
            if cluster.box.left - right < limits.widestGap * cluster.size {
                segments[segments.count - 1].append(cluster)
            } else {
                segments.append([cluster])
            }
            right = max(right, cluster.box.right)
        }
        return segments
    }

    /// - Parameters:
    ///   - printed: From left to right; not empty.
    ///   - isPageRightToLeft: How most of the page runs.
    init(_ printed: [LetterCluster], isPageRightToLeft: Bool) {
        clusters = printed
        isRight = printed.map { _ in false }
        left = printed.map(\.box.left).min() ?? 0
        right = printed.map(\.box.right).max() ?? 0
        let runs = BidiRuns(printed.map(\.scalar), sizes: printed.map(\.size))
        let all = printed.indices
        if runs.runsRightToLeft(onPageThatDoes: isPageRightToLeft) {
            turn(all, keeping: runs.leftRuns(in: all))
        } else {
            for run in runs.rightRuns() { turn(run, keeping: runs.leftRuns(in: run)) }
        }
    }

    /// Turns a part round, in which other parts keep their direction.
    private mutating func turn(_ range: Range<Int>, keeping kept: [Range<Int>]) {
        for index in range { isRight[index] = true }
        reverse(range)
        for run in kept {
            let turned = range.lowerBound + range.upperBound - run.upperBound
            let now = turned..<turned + run.count
            reverse(now)
            for index in now { isRight[index] = false }
        }
    }

    private mutating func reverse(_ range: Range<Int>) {
        let part = clusters[range]
        let from = part.map(\.box.left).min() ?? 0
        let to = part.map(\.box.right).max() ?? 0
        clusters.replaceSubrange(
            range,
            with: part.reversed().map { cluster in
                var cluster = cluster
                cluster.move(to: from + to - cluster.box.right)
                return cluster
            }
        )
    }

    /// Brackets between what is read from right to left, in reading order.
    var bracketScalars: [Unicode.Scalar] {
        zip(clusters, isRight).lazy.filter { $1 }.map(\.0.scalar).filter { PrintedBrackets.partner[$0] != nil }
    }

    mutating func mirrorBrackets() {
        for index in clusters.indices where isRight[index] { clusters[index].mirror() }
    }

    /// Turns round brackets whose backs are to what they hold: files have some between both directions in the mirror.
    ///
    /// - Parameter limits: Which gaps are between letters.
    mutating func faceBrackets(_ limits: DirectionThresholds) {
        func isGap(before index: Int) -> Bool {
            guard clusters.indices.contains(index), index > 0 else { return true }
            return clusters[index].box.left - clusters[index - 1].box.right > limits.leastGap * clusters[index].size
        }
        for index in clusters.indices where ["(", ")"].contains(clusters[index].scalar) {
            let (isAfterGap, isBeforeGap) = (isGap(before: index), isGap(before: index + 1))
            guard isAfterGap != isBeforeGap, isAfterGap == (clusters[index].scalar == ")") else { continue }
            clusters[index].mirror()
        }
    }

    /// - Parameters:
    ///   - width: That of a page to be mirrored.
    ///   - limits: Which gaps are between letters.
    /// - Returns: The characters in reading order, with blanks where there are gaps.
    func glyphs(inMirrorOfWidth width: Float?, _ limits: DirectionThresholds) -> [PDFGlyph] {
        let distance = width.map { $0 - right - left } ?? 0
        var glyphs: [PDFGlyph] = []
        var end: Float?
        for cluster in clusters {
            var cluster = cluster
            cluster.move(to: cluster.box.left + distance)
            if let end, !cluster.takesRoom { cluster.vanish(at: end) }
            if let end, let last = glyphs.last, cluster.box.left - end > limits.leastGap * cluster.size {
                glyphs.append(last.blank(from: end, to: cluster.box.left))
            }
            glyphs += cluster.glyphs
            end = cluster.box.right
        }
        return glyphs
    }
}

extension PDFGlyph {
    /// A blank beside it that is not in the file.
    fileprivate func blank(from left: Float, to right: Float) -> PDFGlyph {
        var blank = self
        blank.scalar = " "
        blank.signs = .generated
        blank.box = PDFBox(left: left, top: y, right: right, bottom: y)
        blank.x = left
        return blank
    }
}
