import Testing

@testable import VorleserBooks

struct ArchivePathTests {
    @Test(
        arguments: [
            ("c.xhtml", "OEBPS/c.xhtml", nil), ("../img/a%20b.png", "img/a b.png", nil), ("#x", "OEBPS/a.xhtml", "x"),
            ("c.xhtml#p%C3%A9", "OEBPS/c.xhtml", "pé"), ("/root.xhtml", "root.xhtml", nil),
            ("./d/./e", "OEBPS/d/e", nil),
            ("sub\\f.xhtml", "OEBPS/sub/f.xhtml", nil), ("c.xhtml?x=1#y", "OEBPS/c.xhtml", "y"),
            ("100%.xhtml", "OEBPS/100%.xhtml", nil), (" c.xhtml\n", "OEBPS/c.xhtml", nil),
        ] as [(String, String, String?)]
    )
    func `an address is resolved against its document`(reference: String, path: String, fragment: String?) {
        #expect(ArchivePath.resolve(reference, against: "OEBPS/a.xhtml") == .inside(path: path, fragment: fragment))
    }

    @Test(arguments: [
        "../../../etc/passwd", "../../../../../../../etc/passwd", "/../etc/passwd", "..\\..\\..\\etc\\passwd",
    ])
    func `no address leaves the archive`(reference: String) {
        #expect(ArchivePath.resolve(reference, against: "OEBPS/a.xhtml") == .inside(path: "etc/passwd", fragment: nil))
    }

    @Test(arguments: [
        "http://a.org/b", "//a.org/b", "mailto:a@b.c", "file:///etc/passwd", "data:text/plain,x", "\\\\host\\c$",
    ])
    func `an address with a scheme or a host is outside`(reference: String) {
        #expect(ArchivePath.resolve(reference, against: "a") == .outside(reference))
    }
}
