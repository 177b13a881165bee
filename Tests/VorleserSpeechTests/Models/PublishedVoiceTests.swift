import Foundation
import Kokoro
import Tensors
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

/// Voices are known by their numbers, in whichever form they come.
struct PublishedVoiceTests {
    private static let numbers = (0..<510 * 256).map { Float($0 % 251 - 125) / 64 }
    /// The publisher's own voices as bare numbers.
    private static var names: [String] {
        let files = DevelopmentSet.voices.copies.flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? []
        }
        return files.filter { $0.hasSuffix(".bin") }.map { String($0.dropLast(4)) }.sorted()
    }

    private static func numbers(of name: String) throws -> [Float] {
        try VoicePack(contentsOf: DevelopmentSet.voices.file("\(name).bin").path).elements
    }

    @Test func `a voice is written as PyTorch writes it`() throws {
        let bytes = try #require(TorchVoiceFile.bytes(of: Self.numbers, named: "af_test"))
        // Of the same numbers as another program lays them out, whose files have the published digests.
        #expect(SHA256.digest(of: bytes) == "3c0010609cda991fe8d69a1684d3bb09bdd95ac52f83753504d6aaf4d865516b")
        let folder = try Folder()
        try Data(bytes).write(to: folder.url("af_test.pt"))
        let tensor = try TensorFile.open(path: folder.path("af_test.pt")).tensor("")
        #expect(tensor.shape == [510, 1, 256] && tensor.floats() == Self.numbers)
        #expect(TorchVoiceFile.bytes(of: [1, 2, 3], named: "af_test") == nil)
    }

    @Test func `a voice alone in its file is known whatever it is called, one of many by its name`() throws {
        let bytes = try #require(TorchVoiceFile.bytes(of: Self.numbers, named: "af_test"))
        let voice = ModelManifest.Voice(
            name: "af_test",
            grade: "A",
            file: ModelManifest.File(path: "voices/af_test.pt", bytes: bytes.count, sha256: SHA256.digest(of: bytes))
        )
        let kokoro = ModelManifest.kokoro
        let manifest = ModelManifest(
            name: "kokoro",
            repository: kokoro.repository,
            revision: kokoro.revision,
            model: kokoro.model,
            configuration: kokoro.configuration,
            voices: [voice]
        )
        let folder = try Folder()
        let store = ModelStore(folder: folder.url("model"), manifest: manifest)
        try FileManager.default.createDirectory(at: folder.url("from"), withIntermediateDirectories: true)
        try Self.numbers.withUnsafeBytes { try Data($0).write(to: folder.url("from/mine.bin")) }
        let outcome = try ModelImport(into: store).install(from: folder.url("from"))
        #expect(outcome.items.map(\.name) == ["af_test"] && outcome.items.allSatisfy { $0.isPublished })
        #expect(try folder.bytes("model/voices/af_test.pt") == bytes)
        #expect(try store.installed().voices.map(\.isPublished) == [true])
        // A number that differs in its last bit makes it another voice.
        var other = Self.numbers
        other[77] = other[77].nextUp
        #expect(manifest.publishedVoice(with: other, named: "af_test", orAny: true) == nil)
        #expect(manifest.publishedVoice(with: Self.numbers, named: "af_two", orAny: false) == nil)
        #expect(manifest.publishedVoice(with: Self.numbers, named: "af_two", orAny: true) == "af_test")
    }

    @Test(.enabled(if: DevelopmentSet.voices.isWhole))
    func `the publisher's bare numbers are the published voices, bit for bit`() throws {
        let known = try Self.names.filter { name in
            let numbers = try Self.numbers(of: name)
            return ModelManifest.kokoro.publishedVoice(with: numbers, named: name, orAny: false) == name
        }
        // Of these the package index has other numbers than the publisher.
        let others: Set = ["ef_dora", "em_alex", "if_sara", "im_nicola", "pf_dora", "pm_alex"]
        #expect(known == Self.names.filter { ModelManifest.kokoro.voice(named: $0) != nil && !others.contains($0) })
        #expect(known.contains("af_heart"))
    }
}
