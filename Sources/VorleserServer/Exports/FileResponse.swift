import Foundation
import HTTPTypes
import Hummingbird

/// A part of a file that a client asks for. Source: RFC 9110, § 14.
enum ByteRange: Equatable {
    /// All of it: nothing else was asked for, or in a way that is to be ignored.
    case whole
    case part(ClosedRange<Int>)
    /// Nothing of what was asked for is there.
    case unsatisfiable

    /// - Parameters:
    ///   - field: The value of `Range`; `nil` for none.
    ///   - length: Bytes of the file.
    init(_ field: String?, length: Int) {
        guard let field, field.lowercased().hasPrefix("bytes=") else {
            self = .whole
            return
        }
        let ends = field.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        // No client needs several ranges in one answer: the whole is a valid answer, too.
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            self = .whole
            return
        }
        // A number too long for the machine is beyond every file.
        let numbers = ends.map { $0.isEmpty ? nil : Int($0) ?? .max }
        switch (numbers[0], numbers[1]) {
        case (nil, nil): self = .whole
        case (nil, let count?):
            self = count > 0 && length > 0 ? .part(max(length - count, 0)...length - 1) : .unsatisfiable
        case (let first?, let last):
            if let last, last < first {
                self = .whole
            } else {
                self = first < length ? .part(first...min(last ?? length - 1, length - 1)) : .unsatisfiable
            }
        }
    }
}

extension Response {
    /// A file, or the part of it that is asked for.
    /// - Parameters:
    ///   - file: Where it is.
    ///   - headers: What else is said of it, its media type for one.
    ///   - tag: Changes with its content.
    ///   - request: Who asks.
    ///   - context: Reads the file.
    /// - Returns: The file, or the part that was asked for.
    /// - Throws: `HTTPError` with 404 when it cannot be read.
    static func file(
        _ file: URL,
        headers: HTTPFields,
        tag: String,
        to request: Request,
        in context: ServerContext
    ) async throws -> Response {
        let path = file.path(percentEncoded: false)
        guard let length = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int else {
            throw HTTPError(.notFound, message: "The file is no longer there.")
        }
        return try await .unlessKept(tag, by: request) {
            var headers = headers
            headers[.acceptRanges] = "bytes"
            // A part of another file would not fit to what the client has.
            let isSame = request.headers[.ifRange].map { $0 == tag } ?? true
            switch ByteRange(isSame ? request.headers[.range] : nil, length: length) {
            case .whole:
                return Response(
                    status: .ok,
                    headers: headers,
                    body: try await FileIO().loadFile(path: path, context: context)
                )
            case .part(let range):
                headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(length)"
                return Response(
                    status: .partialContent,
                    headers: headers,
                    body: try await FileIO().loadFile(path: path, range: range, context: context)
                )
            case .unsatisfiable:
                headers[.contentRange] = "bytes */\(length)"
                return Response(status: .rangeNotSatisfiable, headers: headers)
            }
        }
    }
}
