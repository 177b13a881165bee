import ArgumentParser
import VorleserCore
import VorleserKit

/// `vorleser voices`: who can speak.
struct VoicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices", abstract: "List the voices; the first is used when none is named."
    )

    @Flag(name: .long, help: "Print JSON.") var json = false

    func run() throws {
    }
}
