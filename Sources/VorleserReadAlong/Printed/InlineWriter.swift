import VorleserCore

/// Writes a stretch of text with the elements in it, nested as XHTML demands.
///
/// Marks may cross each other and the stretches that are highlighted; what is highlighted stays in one piece, and the
/// marks are cut.
package struct InlineWriter {
    /// An element on a stretch of text.
    package struct Run: Hashable {
        /// Stretches that are highlighted are never cut; of them the longer is outside.
        let isHighlighted: Bool
        let range: Range<Int>
        let name: String
        let attributes: String
        /// Written on its first piece only.
        let id: String?

        package init(
            isHighlighted: Bool = false,
            range: Range<Int>,
            name: String,
            attributes: String = "",
            id: String? = nil
        ) {
            self.isHighlighted = isHighlighted
            self.range = range
            self.name = name
            self.attributes = attributes
            self.id = id
        }
    }

    /// An element without text, at a place.
    package struct Point: Hashable {
        let offset: Int
        let markup: String

        package init(offset: Int, markup: String) {
            self.offset = offset
            self.markup = markup
        }
    }

    private var text = ""
    private var open: [Run] = []
    /// For each that is open where its tag ends, in UTF-8 code units, how long that is, and the id that it gave.
    private var starts: [(end: Int, length: Int, id: String?)] = []
    private var begun: Set<String> = []
    private let units: [UInt16]
    private let escape: (String) -> String

    private init(_ units: [UInt16], _ escape: @escaping (String) -> String) {
        (self.units, self.escape) = (units, escape)
    }

    /// - Parameters:
    ///   - units: The book's text.
    ///   - range: What of it.
    ///   - runs: Elements that begin in it or before; those outside are cut.
    ///   - points: Ascending, inside the range.
    ///   - breaks: Offsets of line ends that are elements.
    ///   - escape: Writes text so that it is no markup.
    /// - Returns: XHTML, or HTML.
    package static func markup(
        of units: [UInt16],
        _ range: Range<Int>,
        runs: [Run],
        points: [Point],
        breaks: Set<Int> = [],
        escape: @escaping (String) -> String = \.escapedForXML
    ) -> String {
        var writer = InlineWriter(units, escape)
        let runs = runs.compactMap { $0.clamped(to: range) }.sorted(by: Run.opensBefore)
        var edges = Set([range.lowerBound, range.upperBound] + points.map(\.offset))
        for run in runs { edges.formUnion([run.range.lowerBound, run.range.upperBound]) }
        for offset in breaks { edges.formUnion([offset, offset + 1]) }
        let places = edges.sorted()
        var (nextRun, nextPoint) = (0, 0)
        for (place, end) in zip(places, places.dropFirst() + [range.upperBound]) {
            writer.close(at: place)
            while nextPoint < points.count, points[nextPoint].offset <= place {
                writer.text += points[nextPoint].markup
                nextPoint += 1
            }
            while nextRun < runs.count, runs[nextRun].range.lowerBound <= place {
                writer.begin(runs[nextRun])
                nextRun += 1
            }
            if breaks.contains(place) { writer.text += "<br/>" }
            writer.text += writer.escape(String(decoding: units[place..<end], as: UTF16.self))
        }
        return writer.text
    }

    /// Ends what ends here; what was begun after it and goes on is cut.
    private mutating func close(at place: Int) {
        guard let first = open.firstIndex(where: { $0.range.upperBound <= place }) else { return }
        let cut = open[first...].filter { $0.range.upperBound > place }
        while open.count > first { writeEnd() }
        for run in cut { writeStart(run) }
    }

    private mutating func begin(_ run: Run) {
        // The same again says nothing more, and a link in a link is none.
        let isKnown = open.contains { $0.name == run.name && ($0.attributes == run.attributes || run.name == "a") }
        guard run.isHighlighted || !isKnown else { return }
        var cut: [Run] = []
        if run.isHighlighted,
            let first = open.firstIndex(where: { !$0.isHighlighted && $0.range.upperBound < run.range.upperBound })
        {
            cut = Array(open[first...])
            while open.count > first { writeEnd() }
        }
        writeStart(run)
        for run in cut { writeStart(run) }
    }

    private mutating func writeStart(_ run: Run) {
        let id = run.id.flatMap { begun.insert($0).inserted ? $0 : nil }
        let tag = "<\(run.name)\(id.map { #" id="\#($0)""# } ?? "")\(run.attributes)>"
        text += tag
        open.append(run)
        starts.append((text.utf8.count, tag.utf8.count, id))
    }

    private mutating func writeEnd() {
        guard let run = open.popLast(), let start = starts.popLast() else { return }
        guard text.utf8.count == start.end else { return text += "</\(run.name)>" }
        // Begun and cut at one place: nothing is in it.
        text.unicodeScalars.removeLast(start.length)
        if let id = start.id { begun.remove(id) }
    }
}

extension InlineWriter.Run {
    fileprivate func clamped(to range: Range<Int>) -> Self? {
        let inside = self.range.clamped(to: range)
        guard !inside.isEmpty else { return nil }
        return Self(isHighlighted: isHighlighted, range: inside, name: name, attributes: attributes, id: id)
    }

    /// The earlier first, then what is outside.
    fileprivate static func opensBefore(_ one: Self, _ other: Self) -> Bool {
        if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
        if one.range.upperBound != other.range.upperBound { return one.range.upperBound > other.range.upperBound }
        return one.isHighlighted && !other.isHighlighted
    }
}
