import HTTPTypes

/// An error that knows with which response the server answers it.
protocol AnsweredError: Error {
    /// The status, and the stable name that goes with it.
    var status: (HTTPResponse.Status, code: String) { get }

    /// Header fields that go with the status.
    var headers: HTTPFields { get }

    /// Why, where the code says only what: a stable name, and what a sentence about it needs to know; `nil` where there is no more.
    var why: ErrorReason? { get }
}

extension AnsweredError {
    var headers: HTTPFields { [:] }

    var why: ErrorReason? { nil }
}

/// Why something went wrong.
struct ErrorReason {
    let name: String
    /// What a sentence about it needs to know.
    let facts: [String: String]
}
