import CLibXML2

/// What a saved page of the web has around its text: menus, share bars, notices of cookies, advertisements, comments.
///
/// Judged by HTML's own elements and ARIA's landmarks, by the words of classes and ids, and by how much of an element is
/// links. What holds the text itself is never among it, whatever it is called; and where nothing would be left to read,
/// nothing is.
/// Sources: HTML Living Standard §4.3; WAI-ARIA 1.2 §5.3.4, “Landmark roles”; the idea of Arc90's Readability.
struct PageSurroundings {
    private(set) var elements: Set<UnsafeMutablePointer<xmlNode>> = []
    private var measures: [UnsafeMutablePointer<xmlNode>: Measure] = [:]
    private var whole = Measure()

    /// What is in an element. Lengths are in bytes.
    private struct Measure {
        var text = 0
        var linked = 0
        /// Of text long enough to be part of a sentence, outside links.
        var prose = 0
        var links = 0
        var controls = 0
        var headings = 0
        var holdsMain = false

        static func += (one: inout Measure, other: Measure) {
            one.text += other.text
            one.linked += other.linked
            one.prose += other.prose
            one.links += other.links
            one.controls += other.controls
            one.headings += other.headings
            one.holdsMain = one.holdsMain || other.holdsMain
        }

        var linkShare: Double { Double(linked) / Double(max(text, 1)) }
    }

    init(of root: MarkupNode) {
        let body = root.child("body") ?? root
        measure(body)
        whole = measures[body.pointer] ?? Measure()
        choose(in: body)
        let left = elements.reduce(into: Measure()) { $0 += measures[$1] ?? Measure() }
        if whole.prose > 0, whole.prose <= left.prose { elements = [] }
    }

    // MARK: Measuring

    private mutating func measure(_ top: MarkupNode) {
        var open: [(node: MarkupNode, measure: Measure, isLink: Bool)] = []
        var node = top
        while true {
            if node.isElement, !Self.unseen.contains(node.nameKey) {
                let isLink = node.nameKey == Self.link || open.last?.isLink ?? false
                open.append((node, own(node), isLink))
                if let child = node.firstChild {
                    node = child
                    continue
                }
                close(&open)
            } else if node.isText, !open.isEmpty {
                let length = node.characters.count { $0 > 0x20 }
                open[open.count - 1].measure.text += length
                if open[open.count - 1].isLink {
                    open[open.count - 1].measure.linked += length
                } else if length >= 40 {
                    open[open.count - 1].measure.prose += length
                }
            }
            while node == top || node.next == nil {
                guard node != top, let parent = node.parent else { return }
                node = parent
                close(&open)
                if open.isEmpty { return }
            }
            guard let next = node.next else { return }
            node = next
        }
    }

    private mutating func close(_ open: inout [(node: MarkupNode, measure: Measure, isLink: Bool)]) {
        guard let last = open.popLast() else { return }
        measures[last.node.pointer] = last.measure
        if !open.isEmpty { open[open.count - 1].measure += last.measure }
    }

    private func own(_ node: MarkupNode) -> Measure {
        var measure = Measure()
        switch node.name {
        case "a": measure.links = 1
        case "button", "select", "input", "textarea": measure.controls = 1
        case "h1": measure.headings = 1
        case "main": measure.holdsMain = true
        default: measure.holdsMain = node.attribute("role") == "main"
        }
        return measure
    }

    // MARK: Choosing

    private mutating func choose(in body: MarkupNode) {
        var node = body.firstChild
        while let current = node {
            let isOne = current.isElement && isAround(current)
            if isOne { elements.insert(current.pointer) }
            node = current.following(in: body, skippingChildren: isOne)
        }
    }

    private func isAround(_ node: MarkupNode) -> Bool {
        guard let measure = measures[node.pointer], measure.text > 0, !measure.holdsMain, !holdsTitle(measure) else {
            return false
        }
        let words = HintWords(of: node)
        if words.areComments, isBesideText(node) { return true }
        // What holds much of the page's prose is the page.
        guard measure.prose * 3 <= whole.prose || measure.prose == 0 else { return false }
        if words.areSure || Self.roles.contains(node.attribute("role")?.lowercased() ?? "") { return true }
        switch node.name {
        case "nav": return node.attribute("type")?.contains("toc") != true
        case "dialog", "button", "select": return true
        case "form": return measure.controls > 0 && measure.prose == 0
        case "header", "footer": if !isInText(node) { return true }
        case "aside": if !isInText(node), measure.prose == 0 || measure.linkShare > 0.3 { return true }
        case "ul", "ol": if isMenu(node, measure) { return true }
        default: break
        }
        // “© 2003”: what stands below every page.
        if words.isFooter, measure.prose == 0, measure.text < 120, !isInText(node) { return true }
        let leadsAway = measure.links + measure.controls > 0 && (measure.prose == 0 || measure.linkShare > 0.4)
        if words.areLikely { return leadsAway || (words.isAdvertisement && measure.text < 100) }
        return ["aside", "footer"].contains(node.name) && measure.links > 0 && measure.linkShare > 0.3
    }

    /// The only heading of the highest rank is the title of what is read.
    private func holdsTitle(_ measure: Measure) -> Bool { measure.headings > 0 && measure.headings == whole.headings }

    /// A list of links to other pages, outside the text, on a page that has text.
    private func isMenu(_ node: MarkupNode, _ measure: Measure) -> Bool {
        guard measure.links >= 3, measure.prose == 0, measure.linkShare > 0.8, whole.prose > 5 * measure.text,
            !isInText(node)
        else { return false }
        return node.descendants.prefix(2000).allSatisfy { inner in
            inner.name != "a" || inner.attribute("href").map { !$0.hasPrefix("#") } ?? true
        }
    }

    /// Whether there is prose outside an element.
    private func isBesideText(_ node: MarkupNode) -> Bool {
        (measures[node.pointer]?.prose ?? 0) < whole.prose || whole.prose == 0
    }

    private func isInText(_ node: MarkupNode) -> Bool {
        var parent = node.parent
        while let current = parent {
            if ["article", "main", "section", "blockquote"].contains(current.name) { return true }
            parent = current.parent
        }
        return false
    }

    private static let unseen = Set(
        ["script", "style", "template", "noscript", "iframe", "svg"].map { MarkupNode.nameKey(of: $0) }
    )
    private static let link = MarkupNode.nameKey(of: "a")
    private static let roles: Set = [
        "navigation", "banner", "contentinfo", "search", "menu", "menubar", "toolbar", "tablist", "dialog",
        "alertdialog",
    ]
}

/// What the words of an element's classes and id say that it is.
private struct HintWords {
    private let words: Set<String>

    init(of node: MarkupNode) {
        let written = [node.attribute("id"), node.attribute("class")].compactMap(\.self).joined(separator: " ")
        words = Self.words(of: written.prefix(500))
    }

    var areComments: Bool { !words.isDisjoint(with: Self.comments) }
    var areSure: Bool { !words.isDisjoint(with: Self.sure) }
    var areLikely: Bool { !words.isDisjoint(with: Self.likely) || isAdvertisement }
    var isFooter: Bool { words.contains("footer") || words.contains("copyright") }
    var isAdvertisement: Bool { !words.isDisjoint(with: Self.advertisements) }

    /// “mw-editsection cookieBanner” is mw, editsection, cookie, banner.
    private static func words(of text: Substring) -> Set<String> {
        var words: Set<String> = []
        var word = ""
        var wasSmall = false
        for character in text {
            let isBreak = !character.isLetter || (character.isUppercase && wasSmall)
            if isBreak, !word.isEmpty {
                words.insert(word)
                word = ""
            }
            if character.isLetter { word += character.lowercased() }
            wasSmall = character.isLowercase
        }
        if !word.isEmpty { words.insert(word) }
        return words
    }

    private static let comments: Set = ["comments", "commentlist", "disqus"]
    private static let sure: Set = [
        "cookie", "cookies", "gdpr", "consent", "newsletter", "editsection", "catlinks", "printfooter", "navbox",
        "headerlink", "sphinxsidebar", "breadcrumb", "breadcrumbs", "paywall", "permalink",
    ]
    private static let likely: Set = [
        "nav", "navbar", "navigation", "menu", "menubar", "sidebar", "share", "sharing", "sharebar", "social",
        "subscribe", "subscription", "signup", "promo", "related", "recommended", "recommendations", "toolbar",
        "pagination", "pager", "skip", "jump", "masthead", "popup", "modal", "overlay", "footer", "header", "noprint",
        "trending", "tags", "login", "banner",
    ]
    private static let advertisements: Set = [
        "ad", "ads", "advert", "advertisement", "adsense", "sponsored", "sponsor",
    ]
}
