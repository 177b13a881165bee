import Testing
import VorleserCore

struct OneLineTests {
    @Test(arguments: [
        ("Emma", "Emma"), ("", ""), (" \n\t", ""), ("two\nlines", "two lines"),
        ("a\r\n\r\nb\tc\u{2028}d\u{2029}e", "a b c d e"),
        ("a\u{0}b\u{1B}[31m", "ab[31m"), ("lamp\u{202E}fdp.exe", "lampfdp.exe"), ("a\u{2066}b\u{200F}\u{FEFF}c", "abc"),
        (" two  blanks\u{3000}stay ", "two  blanks\u{3000}stay"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
        ("👩\u{200D}🚀", "👩\u{200D}🚀"),
    ])
    func `a name is one line without what steers`(given: String, line: String) {
        #expect(given.onOneLine == line)
    }

    @Test(arguments: [
        ("Emma", 4, "Emma"), ("Emma", 3, "Emm"), ("Emma", 0, ""), ("", 5, ""), ("長い", 5, "長"), ("ae\u{301}", 3, "a"),
        ("ae\u{301}", 4, "ae\u{301}"), ("e\u{301}\u{301}\u{301}", 5, "e\u{301}\u{301}"), ("e\u{301}", 2, "e"),
    ])
    func `a beginning has whole characters where there is room for one`(text: String, bytes: Int, beginning: String) {
        #expect(text.prefix(bytes: bytes) == beginning)
    }
}
