/// Reads the fields of a protobuf message one after another, and never beyond its end.
///
/// A message inside is handed out as bytes: whoever knows what it is reads it with another reader, so nothing recurses
/// here. Source: protobuf.dev, “Encoding”.
struct ProtobufReader {
    enum Value {
        case varint(UInt64)
        case fixed32(UInt32)
        case fixed64(UInt64)
        /// A string, a message, or numbers side by side.
        case bytes(UnsafeRawBufferPointer)
    }

    /// Why reading stopped.
    enum Fault: Error {
        /// The end comes before what the message says it holds.
        case cutOff
        /// The bytes are no message, or not of the kind that is looked for.
        case malformed
    }

    private var reader: ByteReader

    init(_ message: UnsafeRawBufferPointer) { reader = ByteReader(message) }

    /// Where the next byte is read; `nil` in an empty message.
    var position: UnsafeRawPointer? { reader.bytes.baseAddress.map { $0 + reader.offset } }

    var isAtEnd: Bool { reader.left == 0 }

    /// The next field; `nil` at the end.
    mutating func next() throws(Fault) -> (field: Int, value: Value)? {
        guard !isAtEnd else { return nil }
        let key = try varint()
        guard let field = Int(exactly: key >> 3), (1..<1 << 29).contains(field) else { throw .malformed }
        do {
            switch key & 7 {
            case 0: return (field, .varint(try varint()))
            case 1: return (field, .fixed64(try reader.number(UInt64.self)))
            case 2: return (field, .bytes(try reader.take(try varint())))
            case 5: return (field, .fixed32(try reader.number(UInt32.self)))
            // Groups nest without limit, and the format gave them up.
            default: throw Fault.malformed
            }
        } catch let fault as Fault { throw fault } catch { throw .cutOff }
    }

    /// A number of seven bits a byte, the lowest first.
    mutating func varint() throws(Fault) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = try? reader.byte() else { throw .cutOff }
            let bits = UInt64(byte & 0x7F)
            guard shift < 63 || bits <= 1 else { throw .malformed }
            value |= bits << shift
            if byte & 0x80 == 0 { return value }
        }
        throw .malformed
    }
}

extension ProtobufReader.Value {
    /// The bytes of a string or message.
    var message: UnsafeRawBufferPointer {
        get throws(ProtobufReader.Fault) {
            guard case .bytes(let bytes) = self else { throw .malformed }
            return bytes
        }
    }

    /// A string of at most `limit` bytes.
    func text(limit: Int = 1_000) throws(ProtobufReader.Fault) -> String {
        let bytes = try message
        guard bytes.count <= limit, let text = String(utf8: bytes) else { throw .malformed }
        return text
    }

    /// A single number with a sign.
    var integer: Int64 {
        get throws(ProtobufReader.Fault) {
            guard case .varint(let bits) = self else { throw .malformed }
            return Int64(bitPattern: bits)
        }
    }

    /// Hands out numbers with a sign, whether they lie side by side or one comes alone.
    func integers(_ use: (Int64) throws(ProtobufReader.Fault) -> Void) throws(ProtobufReader.Fault) {
        guard case .bytes(let bytes) = self else { return try use(integer) }
        var reader = ProtobufReader(bytes)
        while !reader.isAtEnd { try use(Int64(bitPattern: try reader.varint())) }
    }
}
