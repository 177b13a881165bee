import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser cache`: the clips that were kept.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Show how much room the kept clips take, or remove them.",
        discussion: "Kept clips make listening and exports start at once. Removing them loses nothing but time."
    )

    @Flag(name: .long, help: "Remove all of them.") var clear = false

    @OptionGroup var store: StoreOption

    func run() throws {
        let folders = try store.folders
        let clips = ClipStore(directory: folders.clips)
        if clear { try clips.clear() }
        let usage = clips.usage()
        Terminal.write("\(folders.clips.path)\n\(grouped(usage.clips)) clips, \(megabytes(usage.bytes))\n")
    }
}
