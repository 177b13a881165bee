import Testing

@testable import VorleserSpeechDispatcher

struct SpeechMarkupTests {
    private typealias Token = SpeechMarkup.Token

    private static func text(_ markup: String) -> String {
        SpeechMarkup(markup).map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    @Test func `elements, their attributes and what stands between them`() {
        let tokens = Array(SpeechMarkup("<speak>A &lt; B<mark name='m&amp;1'/></speak>"))
        #expect(
            tokens == [
                .start(name: "speak", attributes: [:], isEmpty: false), .text("A < B"),
                .start(name: "mark", attributes: ["name": "m&1"], isEmpty: true), .end(name: "speak"),
            ]
        )
        let double = Array(SpeechMarkup(#"<say-as interpret-as = "characters" x='a>b'>"#))
        let attributes = ["interpret-as": "characters", "x": "a>b"]
        #expect(double == [.start(name: "say-as", attributes: attributes, isEmpty: false)])
    }

    @Test(arguments: [
        ("a < b", "a < b"), ("a <b", "a <b"), ("<", "<"), ("<<<", "<<<"), ("1 <2> 3", "1 <2> 3"), ("<a", "<a"),
        ("<a <b>c", "<a c"), ("fish & chips", "fish & chips"),
        ("&bogus; &#xD800; &#1114112;", "&bogus; &#xD800; &#1114112;"),
        ("&#65;&#x42;&amp;lt;", "AB&lt;"), ("<![CDATA[<b> & ]]>!", "<b> & !"), ("<![CDATA[open", "<![CDATA[open"),
        ("a<!-- <b> -->c", "ac"), ("a<?xml version='1.0'?>c", "ac"), ("<!-- open", "<!-- open"),
    ])
    func `what is not well-formed is text, and what is for programs is not`(markup: String, text: String) {
        #expect(Self.text(markup) == text)
    }

    @Test func `nothing that is defined is expanded`() {
        let bomb = """
            <?xml version="1.0"?><!DOCTYPE speak [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">\
            <!ENTITY c SYSTEM "file:///etc/passwd">]><speak>&b; &c;</speak>
            """
        #expect(Self.text(bomb) == "&b; &c;")
        #expect(Self.text("<!DOCTYPE speak [<!ENTITY a 'x'>") == "")
    }

    /// Each beginning that seeks its ending would read all the rest: a hundred thousand of them a hundred thousand times.
    @Test(arguments: ["<a ", "<!--", "<![CDATA[", "<?", "<a b='", "&#", "<!DOCTYPE"])
    func `beginnings without an end are read in one go`(beginning: String) {
        let count = 100_000
        let tokens = SpeechMarkup(String(repeating: beginning, count: count)).reduce(0) { count, _ in count + 1 }
        #expect(tokens <= count)
    }

    @Test(arguments: 0..<200)
    func `any bytes are read to their end`(seed: Int) {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let parts = [
            "<", ">", "/", "'", "\"", "=", "a", " ", "&", ";", "#", "x41", "!--", "-->", "[", "]", "<mark name='", "é",
        ]
        let markup = (0..<60).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return parts[Int(state >> 33) % parts.count]
        }.joined()
        let tokens = Array(SpeechMarkup(markup))
        #expect(tokens.count <= markup.utf8.count)
    }
}
