extension MarkdownDocument {
    /// Whether the parser gets through a text in a time that grows with its length.
    ///
    /// Its time grows with the square of the depth of nesting, of the brackets and emphasis signs in one paragraph,
    /// and with the columns times the rows of a table (CVE-2023-22483 … 22486, CVE-2023-24824, CVE-2023-26485).
    static func canParse(_ utf8: [UInt8]) -> Bool {
        var limits = Limits()
        return utf8.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
                guard limits.allow(UnsafeBufferPointer(rebasing: bytes[start..<end])) else { return false }
                start = end + 1
            }
            return limits.columns * limits.lines <= 4_000_000
        }
    }

    /// What has been met of the constructs that cost time.
    private struct Limits {
        var lines = 0
        /// The most columns that a table's second line asks for.
        var columns = 0
        private var brackets = 0
        private var signs = 0

        mutating func allow(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
            lines += 1
            var nesting = 0
            var bars = 0
            var isStart = true
            var isDelimiterRow = true
            for byte in line {
                switch byte {
                case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
                    if isStart { nesting += 1 }
                case 0x20, 0x09: break
                default: isStart = false
                }
                switch byte {
                case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "]"): brackets += 1
                case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "@"):
                    signs += 1
                case UInt8(ascii: "|"): bars += 1
                case 0x20, 0x09, 0x0D, UInt8(ascii: "-"), UInt8(ascii: ":"): continue
                default: break
                }
                if byte != UInt8(ascii: "|") { isDelimiterRow = false }
            }
            if isStart, nesting == 0 { (brackets, signs) = (0, 0) }
            if isDelimiterRow { columns = max(columns, bars + 1) }
            // A thematic break may be long, but holds nothing else.
            return (nesting <= 100 || isStart) && brackets <= 20_000 && signs <= 20_000
        }
    }
}
