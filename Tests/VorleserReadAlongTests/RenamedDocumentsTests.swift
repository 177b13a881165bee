import Testing

@testable import VorleserReadAlong

struct RenamedDocumentsTests {
    private let renamed = RenamedDocuments(
        ["a/one.html", "a/two.htm", "a/three.xhtml"].map { ContainerPath($0) },
        taken: ["a/one.html", "a/two.htm", "a/three.xhtml", "a/Two.xhtml"]
    )

    private func relinked(_ text: String) -> String {
        String(decoding: renamed.relinked(Array(text.utf8), at: ContainerPath("a/one.html")), as: UTF8.self)
    }

    @Test func `Links follow the documents they lead to`() {
        #expect(relinked(#"<a class="x" href="two.htm#n&amp;1">"#) == #"<a class="x" href="two-2.xhtml#n&amp;1">"#)
        #expect(relinked("<a href = '../a/one.html#x'>") == "<a href = '#x'>")
    }

    @Test(arguments: [
        #"<p title="two.htm">href="two.htm"</p>"#, #"<a href="three.xhtml#a"/>"#, #"<a href="http://a.org/two.htm"/>"#,
        "<!-- <a href=\"two.htm\"> -->", "<![CDATA[<a href=\"two.htm\">]]>", "<?x href=\"two.htm\"?>", "<a href=\"",
        #"<a href="missing.htm"/>"#, "<", "<a href",
    ])
    func `Nothing else changes`(text: String) {
        #expect(relinked(text) == text)
    }
}
