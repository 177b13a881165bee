import Foundation
import Testing
import VorleserTesting

@testable import VorleserSpeech

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A file that is sent to a server.
struct SentFileTests {
    private let file: URL
    private let folder: Folder

    init() throws {
        folder = try Folder()
        file = folder.url("sound")
        try Data(count: 4 << 20).write(to: file)
    }

    private func request(_ server: LoopbackServer) throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: server.address)))
        request.httpMethod = "POST"
        return request
    }

    private func status(_ events: WebConnection.Events) async throws -> Int? {
        var status: Int?
        for try await case .answer(let answer) in events { status = answer.status }
        return status
    }

    // Foundation's own uploads end the process here within some dozen times.
    @Test func `a connection lost while a file is sent is an error, each time`() async throws {
        let server = try LoopbackServer { _ in
            var reply = LoopbackServer.Reply()
            reply.hangsUp = true
            return reply
        }
        let connection = WebConnection(idle: 30, trusting: { _ in false })
        for _ in 0..<150 {
            await #expect(throws: URLError.self) {
                _ = try await status(connection.send(file, by: try request(server)))
            }
        }
    }

    @Test func `an answer before the whole file was sent is heard`() async throws {
        let server = try LoopbackServer { _ in LoopbackServer.Reply(413) }
        let connection = WebConnection(idle: 30, trusting: { _ in false })
        for _ in 0..<20 {
            #expect(try await status(connection.send(file, by: try request(server))) == 413)
        }
    }
}
