public import VorleserCore

extension BookFormat {
    /// Endings of files that are taken for books in a folder. A file that is named itself may have any.
    public static let fileEndings: Set<String> = [
        "epub", "fb2", "docx", "cbz", "mobi", "azw3", "pdf", "txt", "text", "md", "markdown", "html", "htm", "xhtml",
    ]
}
