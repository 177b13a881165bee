import ArgumentParser
import Foundation
import VorleserKit

/// The password of a locked PDF. Never an argument: the list of processes shows these to everybody.
struct PasswordOption: ParsableArguments {
    @Flag(
        name: .long,
        help: localized("Give the password of a locked PDF: it is asked for, or read as a line of standard input.")
    )
    var password = false

    /// The password that was asked for, or that `VORLESER_PASSWORD` holds. To be called once for all books.
    /// - Throws: `ValidationError` when there is none although there should be.
    func given() throws -> GivenPassword {
        guard password else { return .ofEnvironment }
        let isAsked = isatty(STDIN_FILENO) == 1
        let text = isAsked ? GivenPassword.asked(localized("Password: ")) : readLine(strippingNewline: true)
        guard let text, !text.isEmpty else { throw ValidationError(localized("--password: no password was given.")) }
        return GivenPassword(text: text)
    }
}

/// What is known of a password while a command runs.
struct GivenPassword: Sendable {
    let text: String?

    static var ofEnvironment: GivenPassword {
        let text = ProcessInfo.processInfo.environment["VORLESER_PASSWORD"]
        return GivenPassword(text: text.flatMap { $0.isEmpty ? nil : $0 })
    }

    /// Opens a file with the password; asks at the terminal when the file needs one and none was given.
    /// - Parameters:
    ///   - file: For the question.
    ///   - open: Called with the password, perhaps again.
    /// - Returns: What `open` returns.
    /// - Throws: What `open` throws.
    func opening<Result>(_ file: URL, _ open: (String?) async throws -> Result) async throws -> Result {
        do {
            return try await open(text)
        } catch BookReadingError.pdfPassword(wasGiven: false) where isatty(STDIN_FILENO) == 1 && Terminal.showsProgress
        {
            let name = Terminal.printable(file.lastPathComponent)
            guard let text = Self.asked(localized("Password of \(name): ")), !text.isEmpty else {
                throw BookReadingError.pdfPassword(wasGiven: false)
            }
            return try await open(text)
        }
    }

    /// Asks on the terminal without showing what is typed.
    static func asked(_ question: String) -> String? {
        guard let typed = getpass(question) else { return nil }
        defer { memset(typed, 0, strlen(typed)) }
        return String(cString: typed)
    }
}
