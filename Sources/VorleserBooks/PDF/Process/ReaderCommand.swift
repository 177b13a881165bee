#if canImport(CReaderProcess)
    import Foundation
    import Wording

    /// How a process is started that reads one PDF.
    struct ReaderCommand {
        let path: String
        let password: String?
        private let program: String
        private let environment: [String: String]

        /// - Parameters:
        ///   - path: The file.
        ///   - password: The user's or the owner's; `nil` for a file that opens without.
        ///   - environment: What the program knows of this process's, and where it may be found.
        /// - Throws: ``BookReadingError/pdfReaderMissing(looked:)``
        init(
            for path: String,
            password: String?,
            environment: [String: String] = ProcessInfo.processInfo.environment
        ) throws {
            self.path = path
            self.password = password
            self.environment = Self.reduced(environment)
            program = try ReaderProgram.path(environment: environment)
        }

        /// - Parameter options: Of the command that ``PDFPagesOutput`` answers.
        /// - Returns: The process, at work.
        /// - Throws: ``BookReadingError/pdfReaderUnusable(path:reason:)``
        func start(_ options: [String]) throws -> ReaderProcess {
            let arguments = ["pdf-pages"] + options + (password == nil ? [] : ["--locked"]) + ["--", path]
            return try ReaderProcess(program, arguments, password: password, environment: environment)
        }

        /// What a program needs to start, where it finds the library, and in which language it says what is wrong.
        private static func reduced(_ environment: [String: String]) -> [String: String] {
            let names: Set = ["VORLESER_PDFIUM", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
            let own = ["SWIFT_BACKTRACE": "enable=no", "LC_ALL": WordingLanguage.current.rawValue]
            return environment.filter { names.contains($0.key) }.merging(own) { $1 }
        }
    }
#endif
