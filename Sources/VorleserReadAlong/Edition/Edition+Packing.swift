#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore
import VorleserExport

extension Edition {
    /// Adds the sound, and says of every document when which of its elements sounds.
    /// - Parameters:
    ///   - words: When what sounds.
    ///   - book: What is printed.
    ///   - mediaType: That of the sounds.
    ///   - modified: When the publication is made.
    /// - Returns: The sounds' files with their places in the container.
    /// - Throws: ``VorleserExport/ExportError/nothingToSpeak`` when no element sounds.
    mutating func narrate(
        _ words: SpokenWords,
        of book: Book,
        mediaType: String,
        modified: Date
    ) throws(ExportError) -> [(file: String, path: ContainerPath)] {
        let plan = OverlayPlan(words, documents.map { ($0.span, $0.fragments) })
        guard !plan.cues.isEmpty else { throw .nothingToSpeak }
        let sounds = words.sounds.map { soundPath(URL(filePath: $0.file).lastPathComponent) }
        let structures = TextStructures(book)
        var overlays: [(overlay: MediaOverlay, item: String)] = []
        for (index, cues) in plan.cues.grouped(by: \.document) {
            let document = documents[index]
            let name = "\((overlays.count + 1).digits(String(documents.count).count)).smil"
            let overlay = MediaOverlay(
                cues,
                at: ContainerPath(folder + name),
                of: document.path,
                in: structures,
                sounds: sounds
            )
            overlays.append((overlay, document.item))
            files.append(File(path: overlay.path, content: .bytes(overlay.bytes)))
        }
        package.add(overlays, narration)
        package.setModified(modified)
        let used = Set(plan.cues.map(\.sound)).sorted()
        for sound in used { package.add(sounds[sound], mediaType, id: "sound-\(sound + 1)") }
        return used.map { (words.sounds[$0].file, sounds[$0]) }
    }

    /// Writes everything into a container.
    /// - Throws: ``VorleserExport/ExportError``, ``VorleserBooks/BookReadingError``, `CancellationError`
    func pack(
        with sounds: [(file: String, path: ContainerPath)],
        into archive: consuming ContainerArchive,
        _ cancellation: Cancellation
    ) throws {
        try archive.add(Array("application/epub+zip".utf8), as: ContainerPath("mimetype"), isStored: true)
        for file in files where file.path.text == "META-INF/container.xml" { try archive.add(file) }
        try archive.add(package.document.bytes(), as: package.path)
        for file in files where file.path.text != "META-INF/container.xml" {
            try cancellation.check()
            try archive.add(file)
        }
        for sound in sounds { try archive.add(fileAt: sound.file, as: sound.path, isStored: true) }
        try archive.close()
    }
}

extension ContainerArchive {
    /// Adds a file; what is compressed by itself is left as it is.
    fileprivate mutating func add(_ file: Edition.File) throws {
        let ending = file.path.text.lowercased().split(separator: ".").last ?? ""
        let isCompressed = [
            "jpg", "jpeg", "png", "gif", "webp", "mp3", "m4a", "mp4", "m4v", "ogg", "opus", "woff", "woff2",
        ].contains(ending)
        let bytes =
            switch file.content {
            case .bytes(let bytes): bytes
            case .deferred(let read): try read()
            }
        try add(bytes, as: file.path, isStored: isCompressed)
    }
}

extension [OverlayPlan.Cue] {
    /// Runs of neighbours that agree.
    fileprivate func grouped(by key: (Element) -> Int) -> [(key: Int, cues: [Element])] {
        var groups: [(key: Int, cues: [Element])] = []
        for cue in self {
            if let last = groups.indices.last, groups[last].key == key(cue) {
                groups[last].cues.append(cue)
            } else {
                groups.append((key(cue), [cue]))
            }
        }
        return groups
    }
}
