#if canImport(CReaderProcess)
    import CReaderProcess
    import Foundation
    import VorleserCore
    import Wording

    #if canImport(Glibc)
        import Glibc
    #else
        import Darwin
    #endif

    /// Runs libmobi's `mobitool` on a copy of a file, in a folder of its own, which is all that it can change.
    struct KindleConversion {
        private static let program = "mobitool"

        let limits: ReadingLimits
        /// Folders where the program is looked for, parted by colons.
        var path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"

        /// Bytes of addresses, seconds of computing, bytes of the EPUB.
        private static let memory = 2 << 30
        private static let patience: UInt32 = 60
        private static let mostBytes = 512 << 20

        /// The bytes of the EPUB that a book becomes.
        /// - Throws: ``BookReadingError``
        func epub(of file: String) throws -> [UInt8] {
            let places = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(Self.program)" }
            guard let program = places.first(where: { access($0, X_OK) == 0 }) else {
                throw BookReadingError.converterMissing(program: Self.program)
            }
            let folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-kindle-\(UUID())")
            let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            do {
                try FileManager.default.createDirectory(
                    at: folder,
                    withIntermediateDirectories: true,
                    attributes: owner
                )
            } catch {
                throw BookReadingError.unreadableFile(path: file, reason: error.reasonInWords)
            }
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.copyItem(at: URL(filePath: file), to: folder.appending(path: "book.mobi"))
            } catch {
                throw BookReadingError.unreadableFile(path: file, reason: error.reasonInWords)
            }
            let status = try run(program, in: folder.path(percentEncoded: false))
            if status == READER_PROCESS_UNBOUND {
                throw damaged(
                    localized("this system cannot keep the program that converts it to one folder (Landlock)")
                )
            }
            let result = folder.appending(path: "book.epub")
            guard status == 0, let bytes = try? Data(contentsOf: result), !bytes.isEmpty else {
                throw damaged(localized("\(Self.program) can make no EPUB of it"))
            }
            guard bytes.count <= limits.fileBytes else {
                throw BookReadingError.limitExceeded(
                    what: localized("bytes in the EPUB made of it"),
                    limit: limits.fileBytes
                )
            }
            return [UInt8](bytes)
        }

        private func damaged(_ reason: String) -> BookReadingError {
            .damagedDocument(format: "Kindle", reason: reason)
        }

        /// - Returns: The exit status; 1 for a program that was killed.
        private func run(_ program: String, in folder: String) throws -> Int32 {
            let arguments: [String] = [program, "-e", "-o", folder, "\(folder)/book.mobi"]
            let words = arguments.map { strdup($0) }
            let variables: [String] = ["LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"]
            let environment = variables.map { strdup($0) }
            defer { for word in words + environment { free(word) } }
            var process = reader_process()
            let error = reader_process_convert(
                program,
                words + [nil],
                environment + [nil],
                folder,
                min(Self.mostBytes, limits.fileBytes),
                Self.memory,
                Self.patience,
                &process
            )
            guard error == 0 else {
                throw damaged(localized("\(program) could not be started: \(FileFault.words(for: error))"))
            }
            drain(process.output)
            close(process.output)
            var status: Int32 = 0
            while waitpid(process.id, &status, 0) < 0, errno == EINTR {}
            return status & 0x7F == 0 ? (status >> 8) & 0xFF : 1
        }

        /// What it says is of no use; but it waits until it is taken.
        private func drain(_ pipe: Int32) {
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                let count = buffer.withUnsafeMutableBytes { read(pipe, $0.baseAddress, $0.count) }
                if count == 0 || (count < 0 && errno != EINTR) { return }
            }
        }
    }
#endif
