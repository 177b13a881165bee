import CLibZip
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Synchronization

/// A ZIP archive, read by name, in memory, on demand. Nothing is ever unpacked to the file system.
///
/// Of several entries with one name the first counts, always. Source: PKWARE APPNOTE 6.3.10; EPUB 3.3 §4.2, “OCF ZIP
/// container”.
final class ZipArchive: Sendable {
    /// What came of reading an entry.
    struct Content {
        let bytes: [UInt8]
        /// Whether the data broke off or its checksum was wrong.
        let isDamaged: Bool
    }

    /// Why an entry gave nothing.
    enum EntryError: Error, Equatable {
        case missing
        case tooLarge
        case encrypted
        case unreadable
    }

    private let handle: Mutex<Handle>
    private let indices: [String: UInt64]
    /// Names as the archive has them, in its order.
    let names: [String]

    /// - Throws: ``BookReadingError``
    convenience init(at path: String, limits: ReadingLimits) throws {
        var code: Int32 = 0
        guard let archive = zip_open(path, ZIP_RDONLY, &code) else { throw Self.error(code) }
        try self.init(Handle(archive), limits: limits)
    }

    /// - Throws: ``BookReadingError``
    convenience init(_ bytes: [UInt8], limits: ReadingLimits) throws {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
        copy.copyBytes(from: bytes)
        var error = zip_error_t()
        guard let source = zip_source_buffer_create(copy.baseAddress, UInt64(bytes.count), 0, &error) else {
            copy.deallocate()
            throw Self.error(zip_error_code_zip(&error))
        }
        guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
            zip_source_free(source)
            copy.deallocate()
            throw Self.error(zip_error_code_zip(&error))
        }
        try self.init(Handle(archive, memory: copy), limits: limits)
    }

    private init(_ handle: consuming sending Handle, limits: ReadingLimits) throws {
        let count = handle.count
        guard count <= limits.archiveEntries else {
            throw BookReadingError.limitExceeded(what: "files in the archive", limit: limits.archiveEntries)
        }
        var names: [String] = []
        var indices: [String: UInt64] = [:]
        for index in 0..<UInt64(count) {
            guard let name = handle.name(at: index), !name.hasSuffix("/") else { continue }
            names.append(name)
            if indices[name] == nil { indices[name] = index }
        }
        self.names = names
        self.indices = indices
        self.handle = Mutex(handle)
    }

    func contains(_ name: String) -> Bool { indices[name] != nil }

    /// The unpacked bytes of an entry; one that unpacks to more than `limit` is refused, whatever size it claims.
    func read(_ name: String, limit: Int) throws(EntryError) -> Content {
        guard let index = indices[name] else { throw .missing }
        let result: Result<Content, EntryError> = handle.withLock { $0.read(at: index, limit: limit) }
        return try result.get()
    }

    /// The unpacked size that the archive claims for an entry, in bytes; 0 when it claims none.
    func claimedSize(_ name: String) -> UInt64 {
        guard let index = indices[name] else { return 0 }
        return handle.withLock { $0.claimedSize(at: index) }
    }

    /// Whether every file in it is encrypted.
    var isEncrypted: Bool {
        handle.withLock { handle in !indices.isEmpty && indices.values.allSatisfy { handle.isEncrypted(at: $0) } }
    }

    private static func error(_ code: Int32) -> BookReadingError {
        var error = zip_error_t()
        zip_error_init_with_code(&error, code)
        defer { zip_error_fini(&error) }
        let reason = zip_error_strerror(&error).map { String(cString: $0) } ?? "error \(code)"
        return .damagedArchive(reason: reason.lowercased())
    }

    /// libzip's handle, which one thread at a time may use.
    private struct Handle: ~Copyable {
        private let archive: OpaquePointer
        private let memory: UnsafeMutableRawBufferPointer?

        init(_ archive: OpaquePointer, memory: UnsafeMutableRawBufferPointer? = nil) {
            self.archive = archive
            self.memory = memory
        }

        deinit {
            zip_discard(archive)
            memory?.deallocate()
        }

        var count: Int { Int(zip_get_num_entries(archive, 0)) }

        /// Bytes that are not UTF-8 become U+FFFD; such names are never asked for.
        func name(at index: UInt64) -> String? {
            zip_get_name(archive, index, UInt32(ZIP_FL_ENC_GUESS)).map { String(cString: $0) }
        }

        func isEncrypted(at index: UInt64) -> Bool {
            var stat = zip_stat_t()
            guard zip_stat_index(archive, index, 0, &stat) == 0 else { return false }
            return stat.valid & UInt64(ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != UInt16(ZIP_EM_NONE)
        }

        func read(at index: UInt64, limit: Int) -> Result<Content, EntryError> {
            if isEncrypted(at: index) { return .failure(.encrypted) }
            guard let file = zip_fopen_index(archive, index, 0) else { return .failure(.unreadable) }
            defer { zip_fclose(file) }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(min(expectedSize(at: index), limit))
            while true {
                var count = 0
                bytes += [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, filled in
                    count = Int(zip_fread(file, buffer.baseAddress, UInt64(buffer.count)))
                    filled = max(count, 0)
                }
                if bytes.count > limit { return .failure(.tooLarge) }
                if count < 0 {
                    return bytes.isEmpty ? .failure(.unreadable) : .success(Content(bytes: bytes, isDamaged: true))
                }
                if count == 0 { return .success(Content(bytes: bytes, isDamaged: false)) }
            }
        }

        func claimedSize(at index: UInt64) -> UInt64 {
            var stat = zip_stat_t()
            guard zip_stat_index(archive, index, 0, &stat) == 0, stat.valid & UInt64(ZIP_STAT_SIZE) != 0 else {
                return 0
            }
            return stat.size
        }

        /// A claim; never believed beyond what a plausible document has.
        private func expectedSize(at index: UInt64) -> Int { Int(min(claimedSize(at: index), 4 << 20)) + (64 << 10) }
    }
}
