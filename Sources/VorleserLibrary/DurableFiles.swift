import Foundation

/// Files that are on the disk when the call returns.
enum DurableFiles {
    /// - Throws: `CocoaError`
    static func copy(_ source: URL, to target: URL) throws {
        let handle: FileHandle
        do {
            handle = try FileHandle(forReadingFrom: source)
        } catch {
            throw CocoaError(.fileReadNoSuchFile, at: source, because: error)
        }
        defer { try? handle.close() }
        do {
            try filling(target) { output in
                while let chunk = try handle.read(upToCount: 1 << 20), !chunk.isEmpty {
                    try output.write(contentsOf: chunk)
                }
            }
        } catch {
            throw CocoaError(.fileWriteUnknown, at: target, because: error)
        }
    }

    /// - Throws: `CocoaError`
    static func write(_ bytes: [UInt8], to target: URL) throws {
        do {
            try filling(target) { try $0.write(contentsOf: bytes) }
        } catch {
            throw CocoaError(.fileWriteUnknown, at: target, because: error)
        }
    }

    /// Writes a file beside another, only the listener's to read, and then puts it in the other's place.
    /// - Throws: `CocoaError`; then the other is as it was.
    static func replace(_ target: URL, with bytes: [UInt8]) throws {
        let folder = target.deletingLastPathComponent()
        let partial = folder.appending(path: ".partial-\(UUID().uuidString)")
        do {
            try write(bytes, to: partial)
            try move(partial, to: target)
            try wait(forFolder: folder)
        } catch {
            try? FileManager.default.removeItem(at: partial)
            throw error
        }
    }

    /// - Throws: `CocoaError`
    static func bytes(of file: URL) throws -> Int {
        let facts = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        return (facts[.size] as? NSNumber)?.intValue ?? 0
    }

    private static func filling(_ target: URL, with write: (FileHandle) throws -> Void) throws {
        let path = target.path(percentEncoded: false)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.last }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try write(handle)
        guard fsync(descriptor) == 0 else { throw POSIXError.last }
        try handle.close()
    }

    /// Renames a file, in the place of another where there is one.
    /// - Throws: `CocoaError`
    static func move(_ source: URL, to target: URL) throws {
        guard rename(source.path(percentEncoded: false), target.path(percentEncoded: false)) == 0 else {
            throw CocoaError(.fileWriteUnknown, at: target, because: POSIXError.last)
        }
    }

    /// A name is kept only once its folder is.
    /// - Throws: `CocoaError`
    static func wait(forFolder folder: URL) throws { try wait(for: folder) }

    /// Waits until a file that somebody else has written is on the disk.
    /// - Throws: `CocoaError`
    static func wait(for file: URL) throws {
        let descriptor = open(file.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, at: file, because: POSIXError.last) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else {
            throw CocoaError(.fileWriteUnknown, at: file, because: POSIXError.last)
        }
    }
}

extension CocoaError {
    fileprivate init(_ code: CocoaError.Code, at file: URL, because error: any Error) {
        self.init(code, userInfo: [NSFilePathErrorKey: file.path(percentEncoded: false), NSUnderlyingErrorKey: error])
    }
}
