import Testing
import VorleserTesting

@testable import VorleserBooks

struct PDFMessageTests {
    @Test(arguments: messages)
    func `what is said is what is heard`(message: PDFMessage) throws {
        #expect(try heard(message.bytes()) == message)
    }

    @Test(arguments: messages)
    func `a message that is cut off is none`(message: PDFMessage) {
        let bytes = message.bytes()
        let header = PDFMessage.Header.size
        for count in stride(from: header, to: bytes.count, by: max(1, bytes.count / 500)) {
            guard case .bytes = message else {
                #expect(throws: PDFMessageError.self) { try PDFMessage(kind: bytes[0], Array(bytes[header..<count])) }
                continue
            }
        }
    }

    @Test(arguments: messages)
    func `a message with wrong bytes is another one or none`(message: PDFMessage) {
        var chance = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            var bytes = message.bytes()
            for _ in 0..<Int.random(in: 1...8, using: &chance) {
                bytes[Int.random(in: 0..<bytes.count, using: &chance)] = .random(in: 0...255, using: &chance)
            }
            guard let heard = try? heard(bytes) else { continue }
            if case .page(let page) = heard { expectSound(page) }
        }
    }

    @Test func `noise is no message`() {
        var chance = SeededGenerator(seed: 8)
        for kind in UInt8(0)...6 {
            for count in [0, 1, 4, 5, 40, 400] {
                let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
                guard let heard = try? PDFMessage(kind: kind, noise) else { continue }
                if case .page(let page) = heard { expectSound(page) }
            }
        }
    }

    @Test func `a message that claims to be longer than any is refused`() {
        #expect(throws: PDFMessageError.self) { try PDFMessage.Header([2, 0xFF, 0xFF, 0xFF, 0xFF]) }
        #expect(throws: PDFMessageError.self) { try PDFMessage.Header([9, 1, 0, 0, 0]) }
        #expect(throws: PDFMessageError.self) { try PDFMessage.Header([2, 1, 0]) }
    }

    @Test func `more glyphs than a page may have are refused`() {
        var limits = PDFLimits()
        limits.glyphs = 1
        let bytes = PDFMessage.page(Self.page).bytes()
        #expect(throws: PDFMessageError.self) {
            try PDFMessage(kind: bytes[0], Array(bytes[PDFMessage.Header.size...]), limits: limits)
        }
    }

    @Test(arguments: [1_000_001, -1e30, .infinity, .nan] as [Float])
    func `places that are on no page are refused`(x: Float) {
        var page = Self.page
        page.glyphs[0].x = x
        #expect(throws: PDFMessageError.self) { try heard(PDFMessage.page(page).bytes()) }
        page = Self.page
        page.rules[0].right = x
        #expect(throws: PDFMessageError.self) { try heard(PDFMessage.page(page).bytes()) }
    }

    @Test(arguments: [-10, -0.001] as [Float])
    func `letters smaller than nothing are refused`(size: Float) {
        var page = Self.page
        page.glyphs[0].size = size
        #expect(throws: PDFMessageError.self) { try heard(PDFMessage.page(page).bytes()) }
    }

    private func heard(_ bytes: [UInt8]) throws -> PDFMessage {
        let size = PDFMessage.Header.size
        let header = try PDFMessage.Header(Array(bytes.prefix(size)))
        guard header.count == bytes.count - size else { throw PDFMessageError() }
        return try PDFMessage(kind: header.kind, Array(bytes[size...]))
    }

    private func expectSound(_ page: PDFPage) {
        #expect(page.glyphs.allSatisfy { Int($0.font) < page.fonts.count && $0.quarterTurns < 4 && $0.x.isFinite })
    }

    private static let page = PDFPage(
        index: 11,
        label: "xii",
        width: 595.5,
        height: 842,
        glyphs: [
            PDFGlyph(
                scalar: "A",
                signs: [.invisible, .slanted],
                font: 1,
                box: PDFBox(left: 1, top: 2, right: 3, bottom: 4),
                x: 1.5,
                y: -3.25,
                size: 10,
                quarterTurns: 3
            ),
            PDFGlyph(
                scalar: "\u{1F600}",
                signs: [],
                font: 0,
                box: PDFBox(left: 0, top: 0, right: 0, bottom: 0),
                x: 0,
                y: 0,
                size: 0,
                quarterTurns: 0
            ),
        ],
        fonts: [
            PDFFont(name: "Göttingen", weight: 0, isItalic: true, isMonospaced: false),
            PDFFont(name: "", weight: 1000, isItalic: false, isMonospaced: true),
        ],
        rules: [PDFBox(left: 72, top: 700, right: 200, bottom: 700.5)],
        pictures: [PDFBox(left: -1, top: 0, right: 600, bottom: 800)],
        dots: [PDFBox(left: 60, top: 100, right: 63, bottom: 103)],
        areas: [PDFBox(left: 60, top: 100, right: 163, bottom: 120)],
        links: [
            PDFLink(box: PDFBox(left: 1, top: 1, right: 2, bottom: 2), target: .page(3, y: 12.5)),
            PDFLink(box: PDFBox(left: 1, top: 1, right: 2, bottom: 2), target: .page(0, y: nil)),
            PDFLink(box: PDFBox(left: 1, top: 1, right: 2, bottom: 2), target: .address("https://example.org/ä")),
        ]
    )

    private static let contents = PDFContents(
        pageCount: 400,
        title: "A title",
        author: "",
        created: "D:20240131",
        language: "de-CH",
        outline: [
            PDFOutlineEntry(title: "One", level: 0, page: 399, y: 1),
            PDFOutlineEntry(title: "Two \u{1F600}", level: 32),
        ]
    )

    private static let messages: [PDFMessage] =
        [.page(page), .page(.unreadable(3)), .contents(contents), .contents(PDFContents(pageCount: 0)), .end]
        + [.bytes([]), .bytes([1, 2, 3])]
        + [
            .passwordNeeded, .wrongPassword, .unknownProtection, .damaged(reason: "r"), .noPicture,
            .libraryMissing(looked: ["a", "b"]), .libraryUnusable(path: "p", reason: "r"), .unreadable(reason: "r"),
        ].map(PDFMessage.failure)
}
