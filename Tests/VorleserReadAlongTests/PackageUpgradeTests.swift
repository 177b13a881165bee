import Foundation
import Testing

@testable import VorleserReadAlong

struct PackageUpgradeTests {
    private func upgraded(_ metadata: String, _ rest: String = "") throws -> PackageFile {
        let text = """
            <package xmlns="http://www.idpf.org/2007/opf" version="2.0" unique-identifier="id">
            <metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
            <dc:title>T</dc:title><dc:language>en</dc:language><dc:identifier id="id">urn:x</dc:identifier>\(metadata)
            </metadata>\(rest)</package>
            """
        var package = try #require(PackageFile(Array(text.utf8), at: ContainerPath("OEBPS/content.opf")))
        let required = RequiredMetadata(title: "Other", language: "und", identifier: "urn:y")
        package.upgrade(lacking: required, properties: [:])
        return package
    }

    private func refinements(_ package: PackageFile) -> [String] {
        (package.document.root.first("metadata")?.all("meta") ?? []).map {
            "\($0["refines"] ?? "")\($0["property"] ?? "")=\($0.text)"
        }
    }

    @Test func `What EPUB 2 says by attributes EPUB 3 says by refinements`() throws {
        let package = try upgraded(#"<dc:creator opf:role="aut" opf:file-as="Austen, Jane">Jane Austen</dc:creator>"#)
        #expect(package.metadata("dc:creator") == ["Jane Austen"])
        #expect(refinements(package) == ["#creatorrole=aut", "#creatorfile-as=Austen, Jane"])
        #expect(package.majorVersion == 3)
    }

    @Test func `Of several dates the publication's is kept`() throws {
        let package = try upgraded(
            #"<dc:date opf:event="creation">2001</dc:date><dc:date opf:event="publication">1815</dc:date>"#
        )
        #expect(package.metadata("dc:date") == ["1815"])
        #expect(package.meta("dcterms:created") == ["2001"])
    }

    @Test func `What is missing is added, what is there stays`() throws {
        let empty = #"<package version="2.0"><metadata/><manifest/><spine/></package>"#
        var package = try #require(PackageFile(Array(empty.utf8), at: ContainerPath("a.opf")))
        let required = RequiredMetadata(title: "Title", language: "und", identifier: "urn:y")
        package.upgrade(lacking: required, properties: [:])
        #expect(package.metadata("dc:title") == ["Title"])
        #expect(package.metadata("dc:language") == ["und"])
        #expect(package.metadata("dc:identifier") == ["urn:y"])
        #expect(try upgraded("").metadata("dc:title") == ["T"])
    }

    @Test func `The groups of OEB 1 are dissolved, their names written small`() throws {
        let package = try upgraded("<dc-metadata><dc:Creator>A</dc:Creator></dc-metadata><x-metadata/>")
        #expect(package.metadata("dc:creator") == ["A"])
        #expect(package.document.root.first("metadata")?.first("dc-metadata") == nil)
    }

    @Test func `The cover that EPUB 2 names is the cover`() throws {
        let package = try upgraded(
            #"<meta name="cover" content="c"/>"#,
            #"<manifest><item id="c" href="c.jpg" media-type="image/jpg"/></manifest><spine/><tours/>"#
        )
        #expect(package.items.map(\.properties) == [["cover-image"]])
        #expect(package.items.map(\.mediaType) == ["image/jpeg"])
        #expect(package.document.root.first("tours") == nil)
    }

    @Test func `Ids stay unique`() throws {
        var package = try upgraded("")
        let ids = (0..<3).map { package.add(ContainerPath("\($0).css"), "text/css", id: "id") }
        #expect(Set(ids + ["id"]).count == 4)
    }

    @Test func `Overlays of the publication's own go, with the sound that nothing else plays`() throws {
        var package = try upgraded("")
        for name in ["a.smil", "a.mp3", "b.mp3"] {
            package.add(
                ContainerPath("OEBPS/\(name)"),
                name.hasSuffix("smil") ? MediaOverlay.mediaType : "audio/mpeg",
                id: name
            )
        }
        package.addMeta("media:duration", "0:00:01.000")
        let gone = package.removeOverlays { _ in
            [ContainerPath("OEBPS/a.mp3"), ContainerPath("OEBPS/b.mp3")]
        } isUsed: {
            $0.fileName == "b.mp3"
        }
        #expect(gone.map(\.text).sorted() == ["OEBPS/a.mp3", "OEBPS/a.smil"])
        #expect(package.items.map(\.id) == ["b.mp3"])
        #expect(package.meta("media:duration").isEmpty)
    }
}
