#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The bytes of an archive, in memory or in a file: any of them, at any time.
final class ArchiveBytes: Sendable {
    let count: Int
    private let source: Source

    private enum Source {
        case memory([UInt8])
        /// A descriptor, closed at the end.
        case file(CInt)
    }

    init(_ bytes: [UInt8]) {
        count = bytes.count
        source = .memory(bytes)
    }

    /// - Throws: ``BookReadingError``
    init(at path: String) throws {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        var status = stat()
        guard file >= 0, fstat(file, &status) == 0 else {
            let reason = String(cString: strerror(errno))
            if file >= 0 { close(file) }
            throw BookReadingError.damagedArchive(reason: reason.lowercased())
        }
        count = Int(status.st_size)
        source = .file(file)
    }

    deinit { if case .file(let file) = source { close(file) } }

    /// - Returns: `nil` when they are not all there.
    func bytes(_ start: Int, count length: Int) -> [UInt8]? {
        guard start >= 0, length >= 0, start <= count, length <= count - start else { return nil }
        switch source {
        case .memory(let bytes): return Array(bytes[start..<start + length])
        case .file(let file): return Self.bytes(of: file, start, length)
        }
    }

    private static func bytes(of file: CInt, _ start: Int, _ length: Int) -> [UInt8]? {
        var have = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
            while have < length {
                let got = pread(file, buffer.baseAddress.map { $0 + have }, length - have, off_t(start + have))
                if got < 0, errno == EINTR { continue }
                if got <= 0 { break }
                have += got
            }
            filled = have
        }
        return have == length ? bytes : nil
    }
}
