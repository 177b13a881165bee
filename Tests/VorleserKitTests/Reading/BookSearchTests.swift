import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

struct BookSearchTests {
    private func find(_ words: String, in text: String, from start: Int = 0, limit: Int = 50) -> ([String], Int?) {
        let book = BookSketch(.chapter("One", .paragraph(.plain(text)))).book
        let open = LoadedBook(id: BookID(rawValue: 1), book, revision: "1")
        let (hits, next) = BookSearch(for: words, in: open).hits(from: TextOffset(utf16: start), limit: limit)
        for hit in hits {
            let found = String(decoding: open.units[hit.start..<hit.end], as: UTF16.self)
            #expect(found.replacing("\t", with: " ") == hit.match)
        }
        return (hits.map(\.match), next)
    }

    @Test(arguments: [
        ("ZOË", "zoe"), ("zoe", "ZOË"), ("“Don’t”", "\"don't\""), ("well—known", "well-known"), ("a\tb", "a b"),
        ("Straße", "STRASSE"), ("ﬁne", "fine"), ("Œuvre", "oeuvre"), ("ὁ λόγος", "Ο ΛΟΓΟΣ".lowercased()),
        ("e\u{301}te\u{301}", "été"), ("wait…", "wait..."), ("Ёлка", "елка"),
    ])
    func `capitals, accents and kinds of signs do not matter`(text: String, words: String) {
        #expect(find(words, in: text).0 == [text.replacing("\t", with: " ")])
    }

    @Test func `a hit ends where its last letter does`() {
        #expect(find("ss", in: "ß").0 == ["ß"])
        #expect(find("cafe", in: "the café, and").0 == ["café"])
    }

    @Test func `the search goes on where it stopped`() {
        let (hits, next) = find("ab", in: "ab ab ab", limit: 2)
        #expect(hits.count == 2)
        #expect(next == 6)
        #expect(find("ab", in: "ab ab ab", from: 6).0 == ["ab"])
        #expect(find("ab", in: "ab ab ab", from: 6).1 == nil)
    }

    @Test func `nothing is found of nothing`() {
        #expect(find("", in: "abc").0.isEmpty)
        #expect(find(" \u{301}", in: "abc").0.isEmpty)
        #expect(find("abcd", in: "abc").0.isEmpty)
    }
}
