import Foundation

/// A form with files in it, as browsers send it, written into a file so that none of it has to be in memory.
///
/// Source: RFC 7578; the WHATWG's HTML, “multipart form data”, for what stands in names.
struct MultipartFile {
    let url: URL
    let boundary: String
    private let handle: FileHandle

    /// - Parameter url: What is made; readable by its owner alone.
    /// - Throws: `CocoaError`
    init(at url: URL) throws {
        self.url = url
        boundary = "vorleser-" + UUID().uuidString
        let isMade = FileManager.default.createFile(
            atPath: url.path(percentEncoded: false),
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        guard isMade else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
        handle = try FileHandle(forWritingTo: url)
    }

    /// How long it is by now.
    /// - Throws: `CocoaError`
    var bytes: Int { get throws { try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 } }

    var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    func add(_ value: String, as name: String) throws {
        try write("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(name))\"\r\n\r\n\(value)\r\n")
    }

    /// - Parameters:
    ///   - file: What is copied, a piece at a time.
    ///   - fileName: What it is called there.
    ///   - type: Its media type.
    ///   - name: Of the form's field.
    /// - Throws: `CocoaError`
    func add(_ file: URL, called fileName: String, type: String, as name: String) throws {
        try begin(fileName, type, name)
        let source = try FileHandle(forReadingFrom: file)
        defer { try? source.close() }
        while let piece = try source.read(upToCount: 1 << 20), !piece.isEmpty { try handle.write(contentsOf: piece) }
        try write("\r\n")
    }

    func add(_ bytes: [UInt8], called fileName: String, type: String, as name: String) throws {
        try begin(fileName, type, name)
        try handle.write(contentsOf: Data(bytes))
        try write("\r\n")
    }

    func finish() throws {
        try write("--\(boundary)--\r\n")
        try handle.close()
    }

    private func begin(_ fileName: String, _ type: String, _ name: String) throws {
        let disposition = "form-data; name=\"\(Self.quoted(name))\"; filename=\"\(Self.quoted(fileName))\""
        try write("--\(boundary)\r\nContent-Disposition: \(disposition)\r\nContent-Type: \(type)\r\n\r\n")
    }

    private func write(_ text: String) throws { try handle.write(contentsOf: Data(text.utf8)) }

    private static func quoted(_ name: String) -> String {
        name.replacing("\"", with: "%22").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
}
