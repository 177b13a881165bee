#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Kokoro
import Tensors
import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Installs a model or voices that lie on this machine already, without a network.
///
/// What is not the published file is looked into first, and installed with that note.
public struct ModelImport: Sendable {
    /// Something that was installed.
    public struct Item: Hashable, Sendable {
        /// `model`, `config.json`, or a voice's name.
        public let name: String
        /// Where it came from.
        public let source: String
        public let bytes: Int
        /// Whether it is the publisher's own file, by its digest.
        public let isPublished: Bool
    }

    /// What came of it.
    public struct Outcome: Sendable {
        public let items: [Item]
        /// Files that were left out, and why.
        public let leftOut: [ModelError]
    }

    private let store: ModelStore
    private let links: Bool

    /// - Parameters:
    ///   - store: Where to.
    ///   - links: Whether files get a second name rather than being copied. Only on the same disk; what is changed in
    ///     the one place changes in the other.
    public init(into store: ModelStore, linking links: Bool = false) {
        self.store = store
        self.links = links
    }

    /// Installs what is in a file or folder; waits for the disk.
    /// - Parameters:
    ///   - url: A checkpoint, a voice, a file of voices, or a folder of these.
    ///   - progress: Told often.
    /// - Returns: What was installed and what not.
    /// - Throws: ``ModelError``; `CancellationError`.
    public func install(from url: URL, progress: (InstallProgress) -> Void = { _ in }) throws -> Outcome {
        let finds = try ModelFinds(at: url, for: store.manifest)
        try ModelFile.makeFolder(store.folder.appending(path: "voices"))
        let lock = try store.lock()
        defer { withExtendedLifetime(lock) {} }
        try check(finds)
        let parts = parts(of: finds)
        let total = parts.reduce(0) { $0 + $1.find.bytes }
        let configuration = finds.model?.part == .graph ? try configuration(of: finds) : .published
        var (items, done) = ([Item](), 0)
        for (name, find) in parts {
            let item = try bring(name, find, configuration) { bytes in
                progress(InstallProgress(file: name, bytes: done + bytes, totalBytes: max(total, done + bytes)))
            }
            done += item.bytes
            items.append(item)
        }
        return Outcome(items: items, leftOut: finds.unusable)
    }

    private func parts(of finds: ModelFinds) -> [(name: String, find: ModelFinds.Find)] {
        [("config.json", finds.configuration), ("model", finds.model)].compactMap { name, find in
            find.map { (name, $0) }
        } + finds.voices.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Model and configuration must fit each other, also where only one of them is new.
    private func check(_ finds: ModelFinds) throws(ModelError) {
        let news = [finds.model, finds.configuration].compactMap { $0 }
        guard news.contains(where: { !$0.isPublished }) else { return }
        let configuration = try configuration(of: finds)
        if let graph = finds.model, graph.part == .graph {
            // What is in it is looked at when weights are made of it.
            _ = try ExportedWeights(at: graph.source, configuration)
            return
        }
        let installed = try? store.installed()
        guard let model = finds.model?.source ?? installed?.model.map(store.path(of:)) else { return }
        try ModelStore.check(model, configuration, blaming: finds.model?.source ?? finds.configuration?.source ?? model)
    }

    /// The configuration that is brought, else the one that is installed, else the published one.
    private func configuration(of finds: ModelFinds) throws(ModelError) -> KokoroConfiguration {
        let installed = try? store.installed()
        let path = finds.configuration?.source ?? installed?.configuration.map(store.path(of:))
        guard let path else { return .published }
        do throws(KokoroError) { return try KokoroConfiguration(contentsOf: path) } catch {
            throw .unusable(path, because: error)
        }
    }

    /// Brings one file into its place.
    /// - Parameters:
    ///   - name: `model`, `config.json`, or a voice's name.
    ///   - find: What is brought.
    ///   - configuration: What a graph's weights must fit.
    ///   - report: Told how many bytes are written.
    /// - Returns: What was installed.
    /// - Throws: ``ModelError``; `CancellationError`.
    func bring(
        _ name: String,
        _ find: ModelFinds.Find,
        _ configuration: KokoroConfiguration = .published,
        report: (Int) -> Void = { _ in }
    ) throws -> Item {
        let place = self.place(of: name, find)
        let new = store.folder.appending(path: place).path + ".new"
        try ModelFile.remove(new)
        let file: InstalledFile
        do {
            let (bytes, sha256) = try write(find, named: name, configuration, as: new, report: report)
            let origin = find.part == .graph ? try SHA256.digestNow(ofFile: find.source) : find.origin
            file = InstalledFile(path: place, bytes: bytes, sha256: sha256, origin: origin)
            try ModelFile(appendingTo: new).publish(as: store.path(of: file))
        } catch {
            unlink(new)
            throw error
        }
        try store.note(file)
        return Item(
            name: name,
            source: find.source,
            bytes: file.bytes,
            isPublished: store.manifest.isPublished(file)
        )
    }

    private func place(of name: String, _ find: ModelFinds.Find) -> String {
        let kind = URL(filePath: find.source).pathExtension.lowercased()
        switch (name, find.part) {
        case ("model", .graph): return "model.safetensors"
        case ("model", _): return "model." + (kind == "safetensors" ? kind : "pth")
        case ("config.json", _): return name
        case (_, .published): return "voices/\(name).pt"
        case (_, .member): return "voices/\(name).safetensors"
        default: return "voices/\(name).\(kind)"
        }
    }

    /// - Returns: How many bytes were written, and their digest.
    private func write(
        _ find: ModelFinds.Find,
        named name: String,
        _ configuration: KokoroConfiguration,
        as path: String,
        report: (Int) -> Void
    ) throws -> (Int, String) {
        switch find.part {
        case .graph: return try ExportedWeights(at: find.source, configuration).write(to: path, report: report)
        case .member(let member):
            let tensors = try TensorFile.open(path: find.source)
            // The elements are in memory only as long as their file is.
            let bytes = try withExtendedLifetime(tensors) {
                try SafetensorsFile.bytes(of: tensors.tensor(member), named: member)
            }
            try ModelFile.replace(path, with: bytes)
        case .published(let member):
            let library = try VoiceLibrary(contentsOf: find.source)
            let pack = try library.voice(member ?? library.names[0])
            guard let bytes = TorchVoiceFile.bytes(of: pack.elements, named: name) else {
                throw ModelError.unusable(find.source, because: KokoroError.notAVoice(name: name))
            }
            try ModelFile.replace(path, with: bytes)
        case .whole:
            guard links else { return try copy(find.source, to: path, report: report) }
            guard link(find.source, path) == 0 else { throw ModelError.writing(path, code: errno) }
        }
        let bytes = ModelFile.length(of: path) ?? 0
        report(bytes)
        return (bytes, try SHA256.digestNow(ofFile: path))
    }

    private func copy(_ source: String, to path: String, report: (Int) -> Void) throws -> (Int, String) {
        var hash = SHA256()
        var target = try ModelFile(appendingTo: path)
        try ModelFile.read(source) { bytes in
            try Task.checkCancellation()
            hash.update(bytes)
            try target.append(bytes)
            report(target.length)
        }
        return (target.length, hash.finish())
    }
}

extension InstallProgress {
    fileprivate init(file: String, bytes: Int, totalBytes: Int) {
        self.init(file: file, bytes: bytes, totalBytes: totalBytes, bytesPerSecond: nil, setback: nil)
    }
}

extension ModelFinds.Find {
    /// About as many bytes as will be written.
    fileprivate var bytes: Int {
        let length = ModelFile.length(of: source) ?? 0
        return switch part {
        case .whole: length
        case .member, .published: 523_000
        case .graph: max(length, 210_000_000)
        }
    }
}
