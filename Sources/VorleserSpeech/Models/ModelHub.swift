public import FoundationEssentials

/// Where published models are fetched from: the publisher's hub, or a mirror laid out like it.
public struct ModelHub: Hashable, Sendable {
    /// The part of every address that comes before the repository.
    public let base: URL

    /// - Parameter address: `https://…`; plain `http` only to this machine itself, e.g. for a tunnel.
    /// - Throws: ``ModelError/badHub(_:)``
    public init(_ address: String) throws(ModelError) {
        guard let url = URL(string: address), url.host != nil else { throw .badHub(address) }
        base = url
        guard isTrusted(url) else { throw .badHub(address) }
    }

    /// The publisher's own, or the one that `VORLESER_HUB` names.
    public init(environment: [String: String]) throws(ModelError) {
        let given = environment["VORLESER_HUB"].flatMap { $0.isEmpty ? nil : $0 }
        try self.init(given ?? "https://huggingface.co")
    }

    /// Where a file is.
    func url(of file: ModelManifest.File, in manifest: ModelManifest) -> URL {
        base.appending(path: manifest.repository).appending(path: "resolve")
            .appending(path: manifest.revision).appending(path: file.path)
    }

    /// Whether something may be fetched from there: nobody on the way can see or change it.
    func isTrusted(_ url: URL) -> Bool {
        switch url.scheme?.lowercased() {
        case "https": true
        case "http": Self.isThisMachine(url) && Self.isThisMachine(base) && base.scheme?.lowercased() == "http"
        default: false
        }
    }

    private static func isThisMachine(_ url: URL) -> Bool {
        ["127.0.0.1", "localhost", "::1", "[::1]"].contains(url.host?.lowercased())
    }
}
