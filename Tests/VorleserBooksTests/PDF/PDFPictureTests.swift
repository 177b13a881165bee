import Foundation
import Testing
import VorleserTesting

@testable import VorleserBooks

struct PDFPictureNameTests {
    @Test func `names are what they were made of`() {
        #expect(PDFPictureName(page: 11, picture: 2).href == "page-12-picture-3.png")
        #expect(PDFPictureName("page-12-picture-3.png") == PDFPictureName(page: 11, picture: 2))
        #expect(PDFPictureName("page-1.png") == PDFPictureName(page: 0))
    }

    @Test(arguments: [
        "", "page-0.png", "page-1", "page--1.png", "page-1-picture-0.png", "../page-1.png",
        "page-99999999999999999999.png",
    ])
    func `other names are none`(name: String) { #expect(PDFPictureName(name) == nil) }
}

@Suite(.enabled(if: InstalledTool.canReadPDF))
struct PDFPictureTests {
    private let folder: Folder
    private let file: URL

    init() throws {
        folder = try Folder()
        file = folder.url("pictures.pdf")
        var sketch = PDFSketch()
        sketch.addPage(
            "1 0 0 rg 0 700 600 100 re f q 200 0 0 100 72 400 cm /I Do Q",
            resources: "/XObject<</I 50 0 R>>"
        )
        sketch.setStream(
            50,
            "abc",
            entries: "/Type/XObject /Subtype/Image /Width 1 /Height 1 /ColorSpace/DeviceRGB /BitsPerComponent 8"
        )
        try sketch.write(to: file)
    }

    @Test(arguments: [("page-1.png", 900, 1200), ("page-1-picture-1.png", 400, 200)])
    func `a picture is drawn large enough to be looked at`(href: String, width: Int, height: Int) throws {
        let bytes = [UInt8](try BookReader().resource(href, ofBookAt: file))
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        func number(_ offset: Int) -> Int { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
        #expect((number(16), number(20)) == (width, height))
    }

    @Test func `what is drawn has the colours of the page, from its top`() throws {
        let document = try PDFiumDocument(PinnedFile(at: file.path), password: nil, library: PDFium())
        let drawn = try #require(document.drawing(PDFPictureName(page: 0)))
        #expect(drawn.points.prefix(3) == [255, 0, 0])
        #expect(drawn.points.suffix(3) == [255, 255, 255])
    }

    @Test(arguments: ["page-2.png", "page-1-picture-2.png", "cover.jpg"])
    func `what is not there is said to be missing`(href: String) {
        #expect(throws: BookReadingError.missingResource(href: href)) {
            try BookReader().resource(href, ofBookAt: file)
        }
    }
}

@Suite(.enabled(if: InstalledTool.canReadPDF))
struct PDFUnlockingTests {
    private let locked = DevelopmentSet.lockedPDF

    @Test func `an unlocked copy opens without its password and says the same`() throws {
        let folder = try Folder()
        let copy = folder.url("copy.pdf")
        try BookReader().unlock(locked, password: "vorleser", to: copy)
        var original = try PDFProcess(at: locked.path, password: "vorleser")
        var unlocked = try PDFProcess(at: copy.path)
        #expect(try unlocked.contents() == original.contents())
        for _ in 0..<26 { #expect(try unlocked.nextPage() == original.nextPage()) }
    }

    @Test func `with another password there is no copy`() throws {
        let folder = try Folder()
        #expect(throws: BookReadingError.pdfPassword(wasGiven: true)) {
            try BookReader().unlock(locked, password: "Vorleser", to: folder.url("copy.pdf"))
        }
        #expect(try folder.names.isEmpty)
    }
}
