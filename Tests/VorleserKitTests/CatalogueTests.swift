import Foundation
import Testing
import VorleserCore
import VorleserSpeech

@testable import VorleserKit

struct CatalogueTests {
    private let folders: Folders

    init() {
        let root = FileManager.default.temporaryDirectory.appending(path: "vorleser-kit-\(UUID().uuidString)")
        folders = Folders(cache: root, state: root, data: root)
    }

    /// Puts files in place as an installation would; nothing opens them before somebody speaks.
    private func install(_ voices: [String]) throws {
        let folder = folders.models.appending(path: "kokoro")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "voices"),
            withIntermediateDirectories: true
        )
        func file(_ path: String) throws -> [String: Any] {
            try Data([1, 2, 3]).write(to: folder.appending(path: path))
            return ["path": path, "bytes": 3, "sha256": String(repeating: "ab", count: 32)]
        }
        let places = try voices.map { ($0, try file("voices/\($0).pt")) }
        let record: [String: Any] = [
            "model": try file("model.pth"), "voices": Dictionary(uniqueKeysWithValues: places),
        ]
        try JSONSerialization.data(withJSONObject: record).write(to: folder.appending(path: "model.json"))
    }

    private func remove() { try? FileManager.default.removeItem(at: folders.data) }

    @Test func `without a model the built-in voice is the standard`() {
        let catalogue = Vorleser.catalogue(folders: folders)
        #expect(catalogue.standard.engine == "flite")
        #expect(VoiceListing.all(in: catalogue).filter(\.standard).map(\.id) == ["slt"])
    }

    @Test func `with a model its best voice is the standard, and the built-in ones stay`() throws {
        defer { remove() }
        try install(["am_adam", "af_heart", "bf_emma"])
        let catalogue = Vorleser.catalogue(folders: folders)
        #expect(catalogue.standard.id.rawValue == "af_heart")
        #expect(catalogue.voices.map(\.id.rawValue).contains("slt"))
        #expect(try Vorleser(folders: folders).voice.id.rawValue == "af_heart")
        let listed = VoiceListing.all(in: catalogue)
        #expect(Set(listed.map(\.id)).count == listed.count)
        #expect(listed.filter { $0.engine == "kokoro" }.count == 37)
        #expect(
            listed.filter { $0.engine == "kokoro" && $0.installed }.map(\.id) == ["af_heart", "bf_emma", "am_adam"]
        )
        #expect(listed.first?.grade == "A")
        #expect(listed.first?.traits == [.clear])
        #expect(listed.first { $0.id == "slt" }?.traits == [.warm, .even, .brisk])
        #expect(listed.first { $0.id == "af_nicole" }?.traits == [.whispering, .low, .clear, .calm])
        // What was not heard promises nothing.
        #expect(listed.first { $0.id == "am_adam" }?.traits == [])
        #expect(Set(VoiceMeasurement.known.keys).isSubset(of: listed.map(\.id)))
    }

    @Test func `installed voices of languages without phonemes are listed as not speaking yet`() throws {
        defer { remove() }
        try install(["af_heart", "hf_alpha", "jm_kumo"])
        let catalogue = Vorleser.catalogue(folders: folders)
        let silent = VoiceListing.silent(in: catalogue)
        #expect(silent.map(\.id) == ["hf_alpha", "jm_kumo"])
        #expect(silent.map(\.name) == ["Alpha (Hindi, female)", "Kumo (Japanese, male)"])
        #expect(silent.allSatisfy { !$0.speaks && $0.installed })
        #expect(!VoiceListing.all(in: catalogue).contains { $0.id == "hf_alpha" && $0.installed })
        #expect(throws: SpeechError.self) { try Vorleser(voice: Voice.ID(rawValue: "hf_alpha"), folders: folders) }
        #expect(
            try Vorleser(voice: Voice.ID(rawValue: "af_heart*0.8+hf_alpha*0.2"), folders: folders).voice.language
                == "en-US"
        )
    }

    @Test func `a Spanish book is read by a Spanish voice`() throws {
        defer { remove() }
        try install(["af_heart", "em_alex", "ef_dora"])
        let catalogue = Vorleser.catalogue(folders: folders)
        #expect(catalogue.standard.id.rawValue == "af_heart")
        #expect(VoiceListing.silent(in: catalogue).isEmpty)
        try FileManager.default.createDirectory(at: folders.data, withIntermediateDirectories: true)
        let file = folders.data.appending(path: "libro.md")
        try Data("---\nlang: es\n---\n# Uno\n\nEl Sr. Ruiz tenía 21 años.\n".utf8).write(to: file)
        let open = try Vorleser(folders: folders, catalogue: catalogue).open(file)
        #expect(open.vorleser.voice.id.rawValue == "ef_dora" && open.vorleser.voice.language == "es")
        let said = open.vorleser.script(of: open.book).utterances.map(\.spokenText)
        #expect(said == ["Uno", "El señor Ruiz tenía veintiún años."])
    }

    @Test func `a French book is read by a French voice`() throws {
        defer { remove() }
        try install(["af_heart", "ff_siwis"])
        try FileManager.default.createDirectory(at: folders.data, withIntermediateDirectories: true)
        let file = folders.data.appending(path: "livre.md")
        try Data("---\nlang: fr\n---\n# Un\n\nM. Roux avait 21 ans.\n".utf8).write(to: file)
        let open = try Vorleser(folders: folders, catalogue: Vorleser.catalogue(folders: folders)).open(file)
        #expect(open.vorleser.voice.id.rawValue == "ff_siwis" && open.vorleser.voice.language == "fr")
        let said = open.vorleser.script(of: open.book).utterances.map(\.spokenText)
        #expect(said == ["Un", "Monsieur Roux avait vingt et un ans."])
    }

    @Test func `the first voice there is stands in for the best`() throws {
        defer { remove() }
        try install(["bm_george", "am_adam"])
        #expect(Vorleser.catalogue(folders: folders).standard.id.rawValue == "bm_george")
    }

    @Test func `a voice that nobody has rated speaks where it is named, and is not the standard`() throws {
        defer { remove() }
        try install(["alpha", "jf_alpha"])
        let catalogue = Vorleser.catalogue(folders: folders)
        #expect(catalogue.standard.engine == "flite")
        #expect(try Vorleser(voice: Voice.ID(rawValue: "alpha"), folders: folders).voice.engine == "kokoro")
    }

    @Test func `the measured voice of the package index is the standard, behind any of the publisher's`() throws {
        defer { remove() }
        try install(["alpha", "kumo"])
        #expect(Vorleser.catalogue(folders: folders).standard.id.rawValue == "kumo")
        try install(["alpha", "kumo", "am_adam"])
        #expect(Vorleser.catalogue(folders: folders).standard.id.rawValue == "am_adam")
    }

    @Test func `voices can be mixed wherever one is named`() throws {
        defer { remove() }
        try install(["af_heart", "am_adam"])
        let vorleser = try Vorleser(voice: Voice.ID(rawValue: "af_heart*0.6+am_adam*0.4"), folders: folders)
        #expect(vorleser.voice.engine == "kokoro")
        #expect(throws: SpeechError.self) {
            try Vorleser(voice: Voice.ID(rawValue: "af_heart*0.6+af_sky*0.4"), folders: folders)
        }
    }

    @Test func `a damaged record leaves the built-in voice`() throws {
        defer { remove() }
        try install(["af_heart"])
        try Data("{".utf8).write(to: folders.models.appending(path: "kokoro/model.json"))
        #expect(Vorleser.catalogue(folders: folders).standard.engine == "flite")
    }
}
