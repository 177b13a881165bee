import Foundation
import VorleserSpeech
import Wording

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The address that is told what happens.
public struct HookAddress: Hashable, Sendable {
    let url: URL

    /// - Parameter text: An address of http or https, without a name and password in it.
    public init?(_ text: String) {
        guard text.utf8.count <= 2000, let url = URL(string: text),
            ["http", "https"].contains(url.scheme?.lowercased()),
            let host = url.host(), !host.isEmpty, url.user() == nil, url.password() == nil
        else { return nil }
        self.url = url
    }
}

/// Tells another program what happens, by HTTP, in order. One that does not answer is asked again for a while; what it never
/// takes is given up.
public actor Webhook {
    /// The most that waits to be told.
    static let longest = 200
    /// How long is waited before each further try.
    static let pauses: [Duration] = [.seconds(1), .seconds(5), .seconds(30), .seconds(120)]
    private static let patience = Duration.seconds(15)

    private let queue: AsyncStream<Data>.Continuation
    private let work: Task<Void, Never>
    private let complain: @Sendable (String) -> Void

    /// - Parameters:
    ///   - address: Who is told.
    ///   - complain: Told what was given up, in words.
    public init(_ address: HookAddress, complain: @escaping @Sendable (String) -> Void) {
        self.init(post: { try await Self.post($0, to: address) }, complain: complain)
    }

    /// - Parameters:
    ///   - pauses: How long is waited before each further try.
    ///   - post: Sends it; answers with the status.
    ///   - complain: Told what was given up, in words.
    init(
        pauses: [Duration] = Webhook.pauses,
        post: @escaping @Sendable (Data) async throws -> Int,
        complain: @escaping @Sendable (String) -> Void
    ) {
        let (notes, queue) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .bufferingOldest(Self.longest))
        (self.queue, self.complain) = (queue, complain)
        work = Task {
            for await note in notes {
                if let fault = await Self.deliver(note, pauses, post) {
                    complain(localized("The webhook was not told: \(fault)."))
                }
            }
        }
    }

    deinit { work.cancel() }

    /// Tells it, in its turn.
    public func tell(_ note: some Encodable & Sendable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(note) else { return }
        if case .dropped = queue.yield(json) {
            complain(localized("The webhook was not told: too much waits already."))
        }
    }

    /// Waits until all is told, or given up.
    public func finish(within time: Duration) async {
        queue.finish()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [work] in await work.value }
            group.addTask { [work] in
                try? await Task.sleep(for: time)
                // Ends the work, and with it the wait for it.
                work.cancel()
            }
            await group.next()
            group.cancelAll()
        }
    }

    /// - Returns: Why it was given up; `nil` when it was taken.
    private static func deliver(
        _ note: Data,
        _ pauses: [Duration],
        _ post: @escaping @Sendable (Data) async throws -> Int
    ) async -> String? {
        var fault = ""
        for pause in [nil] + pauses.map(Optional.some) {
            do {
                if let pause { try await Task.sleep(for: pause) }
                let status = try await post(note)
                if (200..<300).contains(status) { return nil }
                fault = localized("it answers with \(status)")
                // What it does not want now it will not want later.
                guard status >= 500 || [408, 425, 429].contains(status) else { return fault }
            } catch is CancellationError {
                return fault.isEmpty ? localized("there was no time") : fault
            } catch {
                fault = error.localizedDescription
            }
        }
        return fault
    }

    /// Sends one; no redirection is followed.
    private static func post(_ note: Data, to address: HookAddress) async throws -> Int {
        var request = URLRequest(url: address.url)
        request.httpMethod = "POST"
        request.httpBody = note
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Vorleser", forHTTPHeaderField: "User-Agent")
        let connection = WebConnection(idle: 10, trusting: { _ in false })
        return try await withThrowingTaskGroup(of: Int.self) { [request] group in
            group.addTask {
                for try await event in connection.get(request) {
                    // What it says besides is of no account.
                    if case .answer(let answer) = event { return answer.status }
                }
                throw URLError(.badServerResponse)
            }
            group.addTask {
                try await Task.sleep(for: patience)
                throw URLError(.timedOut)
            }
            defer { group.cancelAll() }
            return try await group.next() ?? 0
        }
    }
}
