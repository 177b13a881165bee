import Foundation
import HTTPTypes
import VorleserKit

/// Why a request is not answered.
enum Refusal: Error, Equatable {
    /// A value is none of those that are possible.
    case badValue(String, wanted: [String])
    /// The body is not what the path takes.
    case badBody(reason: String)
    /// The body has more bytes than are taken.
    case tooLarge(limit: Int)
    /// An upload without content.
    case emptyFile
    /// The upload broke off.
    case cutOff
    /// There is no room on the disk for what is sent.
    case noRoom
    /// The book has no cover picture.
    case noCover
    /// There is no such page, or it is no picture.
    case noPage
    /// What is sent as a cover is no picture that every browser shows.
    case noPicture
    /// There is no such device.
    case unknownDevice
    /// `Host` names a host that is not this server.
    case unknownHost
    /// A page of another origin asks.
    case crossOrigin
    /// A proxy that is not configured asks a server that is open to all.
    case untrustedProxy
    /// What was asked is for an encrypted connection alone.
    case notEncrypted
    /// Who asks has not said the pass-phrase.
    case notPaired(browser: Bool)
    /// The pass-phrase is another.
    case wrongPhrase
    /// There are several persons, and nobody has said who is listening.
    case whoIsIt(browser: Bool)
    /// The person's PIN is another.
    case wrongPIN
    /// Not everybody of the household may do it.
    case notAllowed(Person.Right)
    /// Too many wrong pass-phrases were tried.
    case rateLimited(wait: Duration)
    /// The limit of concurrent requests of this kind is reached.
    case busy
    /// More is to be spoken than the voice can keep up with.
    case voiceOverloaded
    /// The limit of open connections is reached.
    case tooManyConnections
    /// It does not stand under the path of the library.
    case outside(BasePath)
    /// What was sent is no request.
    case notHTTP
    /// It did not come whole in the time that it may take.
    case tooSlow
    /// The body says that it is of a kind that the path does not take.
    case unsupportedMediaType(wanted: String)
    /// It was to be done only if a thing is still in a version that it does not have.
    case preconditionFailed
    /// The request's target and fields are longer than any that are needed.
    case headerTooLarge
}

extension Refusal: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .badValue(let name, _): "“\(name)” has a value that is not possible."
        case .badBody(let reason): "The request cannot be understood: \(reason)"
        case .tooLarge(let limit): "That is too large: at most \(Self.words(forBytes: limit)) are taken."
        case .emptyFile: "The file is empty."
        case .cutOff: "What was sent broke off."
        case .noRoom: "There is no room for the file on the server's disk."
        case .noCover: "The book has no cover."
        case .noPage: "The book has no such page, or it is no picture."
        case .noPicture: "That is not a picture that can be a cover."
        case .unknownDevice: "There is no such device."
        case .unknownHost: "The server does not go by this name."
        case .crossOrigin: "Another site may not do this."
        case .untrustedProxy: "A proxy stands in front of this server, which is open to this machine alone."
        case .notEncrypted: "This server wants to be asked over an encrypted connection."
        case .notPaired: "This device has not been paired with the library."
        case .wrongPhrase: "That is not the pass-phrase."
        case .whoIsIt: "Several persons listen here, and nobody has said who this is."
        case .wrongPIN: "That is not the PIN."
        case .notAllowed(.shelf): "You may not change the books of this household."
        case .notAllowed(.export): "You may not make audiobooks here."
        case .notAllowed(.house): "You may not decide this for the household."
        case .rateLimited: "Too many wrong tries were made."
        case .busy: "The server is busy."
        case .voiceOverloaded: "The voice has more to say than it can keep up with."
        case .tooManyConnections: "The server has as many connections as it can take."
        case .outside(let base): "The library stands under \(base), and this does not."
        case .notHTTP: "The server does not understand what was sent: it is not HTTP/1.1."
        case .tooSlow: "The request did not arrive in time."
        case .unsupportedMediaType(let wanted): "The body is not of the kind that is taken here: \(wanted)."
        case .preconditionFailed: "The condition of the request, `If-Match`, does not hold."
        case .headerTooLarge: "The request's address or header fields are too long."
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .badValue(_, let wanted): "Possible: " + wanted.joined(separator: ", ") + "."
        case .badBody: nil
        case .tooLarge: "Split it, or import it on the machine itself with `vorleser import`."
        case .emptyFile: "Choose the file again; it may not have been downloaded whole."
        case .cutOff: "Check the connection and try again."
        case .noRoom: "Make room, or clear the kept sound in the settings."
        case .noCover, .noPage, .crossOrigin: nil
        case .noPicture: "Choose a JPEG, PNG, WebP, AVIF or GIF."
        case .unknownDevice: "It may have been removed on another device."
        case .unknownHost: "Use its address, or start it with `vorleser serve --name NAME`."
        case .untrustedProxy:
            "Start it with a pass-phrase: `vorleser serve --name NAME --trust-proxy ADDRESS`, with the name by which the proxy is called."
        case .notEncrypted:
            "Use its address that begins with https://; the library's /trust says how a device comes to trust it."
        case .notPaired: "Open the library's /pair, or send the pass-phrase as a password or bearer token."
        case .wrongPhrase: "It stands in the terminal in which `vorleser serve` runs."
        case .whoIsIt: "Open the library's /people, or name a person in the field X-Vorleser-Person."
        case .wrongPIN: "An owner can take the PIN away, under Settings, People."
        case .notAllowed: "Ask an owner; under Settings, People stands who may do what."
        case .rateLimited(let wait): "Try again in \(Self.words(for: wait))."
        case .busy, .voiceOverloaded: "Try again in a moment."
        case .tooManyConnections: "Try again in a moment, or close some of the library's pages on other devices."
        case .tooSlow: "Check the connection and try again."
        case .unsupportedMediaType(let wanted): "Send the content itself as the body, as \(wanted)."
        case .preconditionFailed: "Ask without `If-Match`: what is changed here has no versions."
        case .outside(let base):
            "Ask under \(base). A proxy must pass the path on as it came, with \(base) at its beginning."
        case .notHTTP, .headerTooLarge: nil
        }
    }
}

extension Refusal: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .badValue: (.badRequest, "bad-value")
        case .badBody: (.badRequest, "bad-request")
        case .tooLarge: (.contentTooLarge, "too-large")
        case .emptyFile: (.unprocessableContent, "empty-file")
        case .cutOff: (.badRequest, "cut-off")
        case .noRoom: (.insufficientStorage, "no-room")
        case .noCover: (.notFound, "no-cover")
        case .noPage: (.notFound, "no-page")
        case .noPicture: (.unprocessableContent, "no-picture")
        case .unknownDevice: (.notFound, "unknown-device")
        case .unknownHost: (.misdirectedRequest, "strange-name")
        case .crossOrigin: (.forbidden, "other-site")
        case .untrustedProxy: (.forbidden, "through-proxy")
        case .notEncrypted: (.forbidden, "not-encrypted")
        case .notPaired: (.unauthorized, "not-paired")
        case .wrongPhrase: (.forbidden, "wrong-phrase")
        case .whoIsIt: (.forbidden, "who-is-it")
        case .wrongPIN: (.forbidden, "wrong-pin")
        case .notAllowed: (.forbidden, "not-allowed")
        case .rateLimited: (.tooManyRequests, "too-many-tries")
        case .busy, .tooManyConnections, .voiceOverloaded: (.serviceUnavailable, "busy")
        case .outside: (.notFound, "outside-base")
        case .notHTTP: (.badRequest, "bad-request")
        case .tooSlow: (.requestTimeout, "too-slow")
        case .unsupportedMediaType: (.unsupportedMediaType, "other-kind")
        case .preconditionFailed: (.preconditionFailed, "other-version")
        case .headerTooLarge: (.requestHeaderFieldsTooLarge, "long-header")
        }
    }

    var headers: HTTPFields {
        switch self {
        // In a page “Basic” would open the browser's own dialogue.
        case .notPaired(browser: true): [.wwwAuthenticate: "Bearer realm=\"Vorleser\""]
        case .notPaired: [.wwwAuthenticate: "Basic realm=\"Vorleser\", charset=\"UTF-8\""]
        case .rateLimited(let wait): [.retryAfter: String(Self.seconds(of: wait))]
        case .busy, .tooManyConnections, .voiceOverloaded: [.retryAfter: "2"]
        default: [:]
        }
    }

    /// Whole seconds, at least one.
    private static func seconds(of wait: Duration) -> Int64 {
        max(wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0), 1)
    }

    private static func words(forBytes limit: Int) -> String {
        limit < 1_000_000 ? "\(limit / 1000) kB" : "\(limit / 1_000_000) MB"
    }

    private static func words(for wait: Duration) -> String {
        let seconds = seconds(of: wait)
        return seconds == 1 ? "a second" : seconds < 120 ? "\(seconds) seconds" : "\(seconds / 60) minutes"
    }
}

extension HTTPResponse.Status {
    /// RFC 4918 §11.5.
    static let insufficientStorage = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
}
