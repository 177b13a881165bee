import Testing
import VorleserCore

@testable import VorleserBooks

struct VerseNumberTests {
    private func numbers(_ body: String) throws -> [String] { try EPUBSketch.book(body).texts(.verseNumber) }

    @Test(arguments: [
        ("<p><sup class='v'>16</sup>For God. <sup class='v'>17</sup>He sent.</p>", ["16", "17"]),
        ("<p><sup>16</sup>For God so loved. <sup>17</sup>For God sent not.</p>", ["16", "17"]),
        ("<p><sup>1</sup> “In the beginning.”</p><p><sup>2</sup> And the earth.</p>", ["1", "2"]),
        ("<p><b>1:1</b> In the beginning. <b>1:2</b> And the earth.</p>", ["1:1", "1:2"]),
        (
            "<p><b>31</b> And God saw. <b>1</b> Thus the heavens. <b>2</b> And on. <b>3</b> And God.</p>",
            ["1", "2", "3"]
        ),
        (
            "<p>1:30 And to all.</p><p>1:31 And God saw. 2:1 Thus.</p><p>2:2 And on the seventh.</p>",
            ["1:30", "1:31", "2:1", "2:2"]
        ),
        ("<p><span class='verse-num'>3 </span>Let there be light.</p>", ["3"]),
        (
            "<p>Or emptied to the drains<span class='ln'>3</span><br/>One minute past<span class='linenum'>[4]</span></p>",
            ["3", "[4]"]
        ),
    ])
    func `numbers of verses and lines are marked`(body: String, expected: [String]) throws {
        #expect(try numbers(body) == expected)
    }

    @Test(arguments: [
        "<p>It is 10<sup>8</sup> and 10<sup>9</sup>.</p>",
        "<p>A word.<sup>1</sup> Another.<sup>2</sup> A third.<sup>3</sup></p>",
        "<p>A word.<sup><a href='#n'>1</a></sup> Another. <sup><a href='#n'>2</a></sup> So.</p>",
        "<p><b>1</b> The case.</p><p><b>2</b> The court.</p><p><b>3</b> The law.</p><p><b>4</b> The end.</p>",
        "<p><b>12:55</b> No.</p><p><b>12:55</b> Yes.</p><p><b>12:57</b> Who?</p><p><b>12:58</b> Me.</p><p><b>1:02</b> Oh.</p>",
        "<p>He came at 8:15 in rain, at 9:20 in snow, and at 10:25 not at all.</p>",
        "<h2><sup>1</sup>One</h2><h2><sup>2</sup>Two</h2>",
        "<p class='v'>16</p><p class='verse'>For God</p>", "<p>On page <span class='v'>v</span> of it.</p>",
        "<p><b>12</b> men came. <b>7</b> men left.</p>", "<h2>Chapter <span class='verse-number'>3</span></h2>",
        "<table><tr><td><b>1</b></td><td>One</td></tr><tr><td><b>2</b></td><td>Two</td></tr><tr><td><b>3</b></td><td>Three</td></tr></table>",
    ])
    func `other numbers are not`(body: String) throws {
        #expect(try numbers(body).isEmpty)
    }

    @Test func `numbers of every fifth line of a poem are marked`() throws {
        let lines = (1...17).map { "A line of verse that goes on\($0 % 5 == 0 ? " \($0)" : "")<br/>" }
        #expect(try numbers("<p>\(lines.joined())</p>") == ["5", "10", "15"])
        #expect(try numbers("<p>It was 5<br/>and then 10<br/>and then 15<br/></p>").isEmpty)
    }

    @Test func `numbers of every fourth line of a sonnet are marked`() throws {
        let lines = (1...14).map { "A line of verse that goes on\($0 % 4 == 0 ? "     \($0)" : "")" }
        let book = try PlainBooks.text(Array(lines.joined(separator: "\n").utf8), name: "Sonnet")
        #expect(book.texts(.verseNumber) == ["4", "8", "12"])
    }

    @Test func `a Bible as plain text has the numbers of its verses marked`() throws {
        let verses = (1...12).map { "1:\($0) And the evening and the morning were day \($0)." }
        let book = try PlainBooks.text(Array(verses.joined(separator: "\n\n").utf8), name: "Genesis")
        #expect(book.texts(.verseNumber) == (1...12).map { "1:\($0)" })
    }

    @Test func `what is crossed out is marked`() throws {
        let book = try EPUBSketch.book(
            "<p>a <del>b</del> <s>c</s> <span class='x'>d</span> <del class='y'>e</del></p>",
            head: "<style>.x { text-decoration: line-through } .y { text-decoration: none }</style>"
        )
        #expect(book.texts(.struckOut) == ["b", "c", "d"])
        #expect(book.text == "a b c d e\n")
    }
}
