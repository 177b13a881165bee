import CLibXML2

/// What a saved page of the web has around its text: menus, share bars, notices of cookies, advertisements, comments, other news.
///
/// Judged by HTML's own elements and ARIA's landmarks, by the words of classes and ids, by what headings promise, by how
/// much of an element is links, and by where the page's article ends. What holds the text itself is never among it,
/// whatever it is called; and where nothing would be left to read, nothing is.
/// Sources: HTML Living Standard §4.3; WAI-ARIA 1.2 §5.3.4, “Landmark roles”; the idea of Arc90's Readability.
struct PageSurroundings {
    private(set) var elements: Set<UnsafeMutablePointer<xmlNode>> = []
    /// What browsers that run scripts do not show: text in `noscript`. Pictures in it are those that scripts load.
    private(set) var unshown: Set<UnsafeMutablePointer<xmlNode>> = []
    private(set) var measures: [UnsafeMutablePointer<xmlNode>: Measure] = [:]
    private(set) var whole = Measure()
    private let frame: Set<UnsafeMutablePointer<xmlNode>>
    private var withoutScripts: [MarkupNode] = []
    private var shownWithoutScripts: Set<UnsafeMutablePointer<xmlNode>> = []
    /// The element that is the page's article, where it has one and says so.
    private var article: MarkupNode?

    /// What is in an element. Lengths are in bytes.
    struct Measure {
        var text = 0
        var linked = 0
        /// Of text long enough to be part of a sentence, outside links.
        var prose = 0
        var links = 0
        var controls = 0
        var headings = 0
        var holdsMain = false
        /// Whether an element right in it is no part of running text.
        var holdsBlocks = false

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
        frame = [root.pointer, body.pointer]
        measure(body)
        whole = measures[body.pointer] ?? Measure()
        unshown = Set(withoutScripts.filter(isUnshown).map(\.pointer))
        shownWithoutScripts = Set(withoutScripts.map(\.pointer)).subtracting(unshown)
        if !shownWithoutScripts.isEmpty {
            measure(body)
            whole = measures[body.pointer] ?? Measure()
        }
        article = article(in: body)
        choose(in: body)
        if let article {
            spare(article)
            chooseBehind(article, in: body)
        }
        let left = elements.reduce(into: Measure()) { $0 += measures[$1] ?? Measure() }
        if whole.prose > 0, whole.prose <= left.prose { elements = [] }
    }

    /// How much prose is in an element, in bytes.
    func prose(in node: MarkupNode) -> Int { measures[node.pointer]?.prose ?? 0 }

    /// Whether an element is shown though it is hidden: until their scripts have run, pages hide themselves against flicker
    /// and strange frames. What is hidden by itself must hold most of the page, what a style sheet hides a third.
    func isShown(_ node: MarkupNode, hiddenItself: Bool) -> Bool {
        let prose = prose(in: node)
        return frame.contains(node.pointer) || (prose > 0 && prose * 3 > whole.prose * (hiddenItself ? 2 : 1))
    }

    // MARK: Measuring

    private mutating func measure(_ top: MarkupNode) {
        var open: [(node: MarkupNode, measure: Measure, isLink: Bool)] = []
        var node = top
        while true {
            if node.isElement, isSeen(node) {
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
                } else if length >= Self.shortestProse {
                    open[open.count - 1].measure.prose += length
                }
            } else if node.isElement {
                note(node, in: &open)
                if node.nameKey == Self.noScript { withoutScripts.append(node) }
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

    private func isSeen(_ node: MarkupNode) -> Bool {
        !Self.unseen.contains(node.nameKey)
            || !shownWithoutScripts.isEmpty && shownWithoutScripts.contains(node.pointer)
    }

    private mutating func close(_ open: inout [(node: MarkupNode, measure: Measure, isLink: Bool)]) {
        guard let last = open.popLast() else { return }
        measures[last.node.pointer] = last.measure
        guard !open.isEmpty else { return }
        open[open.count - 1].measure += last.measure
        note(last.node, in: &open)
    }

    /// Notes what an element is to the one it lies in.
    private func note(
        _ node: MarkupNode,
        in open: inout [(node: MarkupNode, measure: Measure, isLink: Bool)]
    ) {
        guard !open.isEmpty, !PhrasingContent.kind(of: node).isPartOfText else { return }
        open[open.count - 1].measure.holdsBlocks = true
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

    /// Whether what is for browsers without scripts is not to be read: nearly always, but there are pages that have all
    /// their text in it. Browsers that save a page write the markup itself as text.
    private func isUnshown(_ node: MarkupNode) -> Bool {
        let text = node.text(limit: 100_000)
        guard !text.isEmpty else { return false }
        return text.hasPrefix("<") || text.utf8.count < max(whole.prose, Self.shortestArticle)
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

    /// Where most of the article would be left out for the names of its parts, these are not what their names say.
    private mutating func spare(_ article: MarkupNode) {
        let inside = elements.filter { pointer in
            let measure = measures[pointer] ?? Measure()
            return measure.prose > 0 && measure.controls == 0 && measure.linkShare < 0.3
                && MarkupNode(pointer: pointer).isInside(article)
        }
        let lost = inside.reduce(0) { $0 + (measures[$1]?.prose ?? 0) }
        if lost * 2 > prose(in: article) { elements.subtract(inside) }
    }

    /// What follows the article's end: comments, other news, the site's foot; where the article is most of what is left.
    private mutating func chooseBehind(_ article: MarkupNode, in body: MarkupNode) {
        let most = prose(in: article)
        let left = whole.prose - elements.reduce(0) { $0 + (measures[$1]?.prose ?? 0) }
        guard most * 2 > left else { return }
        var current = article
        while current != body, let parent = current.parent {
            var sibling = current.next
            while let next = sibling {
                sibling = next.next
                guard let measure = measures[next.pointer], measure.text > 0, measure.prose < most,
                    !measure.holdsMain, measure.headings == 0
                else { continue }
                elements.insert(next.pointer)
            }
            current = parent
        }
    }

    private func isAround(_ node: MarkupNode) -> Bool {
        guard let measure = measures[node.pointer], measure.text > 0, !measure.holdsMain, !holdsTitle(measure),
            !isInSentence(node, measure)
        else {
            return false
        }
        let words = HintWords(of: node, heedingID: !isNamedByHeading(node))
        if words.areComments, isBesideText(node) { return true }
        let isOutside = isOutside(node)
        let isAside = node.name == "aside" || node.attribute("role")?.lowercased() == "complementary"
        if isAside, isOutside, isOutsideOfArticle(node) { return true }
        // What holds much of the page's prose is the page.
        guard !isMuch(node, measure) || measure.prose == 0 else { return false }
        if words.areSure || words.mayNameText && isRequest(measure) || isSkipLink(node)
            || Self.roles.contains(node.attribute("role")?.lowercased() ?? "")
        {
            return true
        }
        if node.isHeading { return false }
        if isAside, isOutside { return true }
        switch node.name {
        case "nav": return node.attribute("type")?.contains("toc") != true
        case "dialog", "button", "select": return true
        case "form": if measure.controls > 0, measure.prose == 0 || words.areLikely || words.areOfForms { return true }
        case "header", "footer": if isOutside { return true }
        case "ul", "ol": if isMenu(node, measure) { return true }
        default: break
        }
        // “© 2003”: what stands below every page.
        if words.isFooter, measure.prose == 0, measure.text < 120, isOutside { return true }
        if words.areBeside, isOutside, !isAmongParagraphs(node) { return true }
        if words.areOfAuthor, measure.prose * 6 <= whole.prose { return true }
        if words.areOfOtherPages, measure.links > 0, isOutsideOfArticle(node) { return true }
        if measure.links > 0, promisesOtherPages(node, measure) { return true }
        if isNamelessBox(node, measure, isOutside: isOutside) || isLineToOtherPages(node, measure) { return true }
        let leadsAway = measure.links + measure.controls > 0 && (measure.prose == 0 || measure.linkShare > 0.4)
        if words.areLikely { return leadsAway || isAside || (words.isAdvertisement && measure.text < 100) }
        return (isAside || node.name == "footer") && measure.links > 0 && measure.linkShare > 0.3
    }

    /// The only heading of the highest rank is the title of what is read.
    private func holdsTitle(_ measure: Measure) -> Bool { measure.headings > 0 && measure.headings == whole.headings }

    /// Whether an element leads elsewhere or asks for something, rather than being text under a name that says
    /// otherwise: newspapers call each paragraph that is paid for “paywall”.
    private func isRequest(_ measure: Measure) -> Bool {
        measure.controls > 0 || measure.links > 0 && measure.linkShare > 0.3
    }

    /// A link to the page's own text, for those who do not see the menus before it.
    private func isSkipLink(_ node: MarkupNode) -> Bool {
        node.name == "a" && node.attribute("href")?.hasPrefix("#") ?? false
            && HintWords.leadsToText(node.text(limit: 80))
    }

    private func isMuch(_ node: MarkupNode, _ measure: Measure) -> Bool {
        if measure.prose * 3 > whole.prose { return true }
        guard let article, measure.prose * 2 > prose(in: article) else { return false }
        return node.isInside(article)
    }

    /// A list of links to other pages, outside the text, on a page that has text.
    private func isMenu(_ node: MarkupNode, _ measure: Measure) -> Bool {
        guard measure.links >= 3, measure.prose == 0, measure.linkShare > 0.8, whole.prose > 5 * measure.text,
            isOutside(node)
        else { return false }
        return node.descendants.prefix(2000).allSatisfy { inner in
            inner.name != "a" || inner.attribute("href").map { !$0.hasPrefix("#") } ?? true
        }
    }

    /// Whether there is prose outside an element.
    private func isBesideText(_ node: MarkupNode) -> Bool {
        (measures[node.pointer]?.prose ?? 0) < whole.prose || whole.prose == 0
    }

    /// Whether no element around it says that it is part of the text.
    private func isOutside(_ node: MarkupNode) -> Bool {
        var parent = node.parent
        while let current = parent {
            if ["article", "main", "section", "blockquote"].contains(current.name) { return false }
            parent = current.parent
        }
        return true
    }

    /// Whether the page has an article, and an element is neither in it nor around it.
    private func isOutsideOfArticle(_ node: MarkupNode) -> Bool {
        guard let article else { return false }
        return !article.isInside(node) && !node.isInside(article)
    }

    // MARK: The article

    /// The article, where one element says that it is, and no other has nearly as much to read.
    private func article(in body: MarkupNode) -> MarkupNode? {
        let named = body.descendants.filter { $0.name == "article" || $0.attribute("itemprop", hasWord: "articleBody") }
        guard let longest = named.max(by: { prose(in: $0) < prose(in: $1) }), prose(in: longest) >= Self.shortestArticle
        else { return nil }
        let others = named.filter { !$0.isInside(longest) && !longest.isInside($0) }
        guard others.allSatisfy({ prose(in: $0) * 4 <= prose(in: longest) }) else { return nil }
        // Its words, where they are told apart from who wrote them and what else there is to read.
        let bodies = named.filter { $0.name != "article" && $0.isInside(longest) }
        guard bodies.count == 1, prose(in: bodies[0]) * 4 >= prose(in: longest) * 3 else { return longest }
        return bodies[0]
    }

    /// Bytes; what is shorter may be a teaser.
    private static let shortestArticle = 500
    private static let shortestProse = 40

    private static let unseen = Set(
        ["script", "style", "template", "noscript", "iframe", "svg"].map { MarkupNode.nameKey(of: $0) }
    )
    private static let noScript = MarkupNode.nameKey(of: "noscript")
    private static let link = MarkupNode.nameKey(of: "a")
    private static let roles: Set = [
        "navigation", "banner", "contentinfo", "search", "menu", "menubar", "toolbar", "tablist", "dialog",
        "alertdialog",
    ]
}

// MARK: Words in sentences, and names of sections

extension PageSurroundings {
    /// Whether an element is words of a sentence or a heading, whatever it is called: inline, with text beside it. The
    /// signs beside headings (“[edit]”, “¶”) are for those who work on the page.
    private func isInSentence(_ node: MarkupNode, _ measure: Measure) -> Bool {
        guard PhrasingContent.kind(of: node) == .inline || node.name == "button", var line = node.parent else {
            return false
        }
        while PhrasingContent.kind(of: line) == .inline, let parent = line.parent { line = parent }
        guard let around = measures[line.pointer] else { return false }
        if line.isHeading { return around.text == measure.text || !isSign(node) }
        guard !isSign(node), !around.holdsBlocks else { return false }
        let beside = around.text - around.linked - (node.name == "a" ? 0 : measure.text)
        return beside >= Self.shortestSentence
            || (node.hasWords { $0.pointer.pointee.prev.map(MarkupNode.init) } && node.hasWords(\.next))
    }

    private func isSign(_ node: MarkupNode) -> Bool {
        HintWords(of: node, heedingID: true).areSigns || !node.text(limit: 40).contains { $0.isLetter }
    }

    /// Bytes.
    private static let shortestSentence = 20

    /// Whether an element's id only repeats its heading, as generators of pages make them: a chapter on cookies is not
    /// the page's notice of them. Comments of readers are known by their number and by what is in them.
    private func isNamedByHeading(_ node: MarkupNode) -> Bool {
        guard let id = node.attribute("id"),
            let heading = node.isHeading ? node : node.descendants.prefix(20).first(where: \.isHeading)
        else { return false }
        let title = heading.text(limit: 200)
        let words = Set(title.lowercased().split { !$0.isLetter }.map(String.init))
        let own = HintWords.words(of: id[...])
        guard !own.isEmpty, own.isSubset(of: words) else { return false }
        guard HintWords(words: own).areComments else { return true }
        return !title.contains(where: \.isNumber)
            && !node.descendants.prefix(500).contains {
                ["form", "textarea", "time"].contains($0.name) || HintWords(of: $0, heedingID: true).areOfComments
            }
    }

    /// Whether what an element begins with says that other pages follow: “You might also like”.
    private func promisesOtherPages(_ node: MarkupNode, _ measure: Measure) -> Bool {
        guard PhrasingContent.kind(of: node) != .inline, article.map({ !$0.isInside(node) }) ?? true else {
            return false
        }
        return node.descendants.prefix(8).contains { inner in
            guard inner.isHeading || inner.isTitle || isLine(inner), isTitle(inner, of: node) else { return false }
            let title = inner.text(limit: 80)
            let promises =
                HintWords.promisesOtherPages(title) || HintWords.countsComments(title)
                || HintWords.mayPromiseOtherPages(title) && holdsLinksAlone(measure, below: title)
            return promises && node.text(limit: 100).hasPrefix(title)
        }
    }

    /// Whether there is nothing but links below a title: so it is none of the text.
    private func holdsLinksAlone(_ measure: Measure, below title: String) -> Bool {
        let rest = measure.text - title.utf8.count { $0 > 0x20 }
        return measure.prose == 0 && measure.linked * 5 > rest * 4
    }

    /// Whether it is a box with nothing but a line of words in it.
    private func isLine(_ node: MarkupNode) -> Bool {
        node.name == "div" && measures[node.pointer].map { !$0.holdsBlocks && $0.text < 80 } ?? false
    }

    /// Whether a title stands in an element itself, or in one of its own there: what it stands above is in no smaller one.
    private func isTitle(_ title: MarkupNode, of node: MarkupNode) -> Bool {
        var title = title
        while let parent = title.parent, parent != node {
            guard measures[parent.pointer]?.text == measures[title.pointer]?.text else { return false }
            title = parent
        }
        return true
    }
}

extension PhrasingContent.Kind {
    fileprivate var isPartOfText: Bool { self == .inline || self == .whole }
}

extension MarkupNode {
    var isHeading: Bool {
        let name = name
        return name.utf8.count == 2 && name.hasPrefix("h") && ("1"..."6").contains(name.suffix(1))
    }

    /// Whether it stands where a heading does, without being one.
    fileprivate var isTitle: Bool { ["p", "strong", "b", "span", "legend", "summary"].contains(name) }

    fileprivate func isInside(_ other: MarkupNode) -> Bool {
        var node: MarkupNode? = self
        while let current = node {
            if current == other { return true }
            node = current.parent
        }
        return false
    }

    /// Whether words stand on one side of it, with nothing but links between.
    fileprivate func hasWords(_ following: (MarkupNode) -> MarkupNode?) -> Bool {
        var sibling = following(self)
        for _ in 0..<Self.nearSiblings {
            guard let current = sibling, !current.isElement || current.name == "a" else { return false }
            if current.isText, current.holdsLetters { return true }
            sibling = following(current)
        }
        return false
    }

    /// A page may be one row of links.
    private static let nearSiblings = 200

    private var holdsLetters: Bool {
        String(decoding: characters.prefix(200), as: UTF8.self).contains(where: \.isLetter)
    }
}
