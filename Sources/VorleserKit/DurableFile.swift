import Foundation

/// Replaces a file so that it holds either the old or the new text, whatever happens.
enum DurableFile {
    /// - Throws: ``PronunciationStoreError/unwritable(_:reason:)``; the old file is left then.
    static func write(_ text: String, to file: URL) throws {
        // A file that is a link, into a folder that is kept under version control, stays one.
        let file = file.resolvingSymlinksInPath()
        let temporary = file.path + ".\(getpid())-\(UInt32.random(in: 0 ... .max)).partial"
        do {
            try writeAndWait(Array(text.utf8), to: temporary)
            guard rename(temporary, file.path) == 0 else { throw failure(file.path) }
        } catch {
            unlink(temporary)
            throw error
        }
        wait(forFolder: file.deletingLastPathComponent().path)
    }

    private static func writeAndWait(_ bytes: [UInt8], to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw failure(path) }
        }
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    /// The new name is kept only once the folder is.
    private static func wait(forFolder path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }

    private static func failure(_ path: String) -> PronunciationStoreError {
        .writing(path, errno)
    }
}

/// Lets one program at a time change the files of a folder. It ends with the program, however that ends.
struct FolderLock {
    private let path: String

    init(_ folder: URL) { path = folder.appending(path: ".lock").path }

    /// - Throws: ``PronunciationStoreError/busy(_:)`` after five seconds; what `work` throws.
    func whileHeld<Result>(_ work: () throws -> Result) throws -> Result {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw PronunciationStoreError.writing(path, errno)
        }
        defer { close(descriptor) }
        var tries = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            tries += 1
            guard tries < 500 else { throw PronunciationStoreError.busy(path) }
            usleep(10_000)
        }
        return try work()
    }
}
