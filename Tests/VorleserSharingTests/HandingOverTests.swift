import Foundation
import Testing
import VorleserTesting
import Wording

@testable import VorleserSharing

@MainActor struct HandingOverTests {
    private let folder: Folder
    private let inbox: Inbox

    init() throws {
        folder = try Folder()
        inbox = Inbox(folder: folder.url("Inbox"))
    }

    /// What another program offers, played by hand.
    private final class OfferDouble: Offer {
        let name: String?
        let types: [String]
        var file: URL?
        var words: String?
        var link: String?
        var facts: [String: Any]?
        var fault: (any Error)?

        init(_ types: [String], named name: String? = nil) { (self.types, self.name) = (types, name) }

        func has(_ type: String) -> Bool { types.contains(type) }

        func withFile(as type: String, _ use: @escaping @Sendable (URL) throws -> Void) async throws {
            if let fault { throw fault }
            guard let file else { throw SharingError.notGiven }
            try await Task.detached { try use(file) }.value
        }

        func text() async throws -> String? { words }
        func address() async throws -> URL? { link.flatMap(URL.init(string:)) }
        func page() async throws -> OfferedPage? { facts.flatMap(OfferedPage.init) }
    }

    private func book(_ type: String, _ name: String, named offered: String? = nil) throws -> OfferDouble {
        let offer = OfferDouble([type, "public.file-url"], named: offered)
        let url = folder.url(name)
        try Data("It was late.".utf8).write(to: url)
        offer.file = url
        return offer
    }

    private func text(_ words: String, named name: String? = nil) -> OfferDouble {
        let offer = OfferDouble(["public.plain-text"], named: name)
        offer.words = words
        return offer
    }

    private func link(_ address: String) -> OfferDouble {
        let offer = OfferDouble(["public.url"])
        offer.link = address
        return offer
    }

    private func handOver(_ offers: [[any Offer]]) async -> HandingOver {
        let handing = HandingOver(to: inbox)
        await handing.run(offers)
        return handing
    }

    /// What lies in the inbox: a letter for the kind, and the name.
    private var waiting: [String] {
        inbox.parcels().map { parcel in
            switch parcel.content {
            case .file: "file \(parcel.name)"
            case .text(let url): "text \(parcel.name): \((try? String(contentsOf: url, encoding: .utf8)) ?? "")"
            case .address(let url): "address \(parcel.name): \(url.absoluteString)"
            }
        }
    }

    @Test func `files of books are handed over, several at once`() async throws {
        let handing = await handOver([
            [try book("org.idpf.epub-container", "lamp.epub")],
            [try book("com.adobe.pdf", "report.pdf", named: "Report")],
            [try book("public.plain-text", "notes.txt", named: "notes.txt")],
            [try book("public.data", "comic.cb7")],
        ])
        #expect(handing.state == .done(["Report", "notes.txt"]))
        #expect(waiting == ["file lamp.epub", "file Report.pdf", "file notes.txt", "file comic.cb7"])
        #expect(handing.words == "It is waiting in Vorleser.")
    }

    @Test func `a page is taken as the browser shows it, rather than its address`() async throws {
        let page = OfferDouble(["com.apple.property-list"])
        page.facts = ["address": "https://example.org/lamp", "title": "The Lamp", "html": "<p>It was late.</p>"]
        let handing = await handOver([[link("https://example.org/lamp"), page]])
        #expect(handing.state == .done(["The Lamp"]) && waiting == ["file The Lamp.html"])
        #expect(handing.words == "“The Lamp” is waiting in Vorleser.")
    }

    @Test func `a page that is not told is not handed over silently`() async throws {
        let handing = await handOver([[OfferDouble(["com.apple.property-list"])]])
        #expect(handing.state != .busy && waiting.isEmpty)
        #expect(handing.words.hasPrefix("The other app has not given it."))
    }

    @Test func `a text is taken as text, and an address in words as an address`() async throws {
        _ = await handOver([[text("A passage of a letter.")]])
        _ = await handOver([[text(" https://example.org/lamp \n")]])
        _ = await handOver([[link("https://example.org/two")]])
        #expect(
            waiting == [
                "text : A passage of a letter.", "address : https://example.org/lamp",
                "address : https://example.org/two",
            ]
        )
    }

    @Test func `a headline that comes with an address is its title, a passage is the text`() async throws {
        _ = await handOver([[text("The Lamp\n\nexample.org"), link("https://example.org/lamp")]])
        let passage = String(repeating: "It was late, and the house was quiet. ", count: 20)
        _ = await handOver([[text(passage, named: "Notes"), link("https://example.org/lamp")]])
        #expect(waiting == ["address The Lamp: https://example.org/lamp", "text Notes: \(passage)"])
    }

    @Test func `of several addresses or texts none is lost`() async throws {
        let handing = await handOver([[link("https://example.org/one"), link("https://example.org/two")]])
        #expect(waiting == ["address : https://example.org/one", "address : https://example.org/two"])
        #expect(handing.words == "It is waiting in Vorleser.")
        _ = await handOver([[text("A note."), link("https://example.org/three"), text("Another note.")]])
        #expect(
            waiting.suffix(3) == ["text : A note.", "address : https://example.org/three", "text : Another note."]
        )
    }

    @Test func `texts and addresses that come with files are handed over as well`() async throws {
        _ = await handOver([[text("A note."), try book("com.adobe.pdf", "a.pdf"), try book("com.adobe.pdf", "b.pdf")]])
        #expect(waiting == ["file a.pdf", "file b.pdf", "text : A note."])
        // The address of one file is where that comes from.
        _ = await handOver([[try book("com.adobe.pdf", "c.pdf"), link("https://example.org/c.pdf")]])
        #expect(waiting.suffix(2) == ["text : A note.", "file c.pdf"])
    }

    @Test(arguments: ["public.image", "public.audiovisual-content", "public.directory"])
    func `files without words are refused, and text beside them is not`(type: String) async throws {
        let picture = try book(type, "lamp")
        #expect(await handOver([[picture]]).words.hasPrefix("Vorleser cannot read that."))
        #expect(waiting.isEmpty)
        _ = await handOver([[picture, text("What is on it.")]])
        #expect(waiting == ["text : What is on it."])
    }

    @Test func `a text that is given as a file is taken as one`() async throws {
        let offer = text("")
        (offer.words, offer.file) = (nil, try book("public.data", "notes.txt").file)
        _ = await handOver([[offer]])
        #expect(waiting == ["file notes.txt"])
        offer.file = nil
        #expect(await handOver([[offer]]).words.hasPrefix("The other app has not given it."))
    }

    @Test func `a page that is not given, or is too long, is fetched where it is`() async throws {
        let silent = OfferDouble(["com.apple.property-list"])
        _ = await handOver([[link("https://example.org/lamp"), silent]])
        let long = OfferDouble(["com.apple.property-list"])
        let html = String(repeating: "<p>It was late.</p>", count: Inbox.mostTextBytes / 19 + 1)
        long.facts = ["address": "https://example.org/long", "title": "Long", "html": html]
        _ = await handOver([[long]])
        #expect(waiting == ["address : https://example.org/lamp", "address Long: https://example.org/long"])
        // One that lies nowhere cannot be.
        long.facts = ["address": "file:///lamp.html", "title": "Long", "html": html]
        #expect(await handOver([[long]]).words.hasPrefix("The text is longer than 20 MB."))
    }

    @Test func `who cancels keeps the rest back`() async throws {
        let (first, second) = (try book("com.adobe.pdf", "a.pdf"), try book("com.adobe.pdf", "b.pdf"))
        let handing = HandingOver(to: inbox)
        let run = Task { await handing.run([[first], [second]]) }
        run.cancel()
        await run.value
        #expect(waiting.count < 2 && handing.state == .busy)
    }

    @Test func `what no page of the web has is refused in words`() async throws {
        for offers in [[link("file:///etc/passwd")], [link("tel:123")]] {
            let handing = await handOver([offers])
            #expect(handing.words == "That is no address of a page.")
        }
        let nothing = await handOver([[OfferDouble(["public.image"])], []])
        #expect(nothing.words.hasPrefix("Vorleser cannot read that. Share an EPUB"))
        #expect(await handOver([]).state != .busy)
        #expect(waiting.isEmpty)
    }

    @Test func `what goes wrong is said, and keeps nothing else back`() async throws {
        let broken = try book("com.adobe.pdf", "b.pdf")
        broken.fault = SharingError.notGiven
        let (first, last) = (try book("com.adobe.pdf", "a.pdf"), try book("com.adobe.pdf", "c.pdf"))
        let handing = await handOver([[first], [broken, last]])
        #expect(waiting == ["file a.pdf", "file c.pdf"])
        #expect(handing.words.hasPrefix("Waiting in Vorleser: 2 of 3. The other app has not given it. Save it"))
        WordingLanguage.$ofTask.withValue(.german) {
            #expect(handing.words.hasPrefix("In Vorleser warten: 2 von 3. "))
        }
        let alone = await handOver([[broken]])
        #expect(alone.words.hasPrefix("The other app has not given it."))
    }

    @Test func `without a folder in common it says what to do, in the listener's language`() async throws {
        let handing = HandingOver(to: nil)
        await WordingLanguage.$ofTask.withValue(.german) {
            #expect(handing.words == "Es wird übergeben")
            await handing.run([[text("A text.")]])
            #expect(handing.words == "Vorleser ist von hier aus nicht erreichbar. Vorleser neu installieren.")
        }
    }

    @Test func `a page without words is none`() {
        #expect(OfferedPage([:]) == nil && OfferedPage(["html": ""]) == nil && OfferedPage(["html": 7]) == nil)
        #expect(OfferedPage(["html": "<p>"])?.title == "")
    }
}
