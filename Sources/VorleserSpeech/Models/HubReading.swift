import Foundation
import VorleserCore
import Wording

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension ModelManifest {
    /// Reads what a repository has from the hub itself, at the commit that its revision is now.
    ///
    /// The digests are those that the hub tells; what it tells none of is fetched and measured. Nothing else vouches for
    /// them, so they are to be shown, and kept: whatever is fetched later is compared with them.
    /// - Parameters:
    ///   - name: What the model will be called here.
    ///   - repository: Owner and name.
    ///   - revision: A branch, a tag or a commit.
    ///   - language: What its voices speak; as its card says when `nil`.
    ///   - hub: Who is asked.
    ///   - patience: How long to wait for the hub.
    /// - Throws: ``ModelError``; `CancellationError`.
    public init(
        named name: String,
        of repository: String,
        at revision: String = "main",
        speaking language: String? = nil,
        from hub: ModelHub,
        patience: DownloadPatience = DownloadPatience()
    ) async throws {
        let reading = HubReading(hub, patience)
        let answer = try await reading.bytes(at: hub.address(about: repository, revision), atMost: HubReading.mostWords)
        guard let about = HubListing.About(answer) else {
            throw ModelError.notAModel(
                repository: repository,
                reason: localized("the hub's answer about it cannot be read")
            )
        }
        let tree = try await reading.bytes(
            at: hub.address(ofFilesOf: repository, about.sha),
            atMost: HubReading.mostWords
        )
        guard let listing = HubListing(about, tree: tree) else {
            throw ModelError.notAModel(
                repository: repository,
                reason: localized("the hub's list of its files cannot be read")
            )
        }
        let parts = try listing.parts(of: repository)
        func file(_ file: HubListing.File) async throws -> File {
            if let digest = file.sha256 { return File(path: file.path, bytes: file.bytes, sha256: digest.lowercased()) }
            let bytes = try await reading.bytes(
                at: hub.address(of: file.path, in: repository, about.sha),
                atMost: HubReading.mostBytes
            )
            return File(path: file.path, bytes: bytes.count, sha256: SHA256.digest(of: bytes))
        }
        var voices: [Voice] = []
        for voice in parts.voices {
            voices.append(Voice(name: voice.name, grade: "", file: try await file(voice.file)))
        }
        let spoken = (language ?? listing.language).flatMap { Language($0) == nil ? nil : $0 }
        self.init(
            name: name,
            repository: repository,
            revision: about.sha,
            model: try await file(parts.model),
            configuration: try await file(parts.configuration),
            voices: voices,
            language: spoken,
            licence: listing.licence
        )
    }
}

/// Fetches what is short from a hub.
private struct HubReading {
    /// An answer in words.
    static let mostWords = 4_000_000
    /// A file that the hub tells no digest of: a configuration, or a voice.
    static let mostBytes = 4_000_000

    private let hub: ModelHub
    private let patience: DownloadPatience

    init(_ hub: ModelHub, _ patience: DownloadPatience) { (self.hub, self.patience) = (hub, patience) }

    /// The whole of an answer.
    /// - Throws: ``ModelError``; `CancellationError`.
    func bytes(at url: URL, atMost limit: Int) async throws -> [UInt8] {
        let connection = WebConnection(idle: patience.idle, trusting: hub.isTrusted)
        var failures = 0
        while true {
            do { return try await once(url, limit, connection) } catch let setback as Setback {
                try Task.checkCancellation()
                failures += 1
                guard patience.lasts(after: failures, hasHeard: connection.hasHeard) else { throw setback.fault }
                try await Task.sleep(for: patience.pause(after: failures, wanted: setback.wait))
            }
        }
    }

    private func once(_ url: URL, _ limit: Int, _ connection: WebConnection) async throws -> [UInt8] {
        var request = URLRequest(url: url)
        request.setValue("vorleser", forHTTPHeaderField: "User-Agent")
        var (bytes, answer) = ([UInt8](), WebAnswer?.none)
        do {
            for try await event in connection.get(request) {
                switch event {
                case .answer(let come):
                    answer = come
                    guard come.status == 200 else { throw come.refusal(at: url) }
                    if come.isWebPage { throw ModelError.webPage(url: url.absoluteString) }
                case .bytes(let data):
                    guard bytes.count + data.count <= limit else {
                        throw ModelError.unreachable(
                            url: url.absoluteString,
                            reason: localized("the answer is too long")
                        )
                    }
                    bytes += data
                }
            }
        } catch {
            try WebConnection.end(url, with: error)
        }
        try Task.checkCancellation()
        guard let answer, answer.length.map({ $0 == bytes.count }) ?? true else {
            throw Setback(fault: .unreachable(url: url.absoluteString, reason: localized("the connection was cut")))
        }
        return bytes
    }
}
