public import Foundation
public import Phonemes

/// The files that pronunciations are looked up in, where they were installed.
public struct PhonemeData: Sendable {
    private let folders: DataFolders

    /// - Parameters:
    ///   - environment: `VORLESER_DATA`, a folder, is the only place when it is given; `XDG_DATA_HOME` and
    ///     `XDG_DATA_DIRS` are heeded.
    ///   - program: The running program.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        program: URL? = Bundle.main.executableURL
    ) {
        folders = DataFolders(environment: environment, program: program)
    }

    /// Pronunciations of English words.
    public var english: URL? { folders.file(named: "english.lexicon") }

    /// These pronunciations, opened; `nil` where they are not installed or cannot be read.
    public var lexicon: Lexicon? { english.flatMap { try? Lexicon(contentsOf: $0) } }

    /// The same with what the reference had, to compare with it.
    public var reference: URL? { folders.file(named: "reference.lexicon") }

    /// Why the pronunciations of English cannot be used: a ``PhonemeDataError`` or a `LexiconError`; `nil` where they can.
    public var fault: (any Error)? {
        guard let english else { return PhonemeDataError.noEnglishLexicon(soughtIn: folders.all) }
        do { _ = try Lexicon(contentsOf: english) } catch { return error }
        return nil
    }
}
