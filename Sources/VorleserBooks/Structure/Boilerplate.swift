/// Where Project Gutenberg's header and licence lie in a document.
struct Boilerplate: Sendable {
    /// The line that the header ends in, and where in it, in UTF-16 code units from the document's start.
    let headerEnd: (line: Int, offset: Int)?
    /// The line that the licence begins with.
    let licenceStart: Int?

    /// Marks stand in short lines; text that was typed with line ends may have become one long one with breaks.
    private static let longest = 400
    private static let longestWithBreaks = 4000
    /// With terms of use; what ends farther in is no header.
    private static let longestHeader = 25_000

    init(_ document: DocumentText, _ lines: DocumentLines) {
        guard document.utf8.containsIgnoringCase(Array("gutenberg".utf8)) else {
            (headerEnd, licenceStart) = (nil, nil)
            return
        }
        var headerEnd: (line: Int, offset: Int)?
        var licenceStart: Int?
        for line in 0..<lines.count where lines.span(line).count < Self.longestWithBreaks {
            for (text, end) in Self.pieces(of: line, lines, document) {
                guard text.contains("gutenberg") || text.contains("small print") else { continue }
                if headerEnd == nil, end < max(document.length / 4, Self.longestHeader), Self.isStartMarker(text) {
                    // The terms of before 2002 begin like those behind the work.
                    (headerEnd, licenceStart) = ((line, end), nil)
                } else if licenceStart == nil, Self.isEndMarker(text) {
                    licenceStart = line
                }
            }
        }
        self.headerEnd = headerEnd.map { Self.endOfCredits(after: $0, lines, document) }
        self.licenceStart = licenceStart
    }

    /// The header's end behind who has made the file, which stands right below the mark.
    private static func endOfCredits(
        after mark: (line: Int, offset: Int),
        _ lines: DocumentLines,
        _ document: DocumentText
    ) -> (line: Int, offset: Int) {
        // The mark may be a line of a longer block.
        guard mark.offset >= lines.span(mark.line).upperBound - 1 else { return mark }
        var end = mark
        for line in (mark.line + 1)..<max(min(mark.line + mostLinesOfCredits, lines.count), mark.line + 1) {
            guard lines.visibleCount(line, of: document) > 0 else { continue }
            let text = lines.text(line, of: document, limit: longestWithBreaks).drop { !$0.isLetter }.lowercased()
            guard lines.span(line).count < longestWithBreaks, credits.contains(where: text.hasPrefix) else { break }
            end = (line, lines.span(line).upperBound)
        }
        return end
    }

    private static let mostLinesOfCredits = 12
    private static let credits = [
        "produced by", "e-text prepared by", "etext prepared by", "this etext was prepared by", "this ebook was",
        "this etext was", "transcribed from the", "transcribed by", "scanned by", "html version by",
        "distributed proofread", "online distributed proofread", "text file produced by", "html file produced by",
        "this file was produced", "this file was made", "this e-text includes", "this e-text contains",
        "this text includes characters", "this text uses utf-8", "from images generously", "music transcribed by",
    ]

    /// A line's text between its breaks, in small letters, and where each piece ends.
    private static func pieces(of line: Int, _ lines: DocumentLines, _ document: DocumentText) -> [(String, Int)] {
        let span = lines.span(line)
        let text = lines.text(in: span, of: document)
        var end = span.lowerBound
        let pieces = text.split(separator: "\n", omittingEmptySubsequences: false)
        return pieces.enumerated().compactMap { index, piece in
            end += piece.utf16.count + (index + 1 < pieces.count ? 1 : 0)
            return piece.utf16.count < longest ? (piece.lowercased(), end) : nil
        }
    }

    /// Whether a chapter is called by Project Gutenberg's terms, as in old files.
    static func isTitle(_ title: String) -> Bool {
        let title = title.bareLetters
        return ["projectgutenberg", "legalsmallprint"].contains(where: title.contains)
            && ["information", "license", "smallprint", "legal"].contains(where: title.contains)
    }

    /// Whether a heading is that of Project Gutenberg's header: “The Project Gutenberg eBook of Walden”.
    static func isTitleOfHeader(_ title: String) -> Bool {
        let title = title.bareLetters
        return ["ebook", "etext"].contains { title.hasPrefix("theprojectgutenberg" + $0 + "of") }
    }

    private static func isStartMarker(_ text: String) -> Bool {
        (text.contains("start of th") && text.contains("project gutenberg e"))
            || text.contains("*end*the small print") || text.contains("end the small print")
    }

    private static func isEndMarker(_ text: String) -> Bool {
        if text.contains("end of th"), text.contains("project gutenberg e"), text.contains("***") { return true }
        let start = text.drop { !$0.isLetter }
        return [
            "end of the project gutenberg", "end of project gutenberg", "end of this project gutenberg",
            "ende dieses projekt gutenberg", "fin de project gutenberg", "start: full license",
            "the full project gutenberg license", "start**the small print",
        ].contains { start.hasPrefix($0) }
    }
}

extension [UInt8] {
    /// Whether lower-case ASCII text is in it, in either case.
    fileprivate func containsIgnoringCase(_ text: [UInt8]) -> Bool {
        withUnsafeBufferPointer { bytes in
            guard bytes.count >= text.count else { return false }
            for start in 0...(bytes.count - text.count) where bytes[start] | 0x20 == text[0] {
                var offset = 1
                while offset < text.count, bytes[start + offset] | 0x20 == text[offset] { offset += 1 }
                if offset == text.count { return true }
            }
            return false
        }
    }
}
