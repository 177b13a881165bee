import VorleserExport

/// When each part of a document is read aloud.
///
/// Source: EPUB 3.3 §9.2, “Media overlay documents”.
struct MediaOverlay: Hashable, Sendable {
    /// A part of the document, and its sound.
    struct Pair: Hashable, Sendable {
        /// The id of the element in the document.
        let fragment: String
        let sound: ContainerPath
        /// Milliseconds from the start of the sound. Never empty.
        let clip: Range<Int>
        /// What it is for, in the words of EPUB's structural semantics, so that listeners can have it skipped.
        var type: String?
    }

    /// Parts that belong together.
    struct Sequence: Hashable, Sendable {
        /// What they are as a whole, such as a table; `nil` for running text.
        var type: String?
        /// Never empty.
        var pairs: [Pair]
    }

    static let mediaType = "application/smil+xml"

    /// Where it is in the container.
    let path: ContainerPath
    /// The document that is read.
    let document: ContainerPath
    /// In reading order.
    let sequences: [Sequence]

    /// How long it takes.
    var milliseconds: Int { sequences.reduce(0) { $0 + $1.pairs.reduce(0) { $0 + $1.clip.count } } }

    /// The document.
    var bytes: [UInt8] {
        var body = Element("body")
        var count = 0
        for sequence in sequences {
            let pairs = sequence.pairs.map { pair -> Element in
                count += 1
                return element(pair, number: count)
            }
            guard let type = sequence.type, let first = sequence.pairs.first else {
                body.children += pairs.map(Element.Node.element)
                continue
            }
            let start = document.address(from: path, fragment: first.fragment)
            body.append(Element("seq", ["epub:type": type, "epub:textref": start], elements: pairs))
        }
        let root = Element("smil", ["version": "3.0"], elements: [body])
        return XMLDocument(vocabularies: Self.vocabularies, root: root).bytes()
    }

    private func element(_ pair: Pair, number: Int) -> Element {
        var element = Element(
            "par",
            ["id": "p\(number)"],
            elements: [
                Element("text", ["src": document.address(from: path, fragment: pair.fragment)]),
                Element(
                    "audio",
                    [
                        "src": pair.sound.address(from: path),
                        "clipBegin": ClockValue(milliseconds: pair.clip.lowerBound).text(hourDigits: 1),
                        "clipEnd": ClockValue(milliseconds: pair.clip.upperBound).text(hourDigits: 1),
                    ]
                ),
            ]
        )
        element["epub:type"] = pair.type
        return element
    }

    static let vocabularies = ["": "http://www.w3.org/ns/SMIL", "epub": "http://www.idpf.org/2007/ops"]

    /// The sounds that an overlay plays.
    static func sounds(in bytes: [UInt8], at path: ContainerPath) -> Set<ContainerPath> {
        let elements = XMLDocument(bytes, vocabularies: vocabularies)?.root.tree ?? []
        return Set(
            elements.compactMap { $0.name == "audio" ? $0["src"] : nil }
                .compactMap { ContainerPath.resolve($0, in: path)?.path }
        )
    }
}
