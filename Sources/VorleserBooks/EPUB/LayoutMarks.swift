import VorleserCore

/// What is out of the ordinary in a document, once all of it is known.
enum LayoutMarks {
    /// A document of less says nothing of what is usual in it.
    private static let leastLength = 1_500
    /// What so much of the text has is usual.
    private static let usualShare = 0.6
    /// Where more of the text has no indent, our pages' own tells paragraphs apart.
    private static let mostFlush = 0.4
    /// What repeats a picture in words is short.
    private static let longestUnseen = 400

    /// The document with layouts that tell what differs from most of its text: a book that is set in smaller type
    /// throughout is set in the reader's size.
    static func marked(_ document: DocumentText) -> DocumentText {
        var sizes: [BlockLayout.Size?: Int] = [:]
        var margins: [[Int]: Int] = [:]
        var (unseen, hasPicture, length, flush) = (0, false, 0, 0)
        for mark in document.marks {
            if case .image = mark.kind { hasPicture = true }
            guard case .layout(let layout) = mark.kind else { continue }
            length += mark.span.length
            sizes[layout.size, default: 0] += mark.span.length
            margins[[layout.startMargin, layout.endMargin], default: 0] += mark.span.length
            if layout.isUnseen { unseen += mark.span.length }
            if layout.isFlushAlone { flush += mark.span.length }
        }
        guard length > 0 else { return document }
        let isLong = document.length >= leastLength
        let enough = Int(Double(document.length) * usualShare)
        let size = isLong ? sizes.first { $0.key != nil && $0.value >= enough }?.key ?? nil : nil
        let margin = isLong ? margins.first { $0.key != [0, 0] && $0.value >= enough }?.key : nil
        // What goes on after verse or a formula is told by its missing indent, where the others have one.
        let tellsFlush = Double(flush) <= Double(document.length) * mostFlush
        let mayHide = hasPicture && unseen <= longestUnseen
        var result = document
        result.marks = document.marks.compactMap { mark in
            guard case .layout(var layout) = mark.kind else { return mark }
            if layout.size == size { layout.size = nil }
            if layout.isFlushAlone, !tellsFlush { layout.firstLineIndent = nil }
            if let margin {
                layout.startMargin = max(0, layout.startMargin - margin[0])
                layout.endMargin = max(0, layout.endMargin - margin[1])
            }
            layout.isUnseen = layout.isUnseen && mayHide
            return layout == BlockLayout() ? nil : TextMark(.layout(layout), mark.span)
        }
        return result
    }
}

extension BlockLayout {
    /// Whether only the missing indent of its first line tells it from other paragraphs.
    fileprivate var isFlushAlone: Bool {
        firstLineIndent == 0 && spaceBefore == 0 && alignment == nil && startMargin == 0
    }
}
