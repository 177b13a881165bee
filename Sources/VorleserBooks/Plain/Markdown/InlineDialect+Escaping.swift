extension InlineDialect {
    /// A text in which nothing is a sign of Markdown's.
    static func escaped(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if "\\`*_{}[]<>()#+-.!|~&$^=:".utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        return result
    }
}
