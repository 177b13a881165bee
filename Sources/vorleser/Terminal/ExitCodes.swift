import ArgumentParser
import Foundation
import VorleserKit
import VorleserServer

/// Errors of the modules below become words and a number here, and nowhere else; the command's own say theirs. The numbers
/// follow `sysexits.h`.
enum ExitCodes {
    /// Says what went wrong and what to do, and ends the program.
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - parser: The command whose arguments were parsed; words what is wrong with them, and help.
    static func exit(because error: any Error, parsedBy parser: any ParsableCommand.Type) -> Never {
        if error is CancellationError { Foundation.exit(130) }
        guard let code = code(for: error) else { WrongUsage.exit(because: error, parsedBy: parser) }
        Terminal.complain(words(for: error))
        Foundation.exit(code)
    }

    /// What happened and what to do about it, on two lines.
    static func words(for error: any Error) -> String {
        if let fault = FileFault(error) {
            return [fault.errorDescription ?? fault.reason, fault.recoverySuggestion].compactMap(\.self).joined(
                separator: "\n"
            )
        }
        if let usage = error as? WrongUsage { return usage.words }
        let what = happened(in: error)
        return (error as? any LocalizedError)?.recoverySuggestion.map { what + "\n" + $0 } ?? what
    }

    /// What happened, where what to do about it would be said to somebody else.
    static func happened(in error: any Error) -> String {
        (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
    }

    /// The exit code that stands for an error.
    static func number(for error: any Error) -> Int32 {
        error is CancellationError ? 130 : code(for: error) ?? NoArguments.exitCode(for: error).rawValue
    }

    /// `nil` for errors of the command line itself, which the parser words.
    private static func code(for error: any Error) -> Int32? {
        switch error {
        case let error as any ErrorWithExitCode: error.exitCode
        case let error as BookReadingError: error.isAboutTheFile ? EX_NOINPUT : EX_DATAERR
        case WatchError.busy: EX_TEMPFAIL
        case WatchError.intoItself: EX_USAGE
        case is WatchError: EX_NOINPUT
        case is SpeechError, is AudioOutputError, is LanguageMismatch: EX_UNAVAILABLE
        case ExportError.nothingSelected, ExportError.noSuchChapter: EX_USAGE
        case ExportError.nothingToSpeak, ExportError.nothingSpoken: EX_DATAERR
        case ExportError.notRendered, ExportError.noSuchStore: EX_NOINPUT
        case ExportError.inUse, ExportError.sourceChanged: EX_TEMPFAIL
        case ExportError.isSource: EX_USAGE
        case ExportError.programMissing, ExportError.loudnessNeedsProgram: EX_UNAVAILABLE
        case ExportError.encoderFailed, ExportError.notAsPlanned: EX_IOERR
        case is ExportError, is OutputConflict: EX_CANTCREAT
        case let error as PlaceMapError: error.exitCode
        case CoverError.unreadable: EX_NOINPUT
        case is CoverError: EX_DATAERR
        case is PronunciationError, is BackupError: EX_DATAERR
        case is LexiconError: EX_NOINPUT
        case let error as LibraryError: error.exitCode
        case let error as PronunciationStoreError: error.isAboutWriting ? EX_CANTCREAT : EX_IOERR
        case let error as ModelError: error.exitCode
        case let error as AudiobookshelfError: error.exitCode
        case let error as HomeError: error.exitCode
        case ServerError.weakPassphrase, ServerError.needsPassphrase, ServerError.unknownAddress: EX_USAGE
        case ServerError.unreadablePassphrase: EX_NOINPUT
        case is ServerError: EX_UNAVAILABLE
        case let error as EncryptionError: error.exitCode
        case is WrongUsage: EX_USAGE
        case is FileFault, is CocoaError, is POSIXError: EX_IOERR
        default: error is any LocalizedError ? EX_SOFTWARE : nil
        }
    }
}

/// The parser's exit codes are the same whatever is parsed.
private struct NoArguments: ParsableArguments {}

extension PronunciationStoreError {
    fileprivate var isAboutWriting: Bool {
        switch self {
        case .unwritable, .noRoom, .busy: true
        case .unreadable, .notText, .badLine: false
        }
    }
}

extension LibraryError {
    fileprivate var exitCode: Int32 {
        switch self {
        case .unknownBook, .unknownNote, .missingFile, .unknownPerson, .nobodyCalled: EX_NOINPUT
        case .badName, .nameTaken, .tooManyPeople, .tooManyNotes, .firstPerson, .badPIN: EX_USAGE
        case .unopenable, .tooNew: EX_CANTCREAT
        case .noRoom, .failed: EX_IOERR
        }
    }
}

extension PlaceMapError {
    fileprivate var exitCode: Int32 {
        switch self {
        case .noMap: EX_NOINPUT
        case .unreadable: EX_IOERR
        case .tooLarge, .notAMap, .tooNew, .damaged, .inconsistent, .nothingSounds: EX_DATAERR
        case .noSuchFile, .beyondEnd, .beyondText, .noSuchText: EX_USAGE
        }
    }
}

extension ModelError {
    fileprivate var exitCode: Int32 {
        switch self {
        case .badHub, .unknownVoice, .noSmallForm, .unknownModel, .badModelName, .broughtModel: EX_USAGE
        case .busy, .unreachable: EX_TEMPFAIL
        case .refused(_, let status): status == 429 || status >= 500 ? EX_TEMPFAIL : EX_UNAVAILABLE
        case .notInstalled, .voiceNotInstalled: EX_UNAVAILABLE
        case .redirected, .webPage, .wrongLength, .wrongContent, .unusable, .badManifest, .notAModel: EX_DATAERR
        case .noRoom, .unwritable: EX_CANTCREAT
        case .unreadable, .nothingToInstall: EX_NOINPUT
        }
    }
}

extension HomeError {
    fileprivate var exitCode: Int32 {
        switch self {
        case .badAddress, .plainAddress, .badPhrase, .noAccount, .whoIsIt, .unknownPerson: EX_USAGE
        case .rateLimited, .unreachable, .busy: EX_TEMPFAIL
        case .wrongPhrase, .notKnown, .wrongPIN, .notAllowed, .refused, .noRoom: EX_UNAVAILABLE
        case .redirected, .strangeAnswer: EX_DATAERR
        case .gone: EX_NOINPUT
        }
    }
}

extension AudiobookshelfError {
    fileprivate var exitCode: Int32 {
        switch self {
        case .badAddress, .plainAddress, .badToken, .noAccount, .noLibrary, .severalLibraries: EX_USAGE
        case .unreachable, .notShelved: EX_TEMPFAIL
        case .refused(_, _, let status): status == 429 || status >= 500 ? EX_TEMPFAIL : EX_UNAVAILABLE
        case .unknownToken, .forbidden, .redirected, .strangeAnswer: EX_UNAVAILABLE
        case .tooLarge, .noRoom: EX_CANTCREAT
        case .notSound, .otherBook, .otherRecording: EX_DATAERR
        case .notPublished: EX_NOINPUT
        }
    }
}

extension EncryptionError {
    fileprivate var exitCode: Int32 {
        switch self {
        case .unreadable: EX_NOINPUT
        case .noCertificate, .noKey, .otherKey, .expired, .early, .damagedAuthority: EX_DATAERR
        case .unwritable: EX_CANTCREAT
        case .notLocal: EX_USAGE
        }
    }
}
