import Foundation
import VorleserKit

/// Fetches the pictures of a page that was fetched, by the same rules, so that the book is whole without the network.
struct PageGathering: Sendable {
    let fetch: WebFetch

    /// A page has no more pictures than these, together no more bytes, and they take no more time.
    var mostPictures = 60
    var mostBytes = 24_000_000
    var mostTime = Duration.seconds(25)

    private static let mostBytesOfOne = 8_000_000
    private static let longestFile = 60 << 20
    private static let atOnce = 4

    /// - Parameters:
    ///   - page: What was fetched.
    ///   - address: Where it was in the end.
    /// - Returns: The page with the pictures that could be had; what is no web page stays as it is.
    func whole(_ page: WebPage, from address: WebAddress) async -> WebPage {
        guard page.name.hasSuffix(".html") else { return page }
        let base = Self.base(of: page.bytes, at: address)
        let wanted = PagePictures.addresses(in: page.bytes).prefix(mostPictures).compactMap { written in
            (try? base.following(written)).map { (written, $0) }
        }
        guard !wanted.isEmpty else { return page }
        // In Base64 they are longer by a third, and a page's file must not become too long to be read.
        let room = max(0, (Self.longestFile - page.bytes.count) / 4 * 3)
        let pictures = await pictures(Array(wanted), upTo: min(mostBytes, room))
        return WebPage(name: page.name, bytes: PagePictures.page(page.bytes, with: pictures))
    }

    private func pictures(
        _ wanted: [(written: String, place: WebAddress)],
        upTo mostBytes: Int
    ) async -> [(address: String, bytes: [UInt8])] {
        let end = ContinuousClock.now + mostTime
        var found: [Int: [UInt8]] = [:]
        await withTaskGroup(of: (Int, [UInt8]?).self) { group in
            var next = 0
            var bytes = 0
            func begin() {
                guard next < wanted.count, bytes < mostBytes, ContinuousClock.now < end, !Task.isCancelled else {
                    return
                }
                let (index, place) = (next, wanted[next].place)
                next += 1
                group.addTask { (index, try? await fetch.picture(at: place, upTo: Self.mostBytesOfOne)) }
            }
            for _ in 0..<Self.atOnce { begin() }
            while let (index, picture) = await group.next() {
                if let picture, bytes + picture.count <= mostBytes {
                    bytes += picture.count
                    found[index] = picture
                }
                begin()
            }
        }
        return found.sorted { $0.key < $1.key }.map { (wanted[$0.key].written, $0.value) }
    }

    /// What relative addresses of a page are resolved against. Source: HTML, section 4.2.3, “The base element”.
    private static func base(of page: [UInt8], at address: WebAddress) -> WebAddress {
        let head = String(decoding: page.prefix(64 << 10), as: UTF8.self)
        guard let found = head.firstMatch(of: /<base\s[^>]*href\s*=\s*["']?([^"'\s>]+)/.ignoresCase()),
            let base = try? address.following(String(found.1))
        else { return address }
        return base
    }
}
