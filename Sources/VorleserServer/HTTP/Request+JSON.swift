import Foundation
import Hummingbird
import NIOCore

extension Request {
    /// The body, as JSON.
    /// - Parameters:
    ///   - type: What it should be.
    ///   - limit: How many bytes of it are read.
    ///   - context: Knows how dates are written.
    /// - Returns: What was sent.
    /// - Throws: ``Refusal/tooLarge(limit:)``, ``Refusal/badBody(reason:)``, ``Refusal/unsupportedMediaType(wanted:)``
    func decode<Value: Decodable>(
        as type: Value.Type,
        upTo limit: Int,
        context: ServerContext
    ) async throws -> Value {
        guard mayBeText else { throw Refusal.unsupportedMediaType(wanted: "application/json") }
        let bytes = try await Self.refusingMore(than: limit) { try await body.collect(upTo: limit) }
        do {
            return try context.requestDecoder.decode(type, from: Data(bytes.readableBytesView))
        } catch let error as DecodingError {
            throw Refusal.badBody(reason: error.words)
        }
    }

    /// The same where there need be no body.
    /// - Returns: `nil` when there is none.
    func decodeIfAny<Value: Decodable>(
        as type: Value.Type,
        upTo limit: Int,
        context: ServerContext
    ) async throws -> Value? {
        let bytes = try await Self.refusingMore(than: limit) { try await body.collect(upTo: limit) }
        guard bytes.readableBytes > 0 else { return nil }
        var whole = self
        whole.body = RequestBody(buffer: bytes)
        return try await whole.decode(as: type, upTo: limit, context: context)
    }

    /// The body as it is.
    /// - Parameter limit: How many bytes of it are read.
    /// - Returns: All of it.
    /// - Throws: ``Refusal/tooLarge(limit:)``
    func bytes(upTo limit: Int) async throws -> [UInt8] {
        let bytes = try await Self.refusingMore(than: limit) { try await body.collect(upTo: limit) }
        return Array(bytes.readableBytesView)
    }

    /// Whether the body may be JSON by what is said of it. Programs send it under many names, or the one that they use for all;
    /// what is called a picture, or a form with files, is something else.
    private var mayBeText: Bool {
        guard let type = headers[.contentType]?.lowercased().prefix(while: { $0 != ";" && $0 != " " }) else {
            return true
        }
        let main = type.prefix { $0 != "/" }
        return !["image", "audio", "video", "font", "multipart", "model"].contains(String(main))
            && !["application/pdf", "application/zip", "application/epub+zip"].contains(String(type))
    }

    /// Reads a body that has a limit.
    /// - Parameters:
    ///   - limit: In bytes.
    ///   - read: Throws `NIOTooManyBytesError` beyond it.
    /// - Returns: What was read.
    /// - Throws: ``Refusal/tooLarge(limit:)``
    static func refusingMore<Body>(than limit: Int, _ read: () async throws -> Body) async throws -> Body {
        do { return try await read() } catch is NIOTooManyBytesError { throw Refusal.tooLarge(limit: limit) }
    }
}

extension DecodingError {
    /// What is wrong and where, without what was sent.
    fileprivate var words: String {
        func place(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
        return switch self {
        case .keyNotFound(let key, let context): "“\(place(context.codingPath + [key]))” is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "“\(place(context.codingPath))” is of another kind than expected."
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            "“\(place(context.codingPath))” has a value that is not possible."
        default: "It is not JSON."
        }
    }
}
