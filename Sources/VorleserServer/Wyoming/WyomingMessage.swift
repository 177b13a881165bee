import Foundation
import NIOCore

/// What a client of the Wyoming protocol says, as far as it is of use here.
///
/// Source: the protocol's description in the README of github.com/OHF-Voice/wyoming: a line of JSON, then `data_length` bytes of
/// more JSON, then `payload_length` bytes of sound.
struct WyomingMessage: Equatable, Sendable {
    /// Such as `describe` or `synthesize`.
    let type: String
    var text: String?
    var voice: Voice?

    /// Who is to speak.
    struct Voice: Decodable, Equatable, Sendable {
        var name: String?
        /// BCP 47 tag.
        var language: String?
    }

    private struct Line: Decodable {
        let type: String
        let data: Content?
        let data_length: Int?
        let payload_length: Int?
    }

    private struct Content: Decodable {
        let text: String?
        let voice: Voice?
    }

    /// A message's first line: what it says itself, and how many bytes follow.
    struct Head {
        let message: WyomingMessage
        let dataLength: Int
        let payloadLength: Int

        /// - Throws: `DecodingError` when it is none.
        init(_ line: some Sequence<UInt8>) throws {
            let line = try JSONDecoder().decode(Line.self, from: Data(line))
            message = WyomingMessage(type: line.type, text: line.data?.text, voice: line.data?.voice)
            (dataLength, payloadLength) = (line.data_length ?? 0, line.payload_length ?? 0)
        }
    }

    /// The same with what its data say, which go before what its line says.
    /// - Throws: `DecodingError`
    func adding(_ data: some Sequence<UInt8>) throws -> WyomingMessage {
        let content = try JSONDecoder().decode(Content.self, from: Data(data))
        return WyomingMessage(type: type, text: content.text ?? text, voice: content.voice ?? voice)
    }
}

/// Reads messages, none longer than is needed to say something; sound that clients send is passed over.
struct WyomingDecoder: ByteToMessageDecoder {
    typealias InboundOut = WyomingMessage

    /// Why a connection is closed.
    enum Fault: Error { case tooLong }

    private static let longestLine = 64 << 10
    private static let longestData = 2 << 20
    private static let longestPayload = 16 << 20

    private var head: WyomingMessage.Head?
    private var message: WyomingMessage?
    private var payloadLeft = 0

    mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
        guard let message = try message(in: &buffer) else { return .needMoreData }
        context.fireChannelRead(wrapInboundOut(message))
        return .continue
    }

    mutating func decodeLast(
        context: ChannelHandlerContext,
        buffer: inout ByteBuffer,
        seenEOF: Bool
    ) throws -> DecodingState { try decode(context: context, buffer: &buffer) }

    /// The next message that is there as a whole.
    /// - Throws: ``Fault``, `DecodingError`.
    mutating func message(in buffer: inout ByteBuffer) throws -> WyomingMessage? {
        if head == nil, message == nil {
            guard let line = try Self.line(of: &buffer) else { return nil }
            let head = try WyomingMessage.Head(line.readableBytesView)
            guard (0...Self.longestData).contains(head.dataLength),
                (0...Self.longestPayload).contains(head.payloadLength)
            else { throw Fault.tooLong }
            self.head = head
        }
        if let head {
            guard let data = buffer.readSlice(length: head.dataLength) else { return nil }
            message = head.dataLength == 0 ? head.message : try head.message.adding(data.readableBytesView)
            payloadLeft = head.payloadLength
            self.head = nil
        }
        let passed = min(payloadLeft, buffer.readableBytes)
        buffer.moveReaderIndex(forwardBy: passed)
        payloadLeft -= passed
        guard payloadLeft == 0 else { return nil }
        defer { message = nil }
        return message
    }

    private static func line(of buffer: inout ByteBuffer) throws -> ByteBuffer? {
        guard let end = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) else {
            guard buffer.readableBytes <= longestLine else { throw Fault.tooLong }
            return nil
        }
        let line = buffer.readSlice(length: end - buffer.readerIndex)
        buffer.moveReaderIndex(forwardBy: 1)
        return line
    }
}
