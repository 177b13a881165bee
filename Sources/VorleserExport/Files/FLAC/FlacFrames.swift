/// The frames of a FLAC file, as its encoder hands them over.
final class FlacFrames {
    private var file: OutputFile?
    private(set) var seekPoints: FlacSeekPoints
    /// Why the file could not be written.
    private(set) var failure: ExportError?
    /// What is known of the whole at its end.
    var information: FlacInformation?
    /// Whether frames are thrown away.
    var isClosed = false

    private var unwritten: [UInt8] = []
    private var samples = 0
    private var bytes = 0

    private static let bufferLength = 1 << 16

    /// Begins a file.
    /// - Parameters:
    ///   - path: Its name when it is done.
    ///   - room: How many bytes to keep free for the header.
    ///   - seekPoints: None yet.
    /// - Throws: ``ExportError``
    init(_ path: String, room: Int, _ seekPoints: FlacSeekPoints) throws(ExportError) {
        var file = try OutputFile(path)
        try file.append([UInt8](repeating: 0, count: room))
        self.file = consume file
        self.seekPoints = seekPoints
    }

    /// Appends a frame.
    /// - Returns: Whether it could be written.
    func append(_ frame: UnsafeBufferPointer<UInt8>, samples count: Int) -> Bool {
        if isClosed { return true }
        seekPoints.append(.init(sample: samples, offset: bytes, samples: count))
        samples += count
        bytes += frame.count
        unwritten += frame
        guard unwritten.count >= Self.bufferLength else { return true }
        do {
            try flush()
            return true
        } catch {
            failure = error
            return false
        }
    }

    /// Writes all that is still missing: then the file is whole, but for its name.
    /// - Returns: Where it is, and how many bytes it has.
    /// - Throws: ``ExportError``
    func complete(header: [UInt8]) throws(ExportError) -> (path: String, bytes: Int) {
        try flush()
        try file?.overwriteStart(with: header)
        return (file?.partPath ?? "", header.count + bytes)
    }

    /// Makes the file last, and gives it its name; it must be complete.
    /// - Throws: ``ExportError``
    func name() throws(ExportError) {
        try file.take()?.finish()
    }

    private func flush() throws(ExportError) {
        try file?.append(unwritten)
        unwritten.removeAll(keepingCapacity: true)
    }
}
