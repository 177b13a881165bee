public import Foundation
public import Phonemes

/// The files that pronunciations are looked up in, where they were installed.
public struct PhonemeData: Sendable {
    private let folders: [URL]

    /// Looks where the environment says, in an app's own bundle, beside the program, in the user's and the system's data folders, and in the
    /// checkout that the program was built in.
    /// - Parameters:
    ///   - environment: `VORLESER_DATA`, a folder, is the only place when it is given; `XDG_DATA_HOME` and
    ///     `XDG_DATA_DIRS` are heeded.
    ///   - program: The running program.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        program: URL? = Bundle.main.executableURL
    ) {
        if let given = environment["VORLESER_DATA"], !given.isEmpty {
            folders = [URL(filePath: given, directoryHint: .isDirectory)]
            return
        }
        let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        let shared = system.split(separator: ":").filter { $0.hasPrefix("/") }.map {
            URL(filePath: String($0), directoryHint: .isDirectory).appending(path: "vorleser")
        }
        let home = program?.resolvingSymlinksInPath().deletingLastPathComponent()
        let beside = home.map { [$0.deletingLastPathComponent().appending(path: "share/vorleser")] } ?? []
        let own = [Folders(environment: environment).data]
        folders = BundledData.folders + beside + own + shared + Self.checkout(around: home)
    }

    /// Pronunciations of English words.
    public var english: URL? { file(named: "english.lexicon") }

    /// These pronunciations, opened; `nil` where they are not installed or cannot be read.
    public var lexicon: Lexicon? { english.flatMap { try? Lexicon(contentsOf: $0) } }

    /// The same with what the reference had, to compare with it.
    public var reference: URL? { file(named: "reference.lexicon") }

    /// Why the pronunciations of English cannot be used: a ``PhonemeDataError`` or a `LexiconError`; `nil` where they can.
    public var fault: (any Error)? {
        guard let english else { return PhonemeDataError.noEnglishLexicon(soughtIn: folders) }
        do { _ = try Lexicon(contentsOf: english) } catch { return error }
        return nil
    }

    private func file(named name: String) -> URL? {
        folders.map { $0.appending(path: name) }.first { FileManager.default.isReadableFile(atPath: $0.path) }
    }

    /// The data folder of the checkout that a folder is in.
    private static func checkout(around folder: URL?) -> [URL] {
        var here = folder
        while let at = here, at.path.count > 1 {
            if FileManager.default.fileExists(atPath: at.appending(path: "Package.swift").path) {
                return [at.appending(path: ".data")]
            }
            here = at.deletingLastPathComponent()
        }
        return []
    }
}
