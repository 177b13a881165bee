import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

@MainActor struct PaneTests {
    private static let pages = Checkout.folder.appending(path: "Sources/CWebPages/Web")

    private func json(_ answer: PaneContent.Answer) throws -> [String: Any] {
        #expect(answer.status == 200 && answer.type == "application/json")
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any])
    }

    @Test func `the page finds the book under the paths of the server`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let content = PaneContent(of: reader, pages: Self.pages)
        let outline = try json(await content.answer("/api/books/\(reader.book.id)/outline", [:]))
        #expect(outline["length"] as? Int == reader.book.units.count)
        #expect(outline["direction"] as? String == "ltr" && outline["title"] as? String == "lamp")
        let chapters = try #require(outline["chapters"] as? [[String: Any]])
        #expect(chapters.map { $0["title"] as? String } == ["One", "Two"])
        let parts = try #require(outline["parts"] as? [[String: Any]])
        #expect(parts.count == reader.book.parts.count)
        let part = try json(await content.answer("/api/books/\(reader.book.id)/parts/0", [:]))
        #expect((part["html"] as? String)?.contains("<em>a letter</em>") == true)
        #expect((part["sentences"] as? [Int])?.first == 0)
    }

    @Test func `its own files are there, and nothing beside them`() async throws {
        let house = try AppHouse()
        let content = PaneContent(of: try await house.open(), pages: Self.pages)
        let page = await content.answer(PaneContent.page, [:])
        #expect(page.status == 200 && page.type.hasPrefix("text/html"))
        #expect(String(decoding: page.bytes, as: UTF8.self).contains("/web/pane/pane.js"))
        for path in [
            "/web/../web_pages.c", "/web/pane/../../web_pages.c", "/web/.hidden.js", "/web/", "/",
            "/api/books/9999/outline",
            "/api/books/1/parts/99", "/api/books/1/parts/-1", "/api/books/1/parts/x", "/api/books/1/resource",
            "/api/books/1/places", "/web/favicon.ico",
        ] {
            #expect(await content.answer(path, ["href": "../../etc/passwd"]).status == 404, "\(path)")
        }
    }

    @Test func `pictures of the book are shown`() async throws {
        let house = try AppHouse()
        house.app.imports.add([Checkout.folder.appending(path: "Samples/the-time-machine.epub")])
        await house.app.imports.settled()
        await house.app.open(try #require(house.app.library.cards.first).id)
        let reader = try #require(house.app.reader)
        let content = PaneContent(of: reader, pages: nil)
        #expect(await content.answer(PaneContent.page, [:]).status == 404)
        let href = try #require(
            reader.book.book.marks.lazy.compactMap { mark -> String? in
                if case .image(_, let resource) = mark.kind { resource } else { nil }
            }.first
        )
        let picture = await content.answer("/api/books/\(reader.book.id)/resource", ["href": href])
        #expect(picture.status == 200 && picture.type.hasPrefix("image/") && picture.bytes.count > 100)
    }

    @Test func `what the page says is understood, and brought into the book`() {
        func message(_ facts: [String: Any]) -> PaneMessage? { PaneMessage(facts, length: 100) }
        func span(_ range: Range<Int>) -> TextSpan { TextSpan(utf16: range) }
        #expect(message(["name": "ready", "start": 1, "end": 9.0]) == .ready(span(1..<9)))
        #expect(
            message(["name": "moved", "start": -5, "end": 1e9, "byReader": true])
                == .moved(span(0..<100), byReader: true, byLayout: false)
        )
        #expect(message(["name": "tapped", "offset": 7.0]) == .tapped(TextOffset(utf16: 7)))
        #expect(message(["name": "menu", "offset": 7]) == .menu(TextOffset(utf16: 7)))
        #expect(message(["name": "selected", "start": 9, "end": 3]) == .selected(span(9..<9)))
        #expect(message(["name": "selected"]) == .selected(nil))
        #expect(message(["name": "link", "offset": 3]) == .link(TextOffset(utf16: 3)))
        #expect(message(["name": "note", "start": 3, "end": 4]) == .note(span(3..<4)))
        #expect(message(["name": "external", "address": "https://a.example"]) == .external("https://a.example"))
        #expect(message(["name": "blank"]) == .blank)
        #expect(message(["name": "broken", "message": "No."]) == .broken("No."))
        for facts: [String: Any] in [
            [:], ["name": 7], ["name": "tapped"], ["name": "tapped", "offset": "7"],
            ["name": "tapped", "offset": Double.nan],
            ["name": "tapped", "offset": Double.infinity], ["name": "moved", "start": 1], ["name": "external"],
            ["name": "x"],
        ] { #expect(message(facts) == nil, "\(facts)") }
        #expect(PaneMessage("ready", length: 1) == nil)
    }

    @Test func `what the page says is done`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let pane = PaneDouble()
        reader.pane = pane
        let all = reader.book.book.span
        #expect(reader.hear(.ready(all)) == nil && reader.inSight == all)
        reader.hear(.link(reader.chapters[1].start))
        reader.hear(.note(TextSpan(utf16: 5..<9)))
        #expect(pane.shown == [0, reader.chapters[1].start.utf16, 5])
        reader.hear(.tapped(TextOffset(utf16: 6)))
        #expect(reader.player.isOn)
        reader.hear(.moved(all, byReader: true, byLayout: false))
        #expect(reader.place == .start)
        #expect(reader.hear(.menu(.start)) == .menu(.start))
        reader.hear(.broken("Part 3 is missing."))
        #expect(reader.trouble?.message.contains("Part 3") == true)
    }

    @Test func `what is said to the page are calls with numbers`() {
        let span = TextSpan(utf16: 3..<9)
        #expect(PaneScript.show(span.lowerBound) == "vorleserPane.show(3)")
        #expect(PaneScript.reveal(span) == "vorleserPane.reveal(3, 9)")
        #expect(PaneScript.light(LitSpans(sentence: span)) == #"vorleserPane.light({"start": 3, "end": 9}, null)"#)
        #expect(
            PaneScript.mark([PaneMark(span: span, colour: .green)])
                == #"vorleserPane.mark([{"start": 3, "end": 9, "colour": "green"}])"#
        )
        #expect(PaneScript.mark([]) == "vorleserPane.mark([])")
        #expect(PaneScript.setMode(.paged) == #"vorleserPane.setMode("paged")"#)
        #expect(PaneScript.turn(-3) == "vorleserPane.turn(-1)" && PaneScript.turn(2) == "vorleserPane.turn(1)")
    }
}
