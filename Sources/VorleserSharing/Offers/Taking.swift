import Foundation
import VorleserDisk

/// What is taken of one thing that is offered, which may be there several times: as a file, as a page, as text, as an address.
@MainActor enum Taking {
    case file(any Offer, type: String)
    case page(any Offer)
    /// A text with the address where it was found, or one of them.
    case words(text: (any Offer)?, address: (any Offer)?)

    /// Books go before pages, and pages before texts and addresses.
    static func of(_ offers: [any Offer]) -> [Taking] {
        let files = offers.compactMap { offer in fileType(of: offer).map { Taking.file(offer, type: $0) } }
        if !files.isEmpty { return files }
        if let page = offers.first(where: { $0.has(OfferedType.page) }) { return [.page(page)] }
        let text = offers.first { $0.has(OfferedType.text) }
        let address = offers.first { $0.has(OfferedType.address) }
        if text != nil || address != nil { return [.words(text: text, address: address)] }
        // A passage of a page that is offered as such alone.
        return offers.compactMap { offer in
            OfferedType.texts.first(where: offer.has).map { Taking.file(offer, type: $0) }
        }
    }

    /// A file whose kind nobody knows is one all the same: what it is, its content tells.
    private static func fileType(of offer: any Offer) -> String? {
        if let known = OfferedType.books.first(where: offer.has) { return known }
        guard offer.has(OfferedType.place) else { return nil }
        return OfferedType.texts.first(where: offer.has) ?? OfferedType.place
    }
}

extension Taking {
    /// A text that comes with an address is a headline to it when it is no longer than this, in characters.
    private static let longestHeadline = 280

    /// Puts it into the inbox.
    /// - Returns: What it is called; empty when nothing says so.
    func put(into inbox: Inbox) async throws -> String {
        switch self {
        case .file(let offer, let type):
            let name = offer.name
            try await offer.withFile(as: type) {
                try inbox.put(fileAt: $0, named: Self.name(name, of: $0.lastPathComponent))
            }
            return name ?? ""
        case .page(let offer):
            guard let page = try await offer.page() else { throw SharingError.notGiven }
            try await blocking { try inbox.put(page: page.html, title: page.title) }
            return page.title
        case .words(let text, let address):
            let words = try await text?.text()
            let link = try await address?.address().flatMap(WebLink.init) ?? words.flatMap(WebLink.init(wholeOf:))
            return try await Self.put(words, link, named: text?.name ?? address?.name, into: inbox)
        }
    }

    private static func put(_ words: String?, _ link: WebLink?, named name: String?, into inbox: Inbox) async throws
        -> String
    {
        let isHeadline = (words ?? "").count <= longestHeadline
        if let link, isHeadline {
            let isLinkItself = words.flatMap(WebLink.init(wholeOf:)) != nil
            let title = isLinkItself ? name : words.flatMap(headline) ?? name
            try await blocking { try inbox.put(address: link.url, title: title) }
            return title ?? link.url.host() ?? ""
        }
        guard let words else { throw SharingError.noAddress }
        try await blocking { try inbox.put(text: words, title: name) }
        return name ?? ""
    }

    private static func headline(_ words: String) -> String? {
        words.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
    }

    /// What an offer calls a file has no ending, often: that of the file tells the kind.
    private nonisolated static func name(_ offered: String?, of file: String) -> String {
        guard let offered, !offered.isEmpty else { return file }
        let ending = file.lastIndex(of: ".").map { file[$0...].lowercased() } ?? ""
        return offered.lowercased().hasSuffix(ending) ? offered : offered + ending
    }
}
