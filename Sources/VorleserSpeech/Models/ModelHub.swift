#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Where published models are fetched from: the publishers' own servers, or a mirror laid out like both.
public struct ModelHub: Hashable, Sendable {
    /// The part of every address of a full form that comes before the repository.
    public let base: URL
    /// The same of a small form.
    public let releases: URL

    /// - Parameters:
    ///   - address: `https://…`; plain `http` only to this machine itself, e.g. for a tunnel.
    ///   - releases: The same for small forms; the same server when `nil`.
    /// - Throws: ``ModelError/badHub(_:)``
    public init(_ address: String, releases: String? = nil) throws(ModelError) {
        guard let url = URL(string: address), url.host != nil else { throw .badHub(address) }
        guard let other = URL(string: releases ?? address), other.host != nil else {
            throw .badHub(releases ?? address)
        }
        (base, self.releases) = (url, other)
        for url in [base, other] where !isTrusted(url) { throw .badHub(url.absoluteString) }
    }

    /// The publishers' own, or the one that `VORLESER_HUB` names.
    public init(environment: [String: String]) throws(ModelError) {
        let given = environment["VORLESER_HUB"].flatMap { $0.isEmpty ? nil : $0 }
        try self.init(given ?? "https://huggingface.co", releases: given ?? "https://github.com")
    }

    /// Where a file is.
    func url(of file: ModelManifest.File, in manifest: ModelManifest) -> URL {
        if let small = manifest.small, small.files.contains(file) {
            return releases.appending(path: small.repository).appending(path: "releases/download")
                .appending(path: small.release).appending(path: file.path)
        }
        return address(of: file.path, in: manifest.repository, manifest.revision)
    }

    /// Where the hub tells what a revision of a repository is.
    func address(about repository: String, _ revision: String) -> URL {
        base.appending(path: "api/models").appending(path: repository).appending(path: "revision")
            .appending(path: revision)
    }

    /// Where it tells which files a commit has.
    func address(ofFilesOf repository: String, _ commit: String) -> URL {
        base.appending(path: "api/models").appending(path: repository).appending(path: "tree").appending(path: commit)
            .appending(queryItems: [URLQueryItem(name: "recursive", value: "true")])
    }

    /// Where a file of a commit is.
    func address(of path: String, in repository: String, _ commit: String) -> URL {
        base.appending(path: repository).appending(path: "resolve").appending(path: commit).appending(path: path)
    }

    /// Whether something may be fetched from there: the connection is encrypted, or stays on this machine.
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
