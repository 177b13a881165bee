import Foundation
import VorleserDisk

/// What is taken of what is offered together, where one thing may be there several times: as a file, as a page, as text, as an
/// address.
@MainActor enum Taking {
    case file(any Offer, type: String)
    /// A page, with its address if that is offered as well.
    case page(any Offer, address: (any Offer)?)
    /// A text with the address where it was found, or one of them.
    case words(text: (any Offer)?, address: (any Offer)?)

    static func of(_ offers: [any Offer]) -> [Taking] {
        var (files, others): ([Taking], [any Offer]) = ([], [])
        for offer in offers {
            if let type = fileType(of: offer) { files.append(.file(offer, type: type)) } else { others.append(offer) }
        }
        let page = others.first { $0.has(OfferedType.page) }
        // What else a file that lies somewhere has as an address is a place on this device.
        let addresses = others.filter { $0.has(OfferedType.address) && !$0.has(OfferedType.place) }
        if !files.isEmpty {
            // One address beside one file is where that comes from; so is a browser's page beside files.
            let isOrigin = files.count == 1 && addresses.count == 1
            let own = others.filter { $0.has(OfferedType.text) || !isOrigin && $0.has(OfferedType.address) }
            return files + words(of: page == nil ? own : [])
        }
        if let page { return [.page(page, address: addresses.first)] }
        let words = words(of: others)
        if !words.isEmpty { return words }
        // A passage of a page that is offered as such alone.
        return others.compactMap { offer in
            OfferedType.texts.first(where: offer.has).map { Taking.file(offer, type: $0) }
        }
    }

    /// One text and one address belong together; of several nobody says which belong to which.
    private static func words(of offers: [any Offer]) -> [Taking] {
        let texts = offers.filter { $0.has(OfferedType.text) }
        let addresses = offers.filter { $0.has(OfferedType.address) && !$0.has(OfferedType.place) }
        if texts.count == 1, addresses.count == 1 { return [.words(text: texts[0], address: addresses[0])] }
        return offers.compactMap { offer in
            let text = texts.first { $0 === offer }
            let address = addresses.first { $0 === offer }
            return text == nil && address == nil ? nil : .words(text: text, address: address)
        }
    }

    /// A file whose kind nobody knows is one all the same: what it is, its content tells.
    private static func fileType(of offer: any Offer) -> String? {
        if let known = OfferedType.books.first(where: offer.has) { return known }
        guard offer.has(OfferedType.place), !OfferedType.unread.contains(where: offer.has) else { return nil }
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
        case .file(let offer, let type): try await Self.putFile(of: offer, as: type, into: inbox)
        case .page(let offer, let address): try await Self.putPage(of: offer, address, into: inbox)
        case .words(let text, let address): try await Self.putWords(of: text, address, into: inbox)
        }
    }

    private static func putFile(of offer: any Offer, as type: String, into inbox: Inbox) async throws -> String {
        let name = offer.name
        try await offer.withFile(as: type) {
            try inbox.put(fileAt: $0, named: Self.name(name, of: $0.lastPathComponent))
        }
        return name ?? ""
    }

    private static func putPage(of offer: any Offer, _ address: (any Offer)?, into inbox: Inbox) async throws -> String
    {
        let page = try await offer.page()
        if let page {
            do {
                try await blocking { try inbox.put(page: page.html, title: page.title) }
                return page.title
            } catch SharingError.tooLong {}
        }
        // What is not given, or is too long to be held here, is fetched.
        var link = page.flatMap { WebLink(wholeOf: $0.address) }
        if link == nil { link = try await address?.address().flatMap(WebLink.init) }
        guard let link else { throw page == nil ? SharingError.notGiven : SharingError.tooLong }
        let title = page.flatMap { $0.title.isEmpty ? nil : $0.title } ?? address?.name
        return try await put(link, titled: title, into: inbox)
    }

    private static func putWords(of text: (any Offer)?, _ address: (any Offer)?, into inbox: Inbox) async throws
        -> String
    {
        let words = try await text?.text()
        let name = text?.name ?? address?.name
        let link = try await address?.address().flatMap(WebLink.init) ?? words.flatMap(WebLink.init(wholeOf:))
        if let link, (words ?? "").count <= longestHeadline {
            let isLinkItself = words.flatMap(WebLink.init(wholeOf:)) != nil
            return try await put(link, titled: isLinkItself ? name : words.flatMap(headline) ?? name, into: inbox)
        }
        if let words {
            try await blocking { try inbox.put(text: words, title: name) }
            return name ?? ""
        }
        guard let text, address == nil else { throw SharingError.noAddress }
        // A text may be given as a file alone.
        return try await putFile(of: text, as: OfferedType.text, into: inbox)
    }

    private static func put(_ link: WebLink, titled title: String?, into inbox: Inbox) async throws -> String {
        try await blocking { try inbox.put(address: link.url, title: title) }
        return title ?? link.url.host() ?? ""
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
