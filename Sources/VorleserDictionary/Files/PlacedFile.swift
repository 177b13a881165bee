import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is read at any place. It is closed when nobody uses it any more.
final class PlacedFile: Sendable {
    let path: String
    let length: Int
    private let descriptor: CInt

    /// - Throws: ``WordBookError`` also when it is no ordinary file: others may have no end, or keep us waiting.
    init(_ path: String) throws(WordBookError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { throw .missingPart(file: path.lastPathPart) }
            throw .unreadable(.last(at: path))
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notADictionary(file: path.lastPathPart)
        }
        (self.path, self.descriptor, length) = (path, descriptor, Int(status.st_size))
    }

    deinit { close(descriptor) }

    var name: String { path.lastPathPart }

    /// The bytes of a range, as far as the file has them.
    func bytes(_ range: Range<Int>) throws(WordBookError) -> [UInt8] {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty else { return [] }
        var fault: FileFault?
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            while filled < range.count {
                let rest = UnsafeMutableRawBufferPointer(buffer).baseAddress.map { $0 + filled }
                let count = pread(descriptor, rest, range.count - filled, off_t(range.lowerBound + filled))
                if count == 0 { return }
                if count > 0 {
                    filled += count
                } else if errno != EINTR {
                    fault = .last(at: path)
                    return
                }
            }
        }
        if let fault { throw .unreadable(fault) }
        return bytes
    }

    /// All of it, unless it is longer than a limit.
    func contents(upTo limit: Int) throws(WordBookError) -> [UInt8] {
        guard length <= limit else { throw .tooLarge(file: name) }
        return try bytes(0..<length)
    }
}
