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
    /// Characters of a line that only names what follows.
    private static let longestLabel = 60

    init(_ survey: DocumentSurvey, _ document: DocumentText) { (self.survey, self.document) = (survey, document) }

    /// Where they stand, in UTF-16 code units from the document's start.
    func spans() -> [Range<Int>] {
        let labels = (0..<survey.lines.count).filter(isLabel)
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
        let isLabelAlone = survey.lines.text(line, of: document).count <= Self.longestLabel
        // The box that it opens, if that is more than its title.
        if let end = ends.filter({ $0 <= nextHeading && ($0 > lineEnd || !isLabelAlone) }).min() { return start..<end }
        if heading != nil {
            let licence = survey.boilerplate.licenceStart.map { survey.lines.starts[$0] }.flatMap {
                $0 > start ? $0 : nil
            }
            return start..<min(nextHeading, licence ?? document.length)
        }
        guard isLabelAlone, line + 2 < survey.lines.count, survey.heading(at: line + 1) == nil else {
            return start..<lineEnd
        }
        return start..<survey.lines.starts[line + 2]
    }

    // MARK: Labels

    private func isLabel(_ line: Int) -> Bool {
        let text = survey.lines.text(line, of: document, limit: 120).drop { !$0.isLetter && !$0.isNumber }
        guard let first = text.first, Self.firstLetters.contains(first) else { return false }
        let lowered = text.lowercased().replacing("’", with: "'")
        return Self.labels.contains { label in
            guard lowered.hasPrefix(label) else { return false }
            let rest = lowered.dropFirst(label.count).drop { $0 == "s" }
            return rest.first.map { !$0.isLetter } ?? true
        }
    }

    private static let labels = [
        "transcriber's note", "transcribers' note", "transcribers note", "transcriber note", "transcriber's endnote",
        "transcriber's footnote",
        "transcriber's end note", "notes from the transcriber", "note from the transcriber", "transcription note",
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
