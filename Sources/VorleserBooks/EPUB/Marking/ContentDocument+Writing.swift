import VorleserCore

extension ContentDocument {
    /// The document as XHTML5.
    /// - Parameter title: What to call one of an older kind that does not say what it is called; `nil` for one that is
    ///   XHTML5 already, which stays as it is.
    /// - Returns: `nil` for a document without elements.
    func written(upgrading title: String?) -> UpgradedDocument? {
        editing { UpgradedDocument($0, upgrading: title) }
    }
}

extension UpgradedDocument {
    /// Writes a tree, which is changed.
    init(_ root: MarkupNode, upgrading title: String?) {
        NamespaceRepair.repair(root)
        if let title { XHTML5Upgrade.upgrade(root, title: title) }
        bytes = XHTMLWriter.document(root)
        properties = DocumentProperties.of(root)
    }
}
