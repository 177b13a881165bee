import Foundation
import Testing
import VorleserBooks
import VorleserCore
import VorleserKit

struct TakenLanguageTests {
    private func sentences(of book: Book) -> [String] {
        book.sentences.map { book.text(in: $0.span).trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty }
    }

    @Test func `sentences end as the language ends them that the listener says`() throws {
        let printed = "Então vimos a Dra. Costa.\n\nFoi na rua principal."
        let book = try BookReader().book(pasting: printed, title: "T")
        let taken = book.taken(toBeIn: Language("pt"))
        #expect(sentences(of: taken) == ["Então vimos a Dra. Costa.", "Foi na rua principal."])
        #expect(taken.text == book.text)
        #expect(taken.sentences.last?.span.upperBound == book.sentences.last?.span.upperBound)
        #expect(book.taken(toBeIn: nil).sentences == book.sentences)
    }

    @Test func `paragraphs, headings and verse stay apart`() throws {
        let printed = "# Capítulo I\n\nEra uma vez\n\n- um rei\n- uma rainha\n\nFim"
        let book = try BookReader().book(pasting: printed, title: "T")
        #expect(book.taken(toBeIn: Language("pt")).sentences == book.taken(toBeIn: Language("es")).sentences)
        #expect(book.taken(toBeIn: Language("pt")).sentences == book.sentences)
    }
}
