import HTTPTypes
import Hummingbird

extension Request {
    /// Does work that ends when the client goes away; the connection is closed after the answer.
    /// - Parameters:
    ///   - context: The request's.
    ///   - work: Gets the request, whose body is to be taken from it alone.
    /// - Returns: What the work returns.
    /// - Throws: `CancellationError` when the client has gone; what the work throws, as a ``LastAnswer``.
    func whileConnected(
        _ context: ServerContext,
        _ work: @Sendable (Request) async throws -> Response
    ) async throws -> Response {
        guard context.isConnected else { return try await work(self) }
        do {
            var response = try await body.consumeWithCancellationOnInboundClose { body in
                var request = self
                request.body = body
                return try await work(request)
            }
            // Whoever watches a connection takes all that comes on it: it cannot be used again.
            response.headers[.connection] = "close"
            return response
        } catch let error as CancellationError {
            throw error
        } catch {
            throw LastAnswer(to: error)
        }
    }
}

/// An error whose answer is the last of its connection.
struct LastAnswer: Error {
    let error: any Error

    init(to error: any Error) { self.error = error }
}
