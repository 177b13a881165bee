#if canImport(CLibZip)
    import CLibZip
    import Synchronization

    /// An archive's entries, read by libzip.
    final class LibraryZipEntries: ZipEntries {
        private let handle: Mutex<Handle>
        let count: Int

        /// - Throws: ``BookReadingError``
        init(at path: String) throws {
            var code: Int32 = 0
            guard let archive = zip_open(path, ZIP_RDONLY, &code) else { throw Self.error(code) }
            let handle = Handle(archive)
            count = handle.count
            self.handle = Mutex(handle)
        }

        /// - Throws: ``BookReadingError``
        init(_ bytes: [UInt8]) throws {
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
            let handle = Handle(archive, memory: copy)
            count = handle.count
            self.handle = Mutex(handle)
        }

        func name(at index: Int) -> String? { handle.withLock { $0.name(at: UInt64(index)) } }

        func isEncrypted(at index: Int) -> Bool { handle.withLock { $0.isEncrypted(at: UInt64(index)) } }

        func read(at index: Int, limit: Int) throws(ZipEntryError) -> ZipContent {
            let result: Result<ZipContent, ZipEntryError> = handle.withLock {
                $0.read(at: UInt64(index), limit: limit)
            }
            return try result.get()
        }

        func start(at index: Int, count: Int) throws(ZipEntryError) -> [UInt8] {
            let result: Result<ZipContent, ZipEntryError> = handle.withLock {
                $0.read(at: UInt64(index), limit: count, isCut: true)
            }
            return try result.get().bytes
        }

        func claimedSize(at index: Int) -> UInt64 { handle.withLock { $0.claimedSize(at: UInt64(index)) } }

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

            func name(at index: UInt64) -> String? {
                zip_get_name(archive, index, UInt32(ZIP_FL_ENC_GUESS)).map { String(cString: $0) }
            }

            func isEncrypted(at index: UInt64) -> Bool {
                var stat = zip_stat_t()
                guard zip_stat_index(archive, index, 0, &stat) == 0 else { return false }
                return stat.valid & UInt64(ZIP_STAT_ENCRYPTION_METHOD) != 0
                    && stat.encryption_method != UInt16(ZIP_EM_NONE)
            }

            /// The unpacked bytes of an entry; more than the limit are refused, or cut off if it is only looked at.
            func read(
                at index: UInt64,
                limit: Int,
                isCut: Bool = false
            ) -> Result<ZipContent, ZipEntryError> {
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
                    if bytes.count > limit {
                        guard isCut else { return .failure(.tooLarge) }
                        return .success(ZipContent(bytes: Array(bytes.prefix(limit)), isDamaged: false))
                    }
                    if count < 0 {
                        return bytes.isEmpty
                            ? .failure(.unreadable) : .success(ZipContent(bytes: bytes, isDamaged: true))
                    }
                    if count == 0 { return .success(ZipContent(bytes: bytes, isDamaged: false)) }
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
            private func expectedSize(at index: UInt64) -> Int {
                Int(min(claimedSize(at: index), 4 << 20)) + (64 << 10)
            }
        }
    }
#endif
