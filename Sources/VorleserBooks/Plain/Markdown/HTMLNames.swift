/// The names of HTML's elements: what stands between angle brackets in Markdown may be something else.
enum HTMLNames {
    /// Whether a tag is the name of who writes, as chats print it: `<BRICKKILLEDAGUY>`.
    /// - Parameter tag: With its brackets.
    /// - Returns: Whether it is one word in capitals that HTML does not know.
    static func isNickname(_ tag: String) -> Bool {
        let name = tag.dropFirst().dropLast()
        guard tag.hasPrefix("<"), tag.hasSuffix(">"), name.count > 2, name.first?.isLetter == true else { return false }
        return name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "-" } && !known.contains(name.lowercased())
    }

    /// Source: HTML Living Standard, index of elements; HTML 4.01, index of elements; obsolete ones of browsers.
    private static let known = Set(
        """
        abbr acronym address applet area article aside audio base basefont bdi bdo bgsound big blink blockquote body br
        button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
        fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe
        img input ins isindex kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed
        noframes noscript object ol optgroup option output param picture plaintext pre progress rb rp rt rtc ruby samp
        script search section select slot small source span strike strong style sub summary sup svg table tbody td
        template textarea tfoot th thead time title tr track tt ul var video wbr xmp
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
    )
}
