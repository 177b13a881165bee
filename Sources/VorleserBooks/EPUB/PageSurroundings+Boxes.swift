/// Boxes of a page that nothing names: many sites have their pages made by programs that call every element by a number.
///
/// Judged by what they are made of: links alone; a picture and a title that lead elsewhere; an invitation with a button.
/// Only where the page has much more to read than they have.
extension PageSurroundings {
    /// Whether it is one of those. `isOutside` tells whether no element around it says that it is part of the text.
    func isNamelessBox(_ node: MarkupNode, _ measure: Measure, isOutside: Bool) -> Bool {
        guard whole.prose >= Self.shortestPage, whole.prose > 5 * measure.text, Self.boxes.contains(node.name) else {
            return false
        }
        if isOutside, isRowOfLinks(node, measure) || isFoot(node, measure) { return true }
        return isTeaser(node, measure) || isInvitation(node, measure) || isNoticeOfAdvertisement(node, measure)
    }

    /// Whether what is called by a place beside the text stands in it: the boxes of manuals and textbooks, which their
    /// programs call sidebars, too. In the page itself one of its columns may end where the other one begins.
    func isAmongParagraphs(_ node: MarkupNode) -> Bool {
        let isBehind = node.sibling(\.previousElement) { isText($0) }.map(isParagraph) ?? false
        let isBefore = node.sibling(\.nextElement) { isText($0) }.map(isParagraph) ?? false
        return node.parent?.name == "body" ? isBehind && isBefore : isBehind || isBefore
    }

    private func isText(_ node: MarkupNode) -> Bool { measures[node.pointer].map { $0.text > 0 } ?? false }

    private func isParagraph(_ node: MarkupNode) -> Bool {
        measures[node.pointer].map { $0.prose > 0 && !$0.holdsBlocks && $0.linkShare < 0.4 } ?? false
    }

    /// Whether a line says itself that other pages follow, and they do: “You may also like: Ten dogs”.
    func isLineToOtherPages(_ node: MarkupNode, _ measure: Measure) -> Bool {
        guard !measure.holdsBlocks, measure.links > 0, measure.linkShare > 0.4, ["p", "div", "li"].contains(node.name),
            let title = node.text(limit: 200).split(separator: ":", maxSplits: 1).first.map(String.init)
        else { return false }
        return HintWords.promisesOtherPages(title) && measure.text - measure.linked <= title.utf8.count + 10
    }

    /// What leads to the other pages of the site. A list may be one of sources.
    private func isRowOfLinks(_ node: MarkupNode, _ measure: Measure) -> Bool {
        measure.prose == 0 && measure.links >= 2 && measure.linkShare > 0.8 && !Self.lists.contains(node.name)
            && leadsAway(node)
    }

    /// A card: a picture and a title, or several lines, all of it one link.
    private func isTeaser(_ node: MarkupNode, _ measure: Measure) -> Bool {
        guard measure.prose == 0, measure.linked == measure.text, measure.text < 200, leadsAway(node) else {
            return false
        }
        var isCard = false
        for inner in node.descendants.prefix(60) {
            if inner.isHeading { return false }
            guard inner.name == "a" else { continue }
            isCard = isCard || measures[inner.pointer]?.holdsBlocks ?? false || inner.descendant("img") != nil
        }
        return isCard
    }

    /// Whose page it is, and what else is to be known of it.
    private func isFoot(_ node: MarkupNode, _ measure: Measure) -> Bool {
        measure.prose == 0 && measure.links > 0 && measure.text < 200 && leadsAway(node)
            && HintWords.reservesRights(node.text(limit: 400))
    }

    private func isInvitation(_ node: MarkupNode, _ measure: Measure) -> Bool {
        measure.controls > 0 && measure.text < 250 && measure.prose < 150 && HintWords.invites(node.text(limit: 600))
    }

    private func isNoticeOfAdvertisement(_ node: MarkupNode, _ measure: Measure) -> Bool {
        measure.links + measure.controls == 0 && !measure.holdsBlocks && measure.text < 30
            && HintWords.saysAdvertisement(node.text(limit: 60))
    }

    /// Whether no link leads to a place of the page itself, or to a picture at its full size.
    private func leadsAway(_ node: MarkupNode) -> Bool {
        node.descendants.prefix(2000).allSatisfy { inner in
            guard inner.name == "a", let address = inner.attribute("href")?.lowercased() else { return true }
            return !address.contains("#") && !Self.pictures.contains { address.hasSuffix($0) }
        }
    }

    /// Bytes of prose; on a shorter page a few links may be what it is about.
    private static let shortestPage = 300
    private static let boxes: Set = ["div", "section", "header", "footer", "ul", "ol", "li", "aside", "p"]
    private static let lists: Set = ["ul", "ol", "li", "p"]
    private static let pictures = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".svg"]
}

extension MarkupNode {
    /// The nearest sibling in a direction for which something holds.
    fileprivate func sibling(_ step: (MarkupNode) -> MarkupNode?, where holds: (MarkupNode) -> Bool) -> MarkupNode? {
        var node = step(self)
        // What stands there without words is an anchor or two.
        for _ in 0..<20 {
            guard let current = node, !holds(current) else { return node }
            node = step(current)
        }
        return nil
    }
}
