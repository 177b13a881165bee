import Testing
import VorleserCore

@testable import VorleserReadAlong

struct PictureNamingTests {
    private func picture(_ alternative: String, at offset: Int, _ number: Int) -> SpokenPicture {
        let mark = TextMark(
            .image(alternative: alternative, resource: "a.png"),
            TextSpan(utf16: offset..<offset)
        )
        return SpokenPicture(id: "picture-\(number)", mark: mark, sound: 0, start: 0)
    }

    @Test func `Pictures are found by their words and their order, and keep the names they have`() {
        let pictures = [picture("A lamp", at: 0, 1), picture("A lamp", at: 1, 2), picture("x > y", at: 2, 3)]
        let document = Array(
            """
            <p><img alt="A  lamp" src="a.png"/><!-- <img alt="A lamp"/> --><img id="mine" alt="A lamp" src="a.png"/>\
            <imgs alt="x > y"/><img src="b.png" alt='x > y'></img></p>
            """.utf8
        )
        let naming = PictureNaming(Array(pictures.dropFirst()), among: pictures.map(\.mark))
        let (bytes, fragments) = naming.named(in: document)
        #expect(fragments.map(\.id) == ["mine", "picture-3"])
        #expect(fragments.map(\.mark) == ["picture-2", "picture-3"])
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == String(decoding: document, as: UTF8.self).replacing(
                    #"<img src="b.png""#,
                    with: #"<img id="picture-3" src="b.png""#
                )
        )
    }

    @Test func `A name that is taken is not given again, and what is not found has none`() {
        let pictures = [picture("A lamp", at: 0, 1), picture("A door", at: 1, 2)]
        let document = Array(#"<p id="picture-1"><img alt="A lamp" src="a.png"/></p>"#.utf8)
        let named = PictureNaming(pictures, among: pictures.map(\.mark)).named(in: document)
        #expect(named.fragments.map(\.id) == ["picture-1-"])
        #expect(String(decoding: named.bytes, as: UTF8.self).contains(#"<img id="picture-1-" alt"#))
    }
}
