import Foundation
import VorleserKit

/// Which server: as the command names it, which has it let this machine in, else as it was kept.
struct SyncAccount {
    private let command: SyncCommand
    private let environment = ProcessInfo.processInfo.environment

    init(_ command: SyncCommand) { self.command = command }

    /// - Throws: ``HomeError``, `LibraryError`
    func account(in room: ReadingRoom) async throws -> HomeAccount {
        guard let address = command.with else {
            guard let kept = try await room.homeAccount else { throw HomeError.noAccount }
            return kept
        }
        let invitation = try HomeInvitation(
            address,
            phrase: try phrase(),
            person: command.person,
            pin: environment["VORLESER_HOME_PIN"],
            device: "vorleser sync, \(ProcessInfo.processInfo.hostName)",
            allowsPlain: command.plain
        )
        return try await room.connectHome(invitation)
    }

    // Not every server wants one.
    private func phrase() throws -> String {
        if let file = command.phraseFile { return try SecretFile(path: file).text() }
        if let phrase = environment["VORLESER_HOME_PHRASE"], !phrase.isEmpty { return phrase }
        guard isatty(STDIN_FILENO) == 1 else { return "" }
        return GivenPassword.asked(localized("Pass-phrase, or nothing where none is wanted: ")) ?? ""
    }
}
