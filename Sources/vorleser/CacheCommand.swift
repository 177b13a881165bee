import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser cache`: the clips and episodes that were kept.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: localized("Show how much room kept clips and episodes of podcasts take, or remove them."),
        discussion: localized(
            """
            Kept clips make listening and exports start at once, and kept episodes are
            sent at once. Removing them loses nothing but time.
            """
        )
    )

    @Flag(name: .long, help: localized("Remove all of them.")) var clear = false

    @OptionGroup var store: StoreOption

    func run() throws {
        let folders = try store.folders
        let clips = ClipStore(directory: folders.clips)
        if clear { try clips.clear() }
        // A store that is asked for by its name has clips alone.
        let episodes = store.store == nil ? KeptEpisodes(folders) : nil
        if clear { try episodes?.clear() }
        let usage = clips.usage()
        let clipWords: String = localized("\(grouped(usage.clips)) clips, \(megabytes(usage.bytes))")
        Terminal.write("\(folders.clips.path)\n\(clipWords)\n")
        guard let episodes, FileManager.default.fileExists(atPath: episodes.folder.path) else { return }
        let kept = episodes.usage
        let episodeWords: String = localized("\(grouped(kept.count)) episodes, \(megabytes(kept.bytes))")
        Terminal.write("\(episodes.folder.path)\n\(episodeWords)\n")
    }
}
