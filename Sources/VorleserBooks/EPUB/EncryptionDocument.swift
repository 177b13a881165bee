/// `META-INF/encryption.xml`: what is encrypted, and how.
/// Sources: EPUB 3.3 §4.2.6.3.2, “Encryption file”; XML Encryption 1.1; EPUB 3.3 §4.3, “Font obfuscation”.
struct EncryptionDocument: Equatable {
    static let path = "META-INF/encryption.xml"

    /// Paths of what is encrypted, decoded; obfuscated fonts are not among them.
    let encryptedPaths: Set<String>
    /// Who encrypted it, as far as the document itself says.
    let scheme: CopyProtection?

    /// Algorithms that only make fonts unusable elsewhere; no key is needed to read the book.
    private static let obfuscations = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"]

    /// - Returns: `nil` when the document cannot be read.
    init?(xml bytes: [UInt8]) {
        let source = MarkupSource(bytes)
        guard let tree = MarkupTree(source, repairing: false) ?? MarkupTree(recovering: source) else { return nil }
        var paths: Set<String> = []
        var scheme: CopyProtection?
        withExtendedLifetime(tree) {
            let items = tree.root?.descendants.filter { $0.name == "encrypteddata" } ?? []
            for data in items.prefix(100_000) {
                let algorithm = data.descendant("encryptionmethod")?.attribute("algorithm") ?? ""
                guard !Self.obfuscations.contains(algorithm) else { continue }
                if let reference = data.descendant("cipherreference")?.attribute("uri") {
                    paths.insert(ArchivePath.normalized(ArchivePath.decoded(reference), in: ""))
                }
                scheme = scheme ?? Self.scheme(of: data, algorithm)
            }
        }
        encryptedPaths = paths
        self.scheme = scheme
    }

    private static func scheme(of data: MarkupNode, _ algorithm: String) -> CopyProtection? {
        if algorithm.hasPrefix("http://itunes.apple.com/") { return .appleFairPlay }
        for node in data.descendants {
            if node.namespace?.hasPrefix("http://ns.adobe.com/adept") ?? false { return .adobeADEPT }
            let type = node.attribute("type") ?? node.attribute("uri") ?? ""
            if type.contains("readium.org") || type.hasPrefix("license.lcpl") { return .readiumLCP }
        }
        return nil
    }

    /// Who encrypted the book, by the files that each scheme leaves in it.
    func protection(in names: [String], rights: String?) -> CopyProtection {
        if let scheme { return scheme }
        let known = Set(names)
        if known.contains("META-INF/license.lcpl") { return .readiumLCP }
        if known.contains("META-INF/sinf.xml") { return .appleFairPlay }
        if let rights, rights.contains("adobe.com/adept") { return .adobeADEPT }
        return .unknown
    }
}
