import Testing
import VorleserCore

@testable import VorleserBooks

struct TranscribersNotesTests {
    private static let story = String(repeating: "<p>The rain fell on the harbour, and nobody came.</p>", count: 40)

    @Test(arguments: [
        "<div class='notes'><p><i>Transcriber's Notes:</i> Dashes are kept.</p><p>Errors were mended.</p></div>",
        "<p>[Transcriber’s note: Errors were mended.]</p>",
        "<blockquote><p>TRANSCRIBER’S NOTE</p><p>Errors.</p></blockquote>",
        "<div><h2>Anmerkungen zur Transkription</h2><p>Fehler wurden behoben.</p></div>",
        "<p>Transcriber Note</p><p>Errors were mended.</p>",
    ])
    func `what a transcriber says is no part of the work`(note: String) throws {
        for body in [note + Self.story, Self.story + note] {
            let book = try EPUBSketch.book("<h1>One</h1><p>It began so.</p>\(body)")
            let found = book.texts(.section(.backMatter))
            #expect(found.count == 1 && found[0].contains("rror") || found.joined().contains("Fehler"), "\(found)")
            #expect(!found.joined().contains("rain"))
        }
    }

    @Test func `notes below a heading end where the next begins`() throws {
        let book = try EPUBSketch.book(
            "<h2>Transcriber's Note</h2><p>A.</p><p>B.</p><h2>Chapter I</h2>\(Self.story)<h2>Chapter II</h2>\(Self.story)"
        )
        #expect(book.texts(.section(.backMatter)) == ["Transcriber's Note\nA.\nB.\n"])
    }

    @Test func `a box that holds the work as well is not left out with the note that it begins with`() throws {
        let book = try EPUBSketch.book(
            "<div><p>Transcriber's Note: Errors were mended.</p><h1>One</h1>\(Self.story)</div><div>\(Self.story)</div>"
        )
        #expect(book.texts(.section(.backMatter)) == ["Transcriber's Note: Errors were mended.\n"])
    }

    @Test func `who speaks of transcribers is heard`() throws {
        let book = try EPUBSketch.book(
            "<h1>One</h1><p>Transcribers note what they see.</p><p>A transcriber’s note lay there.</p>"
        )
        #expect(book.texts(.section(.backMatter)).isEmpty)
    }

    @Test func `a heading with nothing but notes below announces what is not read`() throws {
        let notes =
            "<h3>FOOTNOTES:</h3><p><a id='n1' href='#r1'>[1]</a> A harbour.</p><p><a id='n2' href='#r2'>[2]</a> No.</p>"
        let signs = "<p>Rain<a id='r1' href='#n1'>[1]</a> fell<a id='r2' href='#n2'>[2]</a>.</p>"
        let book = try EPUBSketch.book("<h2>One</h2>\(signs)\(Self.story)\(notes)<h2>Two</h2>\(Self.story)")
        #expect(book.texts(.section(.notes)) == ["FOOTNOTES:\n[1] A harbour.\n[2] No.\n"])
        let other = try EPUBSketch.book("<h2>One</h2>\(signs)<h3>Notes</h3>\(Self.story)\(notes)")
        #expect(other.texts(.section(.notes)) == ["FOOTNOTES:\n[1] A harbour.\n[2] No.\n"])
    }

    @Test func `those who made a file are named in Project Gutenberg's header`() throws {
        let book = try EPUBSketch.book(
            """
            <pre>The Project Gutenberg EBook of One, by A

            *** START OF THIS PROJECT GUTENBERG EBOOK ONE ***


            Produced by Some Body and the Online
            Distributed Proofreading Team

            </pre><p>(This file was produced from images.)</p><h1>One</h1>\(Self.story)
            """
        )
        let licence = book.texts(.section(.licence)).joined()
        #expect(licence.contains("Some Body") && licence.contains("images") && !licence.contains("One\nThe rain"))
    }
}
