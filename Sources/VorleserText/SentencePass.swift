/// One pass over a block, from candidate to candidate.
struct SentencePass {
    private let prose: Prose
    private let conventions: SentenceConventions
    private let candidates: [Bool]
    private let rules: SentenceEnd
    private var numbering: ListNumbering?
    private var sentenceStart: Int
    /// Where sentences begin, in bytes; the block's own start is not among them.
    private(set) var starts: [Int] = []

    init(_ prose: Prose, by conventions: SentenceConventions) {
        self.prose = prose
        self.conventions = conventions
        candidates = conventions.candidates
        sentenceStart = prose.range.lowerBound
        rules = SentenceEnd(
            prose: prose,
            conventions: conventions,
            isLowerCaseText: prose.beginsSmall || conventions.capitalisesI && prose.hasSmallI(by: conventions)
        )
        numbering = ListNumbering(at: sentenceStart, in: prose)
    }

    /// Finds the sentences of the block.
    mutating func run() {
        var index = prose.range.lowerBound
        while index < prose.range.upperBound {
            index = candidates[Int(prose.byte(at: index))] ? pass(index) : index + 1
        }
    }

    /// Looks at a candidate and returns where to go on.
    private mutating func pass(_ index: Int) -> Int {
        if beginsItem(index) { return index + 1 }
        if let line = beginLines(around: index) { return line }
        if let stop = Stop(at: index, in: prose, by: conventions) { return pass(stop) }
        if let stop = cutOff(index) { return pass(stop) }
        return prose.index(after: index)
    }

    private mutating func pass(_ stop: Stop) -> Int {
        guard rules.isEnd(stop, ofSentenceFrom: sentenceStart) else { return stop.end }
        begin(at: stop.next)
        return stop.next
    }

    /// A dash before a closing quotation mark.
    private func cutOff(_ index: Int) -> Stop? {
        guard let scalar = prose.scalar(at: index), scalar.isDash else { return nil }
        return Stop(dashAt: index, in: prose, by: conventions)
    }

    private mutating func beginsItem(_ index: Int) -> Bool {
        guard let numbering, let item = numbering.itemStart(closedAt: index, in: prose), item > sentenceStart else {
            return false
        }
        begin(at: item)
        return true
    }

    /// Begins the lines around a stamp, an address or a rule, and returns where to go on.
    private mutating func beginLines(around index: Int) -> Int? {
        let lines = LostLineEnd(in: prose).starts(around: index).filter {
            sentenceStart < $0 && $0 < prose.range.upperBound
        }
        lines.forEach { begin(at: $0) }
        return lines.last.map { max($0, index + 1) }
    }

    private mutating func begin(at start: Int) {
        starts.append(start)
        sentenceStart = start
        numbering = ListNumbering(at: start, in: prose) ?? numbering
    }
}
