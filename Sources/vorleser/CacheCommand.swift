import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser cache`: the clips and episodes that were kept.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Show how much room kept clips and episodes of podcasts take, or remove them.",
        discussion: """
            Kept clips make listening and exports start at once, and kept episodes are
            sent at once. Removing them loses nothing but time.
            """
    )

    @Flag(name: .long, help: "Remove all of them.") var clear = false

    @OptionGroup var store: StoreOption

    func run() throws {
        let folders = try store.folders
        let clips = ClipStore(directory: folders.clips)
        if clear { try clips.clear() }
        // A store that is asked for by its name has clips alone.
        let episodes = store.store == nil ? KeptEpisodes(folders) : nil
        if clear { try episodes?.clear() }
        let usage = clips.usage()
        Terminal.write("\(folders.clips.path)\n\(grouped(usage.clips)) clips, \(megabytes(usage.bytes))\n")
        guard let episodes, FileManager.default.fileExists(atPath: episodes.folder.path) else { return }
        let kept = episodes.usage
        Terminal.write("\(episodes.folder.path)\n\(grouped(kept.count)) episodes, \(megabytes(kept.bytes))\n")
    }
}
