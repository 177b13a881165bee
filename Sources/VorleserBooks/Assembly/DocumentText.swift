import VorleserCore

/// One document of a book, read: its text and what is in it, counted in UTF-16 code units from its own start.
struct DocumentText: Sendable {
    /// Path inside the book, decoded, without fragment.
    let href: String
    /// The text as UTF-8; every block ends with a newline.
    var utf8: [UInt8] = []
    /// The text's length in UTF-16 code units.
    var length = 0
    /// In the order their ends were met: of two on the same characters, the inner one comes first.
    var marks: [TextMark] = []
    /// Links that the assembly turns into marks once every document is there.
    var references: [Reference] = []
    /// Where each named place is.
    var anchors: [String: Int] = [:]
    /// Where each line-ending block begins, ascending.
    var blockStarts: [Int] = []
    /// What blocks that hold lines without being lines cover, the inner ones first; for finding where notes end.
    var containers: [Range<Int>] = []
    /// What the document calls itself (`<title>`).
    var title: String?
    /// What the document as a whole is for, if it says.
    var role: SectionRole?
    /// Whether it is a page of the web, alone: its links to other files lead out of the book.
    var isWebPage = false
    var warnings: [BookWarning] = []

    /// A link as written.
    struct Reference: Sendable, Equatable {
        let span: TextSpan
        /// The address, resolved against the document: a path inside the book with a fragment, or an absolute URL.
        let target: String
        var isNoteReference: Bool
    }

    /// A document that could not be read: one empty line, so that it keeps its place.
    static func blank(href: String, title: String? = nil) -> DocumentText {
        var document = DocumentText(href: href)
        document.utf8 = [UInt8(ascii: "\n")]
        document.length = 1
        document.blockStarts = [0]
        document.title = title
        return document
    }

    /// Whether it holds a letter, digit or other sign to read.
    var hasVisibleText: Bool { utf8.contains { $0 > 0x20 } }

    /// The text of a stretch, for titles and tests.
    func text(in span: TextSpan) -> String {
        let units = String(decoding: utf8, as: UTF8.self).utf16
        let start = units.index(units.startIndex, offsetBy: span.lowerBound.utf16)
        return String(units[start..<units.index(start, offsetBy: span.length)]) ?? ""
    }
}

extension DocumentText {
    /// A stretch made longer until no block crosses one of its ends, so that a block mark on it nests with the others.
    func nesting(_ span: Range<Int>) -> Range<Int> {
        var result = span
        var hasGrown = true
        while hasGrown {
            let before = result
            for mark in marks where mark.kind.isBlock {
                let other = mark.span.utf16
                guard other.overlaps(result) else { continue }
                let crosses =
                    other.lowerBound < result.lowerBound
                    ? other.upperBound < result.upperBound : other.upperBound > result.upperBound
                if crosses, other.lowerBound != result.lowerBound {
                    result = min(other.lowerBound, result.lowerBound)..<max(other.upperBound, result.upperBound)
                }
            }
            hasGrown = result != before
        }
        return result
    }
}
