import VorleserCore

/// The elements that marks inside a block become.
///
/// Sources: HTML, “Text-level semantics”; EPUB 3 Structural Semantics Vocabulary 1.1; DPUB-ARIA 1.1.
struct InlineMarkup {
    let addresses: PrintedAddresses
    /// The page that is written.
    let page: ContainerPath
    /// Where pictures are in the container, by their names in the book.
    let pictures: [String: ContainerPath]
    /// The ids of page breaks, by their place among the book's marks.
    let pageBreakIDs: [TextMark: String]
    /// The ids of pictures whose words sound.
    let pictureIDs: [TextMark: String]

    /// The element on a stretch of text; `nil` for what needs none.
    func run(_ mark: TextMark) -> InlineWriter.Run? {
        switch mark.kind {
        case .emphasis: run(mark, "em")
        case .strong: run(mark, "strong")
        case .smallCaps: run(mark, "span", #" class="small-caps""#)
        case .typed: run(mark, "code")
        case .superscript: run(mark, "sup")
        case .subscript: run(mark, "sub")
        case .formula: run(mark, "span", #" class="formula""#)
        case .decorative: run(mark, "span", #" aria-hidden="true""#)
        case .struckOut: run(mark, "s")
        case .verseNumber: run(mark, "span", #" class="verse-number""#)
        case .language(let tag):
            run(mark, "span", #" xml:lang="\#(tag.escapedForXML)" lang="\#(tag.escapedForXML)""#)
        case .link(let target): address(target).flatMap { run(mark, "a", #" href="\#($0.escapedForXML)""#) }
        case .noteReference(let note): note.flatMap { reference(mark, to: $0) }
        case .pageBreak(let label): run(mark, "span", pageBreak(label), id: pageBreakIDs[mark])
        default: nil
        }
    }

    /// The element of a mark without text.
    func point(_ mark: TextMark) -> InlineWriter.Point? {
        let markup: String?
        switch mark.kind {
        case .image(let alternative, let resource): markup = picture(mark, resource, alternative)
        case .pageBreak(let label):
            markup = pageBreakIDs[mark].map { #"<span id="\#($0)"\#(pageBreak(label))></span>"# }
        default: markup = nil
        }
        return markup.map { InlineWriter.Point(offset: mark.span.lowerBound.utf16, markup: $0) }
    }

    private func run(_ mark: TextMark, _ name: String, _ attributes: String = "", id: String? = nil) -> InlineWriter.Run
    {
        .init(isHighlighted: false, range: mark.span.utf16, name: name, attributes: attributes, id: id)
    }

    private func address(_ target: LinkTarget) -> String? {
        switch target {
        case .place(let offset):
            addresses.target(offset).map { $0.path.address(from: page, fragment: $0.fragment) }
        case .external(let address): PrintedAddresses.external(address)
        case .missing: nil
        }
    }

    private func reference(_ mark: TextMark, to note: TextOffset) -> InlineWriter.Run? {
        guard let target = addresses.note(note) else { return nil }
        let address = target.path.address(from: page, fragment: target.fragment).escapedForXML
        let attributes = #" href="\#(address)" epub:type="noteref" role="doc-noteref""#
        return run(mark, "a", attributes, id: PrintedAddresses.referenceID(mark.span.lowerBound))
    }

    private func pageBreak(_ label: String?) -> String {
        let label = label.map { #" aria-label="\#($0.escapedForXML)""# } ?? ""
        return #" epub:type="pagebreak" role="doc-pagebreak""# + label
    }

    /// A picture, or what it shows in words for those who cannot see it.
    private func picture(_ mark: TextMark, _ resource: String, _ alternative: String) -> String? {
        let words = alternative.escapedForXML
        let id = pictureIDs[mark].map { #" id="\#($0)""# } ?? ""
        if let path = pictures[resource] {
            return #"<img\#(id) src="\#(path.address(from: page).escapedForXML)" alt="\#(words)"/>"#
        }
        return words.isEmpty ? nil : #"<span\#(id) role="img" aria-label="\#(words)"></span>"#
    }
}
