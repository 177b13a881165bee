import Testing

@testable import VorleserLibrary

struct FileNameTests {
    @Test(arguments: [
        ("Emma.epub", "Emma.epub"), ("Émile – ou de l’éducation.md", "Émile – ou de l’éducation.md"),
        ("../../etc/passwd", "passwd"), ("C:\\Books\\Emma.epub", "Emma.epub"), ("..", "book"), ("", "book"),
        (".epub", "epub"), ("  a b .txt ", "a b .txt"), ("a\u{0}\n\u{202E}b.txt", "a b.txt"), ("///", "book"),
        ("...hidden.txt", "hidden.txt"), ("می\u{200C}خواهم.txt", "می\u{200C}خواهم.txt"),
        ("book\u{200F}\u{2066}fdp.exe", "bookfdp.exe"),
    ])
    func `a name leads nowhere else`(given: String, name: String) {
        #expect(FileName(given).text == name)
    }

    @Test func `a long name is cut before its ending`() {
        let name = FileName(String(repeating: "長", count: 500) + ".markdown").text
        #expect(name.utf8.count <= 200)
        #expect(name.hasSuffix("長.markdown"))
        #expect(FileName("a." + String(repeating: "b", count: 500)).text.utf8.count == 200)
        let heaped = "e" + String(repeating: "\u{301}", count: 500)
        #expect(FileName(heaped + ".txt").text.utf8.count == 199)
    }
}
