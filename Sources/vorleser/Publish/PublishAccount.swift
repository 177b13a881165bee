import ArgumentParser
import Foundation
import VorleserKit

/// Which server, and for whom: as the command says it, else as it was kept.
struct PublishAccount {
    private let command: PublishCommand
    private static let variable = "VORLESER_AUDIOBOOKSHELF_TOKEN"

    init(_ command: PublishCommand) { self.command = command }

    /// - Throws: ``AudiobookshelfError``, ``TokenFileError``, `ValidationError`, `LibraryError`
    func account(in library: Library) async throws -> AudiobookshelfAccount {
        let kept = try await library.audiobookshelfAccount
        guard let to = command.to else {
            guard var account = kept else { throw AudiobookshelfError.noAccount }
            if let token = tokenOfEnvironment {
                account = try AudiobookshelfAccount(account.address, token: token, library: account.library)
            }
            account.library = command.library ?? account.library
            return account
        }
        let address = try AudiobookshelfAddress(to, allowsPlain: command.plain)
        let same = kept?.address == address ? kept : nil
        return try AudiobookshelfAccount(
            address,
            token: try token(or: same?.token),
            library: command.library ?? same?.library
        )
    }

    private var tokenOfEnvironment: String? {
        ProcessInfo.processInfo.environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    }

    private func token(or kept: String?) throws -> String {
        if let file = command.tokenFile { return try SecretFile(path: file).text() }
        if let token = tokenOfEnvironment ?? kept { return token }
        guard isatty(STDIN_FILENO) == 1, let token = GivenPassword.asked(localized("Token: ")) else {
            throw ValidationError(localized("Give the server's token: --token-file FILE, or \(Self.variable)."))
        }
        return token
    }
}
