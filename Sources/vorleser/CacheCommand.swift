import ArgumentParser
import VorleserKit

/// `vorleser cache`: the clips that were kept.
struct CacheCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Show how much room the kept clips take, or remove them.",
        discussion: "Kept clips make listening and exports start at once. Removing them loses nothing but time."
    )

    @Flag(name: .long, help: "Remove all of them.") var clear = false

    func run() async throws {
    }
}
