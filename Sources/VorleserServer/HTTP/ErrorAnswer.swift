import HTTPTypes
import Hummingbird
import VorleserKit

/// The response to an error, but for the shape of its body.
struct ErrorAnswer {
    let status: HTTPResponse.Status
    let headers: HTTPFields
    let words: ErrorDocument.Words

    /// - Parameter error: Any error; 500 for one that knows no response.
    init(_ error: any Error) {
        if let error = error as? HTTPError {
            (status, headers, words) = (error.status, error.headers, .init(of: error))
            return
        }
        let error: any Error = FileFault(error)?.isForWantOfRoom == true ? Refusal.noRoom : error
        let answered = error as? any AnsweredError
        let (status, code) = answered?.status ?? (.internalServerError, "internal")
        self.status = status
        headers = answered?.headers ?? [:]
        words = .init(of: error, status, code: code)
    }
}
