import ArgumentParser
import Foundation
import VorleserKit

extension Terminal {
    /// Asks on the terminal.
    /// - Throws: `ValidationError` where there is no terminal to ask at.
    static func agrees(_ question: String) throws -> Bool {
        guard isatty(STDIN_FILENO) == 1 else {
            throw ValidationError(localized("\(question) Nobody is here to be asked: give --yes."))
        }
        return try isAgreed(question)
    }

    /// Asks at the terminal.
    /// - Throws: `CancellationError` when the task is cancelled before there is an answer.
    static func isAgreed(_ question: String) throws -> Bool {
        try? FileHandle.standardError.write(
            contentsOf: Data((printable(question) + " " + localized("[y/N]") + " ").utf8)
        )
        return ["y", "yes", "j", "ja"].contains(try line()?.lowercased())
    }

    /// A line that is typed.
    /// - Returns: `nil` at the end of what there is.
    /// - Throws: `CancellationError` when the task is cancelled before there is one.
    static func line() throws -> String? {
        var standardInput = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // Reading would not end when the task is cancelled.
        while poll(&standardInput, 1, 100) <= 0 { try Task.checkCancellation() }
        return readLine()
    }

    /// Whether keys are pressed for this program, not for a shell that has put it into the background.
    static var isInForeground: Bool {
        let group = tcgetpgrp(STDIN_FILENO)
        return group < 0 || group == getpgrp()
    }
}
