import HTTPTypes
import Testing

@testable import VorleserServer

/// Brute force: guessing takes longer and longer, and who is known is not made to wait for it.
struct BruteForceTests {
    private let start = ContinuousClock.now

    @Test func `after five wrong tries each one doubles the wait, up to a quarter of an hour`() {
        var (tries, now) = (LoginRateLimiter(), start)
        for _ in 0..<5 {
            #expect(tries.wait(for: "a", at: now) == nil)
            tries.noteWrong(from: "a", at: now)
        }
        var waits: [Int64] = []
        for _ in 0..<14 {
            guard let wait = tries.wait(for: "a", at: now) else { break }
            waits.append(wait.components.seconds)
            now += wait
            tries.noteWrong(from: "a", at: now)
        }
        #expect(waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900])
    }

    @Test func `others need not wait for the one who guesses, and the right one starts anew`() {
        var tries = LoginRateLimiter()
        for _ in 0..<10 { tries.noteWrong(from: "a", at: start) }
        #expect(tries.wait(for: "a", at: start) != nil)
        #expect(tries.wait(for: "b", at: start) == nil)
        tries.noteRight(from: "a")
        #expect(tries.wait(for: "a", at: start) == nil)
    }

    @Test func `many addresses together have a hundred tries a minute, but lock out nobody who is known`() {
        var tries = LoginRateLimiter()
        tries.noteRight(from: "known")
        for number in 0..<100 { tries.noteWrong(from: "\(number)", at: start) }
        #expect(tries.wait(for: "new", at: start) != nil)
        #expect(tries.wait(for: "known", at: start) == nil)
        #expect(tries.wait(for: "new", at: start + .seconds(61)) == nil)
    }

    @Test func `where the window is long, few are let through for long`() {
        var (tries, now) = (LoginRateLimiter(mostOfAll: 30, in: .seconds(600)), start)
        var guesses = 0
        while now < start + .seconds(24 * 3600) {
            if let wait = tries.wait(for: "\(guesses)", at: now) {
                now += wait
            } else {
                tries.noteWrong(from: "\(guesses)", at: now)
                guesses += 1
            }
            now += .milliseconds(10)
        }
        #expect(guesses > 4000 && guesses < 4500)
    }

    @Test func `a million addresses do not fill the memory`() {
        var tries = LoginRateLimiter()
        for number in 0..<20_000 { tries.noteWrong(from: "\(number)", at: start + .seconds(number)) }
        #expect(tries.remembered < 5000)
    }

    @Test func `who guesses at the door is told to wait, even with the right one; a session is not`() async throws {
        let server = try QuietServer(
            ServerConfiguration(address: "0.0.0.0", passphrase: Passphrase("drei Birnen im Korb"))
        )
        let paired = try await server.ask(
            .post,
            "/api/pair",
            json: #"{"phrase": "drei Birnen im Korb"}"#,
            from: "10.0.0.9"
        )
        let cookie = String(try #require(paired.fields.value("Set-Cookie")?.split(separator: ";").first))
        for _ in 0..<5 {
            #expect(try await server.ask(.post, "/api/pair", json: #"{"phrase": "x"}"#, from: "10.0.0.9").status == 403)
        }
        let right = #"{"phrase": "drei Birnen im Korb"}"#
        let waiting = try await server.ask(.post, "/api/pair", json: right, from: "10.0.0.9")
        #expect(waiting.status == 429)
        #expect(waiting.fields[.retryAfter] == "1")
        let bearer: KeyValuePairs = ["Authorization": "Bearer drei Birnen im Korb"]
        #expect(try await server.ask(.get, "/api/books", fields: bearer, from: "10.0.0.9").status == 429)
        #expect(try await server.ask(.get, "/api/books", fields: bearer, from: "10.0.0.8").status == 200)
        #expect(try await server.ask(.get, "/api/books", fields: ["Cookie": cookie], from: "10.0.0.9").status == 200)
    }

    @Test func `a client of IPv6 has one count for its whole network`() async throws {
        let server = try QuietServer(ServerConfiguration(address: "::", passphrase: Passphrase("drei Birnen im Korb")))
        for number in 1...5 {
            _ = try await server.ask(.post, "/api/pair", json: #"{"phrase": "x"}"#, from: "2001:db8:1:2::\(number)")
        }
        #expect(
            try await server.ask(.post, "/api/pair", json: #"{"phrase": "x"}"#, from: "2001:db8:1:2::99").status == 429
        )
        #expect(
            try await server.ask(.post, "/api/pair", json: #"{"phrase": "x"}"#, from: "2001:db8:1:3::99").status == 403
        )
    }
}
