import CLibXML2

/// A document that was read, with where each character of its text came from.
struct TracedDocument {
    /// Must live as long as the nodes below.
    let document: ContentDocument
    let text: DocumentText
    let trace: SourceTrace
    /// The texts of the document's tree that the trace numbers.
    let sources: [MarkupNode]
    /// Elements that are blocks here, whatever HTML says of their kind.
    let blocks: Set<UnsafeMutablePointer<xmlNode>>
    let placements: PlacementRules

    /// The outermost element.
    var root: MarkupNode? { document.editing { $0 } }
}

extension ContentDocument {
    /// Reads the document and keeps where each character came from.
    func traced(in setting: Setting, styling: Styling) -> TracedDocument? {
        guard let root = editing({ $0 }) else { return nil }
        var reading = ContentReading(setting, styling: styling, base: base(of: root, setting))
        reading.builder.trace = SourceTrace()
        reading.read(root)
        let text = reading.finish()
        let trace = reading.builder.trace ?? SourceTrace()
        return TracedDocument(
            document: self,
            text: text,
            trace: trace,
            sources: reading.sources,
            blocks: reading.styledBlocks,
            placements: styling.placements
        )
    }
}
