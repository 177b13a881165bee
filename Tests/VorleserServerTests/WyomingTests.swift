import NIOCore
import Testing

@testable import VorleserServer

struct WyomingTests {
    private static let inline = #"{"type":"synthesize","data":{"text":"Hi","voice":{"name":"slt"}}}"# + "\n"
    private static let apart =
        #"{"type":"synthesize","data_length":13,"payload_length":4}"# + "\n" + #"{"text":"Hi"}1234"#

    @Test(arguments: [1, 7, 1000])
    func `messages are read in pieces of any size, and sound between them is passed over`(size: Int) throws {
        var decoder = WyomingDecoder()
        var (buffer, messages): (ByteBuffer, [WyomingMessage]) = (ByteBuffer(), [])
        let bytes = Array((Self.apart + Self.inline + Self.apart).utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            buffer.writeBytes(bytes[start..<min(start + size, bytes.count)])
            while let message = try decoder.message(in: &buffer) { messages.append(message) }
        }
        let named = WyomingMessage.Voice(name: "slt", language: nil)
        #expect(messages.map(\.voice) == [nil, named, nil])
        #expect(messages.allSatisfy { $0.type == "synthesize" && $0.text == "Hi" })
        #expect(buffer.readableBytes == 0)
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\n", "{}\n", "[]\n", "\n", #"{"type":1}"# + "\n", #"{"type":"x","data_length":-1}"# + "\n",
        #"{"type":"x","data_length":9000000}"# + "\n", #"{"type":"x","payload_length":99999999999}"# + "\n",
        #"{"type":"x","data_length":2}"# + "\n[]", String(repeating: "x", count: 70_000),
    ])
    func `what is no message ends the connection`(text: String) {
        var decoder = WyomingDecoder()
        var buffer = ByteBuffer(string: text)
        #expect(throws: (any Error).self) { try decoder.message(in: &buffer) }
    }

    @Test(arguments: [
        ("10200", "tcp://127.0.0.1:10200"), ("0.0.0.0:1", "tcp://0.0.0.0:1"), ("[::1]:80", "tcp://[::1]:80"),
        ("", nil), ("0", nil), ("70000", nil), (":80", nil), ("attic:", nil),
    ])
    func `an address is a port, perhaps behind a host`(text: String, address: String?) {
        #expect(WyomingAddress(text)?.text == address)
    }
}
