import Foundation
import Phonemes
import VorleserCore
import VorleserKit
import VorleserSpeech

/// A book, and Kokoro ready to read it.
///
///     BOOK MODEL VOICE [COUNT]      a book, the weights, a voice's file; how many utterances or places
struct KokoroBook {
    let book: Book
    let script: Script
    let vorleser: Vorleser
    let engine: KokoroEngine
    let voice: Voice.ID
    let count: Int?
    private let folder: URL

    init(_ arguments: [String]) throws {
        guard arguments.count >= 3 else {
            throw KokoroOptions.Unknown(argument: arguments.joined(separator: " "))
        }
        // A voice that is not there would be waited for without end.
        for file in arguments.prefix(3) {
            let values = try? URL(filePath: file).resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey])
            if values?.isRegularFile == true { continue }
            throw KokoroOptions.Unknown(argument: file)
        }
        book = try Vorleser.book(at: URL(filePath: arguments[0]))
        voice = Voice.ID(rawValue: "af_formula")
        let installed = InstalledKokoro(
            model: URL(filePath: arguments[1]),
            identity: "benchmark",
            voices: [voice.rawValue: URL(filePath: arguments[2])]
        )
        let lexicon = try Lexicon(contentsOf: URL(filePath: ".data/english.lexicon"))
        guard let engine = KokoroEngine(installed, lexicon: lexicon) else {
            throw KokoroOptions.Unknown(argument: arguments[2])
        }
        self.engine = engine
        // Nothing is there from before: every clip is made.
        folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-bench-\(UUID())")
        vorleser = try Vorleser(
            voice: voice,
            folders: Folders(cache: folder, state: folder, data: folder),
            catalogue: VoiceCatalogue(engine)
        )
        script = vorleser.script(of: book)
        count = arguments.count > 3 ? Int(arguments[3]) : nil
    }

    /// Removes the clips that were kept meanwhile.
    func end() throws {
        if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    }
}
