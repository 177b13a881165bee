/// Writes a page of XHTML.
struct PageWriter {
    private(set) var bytes: [UInt8]

    init() {
        bytes = Array(
            """
            <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>
            """.utf8
        )
    }

    /// The page, ended.
    var page: [UInt8] { bytes + Array("</body></html>".utf8) }

    /// Writes markup as it stands.
    mutating func markup(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

    /// Writes text, what markup would be made harmless.
    mutating func text(_ text: some Sequence<UInt8>) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
            default: bytes.append(byte)
            }
        }
    }

    /// An attribute with a blank before it; nothing without a value.
    static func attribute(_ name: String, _ value: String?) -> String {
        value.map { " \(name)=\"\(escaped($0))\"" } ?? ""
    }

    /// Text as markup has it.
    static func escaped(_ text: String) -> String {
        var writer = PageWriter(bytes: [])
        writer.text(text.utf8)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// An address inside the book, written so that it is read as itself.
    static func address(_ path: String, fragment: String? = nil) -> String {
        encoded(path) + (fragment.map { "#" + encoded($0) } ?? "")
    }

    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "/"):
                result.append(Character(Unicode.Scalar(byte)))
            default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }
}
