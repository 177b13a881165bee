import Foundation
import Testing
import VorleserCore
import VorleserLibrary

@testable import VorleserKit

/// Notes of a book in two libraries, since both were alike.
struct NoteComparisonTests {
    private typealias Bookmarks = NoteComparison<ReadingBackup.Bookmark>
    private typealias Highlights = NoteComparison<ReadingBackup.Highlight>

    private func place(_ offset: Int) -> Place {
        Place(offset: TextOffset(utf16: offset), href: "a", localOffset: offset, before: "x", after: "y")
    }

    private func mark(_ label: String, at offset: Int, made second: Int) throws -> ReadingBackup.Bookmark {
        let place = String(decoding: try JSONEncoder().encode(place(offset)), as: UTF8.self)
        let json = #"{"label": "\#(label)", "place": \#(place), "createdAt": \#(second)}"#
        return try JSONDecoder().decode(ReadingBackup.Bookmark.self, from: Data(json.utf8))
    }

    private func highlight(_ note: String, _ colour: Highlight.Colour = .yellow, made second: Int = 1) throws
        -> ReadingBackup.Highlight
    {
        let encoder = JSONEncoder()
        let places = try [place(1), place(9)].map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        let quoted = String(decoding: try encoder.encode(note), as: UTF8.self)
        let json = """
            {"start": \(places[0]), "end": \(places[1]), "text": "a dark", "colour": "\(colour.rawValue)",
             "note": \(quoted), "createdAt": \(second)}
            """
        return try JSONDecoder().decode(ReadingBackup.Highlight.self, from: Data(json.utf8))
    }

    private func agreed(_ note: some ComparedNote) -> [AgreedNote] { [AgreedNote(note)] }

    @Test func `what is new on one side comes to the other`() throws {
        let (mine, theirs) = (try mark("mine", at: 1, made: 1), try mark("theirs", at: 2, made: 2))
        let result = Bookmarks([mine], [theirs], since: [])
        #expect(result.there.added.map(\.label) == ["mine"] && result.here.added.map(\.label) == ["theirs"])
        #expect(result.here.removed.isEmpty && result.there.removed.isEmpty)
        #expect(result.agreed.map(\.content).sorted() == ["mine", "theirs"])
    }

    @Test func `what both have is left alone`() throws {
        let both = try mark("both", at: 1, made: 1)
        // Another clock, or twice by hand.
        let twin = try mark("both", at: 1, made: 500)
        for other in [both, twin] {
            let result = Bookmarks([both], [other], since: agreed(both))
            #expect(result.here.added.isEmpty && result.there.added.isEmpty)
            #expect(result.here.removed.isEmpty && result.there.removed.isEmpty && result.agreed.count == 1)
        }
    }

    @Test func `what was removed on one side goes from the other`() throws {
        let old = try mark("old", at: 1, made: 1)
        let (gone, left) = (Bookmarks([], [old], since: agreed(old)), Bookmarks([old], [], since: agreed(old)))
        #expect(gone.there.removed == [old.key] && gone.here.added.isEmpty && gone.agreed.isEmpty)
        #expect(left.here.removed == [old.key] && left.there.added.isEmpty && left.agreed.isEmpty)
    }

    @Test func `what was changed after the other side removed it is kept`() throws {
        let (before, after) = (try mark("before", at: 1, made: 1), try mark("after", at: 1, made: 1))
        let mine = Bookmarks([after], [], since: agreed(before))
        #expect(mine.there.added.map(\.label) == ["after"] && mine.here.removed.isEmpty)
        let theirs = Bookmarks([], [after], since: agreed(before))
        #expect(theirs.here.added.map(\.label) == ["after"] && theirs.there.removed.isEmpty)
    }

    @Test func `a change on one side is made on the other`() throws {
        let (before, after) = (try highlight("first"), try highlight("second", .green))
        let mine = Highlights([after], [before], since: agreed(before))
        #expect(mine.there.removed == [before.key] && mine.there.added.map(\.note) == ["second"])
        #expect(mine.here.added.isEmpty && mine.agreed.map(\.content) == [after.content])
        let theirs = Highlights([before], [after], since: agreed(before))
        #expect(theirs.here.removed == [before.key] && theirs.here.added.map(\.note) == ["second"])
        #expect(theirs.there.added.isEmpty)
    }

    @Test(arguments: [
        ("one", "two", "one\n\ntwo"), ("", "two", "two"), ("one", "", "one"), ("one and two", "two", "one and two"),
    ])
    func `of two changes nothing that was written is lost`(_ mine: String, _ theirs: String, _ both: String) throws {
        let before = try highlight("before")
        let result = Highlights([try highlight(mine, .pink)], [try highlight(theirs)], since: agreed(before))
        #expect(result.there.added.map(\.note) == [both] && result.there.added.first?.colour == .pink)
        #expect(result.agreed.map(\.content) == ["pink\n\(both)"])
        // Both are alike now.
        let whole = try #require(result.there.added.first)
        let again = Highlights([whole], [whole], since: result.agreed)
        #expect(again.here.added.isEmpty && again.there.added.isEmpty)
    }

    @Test func `two notes of one passage stay two`() throws {
        let (mine, theirs) = (try highlight("mine", made: 1), try highlight("theirs", made: 90))
        let result = Highlights([mine], [theirs], since: [])
        #expect(result.here.added.map(\.note) == ["theirs"] && result.there.added.map(\.note) == ["mine"])
        #expect(result.here.removed.isEmpty && result.there.removed.isEmpty && result.agreed.count == 2)
    }

    @Test func `two names for one bookmark are both kept, and too long a note is left as it is`() throws {
        let before = try mark("before", at: 1, made: 1)
        let result = Bookmarks([try mark("a", at: 1, made: 1)], [try mark("b", at: 1, made: 1)], since: agreed(before))
        #expect(result.here.added.map(\.label) == ["a / b"] && result.there.added.map(\.label) == ["a / b"])
        let (mine, theirs) = (String(repeating: "m", count: 60_000), String(repeating: "t", count: 60_000))
        let long = Highlights([try highlight(mine)], [try highlight(theirs)], since: [])
        #expect(long.here.added.isEmpty && long.there.added.isEmpty && long.here.removed.isEmpty)
    }

    @Test func `what could not be read there was not removed there`() throws {
        let old = try mark("old", at: 1, made: 1)
        let result = Bookmarks([old], [], since: agreed(old), isWhole: false)
        #expect(result.here.removed.isEmpty && result.agreed == agreed(old))
    }
}
