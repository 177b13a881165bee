/// A text file in the making: UTF-8, and whole or not there.
struct TextFile: ~Copyable {
    private var file: OutputFile
    private var unwritten: [UInt8] = []
    private static let bufferLength = 1 << 16

    /// - Throws: ``ExportError``
    init(_ path: String) throws(ExportError) {
        file = try OutputFile(path)
        unwritten.reserveCapacity(2 * Self.bufferLength)
    }

    mutating func append(_ text: String) throws(ExportError) {
        unwritten += text.utf8
        if unwritten.count >= Self.bufferLength { try flush() }
    }

    /// Makes it last, and gives it its name.
    consuming func finish() throws(ExportError) {
        try flush()
        try file.finish()
    }

    private mutating func flush() throws(ExportError) {
        try file.append(unwritten)
        unwritten.removeAll(keepingCapacity: true)
    }
}
