import VorleserCore

/// Reads books that are one text: plain, as most of Project Gutenberg's, or Markdown.
enum PlainBooks {
    /// Reads a plain text, or one pasted from elsewhere.
    /// - Parameters:
    ///   - bytes: The file, in any encoding.
    ///   - name: The title where the text gives none, such as the file's name without ending.
    ///   - languages: What is known of languages.
    /// - Returns: The book; what had to be repaired is among its warnings.
    /// - Throws: ``BookReadingError`` when there is no text in it.
    static func text(
        _ bytes: [UInt8],
        name: String,
        _ languages: ReadingLanguages = .standard
    ) throws -> Book {
        let decoded = try DecodedText(bytes)
        if MarkdownSurvey.isMarkdown(decoded.utf8), MarkdownDocument.canParse(decoded.utf8) {
            return try MarkdownDocument(decoded.utf8, name: name, words: languages.words)
                .book(languages.sentences, warnings: decoded.warnings)
        }
        var document = try PlainTextDocument(decoded.utf8, name: name, words: languages.words)
        return try document.book(languages.sentences, warnings: decoded.warnings)
    }

    /// Reads a Markdown text (GitHub's dialect) with or without YAML front matter.
    /// - Parameters:
    ///   - bytes: The file, in any encoding.
    ///   - name: The title where the text gives none, such as the file's name without ending.
    ///   - languages: What is known of languages.
    /// - Returns: The book; what had to be repaired is among its warnings.
    /// - Throws: ``BookReadingError`` when there is no text in it.
    static func markdown(
        _ bytes: [UInt8],
        name: String,
        _ languages: ReadingLanguages = .standard
    ) throws -> Book {
        let decoded = try DecodedText(bytes)
        guard MarkdownDocument.canParse(decoded.utf8) else {
            var document = try PlainTextDocument(decoded.utf8, name: name, words: languages.words)
            let warning = BookWarning(.limit, .tooMuchMarkdown)
            return try document.book(languages.sentences, warnings: decoded.warnings + [warning])
        }
        return try MarkdownDocument(decoded.utf8, name: name, words: languages.words)
            .book(languages.sentences, warnings: decoded.warnings)
    }
}
