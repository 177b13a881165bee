import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

struct ComicTests {
    /// The beginning of a PNG of a size: nobody looks further.
    static func png(_ width: Int = 600, _ height: Int = 900) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + number(width)
            + number(height)
            + [8, 2, 0, 0, 0, 0, 0, 0, 0]
    }

    private func book(_ entries: [(String, [UInt8])], limits: ReadingLimits = .standard) throws -> Book {
        let archive = try ZipArchive(StoredZip.bytes(entries), limits: limits)
        return try #require(ComicBook(archive, fileName: "My comic", limits: limits))
            .book(languages: .standard) { _ in }
    }

    private func pictures(_ book: Book) -> [String] {
        book.marks.compactMap { if case .image(_, let resource) = $0.kind { resource } else { nil } }
    }

    @Test func `pages come in the order in which people count`() throws {
        let names = [
            "b/1.png", "a/p10.png", "a/p2.png", "a/P1.png", "__MACOSX/a/._p1.png", "Thumbs.db", "a/.hidden.png",
        ]
        let book = try book(names.map { ($0, Self.png()) })
        #expect(pictures(book) == ["a/P1.png", "a/p2.png", "a/p10.png", "b/1.png"])
        #expect(book.text == "\n\n\n\n" && book.format == .comic && book.isWordless)
        #expect(book.fixedPages?.pages.map(\.offset) == [0, 1, 2, 3])
        #expect(book.chapters.map(\.title) == ["a", "b"])
        #expect(book.metadata.title == "My comic" && book.metadata.cover == "a/P1.png")
    }

    @Test(arguments: [
        ("2.png", "10.png"), ("a2/1.png", "a10/1.png"), ("01.png", "1.png"), ("A.png", "b.png"), ("p1/1.png", "p2.png"),
        ("9.png", "99999999999999999999999999.png"),
    ])
    func `names are ordered one way`(first: String, second: String) {
        #expect(NaturalOrder.precedes(first, second) && !NaturalOrder.precedes(second, first))
        #expect(!NaturalOrder.precedes(first, first))
    }

    @Test func `ComicInfo says title, series, people and direction`() throws {
        let info = """
            <?xml version="1.0"?><ComicInfo><Title>The Ship</Title><Series>Sails</Series><Number>3</Number>\
            <Writer>Ann Author, Bo Bard</Writer><Penciller>Cy Crayon</Penciller><Year>2021</Year><Month>4</Month>\
            <Manga>YesAndRightToLeft</Manga><LanguageISO>ja</LanguageISO><Pages><Page Image="0" Type="FrontCover"/>\
            <Page Image="1" Bookmark="Storm"/><Page Image="2" DoublePage="true"/></Pages></ComicInfo>
            """
        let book = try book([
            ("3.png", Self.png()), ("1.png", Self.png()), ("2.png", Self.png()), ("ComicInfo.xml", Array(info.utf8)),
        ])
        #expect(book.metadata.title == "The Ship" && book.metadata.authors == ["Ann Author", "Bo Bard"])
        #expect(book.metadata.series == .init(name: "Sails", position: "3") && book.metadata.date == "2021-04")
        #expect(book.metadata.contributors == [.init(name: "Cy Crayon", role: "art")])
        #expect(book.fixedPages?.isFromRight == true)
        #expect(book.fixedPages?.pages.map(\.side) == [nil, nil, .center])
        #expect(book.chapters.map(\.title) == ["The Ship", "Storm"])
    }

    @Test func `what is no picture, or far too large a one, is left out and told`() throws {
        let book = try book([
            ("1.png", Self.png()), ("2.png", Array("MZ and no picture at all".utf8)),
            ("3.png", Self.png(60_000, 60_000)),
            ("4.svg", Array("<svg onload='alert(1)'/>".utf8)), ("5.png", Self.png(1200, 900)),
        ])
        #expect(pictures(book) == ["1.png", "5.png"])
        #expect(book.warnings.map(\.kind) == [.unreadableDocument, .limit])
        #expect(book.fixedPages?.pages.map(\.side) == [nil, .center])
    }

    @Test func `of a picture that is larger than may be no more than its beginning is unpacked`() throws {
        let bytes = StoredZip.bytes([("1.png", Self.png() + [UInt8](repeating: 0, count: 2 << 20))])
        for entries in [
            try ZipArchive(OwnZipEntries(bytes, limits: .standard), limits: .standard),
            try ZipArchive(bytes, limits: .standard),
        ] {
            #expect(
                try entries.start(of: "1.png", count: 40) == Self.png()
                    + [UInt8](repeating: 0, count: 40 - Self.png().count)
            )
        }
        var limits = ReadingLimits.standard
        limits.resourceBytes = 1 << 20
        let comic = try #require(ComicBook(ZipArchive(bytes, limits: limits), fileName: "b", limits: limits))
        #expect(throws: BookReadingError.nothingToRead(found: "1 file named as a picture, which is none")) {
            try comic.book(languages: .standard) { _ in }
        }
        #expect(throws: BookReadingError.limitExceeded(what: "bytes in one resource", limit: 1 << 20)) {
            try comic.resource("1.png")
        }
    }

    @Test func `only pages are given out`() throws {
        let archive = try ZipArchive(StoredZip.bytes([("1.png", Self.png()), ("secret.txt", [1])]), limits: .standard)
        let comic = try #require(ComicBook(archive, fileName: "b", limits: .standard))
        #expect(try comic.resource("1.png") == Self.png())
        #expect(throws: BookReadingError.missingResource(href: "secret.txt")) { try comic.resource("secret.txt") }
    }

    @Test(
        arguments: [
            (Array("GIF89a".utf8) + [0x40, 1, 0xC8, 0, 0, 0], 320, 200),
            (Array("RIFF\0\0\0\0WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x3F, 1, 0, 0xC7, 0, 0], 320, 200),
            (Array("RIFF\0\0\0\0WEBPVP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 0x40, 1, 0xC8, 0], 320, 200),
            (Array("RIFF\0\0\0\0WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x3F, 0xC1, 0x31, 0, 0, 0, 0, 0, 0], 320, 200),
        ] as [([UInt8], Int, Int)]
    )
    func `the size of a picture stands in its beginning`(bytes: [UInt8], width: Int, height: Int) {
        let picture = PagePicture(bytes)
        #expect(picture?.width == width && picture?.height == height)
        for length in 0..<bytes.count { _ = PagePicture(Array(bytes.prefix(length))) }
    }

    @Test func `a picture whose sides have no product is too large`() throws {
        let picture = try #require(PagePicture(Self.png(4_294_967_295, 4_294_967_295)))
        #expect(picture.isTooLarge)
    }

    @Test func `a comic packed otherwise is told from other archives`() {
        let rar = Array("Rar!\u{1A}\u{7}".utf8)
        #expect(
            FormatRecognition.kind(head: rar, tail: rar, name: "a.cbr")
                == .other(UnreadFormat("a comic packed as a RAR archive", .packedComic))
        )
        #expect(FormatRecognition.kind(head: rar, tail: rar, name: "a.rar") == .other("a RAR archive"))
        let error = BookReadingError.unknownFormat(
            looksLike: UnreadFormat("a comic packed as a RAR archive", .packedComic)
        )
        #expect(error.recoverySuggestion?.contains(".cbz") == true)
    }
}
