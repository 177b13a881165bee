import Foundation
import Testing
import VorleserCore
import VorleserExport
import VorleserSpeech
import VorleserTesting
import VorleserText

@testable import VorleserKit

/// A language that comes from outside goes through the whole chain: file, structure, sentences, spoken forms, phonemes,
/// sound, tags.
struct InventedLanguageTests {
    private static let text = """
        ---
        title: Lupe
        lang: qaa
        ---
        # Oma

        Zul ta. Bo velu; Ke 3 zomu fa; Zumi.

        # Bi

        Nof 12;
        """
    private let folder: Folder
    private let file: URL

    init() throws {
        folder = try Folder()
        file = folder.url("book.md")
        try Data(Self.text.utf8).write(to: file)
    }

    private func vorleser(_ engine: InventedLanguage.Engine, _ languages: Languages) throws -> Vorleser {
        try Vorleser(
            folders: Folders(environment: ["HOME": folder.url.path]),
            catalogue: VoiceCatalogue(engine),
            languages: languages
        )
    }

    private func sentences(of book: Book) -> [String] {
        book.sentences.map { book.text(in: $0.span).trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    @Test func `its sentences end where it says`() throws {
        let book = try Vorleser.book(at: file, languages: InventedLanguage.added)
        #expect(book.metadata.language == "qaa")
        #expect(book.chapters.map(\.title) == ["Oma", "Bi"])
        #expect(book.chapters.map(\.role) == [.preface, .body])
        #expect(sentences(of: book) == ["Oma", "Zul ta. Bo velu;", "Ke 3 zomu fa;", "Zumi.", "Bi", "Nof 12;"])
        let unknown = try Vorleser.book(at: file)
        #expect(sentences(of: unknown) != sentences(of: book))
        #expect(unknown.chapters.map(\.role) == [.body, .body])
    }

    @Test func `its chapters are found by its own words and numbers`() throws {
        let chapters = ["un", "bi", "tri"].map {
            "<p>Velu \($0)</p><p>\(String(repeating: "Zul ta bo. ", count: 60))</p>"
        }
        let page = folder.url("book.html")
        try Data("<html lang='qaa'><title>Lupe</title><body>\(chapters.joined())</body></html>".utf8).write(to: page)
        #expect(try Vorleser.book(at: page).chapters.count == 1)
        let book = try Vorleser.book(at: page, languages: InventedLanguage.added)
        #expect(book.chapters.map(\.title) == ["Velu un", "Velu bi", "Velu tri"])
    }

    @Test func `its words go from the page to sound and tags`() async throws {
        let languages = InventedLanguage.added
        let engine = InventedLanguage.Engine(languages)
        let vorleser = try vorleser(engine, languages)
        let open = try vorleser.open(file)
        #expect(open.vorleser.voice.language == "qaa")
        let script = vorleser.script(of: open.book)
        #expect(
            script.utterances.map(\.spokenText)
                == ["Oma", "Zul ta. Bo velu;", "Ke tri zomu fa;", "Zumi.", "Bi", "Nof unbi;"]
        )
        #expect(
            script.utterances.flatMap(\.pieces).compactMap(\.change) == Array(repeating: "invented-figure", count: 3)
        )
        #expect(script.utterances.allSatisfy { $0.language == "qaa" })

        let output = folder.url("book.wav")
        let audiobook = try Audiobook(of: open.book, script, chapters: .all(of: open.book))
        let summary = try await vorleser.write(audiobook, to: output)
        #expect(summary.seconds > 3)
        #expect(Set(engine.phonemes).contains("na tna nana na "))
        let bytes = try Data(contentsOf: output)
        #expect(bytes.range(of: Data("ILNG".utf8)) != nil && bytes.range(of: Data("qaa".utf8)) != nil)
    }

    @Test func `other languages are as they were`() throws {
        let english = "He paid $5; Mr. Low paid 3."
        let cut = { (languages: Languages) in
            Vorleser.sentences(inText: english, language: "en", languages: languages).map(\.span)
        }
        #expect(cut(InventedLanguage.added) == cut(.standard))
        let book = BookSketch(.chapter("A", .paragraph(.plain(english)))).book
        let said = try [InventedLanguage.added, .standard].map { languages in
            try vorleser(InventedLanguage.Engine(languages), languages).script(of: book).utterances.map(\.spokenText)
        }
        #expect(said[0] == said[1])
        #expect(said[0].joined().contains("five dollars"))
    }
}

struct LanguagesTests {
    @Test func `English is complete`() {
        #expect(Languages.standard.missing(for: "en").isEmpty)
    }

    @Test func `what is given is complete, and what is not is told`() {
        #expect(InventedLanguage.added.missing(for: InventedLanguage.tag).isEmpty)
        #expect(InventedLanguage.added.codes.contains(InventedLanguage.tag))
        var part = Languages.standard
        part.sentences = part.sentences.with("qab", SentenceConventions())
        #expect(part.missing(for: "qab") == [.headings, .spokenForms, .phrases, .phonemes])
        #expect(Languages.standard.missing(for: "qaa") == Set(Languages.Part.allCases))
    }

    /// A language for which something is begun is either finished or on this list, so that nobody takes it for whole.
    @Test func `each language says what it lacks`() {
        let languages = Languages.standard
        let phrased: Set<String> = []
        let whole: Set = ["de", "en", "es", "fr", "it", "pt"]
        let headed: Set<String> = []
        for code in whole { #expect(languages.missing(for: code).isEmpty, "\(code)") }
        for code in languages.codes.subtracting(whole).sorted() {
            let lacking: Set<Languages.Part> =
                phrased.contains(code) ? [.spokenForms, .phonemes] : [.spokenForms, .phrases, .phonemes]
            let unheaded: Set<Languages.Part> = headed.contains(code) ? [] : [.headings]
            let unparted: Set<Languages.Part> = languages.sentences.has(code) ? [] : [.sentences]
            #expect(languages.missing(for: code) == lacking.union(unheaded).union(unparted), "\(code)")
        }
    }
}
