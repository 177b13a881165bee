import VorleserCore

/// Finds the notes of books that do not say which links are signs of notes.
///
/// A short link (“3”, “[12]”, “*”) is one if the place it leads to leads back to it, or begins with the same sign;
/// what it leads to is the note. Signs that the book itself marks are used to find their notes in the same way.
struct NoteLinks {
    private let surveys: [DocumentSurvey]
    private var documents: [DocumentText]
    private let indexByPath: [String: Int]

    private let evidence: [Evidence]

    private struct Place: Hashable {
        let document: Int
        let line: Int
    }

    /// What a document has that speaks for or against notes.
    private struct Evidence {
        var raised = SpanIndex([])
        var notes = SpanIndex([])
        var headingLines: Set<Int> = []
        /// Targets of the links in each line.
        var targets: [Int: [String]] = [:]
        var markers: [Int: String] = [:]
        /// The largest blocks that begin at each place.
        var containers: [Int: [Int]] = [:]
        /// Blocks that hold lines, by where they begin.
        var wrappers: [Range<Int>] = []

        init(_ document: DocumentText, _ survey: DocumentSurvey) {
            raised = SpanIndex(document.marks.lazy.filter { $0.kind == .superscript }.map(\.span.utf16))
            notes = SpanIndex(document.marks.lazy.filter { $0.kind == .note }.map(\.span.utf16))
            headingLines = Set(survey.headings.map(\.line))
            wrappers = document.marks.filter { $0.kind.isBlock && !$0.kind.isLeaf }.map(\.span.utf16)
                .sorted { $0.lowerBound < $1.lowerBound }
            guard survey.lines.count > 0 else { return }
            for reference in document.references where reference.target.contains("#") {
                targets[survey.lines.line(at: reference.span.lowerBound.utf16), default: []].append(reference.target)
            }
            for mark in document.marks {
                if case .listItem(let marker) = mark.kind { markers[mark.span.lowerBound.utf16] = marker }
            }
            for container in document.containers {
                containers[container.lowerBound, default: []].append(container.upperBound)
            }
        }
    }

    /// - Returns: The documents with their signs and notes marked.
    static func marked(_ documents: [DocumentText], _ surveys: [DocumentSurvey]) -> [DocumentText] {
        guard
            documents.contains(where: { $0.references.contains(where: \.isNoteReference) })
                || surveys.contains(where: { !$0.labels.isEmpty })
        else { return documents }
        var links = NoteLinks(documents, surveys)
        links.mark()
        return links.documents
    }

    private init(_ documents: [DocumentText], _ surveys: [DocumentSurvey]) {
        self.documents = documents
        self.surveys = surveys
        evidence = zip(documents, surveys).map(Evidence.init)
        indexByPath = Dictionary(documents.enumerated().map { ($1.href, $0) }) { first, _ in first }
    }

    private mutating func mark() {
        var notes: Set<Place> = []
        for position in documents.indices {
            for (index, reference) in documents[position].references.enumerated() {
                guard let place = place(of: reference.target) else { continue }
                if reference.isNoteReference {
                    if isNote(place, from: position, reference) { notes.insert(place) }
                } else if let written = surveys[position].labels[index], let label = NoteLabel(written),
                    !isWayBack(reference, in: position, leadingTo: place, notes),
                    isSign(reference, label, in: position, leadingTo: place)
                {
                    documents[position].references[index].isNoteReference = true
                    notes.insert(place)
                }
            }
        }
        for (document, places) in Dictionary(grouping: notes, by: \.document) {
            markNotes(places.map(\.line).sorted(), in: document)
        }
    }

    private func place(of target: String) -> Place? {
        let parts = target.split(separator: "#", maxSplits: 1)
        guard parts.count == 2, let document = indexByPath[String(parts[0])], surveys[document].lines.count > 0,
            let anchor = documents[document].anchors[String(parts[1])]
        else { return nil }
        return Place(document: document, line: surveys[document].lines.line(at: anchor))
    }

    // MARK: Signs

    private func isSign(
        _ reference: DocumentText.Reference,
        _ label: NoteLabel,
        in position: Int,
        leadingTo place: Place
    ) -> Bool {
        let lines = surveys[position].lines
        let line = lines.line(at: reference.span.lowerBound.utf16)
        guard place != Place(document: position, line: line), !isHeading(place), !isAlreadyNote(position, reference)
        else {
            return false
        }
        let before = reference.span.lowerBound.utf16 - lines.starts[line]
        let isRaised = isRaised(reference, in: position)
        // What stands at the start of its line is rather the note's own number, leading back.
        if before <= 1, !isRaised || isBefore(place, position, line) { return false }
        if leadsBack(from: place, to: Place(document: position, line: line)) {
            // A note cited twice leads back by raised letters behind its first sign: “^ a b”. What they lead to is text,
            // which does not begin with them as a note does with its sign.
            if isBefore(place, position, line), !begins(place, with: label) { return false }
            return isRaised || label.isPlain
        }
        guard !isBefore(place, position, line), isRaised || (label.isPlain && label.isBracketed) else { return false }
        return begins(place, with: label)
    }

    /// Whether a link stands in what an earlier sign led to, and leads to what comes before it.
    private func isWayBack(
        _ reference: DocumentText.Reference,
        in position: Int,
        leadingTo place: Place,
        _ notes: Set<Place>
    ) -> Bool {
        let line = surveys[position].lines.line(at: reference.span.lowerBound.utf16)
        return isBefore(place, position, line) && notes.contains(Place(document: position, line: line))
    }

    private func isNote(_ place: Place, from position: Int, _ reference: DocumentText.Reference) -> Bool {
        let line = surveys[position].lines.line(at: reference.span.lowerBound.utf16)
        return place != Place(document: position, line: line) && !isHeading(place)
    }

    private func isBefore(_ place: Place, _ document: Int, _ line: Int) -> Bool {
        (place.document, place.line) < (document, line)
    }

    private func isHeading(_ place: Place) -> Bool { evidence[place.document].headingLines.contains(place.line) }

    private func isAlreadyNote(_ position: Int, _ reference: DocumentText.Reference) -> Bool {
        evidence[position].notes.contains(reference.span.lowerBound.utf16)
    }

    private func isRaised(_ reference: DocumentText.Reference, in position: Int) -> Bool {
        evidence[position].raised.overlaps(reference.span.utf16)
    }

    private func leadsBack(from note: Place, to sign: Place) -> Bool {
        (note.line..<note.line + 4).contains { line in
            evidence[note.document].targets[line]?.prefix(20).contains { self.place(of: $0) == sign } ?? false
        }
    }

    private func begins(_ place: Place, with label: NoteLabel) -> Bool {
        let lines = surveys[place.document].lines
        if label.begins(lines.text(place.line, of: documents[place.document], limit: 40)) { return true }
        return evidence[place.document].markers[lines.starts[place.line]].map(label.begins) ?? false
    }

    // MARK: Notes

    /// Marks the notes that begin at some lines of a document.
    private mutating func markNotes(_ starts: [Int], in position: Int) {
        let lines = surveys[position].lines
        for (index, line) in starts.enumerated() {
            let start = lines.starts[line]
            guard !evidence[position].notes.contains(start) else { continue }
            let next = index + 1 < starts.count ? starts[index + 1] : nil
            let end = noteEnd(from: line, next: next, in: position)
            documents[position].marks.append(TextMark(.note, TextSpan(utf16: start..<end)))
        }
    }

    /// Where a note ends: with the largest block that begins with it and holds no other, or with its line; and if
    /// the next note is near, right before that.
    private func noteEnd(from line: Int, next: Int?, in position: Int) -> Int {
        let lines = surveys[position].lines
        let start = lines.starts[line]
        let limit = min(next.map { lines.starts[$0] } ?? Int.max, start + 20_000)
        let container = evidence[position].containers[start]?.filter { $0 <= limit }.max()
        let own = max(container ?? 0, lines.starts[line + 1])
        guard let next, next - line <= 8, container == nil else { return own }
        let isParted = (line + 1..<next).contains { evidence[position].headingLines.contains($0) }
        return isParted || isCrossed(start..<lines.starts[next], in: position) ? own : lines.starts[next]
    }

    /// Whether a block begins inside a stretch and ends after it.
    private func isCrossed(_ span: Range<Int>, in position: Int) -> Bool {
        let wrappers = evidence[position].wrappers
        let first = wrappers.partitioningIndex { $0.lowerBound > span.lowerBound }
        return wrappers[first...].prefix { $0.lowerBound < span.upperBound }.contains {
            $0.upperBound > span.upperBound
        }
    }
}
