import ArgumentParser
import Foundation
import VorleserKit

/// What shells offer when Tab is pressed.
enum Completions {
    /// Files of books, and folders.
    static let books = CompletionKind.file(extensions: BookFormat.fileEndings.sorted())
    /// Sound files.
    static let sounds = CompletionKind.file(extensions: ["m4b", "mp3", "opus", "flac", "wav"])
    /// Pictures.
    static let pictures = CompletionKind.file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "bmp"])
    /// What can be left out or not.
    static let kinds = CompletionKind.list(OmissionReason.allCases.map(\.rawValue))
    /// The voices that speak on this machine.
    static let voices = CompletionKind.custom { _, _, _ in
        VoiceListing.all(in: Vorleser.catalogue()).filter { $0.installed && $0.speaks }.map(\.id)
    }
    /// The models that can be fetched.
    static let models = CompletionKind.list([ModelManifest.kokoro.name] + KnownModel.all.map(\.name))
    /// The voices that can be fetched.
    static let publishedVoices = CompletionKind.list(ModelManifest.kokoro.voices.map(\.name))
    /// The numbers and titles of the chapters of the book that is named in the same command.
    static let chapters = CompletionKind.custom { words, _, _ in await titles(in: words) }
    /// The numbers of the library's books.
    static let shelf = CompletionKind.custom { _, _, _ in
        guard let library = try? UserLibrary.openIfThere() else { return [] }
        return ((try? await library.books(by: .recent)) ?? []).map(\.id.description)
    }
    /// The words of the listener's own pronunciations.
    static let pronounced = CompletionKind.custom { _, _, _ in
        ((try? PronunciationStore.ofUser.openedDocument(of: nil))?.rules ?? []).map(\.sought)
    }

    private static func titles(in words: [String]) async -> [String] {
        for word in words.dropFirst() {
            let name = word.trimmingCharacters(in: ["'", "\""]).replacing("\\", with: "")
            guard let file = try? await BookName(text: name).file, !file.isFolder,
                FileManager.default.fileExists(atPath: file.path), let book = try? Vorleser.book(at: file)
            else { continue }
            return book.chapters.indices.map { String($0 + 1) } + book.chapters.map(\.title).filter { !$0.isEmpty }
        }
        return []
    }
}
