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
