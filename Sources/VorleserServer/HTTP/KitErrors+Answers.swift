import HTTPTypes
import VorleserKit

// How the kit's errors are answered.

extension BookIntakeError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) { (.serviceUnavailable, "busy") }

    var headers: HTTPFields { [.retryAfter: "10"] }
}

extension BookReadingError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .missingResource: (.notFound, "missing-resource")
        case .pdfPassword(let wasGiven): (.unprocessableContent, wasGiven ? "wrong-password" : "password-needed")
        default: (.unprocessableContent, "unreadable-book")
        }
    }

    var why: ErrorReason? { .init(name: reason.rawValue, facts: facts) }
}

extension LibraryError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .unknownBook: (.notFound, "unknown-book")
        case .unknownNote: (.notFound, "unknown-note")
        case .unknownPerson, .nobodyCalled: (.notFound, "unknown-person")
        case .badName, .badPIN: (.badRequest, "bad-value")
        case .nameTaken: (.conflict, "name-taken")
        case .tooManyPeople, .tooManyNotes, .firstPerson: (.conflict, "not-possible")
        case .missingFile: (.conflict, "missing-file")
        case .noRoom: (.insufficientStorage, "no-room")
        case .failed: (.serviceUnavailable, "library-failed")
        default: (.internalServerError, "internal")
        }
    }
}

extension BackupError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .notABackup: (.unprocessableContent, "no-backup")
        case .tooNew: (.unprocessableContent, "newer-backup")
        case .tooLarge: (.contentTooLarge, "too-large")
        }
    }
}

extension SpeechError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .unknownVoice: (.badRequest, "unknown-voice")
        case .silentVoice: (.badRequest, "silent-voice")
        default: (.unprocessableContent, "unspeakable")
        }
    }
}

extension LanguageMismatch: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        if case .otherVoice = self {
            (.unprocessableContent, "other-voice")
        } else {
            (.unprocessableContent, "no-voice")
        }
    }
}

extension WordBookError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) { (.internalServerError, "unreadable-dictionary") }
}

extension PronunciationError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) { (.badRequest, "bad-pronunciation") }
}

extension PronunciationStoreError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .noRoom: (.insufficientStorage, "no-room")
        case .busy: (.serviceUnavailable, "busy")
        default: (.conflict, "unreadable-pronunciations")
        }
    }
}

extension ExportOrderError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) { (.badRequest, "bad-value") }
}

extension ExportError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .noSuchChapter, .nothingSelected: (.badRequest, "unknown-chapter")
        case .programMissing, .loudnessNeedsProgram: (.notImplemented, "program-missing")
        default: (.internalServerError, "internal")
        }
    }
}
