import Foundation
import VorleserCore
import Wording

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches one published file into a part beside its place; goes on where an earlier download stopped.
struct ModelDownload {
    let connection: WebConnection
    let patience: DownloadPatience
    let file: ModelManifest.File
    let url: URL
    let part: DownloadPart
    /// Fetches instead of the connection, where the program may be put to sleep.
    var system: SystemDownloads?
    /// Told how many bytes are there, and of what went wrong when it is tried again.
    let report: @Sendable (_ bytes: Int, _ setback: ModelError?) -> Void

    /// Fetches what is missing and compares the whole with what was published.
    /// - Throws: ``ModelError``; `CancellationError`, which leaves the part for the next time.
    func run() async throws {
        var failures = 0
        var mayStartAnew = true
        while true {
            let before = part.length
            do {
                if before != file.bytes { try await bringMore() }
                let digest = try await SHA256.digest(ofFile: part.path)
                if digest == file.sha256 { return }
                try part.remove()
                // An old part may have suffered, e.g. by a power cut; a fresh one is what the server has.
                guard before > 0, mayStartAnew else {
                    throw ModelError.wrongContent(file: file.path, have: digest, want: file.sha256)
                }
                mayStartAnew = false
            } catch let setback as Setback {
                try Task.checkCancellation()
                failures = part.length - before >= patience.worthwhile ? 1 : failures + 1
                guard patience.lasts(after: failures, hasHeard: hasHeard) else { throw setback.fault }
                report(part.length, setback.fault)
                try await Task.sleep(for: patience.pause(after: failures, wanted: setback.wait))
            }
        }
    }

    /// A system waits for the network by itself: what it tells of has been heard.
    private var hasHeard: Bool { system != nil || connection.hasHeard }

    private func bringMore() async throws {
        if let system { try await bring(by: system) } else { try await bring() }
    }

    /// One connection's worth.
    private func bring() async throws {
        var target = try ModelFile(appendingTo: part.path)
        if target.length > file.bytes { try target.restart() }
        var pace = SlowestPace(patience)
        do {
            for try await event in connection.get(request(from: target.length)) {
                switch event {
                case .answer(let answer): try accept(answer, for: &target)
                case .bytes(let bytes):
                    guard target.length + bytes.count <= file.bytes else {
                        throw try wrongLength(target.length + bytes.count)
                    }
                    try target.append(bytes)
                    report(target.length, nil)
                    guard pace.isHeld(adding: bytes.count) || target.length == file.bytes else {
                        throw cut(localized("the connection is too slow"))
                    }
                }
            }
        } catch ModelError.noRoom(let path, _) {
            throw ModelError.noRoom(path: path, bytes: file.bytes - target.length)
        } catch {
            try WebConnection.end(url, with: error)
        }
        // A stream that is left by cancellation just ends.
        try Task.checkCancellation()
        guard target.length == file.bytes else { throw cut(localized("the connection was cut")) }
    }

    /// For all of it.
    var request: URLRequest {
        var request = URLRequest(url: url)
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        request.setValue("vorleser", forHTTPHeaderField: "User-Agent")
        return request
    }

    private func request(from offset: Int) -> URLRequest {
        var request = request
        if offset > 0 {
            request.setValue("bytes=\(offset)-", forHTTPHeaderField: "Range")
            if let tag = part.tag { request.setValue(tag, forHTTPHeaderField: "If-Range") }
        }
        return request
    }

    /// Gets ready for the bytes that an answer announces.
    func accept(_ answer: WebAnswer, for target: inout ModelFile) throws {
        switch answer.status {
        case 200 where answer.isWebPage:
            // What came before is none of its business.
            throw ModelError.webPage(url: url.absoluteString)
        case 200:
            if let length = answer.length, length != file.bytes { throw try wrongLength(length) }
            if target.length > 0 { try target.restart() }
            part.keep(answer.tag)
        case 206:
            // A part that does not fit on is dropped, and everything asked for.
            guard let range = ContentRange(answer.range), range.start == target.length else {
                try target.restart()
                throw cut(localized("the server sent another part than the one asked for"))
            }
            if let total = range.total, total != file.bytes { throw try wrongLength(total) }
            part.keep(answer.tag)
        case 416:
            try target.restart()
            throw cut(localized("the server has no such part"))
        default: throw answer.refusal(at: url)
        }
    }

    func cut(_ reason: String) -> Setback {
        Setback(fault: .unreachable(url: url.absoluteString, reason: reason))
    }

    func wrongLength(_ have: Int) throws -> ModelError {
        try part.remove()
        return .wrongLength(file: file.path, have: have, want: file.bytes)
    }
}

/// `bytes 200-999/1000`. Source: RFC 9110, section 14.4.
struct ContentRange: Equatable {
    let start: Int
    /// Length of the whole file, when the server knows it.
    let total: Int?

    /// - Parameter field: The header's value; `nil` is no range.
    init?(_ field: String?) {
        guard let match = field?.wholeMatch(of: /(?i:bytes) +(\d+)-(\d+)\/(\d+|\*)/),
            let start = Int(match.1), let end = Int(match.2), start <= end
        else { return nil }
        self.start = start
        total = Int(match.3)
    }
}

/// Whether a connection brings something at all, seen over a span of time.
private struct SlowestPace {
    private let patience: DownloadPatience
    private var since = ContinuousClock.now
    private var bytes = 0

    init(_ patience: DownloadPatience) { self.patience = patience }

    mutating func isHeld(adding count: Int) -> Bool {
        bytes += count
        let span = ContinuousClock.now - since
        guard span >= patience.slowSpan else { return true }
        defer { (since, bytes) = (.now, 0) }
        return Double(bytes) >= Double(patience.slowest) * (span / .seconds(1))
    }
}
