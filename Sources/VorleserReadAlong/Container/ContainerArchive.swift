#if canImport(CLibZip)
    import CLibZip
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
    import VorleserExport

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Darwin)
        import Darwin
    #endif

    /// A ZIP archive being written: entries in the order they are added, always with the same bytes.
    ///
    /// Source: EPUB 3.3 §4.2, “OCF ZIP container”; PKWARE APPNOTE 6.3.10.
    struct ContainerArchive: ~Copyable {
        private let archive: OpaquePointer
        /// Named in errors.
        private let path: String
        private let spool: String
        private var spooled = 0
        private let cancellation: Cancellation
        private var isClosed = false

        /// Larger entries wait on the disk, not in memory.
        private static let mostBytesInMemory = 1 << 18
        /// 1980-01-01, the earliest date that ZIP has: what is packed does not depend on when.
        private static let date: (date: UInt16, time: UInt16) = (1 << 5 | 1, 0)

        /// - Parameters:
        ///   - file: The file to write.
        ///   - destination: Where it will be: the path in errors.
        ///   - spool: A folder for entries that wait to be packed; of ours alone.
        ///   - cancellation: Ends the writing.
        /// - Throws: ``VorleserExport/ExportError``
        init(
            _ file: String,
            for destination: String,
            spool: String,
            cancellation: Cancellation
        ) throws(ExportError) {
            if mkdir(spool, 0o755) != 0, errno != EEXIST { throw ExportError.last(at: destination) }
            var code: CInt = 0
            guard let archive = zip_open(file, ZIP_CREATE | ZIP_TRUNCATE, &code) else {
                throw ExportError.last(at: destination)
            }
            self.archive = archive
            path = destination
            self.spool = spool
            self.cancellation = cancellation
        }

        deinit { if !isClosed { zip_discard(archive) } }

        /// Adds an entry; a stored one is left as it is, not compressed.
        mutating func add(_ bytes: [UInt8], as name: ContainerPath, isStored: Bool = false) throws(ExportError) {
            if bytes.count > Self.mostBytesInMemory {
                spooled += 1
                let file = "\(spool)/\(spooled)"
                do {
                    try Data(bytes).write(to: URL(filePath: file))
                } catch {
                    throw ExportError.last(at: path)
                }
                return try add(fileAt: file, as: name, isStored: isStored)
            }
            // The archive frees it.
            guard let copy = malloc(max(bytes.count, 1)) else { throw .noSpace(path: path) }
            bytes.withUnsafeBytes { if let start = $0.baseAddress { memcpy(copy, start, bytes.count) } }
            guard let source = zip_source_buffer(archive, copy, zip_uint64_t(bytes.count), 1) else {
                free(copy)
                throw failure()
            }
            try add(source, as: name, isStored: isStored)
        }

        /// Adds an entry that is a file, which must stay until the archive is closed.
        mutating func add(fileAt file: String, as name: ContainerPath, isStored: Bool) throws(ExportError) {
            guard let source = zip_source_file(archive, file, 0, -1) else { throw failure() }
            try add(source, as: name, isStored: isStored)
        }

        private func add(_ source: OpaquePointer, as name: ContainerPath, isStored: Bool) throws(ExportError) {
            let index = zip_file_add(archive, name.text, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
            guard index >= 0 else {
                zip_source_free(source)
                throw failure()
            }
            let entry = zip_uint64_t(index)
            guard zip_set_file_compression(archive, entry, isStored ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 0) == 0,
                zip_file_set_dostime(archive, entry, Self.date.time, Self.date.date, 0) == 0,
                zip_file_set_external_attributes(archive, entry, 0, zip_uint8_t(ZIP_OPSYS_UNIX), 0o100644 << 16) == 0
            else { throw failure() }
        }

        /// Writes it all.
        /// - Throws: ``VorleserExport/ExportError``, `CancellationError`
        consuming func close() throws {
            let state = Unmanaged.passUnretained(cancellation).toOpaque()
            zip_register_cancel_callback_with_state(
                archive,
                { _, state in
                    guard let state else { return 0 }
                    return Unmanaged<Cancellation>.fromOpaque(state).takeUnretainedValue().isCancelled ? 1 : 0
                },
                nil,
                state
            )
            guard zip_close(archive) == 0 else {
                if cancellation.isCancelled { throw CancellationError() }
                throw failure()
            }
            isClosed = true
        }

        private func failure() -> ExportError {
            guard let error = zip_get_error(archive) else { return .notWritable(path: path, reason: "unknown") }
            if zip_error_system_type(error) == ZIP_ET_SYS {
                errno = zip_error_code_system(error)
                return ExportError.last(at: path)
            }
            return .notWritable(path: path, reason: String(cString: zip_error_strerror(error)))
        }
    }
#endif
