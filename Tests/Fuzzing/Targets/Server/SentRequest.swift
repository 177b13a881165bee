import Foundation
import HTTPTypes

/// A request as text: a line with method and path, a line for each header field, an empty line, the body.
struct SentRequest: Sendable {
    let head: HTTPRequest
    let body: [UInt8]

    init(_ text: String) { self.init(Array(text.utf8)) }

    init(_ bytes: [UInt8]) {
        let end = bytes.firstRange(of: [0x0A, 0x0A])
        let lines = bytes[..<(end?.lowerBound ?? bytes.endIndex)].split(separator: 0x0A)
            .map { String(decoding: $0, as: UTF8.self) }
        let words = (lines.first ?? "").split(separator: " ", maxSplits: 1)
        let method = words.first.flatMap { HTTPRequest.Method(String($0)) } ?? .get
        var fields = HTTPFields()
        for line in lines.dropFirst() {
            let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2, let name = HTTPField.Name(String(halves[0])) else { continue }
            fields.append(HTTPField(name: name, value: String(halves[1].drop { $0 == " " })))
        }
        head = HTTPRequest(
            method: method,
            scheme: "http",
            authority: "127.0.0.1:8080",
            path: words.count == 2 ? String(words[1]) : "/",
            headerFields: fields
        )
        body = end.map { Array(bytes[$0.upperBound...]) } ?? []
    }

    /// Whether its answer never ends, needs a connection that can be closed, or fetches something from the network.
    var isLeftOut: Bool {
        let path = (head.path ?? "").removingPercentEncoding ?? head.path ?? ""
        return ["events", "speech", "model"].contains { path.contains($0) }
    }
}
