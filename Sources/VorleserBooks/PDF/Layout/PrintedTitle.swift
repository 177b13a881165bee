/// What a printed book is called: by its file, unless a program named that, else by its own first pages.
struct PrintedTitle {
    private let blocks: [PrintedBlock]
    private let document: DocumentText
    private let survey: DocumentSurvey
    private let words: BookWords

    /// So many pages have a title on them.
    private static let firstPages = 2
    /// Of the largest letters there: a title need not be larger than the headings below it.
    private static let large: Float = 0.8
    /// Characters of a series, authors or an institution above the title.
    private static let mostBefore = 400
    /// In characters; what is longer is no title.
    private static let longest = 200
    /// A mere sign or a number is no title.
    private static let fewestLetters = 3

    init(_ blocks: [PrintedBlock], _ document: DocumentText, _ survey: DocumentSurvey, _ words: BookWords) {
        (self.blocks, self.document, self.survey, self.words) = (blocks, document, survey, words)
    }

    /// The title that a file gives; `nil` where it is what a program calls what it has not been told the title of.
    static func given(_ title: String?) -> String? {
        guard let title = title?.collapsed.nonEmpty?.shortened(to: 1000) else { return nil }
        let plain = title.lowercased()
        guard !programs.contains(where: plain.hasPrefix), !unnamed.contains(plain.bareLetters) else { return nil }
        guard let dot = plain.lastIndex(of: "."), dot > plain.startIndex else { return title }
        return endings.contains(String(plain[dot...].dropFirst())) ? nil : title
    }

    /// What printer drivers put before the name of a file.
    private static let programs = [
        "microsoft word - ", "microsoft powerpoint - ", "microsoft excel - ", "microsoft publisher - ",
    ]
    /// What programs call a file before somebody names it.
    private static let unnamed: Set<String> = [
        "untitled", "document", "document1", "powerpointpresentation", "slide1", "ohnetitel", "unbenannt", "sanstitre",
        "sintitulo", "sintítulo", "senzatitolo", "semtitulo", "semtítulo", "dokument1", "documento1",
    ]
    /// Of names of files that books are made of.
    private static let endings: Set<String> = [
        "doc", "docx", "dvi", "eps", "fm", "htm", "html", "indd", "md", "odp", "ods", "odt", "p65", "pages", "pdf",
        "pm6", "ppt", "pptx", "ps", "pub", "qxd", "qxp", "rtf", "sdo", "sxw", "tex", "tmp", "txt", "wpd", "xls", "xlsx",
        "xml",
    ]

    /// The first large heading of the first pages, if they have one before their text.
    var printed: String? {
        let first = blocks.prefix { $0.page < Self.firstPages }
        // Initials at a paragraph's beginning are larger than anything.
        let lines = first.lazy.flatMap(\.lines).filter { $0.text.count(where: \.isLetter) >= Self.fewestLetters }
        guard let largest = lines.map(\.size).max() else { return nil }
        var before = 0
        for (index, block) in first.enumerated() {
            if case .heading = block.kind, block.size >= Self.large * largest {
                guard let start = document.anchors[PrintedWriter.anchor(ofBlock: index)],
                    let heading = survey.heading(at: survey.lines.line(at: start))
                else { return nil }
                return isTitle(heading.title) ? heading.title : nil
            }
            before += block.text.count
            if before > Self.mostBefore { return nil }
        }
        return nil
    }

    private func isTitle(_ text: String) -> Bool {
        guard text.count <= Self.longest, text.count(where: \.isLetter) >= Self.fewestLetters,
            words.role(ofTitle: text) == nil
        else { return false }
        return switch HeadingMarker(text, words)?.kind {
        case nil, .capitals: true
        case .keyword, .numeral, .named: false
        }
    }
}
