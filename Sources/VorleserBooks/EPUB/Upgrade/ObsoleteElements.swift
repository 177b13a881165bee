/// Elements that HTML no longer has, and what looks like them. Source: HTML Living Standard §16.2, “Non-conforming
/// features”.
enum ObsoleteElements {
    struct Replacement {
        let name: String
        var style: [String] = []
    }

    static func replacement(for element: MarkupNode) -> Replacement? {
        let name = element.name
        if let known = replacements[name] { return known }
        if AllowedAttributes.isKnown(name) { return nil }
        // Elements without a namespace are drawn as running text, or as a reader guesses.
        if case .block? = ElementKind.of(element) { return Replacement(name: "div") }
        return Replacement(name: "span")
    }

    private static let replacements: [String: Replacement] = [
        "acronym": Replacement(name: "abbr"),
        "basefont": Replacement(name: "span"),
        "big": Replacement(name: "span", style: ["font-size: larger"]),
        "blink": Replacement(name: "span"),
        "center": Replacement(name: "div", style: ["text-align: center"]),
        "dir": Replacement(name: "ul"),
        "font": Replacement(name: "span"),
        "listing": Replacement(name: "pre"),
        "marquee": Replacement(name: "div"),
        "menu": Replacement(name: "ul"),
        "nobr": Replacement(name: "span", style: ["white-space: nowrap"]),
        "noframes": Replacement(name: "div", style: ["display: none"]),
        "plaintext": Replacement(name: "pre"),
        "strike": Replacement(name: "s"),
        "tt": Replacement(name: "span", style: ["font-family: monospace"]),
        "xmp": Replacement(name: "pre"),
    ]
}
