import Foundation
import Wording

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension ModelDownload {
    /// What is missing, a piece at a time: pieces end at the same places however much of the file is here, so that one that
    /// was begun before the app was ended is asked for by the same name.
    private func requests(to system: SystemDownloads) -> [URLRequest] {
        let have = part.length < file.bytes ? part.length : 0
        let ends = stride(from: have / system.piece * system.piece + system.piece, to: file.bytes, by: system.piece)
        let marks = [have] + ends + [file.bytes]
        return zip(marks, marks.dropFirst()).map { start, end in
            var request = request
            request.setValue("bytes=\(start)-\(end - 1)", forHTTPHeaderField: "Range")
            return request
        }
    }

    /// Has the system begin what is missing, where it fetches, so that it goes on while nobody waits for it.
    func begin() async {
        guard let system, part.length != file.bytes else { return }
        await system.begin(requests(to: system))
    }

    /// Ends what the system still does for this file.
    func end() async {
        if let system { await system.end(requests(to: system)) }
    }

    /// Puts together what the system fetches.
    func bring(by system: SystemDownloads) async throws {
        let requests = requests(to: system)
        await system.begin(requests)
        var target = try ModelFile(appendingTo: part.path)
        if target.length > file.bytes { try target.restart() }
        for request in requests where target.length < file.bytes {
            try await take(request, from: system, into: &target)
        }
        guard target.length == file.bytes else { throw cut(localized("the connection was cut")) }
        // A server that sends all of a file for each of its parts has sent more than was needed.
        await system.end(requests)
    }

    private func take(_ request: URLRequest, from system: SystemDownloads, into target: inout ModelFile) async throws {
        let have = target.length
        let answer: SystemDownloads.Answer
        do {
            answer = try await system.answer(to: request) { [report] in report(have + $0, nil) }
        } catch {
            try WebConnection.end(url, with: error)
        }
        defer { system.forget(request) }
        try accept(answer.head, for: &target)
        let bytes = ModelFile.length(of: answer.path) ?? 0
        guard target.length + bytes <= file.bytes else { throw try wrongLength(target.length + bytes) }
        try ModelFile.read(answer.path) { try target.append($0) }
        report(target.length, nil)
    }
}
