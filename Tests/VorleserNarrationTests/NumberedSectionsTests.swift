import Testing
import VorleserCore
import VorleserTesting

struct NumberedSectionsTests {
    private func said(_ paragraphs: String...) -> [String] {
        let blocks = paragraphs.map { SketchedBlock.paragraph(.plain($0)) }
        return Reading(BookSketch(chapters: [SketchedChapter(title: "One", blocks: blocks)]).book).said
    }

    @Test func `a lone I is somebody's answer`() {
        #expect(said("They met.", "It was late.", "“Who is it?”", "I.", "He went.").contains("I."))
    }

    @Test func `a lone I is a number at a chapter's start, and where a II follows`() {
        #expect(said("I.", "They met.", "It was late.").first == "one.")
        #expect(said("They met.", "It was late.", "So.", "I.", "He went.", "II.", "He came.").contains("one."))
    }
}
