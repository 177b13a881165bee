import Dispatch
import Foundation
import HTTPTypes
import Synchronization

extension FuzzTarget {
    /// Requests of any kind to the server, one after the other.
    static let http = FuzzTarget(name: "http", input: "requests, parted by a byte 0") { bytes in
        try Blocking.wait { try await check(bytes, by: nil) }
    }

    /// The same to a server that wants a pass-phrase, from somebody who does not know it.
    static let door = FuzzTarget(
        name: "door",
        input: "requests without the pass-phrase, parted by a byte 0"
    ) { bytes in
        try Blocking.wait { try await check(bytes, by: "correct horse battery staple") }
    }

    private static func check(_ bytes: [UInt8], by passphrase: String?) async throws {
        let server = try await Servers.server(passphrase)
        for part in bytes.split(separator: 0).prefix(8) {
            let request = SentRequest(Array(part))
            if request.isLeftOut { continue }
            let answer = try await server.answer(to: request)
            let what = "\(request.head.method) \(request.head.path ?? "")"
            try LawBreach.unless(answer.status < 500, "\(what) is answered with \(answer.status)")
            try checkFields(of: answer, what)
            guard answer.status >= 400, request.head.method != .head else { continue }
            try LawBreach.unless(
                !answer.body.isEmpty,
                "\(what) is refused with \(answer.status) without a word"
            )
        }
    }

    private static func checkFields(of answer: FuzzedServer.Answer, _ what: String) throws {
        try LawBreach.unless(
            answer.fields[.contentSecurityPolicy] != nil,
            "\(what): no content security policy"
        )
        try LawBreach.unless(
            answer.fields[.xContentTypeOptions] == "nosniff",
            "\(what): types may be guessed"
        )
        for field in answer.fields {
            try LawBreach.unless(
                !field.value.utf8.contains { $0 < 0x20 && $0 != 0x09 },
                "\(what): a header is parted"
            )
        }
    }
}

/// One server of each kind in a process; requests change what is in it.
private actor Servers {
    private static let shared = Servers()
    private var known: [String?: FuzzedServer] = [:]

    static func server(_ passphrase: String?) async throws -> FuzzedServer {
        try await shared.server(passphrase)
    }

    private func server(_ passphrase: String?) async throws -> FuzzedServer {
        if let server = known[passphrase] { return server }
        let server = try await FuzzedServer(passphrase: passphrase)
        known[passphrase] = server
        return server
    }
}

/// Waits for what is asynchronous, on a thread that is not of the pool: the fuzzer's own.
private enum Blocking {
    static func wait(_ work: @escaping @Sendable () async throws -> Void) throws {
        let done = DispatchSemaphore(value: 0)
        let result = Mutex<Result<Void, any Error>>(.success(()))
        Task {
            do { try await work() } catch { result.withLock { $0 = .failure(error) } }
            done.signal()
        }
        done.wait()
        try result.withLock { $0 }.get()
    }
}
