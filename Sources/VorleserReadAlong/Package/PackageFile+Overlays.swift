import VorleserExport
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a package says of a publication that is read aloud.
struct NarrationMetadata: Hashable, Sendable {
    /// Who speaks.
    var narrator: String?
    /// The class of what is being read.
    var activeClass = "-epub-media-overlay-active"
    /// The class of the document while it is being read.
    var playbackActiveClass = "-epub-media-overlay-playing"
}

extension PackageFile {
    /// Takes away all media overlays, what is said of them, and their sound where nothing else uses it.
    /// - Parameters:
    ///   - sound: What an overlay plays.
    ///   - isUsed: Whether a document of the publication uses a sound itself.
    /// - Returns: The files that are no longer part of the publication.
    mutating func removeOverlays(
        sound: (ContainerPath) -> Set<ContainerPath>,
        isUsed: (ContainerPath) -> Bool
    ) -> Set<ContainerPath> {
        let items = items
        let overlays = items.filter { $0.mediaType == MediaOverlay.mediaType }
        var files = Set(overlays.compactMap(\.path))
        for path in files { files.formUnion(sound(path).filter { !isUsed($0) }) }
        let gone = items.filter { $0.path.map(files.contains) ?? false }.map(\.id)
        removeItems(Set(gone))
        editItems { $0["media-overlay"] = nil }
        removeMeta { $0.hasPrefix("media:") }
        return files
    }

    /// Adds the overlays of documents, with their durations.
    /// - Parameters:
    ///   - overlays: Each with the id of its document's item.
    ///   - narration: Who speaks, how the text looks meanwhile.
    mutating func add(_ overlays: [(overlay: MediaOverlay, item: String)], _ narration: NarrationMetadata) {
        var overlayIDs: [String: String] = [:]
        for (overlay, item) in overlays {
            let id = add(overlay.path, MediaOverlay.mediaType, id: "overlay-\(item)")
            overlayIDs[item] = id
            addMeta("media:duration", ClockValue(milliseconds: overlay.milliseconds).text(hourDigits: 1), refining: id)
        }
        editItems { item in
            if let overlay = item["id"].flatMap({ overlayIDs[$0] }) { item["media-overlay"] = overlay }
        }
        let milliseconds = overlays.reduce(0) { $0 + $1.overlay.milliseconds }
        addMeta("media:duration", ClockValue(milliseconds: milliseconds).text(hourDigits: 1))
        if let narrator = narration.narrator { addMeta("media:narrator", narrator) }
        addMeta("media:active-class", narration.activeClass)
        addMeta("media:playback-active-class", narration.playbackActiveClass)
    }

    /// Says when the publication was changed last, which EPUB 3 demands.
    mutating func setModified(_ date: Date) {
        removeMeta { $0 == "dcterms:modified" }
        let format = Date.ISO8601FormatStyle(timeZone: .gmt)
        addMeta("dcterms:modified", date.formatted(format))
    }
}
