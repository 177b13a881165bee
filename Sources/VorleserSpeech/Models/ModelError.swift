#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Kokoro
import Tensors
import VorleserCore
import Wording

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Why a model could not be installed, looked at or removed.
public enum ModelError: Error, Hashable {
    /// The hub's address is not one of a web server that can be trusted: not https.
    case badHub(String)
    /// The server could not be reached, or the connection was cut again and again; `reason` is the system's own word.
    case unreachable(url: String, reason: String)
    /// The server answered with something else than the file; `status` is that of HTTP.
    case refused(url: String, status: Int)
    /// A web page came in the file's place: a network answers so that wants its visitors to log in.
    case webPage(url: String)
    /// The server wanted the file to be fetched from where it cannot be trusted.
    case redirected(from: String, to: String)
    /// What came, or lies there, has another length than the published file.
    case wrongLength(file: String, have: Int, want: Int)
    /// What came, or lies there, is not the published file.
    case wrongContent(file: String, have: String, want: String)
    /// The disk has no room for this many more bytes.
    case noRoom(path: String, bytes: Int)
    /// A file or folder could not be made or written; `code` is the system's `errno`.
    case unwritable(path: String, code: Int32)
    /// A file could not be read; `code` is the system's `errno`.
    case unreadable(path: String, code: Int32)
    /// Another program is installing or removing the model.
    case busy(path: String)
    /// There is no such voice to install or remove.
    case unknownVoice(String, known: [String])
    /// The list of published files has no small form of the model.
    case noSmallForm
    /// There is neither a model nor a voice in what was given to be installed.
    case nothingToInstall(path: String)
    /// A file that was given is no model or voice; `reason` says what is wrong with it, `advice` what to do if that is
    /// known.
    case unusable(path: String, reason: String, advice: String? = nil)
    /// A repository of the hub holds no model of this architecture, as far as its files tell.
    case notAModel(repository: String, reason: String)
    /// There is neither a model nor a repository of that name.
    case unknownModel(String, known: [String])
    /// A model cannot be called that.
    case badModelName(String)
    /// A model was taken from this machine, so that nothing of it can be fetched.
    case broughtModel(String)
    /// No model is installed.
    case notInstalled
    /// The voice is published, but not installed.
    case voiceNotInstalled(String)
    /// A list of published files cannot be read.
    case badManifest(path: String, reason: String)
}

extension ModelError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .badHub(let address): localized("“\(address)” is no address to fetch a model from.")
        case .unreachable(let url, let reason): localized("\(url) could not be fetched: \(reason).")
        case .refused(let url, let status): localized("The server has no \(url) for us (HTTP status \(status)).")
        case .webPage(let url): localized("A web page came in the place of \(url).")
        case .redirected(let from, let to): localized("\(from) leads to \(to), which is not encrypted.")
        case .wrongLength(let file, let have, let want):
            localized("\(file) has \(have) bytes, not \(want): it is another file.")
        case .wrongContent(let file, let have, let want):
            localized("\(file) is not the published file: its SHA-256 is \(have.prefix(16))…, not \(want.prefix(16))….")
        case .noRoom(let path, let bytes):
            localized("There is no room for \(max(bytes / 1_000_000, 1)) MB more in \(path).")
        case .unwritable(let path, let code): localized("\(path) cannot be written: \(FileFault.words(for: code)).")
        case .unreadable(let path, let code): localized("\(path) cannot be read: \(FileFault.words(for: code)).")
        case .busy(let path): localized("Another program is busy with the model in \(path).")
        case .unknownVoice(let name, _): localized("There is no voice “\(name)” for the model.")
        case .noSmallForm: localized("There is no small form of this model.")
        case .nothingToInstall(let path): localized("There is neither a model nor a voice in \(path).")
        case .unusable(let path, let reason, _):
            reason.contains(path) ? reason : localized("\(path) cannot be used: \(reason)")
        case .notAModel(let repository, let reason):
            localized("\(repository) is no model that can be installed: \(reason).")
        case .unknownModel(let name, _): localized("There is no model “\(name)”.")
        case .badModelName(let name): localized("A model cannot be called “\(name)”.")
        case .broughtModel(let name):
            localized("“\(name)” was taken from this machine: nothing is known that could be fetched.")
        case .notInstalled: localized("No model is installed.")
        case .voiceNotInstalled(let name): localized("The voice “\(name)” is not installed.")
        case .badManifest(let path, let reason): localized("The list of files in \(path) cannot be read: \(reason).")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .badHub: localized("VORLESER_HUB must begin with https://.")
        case .unreachable:
            localized(
                "See to the connection, then give the same command again: it goes on where it stopped. \(Self.byHand)"
            )
        case .refused(_, let status):
            status == 429 || status >= 500
                ? localized("Try again later: the same command goes on where it stopped.")
                : localized("Use another hub (VORLESER_HUB). \(Self.byHand)")
        case .webPage:
            localized(
                "Log in to the network (open any page in a browser), or use another; the same command goes on. \(Self.byHand)"
            )
        case .redirected:
            localized("Log in to the network if it asks for that; else use another hub (VORLESER_HUB). \(Self.byHand)")
        case .wrongLength, .wrongContent:
            localized(
                "Try again. If it stays so, the network may answer in the server's place: log in to it, or use another."
            )
        case .noRoom: localized("Make room, then give the same command again: it goes on where it stopped.")
        case .unwritable: localized("See to the permissions of the folder.")
        case .unreadable: localized("See that it is there and may be read.")
        case .busy: localized("Try again when it is done.")
        case .unknownVoice(_, let known): localized("Use one of: \(known.joined(separator: ", ")).")
        case .noSmallForm: localized("Install the full form: `vorleser model install` without --small.")
        case .nothingToInstall:
            localized(
                "It should hold kokoro-v1_0.pth (or another checkpoint, or kokoro-v1.0.int8.onnx) and voices beside it."
            )
        case .unusable(_, _, let advice):
            advice ?? localized("Use the published files: `vorleser model install` without --from.")
        case .notAModel:
            localized(
                "Look at its page on the hub; what is fetched by hand is installed by `vorleser model install NAME --from FOLDER`."
            )
        case .unknownModel(_, let known):
            localized(
                "Use one of \(known.joined(separator: ", ")), a repository of the hub (OWNER/NAME), or --from with a folder."
            )
        case .broughtModel: localized("Give --from with the file or folder it is in.")
        case .badModelName: localized("Use up to 64 small letters, digits and hyphens, such as kokoro-de-mine.")
        case .notInstalled, .voiceNotInstalled: localized("`vorleser model install` installs it.")
        case .badManifest: localized("See to the file that VORLESER_MANIFEST names.")
        }
    }

    /// How the model comes from another machine, in one sentence.
    public static var byHand: String { ModelManifest.kokoro.byHand }

    /// A file that cannot be used, in the words of the error that says why.
    static func unusable(_ path: String, because error: any Error) -> ModelError {
        var file = error as? TensorFileError
        if case .file(let inner) = error as? KokoroError { file = inner }
        if case .unreadable(let path, let code) = file { return .unreadable(path: path, code: code) }
        let words = error as? any LocalizedError
        return .unusable(path: path, reason: words?.errorDescription ?? "\(error)", advice: words?.recoverySuggestion)
    }

    /// A failure to write, told apart from a full disk.
    static func writing(_ path: String, code: Int32, bytes: Int = 0) -> ModelError {
        [ENOSPC, EDQUOT, EFBIG].contains(code)
            ? .noRoom(path: path, bytes: bytes) : .unwritable(path: path, code: code)
    }
}
