import VorleserCore

/// What those say who have typed a printed book: of its signs, its errors, and what they have changed. It stands in
/// boxes of its own, in brackets or below a heading, and is no part of the work.
///
/// Source: the books of Distributed Proofreaders at Project Gutenberg.
struct TranscribersNotes {
    private let survey: DocumentSurvey
    private let document: DocumentText

    /// UTF-16 code units; lists of what was changed are long, too.
    private static let longest = 20_000
    private static let longestAtFront = 6_000

    init(_ survey: DocumentSurvey, _ document: DocumentText) { (self.survey, self.document) = (survey, document) }

    /// Where they stand, in UTF-16 code units from the document's start.
    func spans() -> [Range<Int>] {
        let labels = (0..<survey.lines.count).filter { label($0) != nil }
        guard !labels.isEmpty else { return [] }
        var containers: [Int: [Int]] = [:]
        for container in document.containers {
            containers[container.lowerBound, default: []].append(container.upperBound)
        }
        return labels.map { span(of: $0, endingAt: containers[survey.lines.starts[$0]] ?? []) }
            .filter { !$0.isEmpty && $0.count <= Self.longest }
    }

    private func span(of line: Int, endingAt ends: [Int]) -> Range<Int> {
        let (start, lineEnd) = (survey.lines.starts[line], survey.lines.starts[line + 1])
        let heading = survey.heading(at: line)
        let next = survey.headings.partitioningIndex { $0.line > line }
        let nextHeading = next < survey.headings.count ? survey.headings[next].start : document.length
        let isLabelAlone = label(line) == .alone
        // The box that it opens, if that is more than its title.
        if let end = ends.filter({ $0 <= nextHeading && ($0 > lineEnd || !isLabelAlone) }).min() { return start..<end }
        if heading != nil {
            let licence = survey.boilerplate.licenceStart.map { survey.lines.starts[$0] }.flatMap {
                $0 > start ? $0 : nil
            }
            let end = min(nextHeading, licence ?? document.length)
            // The work may begin without a heading.
            if start * 2 > document.length || end - start <= Self.longestAtFront { return start..<end }
        }
        guard isLabelAlone || heading != nil, line + 1 < survey.lines.count, survey.heading(at: line + 1) == nil else {
            return start..<lineEnd
        }
        return start..<survey.lines.starts[line + 2]
    }

    // MARK: Labels

    private enum Label {
        /// The line names what follows it.
        case alone
        /// What is said follows in the line.
        case beforeText
    }

    private func label(_ line: Int) -> Label? {
        let text = survey.lines.text(line, of: document, limit: 160).drop { !$0.isLetter && !$0.isNumber }
        guard let first = text.first, Self.firstLetters.contains(first) else { return nil }
        let lowered = text.lowercased().replacing("’", with: "'")
        for label in Self.labels where lowered.hasPrefix(label) {
            let rest = lowered.dropFirst(label.count).drop { $0 == "s" }
            if !rest.contains(where: \.isLetter) { return .alone }
            // “Transcribers note what they see.”
            let next = rest.drop(while: \.isWhitespace).first
            if next?.isLetter == false || rest.first?.isLetter == false && survey.isHeading(line) { return .beforeText }
        }
        return nil
    }

    private static let labels = [
        "transcriber's note", "transcribers' note", "transcribers note", "transcriber note", "transcriber's endnote",
        "transcriber's footnote", "transcriber's end note", "notes from the transcriber", "note from the transcriber",
        "transcription note",
        "anmerkungen zur transkription", "anmerkung zur transkription", "hinweise zur transkription",
        "note de transcription", "notes de transcription", "note du transcripteur", "notes du transcripteur",
        "notes sur la transcription", "note sur la transcription", "nota del transcriptor", "notas del transcriptor",
        "nota de transcripción", "notas de transcripción", "nota del trascrittore", "note del trascrittore",
        "nota di trascrizione", "note di trascrizione", "nota do transcritor", "notas do transcritor",
        "nota de transcrição", "notas de transcrição",
    ]
    private static let firstLetters = Set(
        labels.flatMap { [$0.first, $0.first?.uppercased().first] }.compactMap(\.self)
    )
}
