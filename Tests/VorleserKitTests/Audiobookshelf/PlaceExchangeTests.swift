import Foundation
import Testing

@testable import VorleserKit

/// The rules by which places go to a server that keeps one a book, and come from it.
struct PlaceExchangeTests {
    private static let noon = Date(timeIntervalSince1970: 1_800_000_000)

    private func local(_ minute: Double?, isMarked: Bool = false) -> PlaceExchange.Local {
        PlaceExchange.Local(
            placedAt: minute.map { Self.noon + 60 * $0 },
            isMarked: isMarked,
            readAt: minute.map { Self.noon + 60 * $0 }
        )
    }

    private func remote(_ minute: Double, time: Double = 100, isFinished: Bool = false) -> PlaceExchange.Remote {
        let date = Self.noon + 60 * minute
        let setAt = Int64(date.timeIntervalSince1970 * 1000)
        return PlaceExchange.Remote(time: time, isFinished: isFinished, setAt: setAt)
    }

    private func agreed(remote: Double?, local: Double?, isFinished: Bool = false, at: Double = 10)
        -> PlaceExchange.Agreement
    {
        PlaceExchange.Agreement(
            item: "i",
            remote: remote.map { self.remote($0).setAt },
            local: local.map { Self.noon + 60 * $0 },
            isFinished: isFinished,
            at: Self.noon + 60 * at
        )
    }

    @Test func `the first time the newer place wins`() {
        #expect(PlaceExchange.direction(local(nil), nil, since: nil) == .none)
        #expect(PlaceExchange.direction(local(1), nil, since: nil) == .tell)
        #expect(PlaceExchange.direction(local(nil), remote(1), since: nil) == .take)
        #expect(PlaceExchange.direction(local(1), remote(2), since: nil) == .take)
        #expect(PlaceExchange.direction(local(2), remote(1), since: nil) == .tell)
    }

    @Test func `a place that a server made when somebody looked is none`() {
        #expect(PlaceExchange.direction(local(nil), remote(5, time: 0), since: nil) == .none)
        #expect(PlaceExchange.direction(local(1), remote(5, time: 0), since: nil) == .tell)
        // Who went back to the beginning is there.
        #expect(PlaceExchange.direction(local(1), remote(5, time: 0), since: agreed(remote: 2, local: 1)) == .take)
    }

    @Test func `what was agreed on is not said again`() {
        let last = agreed(remote: 5, local: 4)
        #expect(PlaceExchange.direction(local(4), remote(5), since: last) == .none)
        #expect(PlaceExchange.direction(local(6), remote(5), since: last) == .tell)
        #expect(PlaceExchange.direction(local(4), remote(6), since: last) == .take)
        // An older one of a device that was away is new to the server.
        #expect(PlaceExchange.direction(local(4), remote(3), since: last) == .take)
    }

    @Test func `of two new places the newer wins`() {
        let last = agreed(remote: 5, local: 4)
        #expect(PlaceExchange.direction(local(11), remote(12), since: last) == .take)
        #expect(PlaceExchange.direction(local(12), remote(11), since: last) == .tell)
    }

    @Test func `a book that was marked as finished since is told, unless the server has a place of later`() {
        let last = agreed(remote: 5, local: 4)
        #expect(PlaceExchange.direction(local(4, isMarked: true), remote(5), since: last) == .tell)
        #expect(PlaceExchange.direction(local(4, isMarked: true), remote(11), since: last) == .take)
        let finished = agreed(remote: 5, local: 4, isFinished: true)
        #expect(
            PlaceExchange.direction(local(4, isMarked: true), remote(5, isFinished: true), since: finished) == .none
        )
        #expect(PlaceExchange.direction(local(12), remote(5, isFinished: true), since: finished) == .tell)
    }
}

struct AudiobookshelfAddressTests {
    @Test(arguments: [
        "https://abs.example.com", "https://example.com/audiobookshelf/", "http://localhost:13378",
        "http://127.0.0.1:1",
        "http://192.168.1.5:13378", "http://10.0.0.2", "http://172.20.0.3", "http://abs:80", "http://abs.local",
        "http://abs.home", "http://[::1]:80", "http://[fd00::5]:80",
    ])
    func `https goes anywhere, http to what is at home`(text: String) throws {
        #expect(try AudiobookshelfAddress(text).description == (text.hasSuffix("/") ? String(text.dropLast()) : text))
    }

    @Test(arguments: [
        "http://example.com", "http://11.0.0.1", "http://172.32.0.1", "http://3232235777", "http://0x7f000001",
        "http://local.example.com", "http://[2001:db8::1]:80",
    ])
    func `a token does not travel in the clear elsewhere unless that is allowed`(text: String) throws {
        #expect(throws: AudiobookshelfError.self) { try AudiobookshelfAddress(text) }
        _ = try AudiobookshelfAddress(text, allowsPlain: true)
    }

    @Test(arguments: [
        "", "abs.home", "ftp://abs.home", "https://", "https://a:b@abs.home", "https://abs.home/?a", "https://a/#b",
    ])
    func `what is no address is refused`(text: String) {
        #expect(throws: AudiobookshelfError.badAddress(text)) { try AudiobookshelfAddress(text, allowsPlain: true) }
    }

    @Test func `steps of a path are nothing but that`() throws {
        let address = try AudiobookshelfAddress("https://abs.home/shelf/")
        #expect(
            address.url(["items", "a/../b?c"])?.absoluteString == "https://abs.home/shelf/api/items/a%2F%2E%2E%2Fb%3Fc"
        )
    }

    @Test(arguments: ["", " ", "a b", "a\nb", "kö"]) func `what is no token is refused`(text: String) throws {
        let address = try AudiobookshelfAddress("https://abs.home")
        #expect(throws: AudiobookshelfError.badToken) { try AudiobookshelfAccount(address, token: text) }
    }

    @Test func `a line end behind a token is none of it`() throws {
        let account = try AudiobookshelfAccount(AudiobookshelfAddress("https://abs.home"), token: "abc.d-_\r\n")
        #expect(account.token == "abc.d-_")
    }
}
