import CZlib
import VorleserDisk
import VorleserExport
import Wording

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A ZIP archive being written over zlib alone, for systems that have no libzip: entries in the order they are added, always
/// with the same bytes. What is packed is written at once.
///
/// Source: EPUB 3.3 §4.2, “OCF ZIP container”; PKWARE APPNOTE 6.3.10, §4.3. Archives of 4 GB and more are refused.
struct OwnContainerArchive: ~Copyable {
    private var output: OpenFile
    /// Named in errors.
    private let path: String
    private let cancellation: Cancellation
    private var position = 0
    private var directory: [UInt8] = []
    private var count = 0

    /// 1980-01-01, the earliest date that ZIP has: what is packed does not depend on when.
    private static let date: (date: Int, time: Int) = (1 << 5 | 1, 0)
    private static let mostBytes = Int(UInt32.max)

    /// - Parameters:
    ///   - file: The file to write.
    ///   - destination: Where it will be: the path in errors.
    ///   - spool: Not needed, since nothing waits.
    ///   - cancellation: Ends the writing.
    /// - Throws: ``VorleserExport/ExportError``
    init(
        _ file: String,
        for destination: String,
        spool: String,
        cancellation: Cancellation
    ) throws(ExportError) {
        unlink(file)
        do {
            output = try OpenFile(making: file, mode: 0o644)
        } catch {
            throw ExportError(error, at: destination)
        }
        path = destination
        self.cancellation = cancellation
    }

    /// Adds an entry; a stored one is left as it is, not compressed.
    mutating func add(_ bytes: [UInt8], as name: ContainerPath, isStored: Bool = false) throws(ExportError) {
        let packed = isStored ? nil : Self.deflated(bytes)
        if !isStored, packed == nil { throw .noSpace(path: path) }
        let content = packed ?? bytes
        let checksum = bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32(clamping: $0.count)) }
        guard position + content.count + 200 < Self.mostBytes, bytes.count < Self.mostBytes, count < 0xFFFF else {
            throw .notWritable(
                path: path,
                reason: localized("an archive of 4 GB and more cannot be written on this system")
            )
        }
        // Version 2.0; names are UTF-8; deflated or stored.
        let common =
            Self.little(20, 2) + Self.little(0x800, 2) + Self.little(isStored ? 0 : 8, 2)
            + Self.little(Self.date.time, 2) + Self.little(Self.date.date, 2)
            + Self.little(bytes.isEmpty ? 0 : Int(checksum), 4) + Self.little(content.count, 4)
            + Self.little(bytes.count, 4) + Self.little(name.text.utf8.count, 2) + Self.little(0, 2)
        // Made on a Unix, a plain file.
        directory += Self.little(0x0201_4B50, 4) + Self.little(3 << 8 | 20, 2) + common + Self.little(0, 6)
        directory += Self.little(0o100644 << 16, 4) + Self.little(position, 4) + name.text.utf8
        count += 1
        try write(Self.little(0x0403_4B50, 4) + common + name.text.utf8)
        try write(content)
    }

    /// Adds an entry that is a file.
    mutating func add(fileAt file: String, as name: ContainerPath, isStored: Bool) throws(ExportError) {
        let bytes: [UInt8]
        do {
            bytes = try OpenFile(reading: file).contents()
        } catch {
            throw ExportError(error, at: path)
        }
        try add(bytes, as: name, isStored: isStored)
    }

    /// Writes the rest.
    /// - Throws: ``VorleserExport/ExportError``, `CancellationError`
    consuming func close() throws {
        if cancellation.isCancelled { throw CancellationError() }
        let end =
            Self.little(0x0605_4B50, 4) + Self.little(0, 4) + Self.little(count, 2) + Self.little(count, 2)
            + Self.little(directory.count, 4) + Self.little(position, 4) + Self.little(0, 2)
        try write(directory)
        try write(end)
    }

    private mutating func write(_ bytes: [UInt8]) throws(ExportError) {
        do {
            try output.write(bytes, at: position)
        } catch {
            throw ExportError(error, at: path)
        }
        position += bytes.count
    }

    /// - Returns: `nil` without memory.
    private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        // −15: no head and no sum of its own.
        let size = Int32(MemoryLayout<z_stream>.size)
        let answer = deflateInit2_(
            &stream,
            Z_DEFAULT_COMPRESSION,
            Z_DEFLATED,
            -15,
            8,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            size
        )
        guard answer == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        let isDone = input.withUnsafeMutableBufferPointer { input in
            packed.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(clamping: input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(clamping: output.count)
                return deflate(&stream, Z_FINISH) == Z_STREAM_END
            }
        }
        return isDone ? Array(packed.prefix(Int(stream.total_out))) : nil
    }

    private static func little(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

#if !canImport(CLibZip)
    typealias ContainerArchive = OwnContainerArchive
#endif
