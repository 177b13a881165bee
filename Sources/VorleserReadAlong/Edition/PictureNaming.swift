import VorleserBooks
import VorleserCore

/// Gives the pictures of a document names, so that they can be pointed at.
///
/// A picture is known by what it shows in words: the first of the book's marks with these words is the first element with
/// them, and so on.
struct PictureNaming {
    private let pictures: [SpokenPicture]
    /// The words of all pictures of the document, in its order.
    private let alternatives: [TextMark: (words: String, number: Int)]

    /// - Parameters:
    ///   - pictures: Those to be named.
    ///   - marks: All of the document, in order.
    init(_ pictures: [SpokenPicture], among marks: [TextMark]) {
        self.pictures = pictures
        var counts: [String: Int] = [:]
        var alternatives: [TextMark: (words: String, number: Int)] = [:]
        for mark in marks {
            guard case .image(let alternative, _) = mark.kind else { continue }
            let words = alternative.withEvenBlanks
            let number = counts[words, default: 0]
            counts[words] = number + 1
            if alternatives[mark] == nil { alternatives[mark] = (words, number) }
        }
        self.alternatives = alternatives
    }

    /// - Parameter document: XHTML.
    /// - Returns: The document, and the elements that were found; each has the name it had, or else its own.
    func named(in document: [UInt8]) -> (bytes: [UInt8], fragments: [Fragment]) {
        guard !pictures.isEmpty else { return (document, []) }
        let elements = Dictionary(grouping: ImageTag.all(in: document), by: \.alternative)
        var names: [(place: Int, id: String)] = []
        var fragments: [Fragment] = []
        for picture in pictures {
            guard let (words, number) = alternatives[picture.mark], let alike = elements[words],
                alike.indices.contains(number)
            else { continue }
            let element = alike[number]
            if let id = element.id {
                fragments.append(Fragment(picture, id: id))
            } else {
                var id = picture.id
                while document.firstRange(of: Array("\"\(id)\"".utf8)) != nil { id += "-" }
                names.append((element.nameEnd, id))
                fragments.append(Fragment(picture, id: id))
            }
        }
        var bytes: [UInt8] = []
        var done = 0
        for name in names.sorted(by: { $0.place < $1.place }) {
            bytes += document[done..<name.place] + Array(#" id="\#(name.id)""#.utf8)
            done = name.place
        }
        return (bytes + document[done...], fragments)
    }
}

/// An `img` of an XHTML document.
private struct ImageTag {
    /// Where its name ends.
    let nameEnd: Int
    /// Its `alt`, with even blanks.
    let alternative: String
    let id: String?

    /// All of a document, in order; none of comments.
    static func all(in document: [UInt8]) -> [ImageTag] {
        var tags: [ImageTag] = []
        var place = document.startIndex
        while let start = document[place...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = document[start...]
            if rest.starts(with: "<!--".utf8) {
                place = rest.firstRange(of: Array("-->".utf8))?.upperBound ?? document.endIndex
            } else if rest.starts(with: "<![CDATA[".utf8) {
                place = rest.firstRange(of: Array("]]>".utf8))?.upperBound ?? document.endIndex
            } else {
                place = end(of: rest)
                let tag = document[start..<place]
                guard tag.starts(with: "<img".utf8), let next = tag.dropFirst(4).first, next <= 0x20 || next == 0x2F
                else { continue }
                let source = Array(tag) + (tag.dropLast().last == 0x2F ? [] : Array("</img>".utf8))
                let element = XMLDocument(source, vocabularies: [:])?.root
                let words = (element?["alt"] ?? "").withEvenBlanks
                tags.append(ImageTag(nameEnd: start + 4, alternative: words, id: element?["id"]))
            }
        }
        return tags
    }

    /// Where a tag ends that begins a stretch; `>` inside of quotes does not end it.
    private static func end(of tag: ArraySlice<UInt8>) -> Int {
        var quote: UInt8?
        for index in tag.indices {
            let byte = tag[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            }
        }
        return tag.endIndex
    }
}
