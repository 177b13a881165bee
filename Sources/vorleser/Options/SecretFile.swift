import Foundation
import VorleserKit

/// A file with a secret in it: a token, a pass-phrase.
struct SecretFile {
    /// `-` for a line of standard input.
    let path: String

    private static let longest = 100_000

    /// - Throws: ``SecretFileError``
    func text() throws -> String {
        if path == "-" { return readLine() ?? "" }
        guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: Self.longest)
        else {
            throw SecretFileError(path: path)
        }
        // A file of several lines is of several things; which is the secret nobody knows.
        return String(decoding: data, as: UTF8.self)
    }
}

private struct SecretFileError: ErrorWithExitCode {
    let path: String
    let exitCode = EX_NOINPUT

    var errorDescription: String? { localized("The file \(path) cannot be read.") }

    var recoverySuggestion: String? { localized("Check its name, and that you may read it.") }
}
