#if canImport(CReaderProcess)
    import CReaderProcess
    import Foundation
    import Synchronization

    /// The program that is started to read a PDF: the command itself, also for programs that use only the libraries.
    enum ReaderProgram {
        /// - Parameters:
        ///   - environment: `VORLESER_PROGRAM` is heeded, the path of the command.
        ///   - running: The running program.
        ///   - isCommand: Whether the running program is the command, whatever its file is called.
        /// - Returns: Its path.
        /// - Throws: ``BookReadingError/pdfReaderMissing(looked:)``
        static func path(
            environment: [String: String] = ProcessInfo.processInfo.environment,
            running: URL? = Bundle.main.executableURL,
            isCommand: Bool = Self.isCommand.load(ordering: .relaxed)
        ) throws -> String {
            let places = places(
                environment: environment,
                running: running?.resolvingSymlinksInPath(),
                isCommand: isCommand
            )
            guard let path = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
                throw BookReadingError.pdfReaderMissing(looked: places)
            }
            return path
        }

        private static let name = "vorleser"

        /// Set by the command when it starts.
        static let isCommand = Atomic(false)

        private static func places(environment: [String: String], running: URL?, isCommand: Bool) -> [String] {
            if let given = environment["VORLESER_PROGRAM"], !given.isEmpty { return [given] }
            if isCommand {
                // Its image, also when its file has been renamed or replaced since it was started.
                #if os(Linux)
                    return ["/proc/self/exe"] + [running?.path].compactMap(\.self)
                #else
                    return [running?.path].compactMap(\.self)
                #endif
            }
            if let running, running.lastPathComponent == name { return [running.path] }
            // On a disk that takes no heed of capitals it may be the running program itself, an app called “Vorleser”.
            let own = running.flatMap { file(at: $0.path) }
            return [running, thisImage()].compactMap { $0?.deletingLastPathComponent().appending(path: name).path }
                .filter { own == nil || file(at: $0) != own }
        }

        /// Which file on which disk a path leads to; `nil` when there is none.
        private static func file(at path: String) -> [NSNumber]? {
            let facts = try? FileManager.default.attributesOfItem(atPath: path)
            guard let disk = facts?[.systemNumber] as? NSNumber, let number = facts?[.systemFileNumber] as? NSNumber
            else { return nil }
            return [disk, number]
        }

        /// The file that this code lies in: not the running program when it is part of a bundle, as that of tests is.
        private static func thisImage() -> URL? {
            reader_process_image().map { URL(filePath: String(cString: $0)).absoluteURL.resolvingSymlinksInPath() }
        }
    }
#endif
