import Foundation
import HTTPTypes
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserServer

/// Series, collections, marks, covers and the time spent, over HTTP.
struct ShelvingTests {
    private func shelf() async throws -> (server: QuietServer, book: String) {
        let server = try QuietServer()
        let body = #"{"title": "Night", "text": "It was a dark night. Nobody slept."}"#
        let answer = try await server.ask(.post, "/api/books/text", json: body)
        let id = try #require((answer.json["book"] as? [String: Any])?["id"] as? Int)
        return (server, "/api/books/\(id)")
    }

    @Test func `a book is put into a series and collections, and out again`() async throws {
        let (server, book) = try await shelf()
        let wish = #"{"series": {"name": " Nights ", "position": "2"}, "collections": ["Train", " Train ", ""]}"#
        let changed = try await server.ask(.patch, book, json: wish).json
        #expect((changed["series"] as? [String: Any])?["name"] as? String == "Nights")
        #expect((changed["series"] as? [String: Any])?["position"] as? String == "2")
        #expect(changed["collections"] as? [String] == ["Train"])
        #expect(changed["title"] as? String == "Night")
        let back = try await server.ask(.patch, book, json: #"{"series": null, "collections": null}"#).json
        #expect(back["series"] is NSNull && back["collections"] as? [String] == [])
        for wrong in [
            #"{"title": " "}"#, #"{"series": {"position": "2"}}"#, #"{"mark": "half"}"#,
            #"{"series": {"name": "N", "position": "\#(String(repeating: "2", count: 21))"}}"#,
        ] {
            #expect(try await server.ask(.patch, book, json: wrong).status == 400, "\(wrong)")
        }
    }

    @Test func `a mark says how far a book was read`() async throws {
        let (server, book) = try await shelf()
        let marked = try await server.ask(.patch, book, json: #"{"mark": "finished"}"#).json
        #expect(marked["isFinished"] as? Bool == true && marked["mark"] as? String == "finished")
        let back = try await server.ask(.patch, book, json: #"{"mark": null}"#).json
        #expect(back["isFinished"] as? Bool == false)
    }

    @Test func `another cover is shown at once, and what is no picture is refused`() async throws {
        let (server, book) = try await shelf()
        let picture = "GIF89a and so on"
        let changed = try await server.ask(.put, book + "/cover", json: picture)
        #expect(changed.status == 200 && changed.json["hasCover"] as? Bool == true)
        let shown = try await server.ask(.get, book + "/cover")
        #expect(shown.text == picture && shown.fields[.contentType] == "image/gif")
        #expect(shown.fields[.eTag]?.contains(changed.json["chosenCover"] as? String ?? "-") == true)
        for wrong in ["words", "", #"<svg xmlns="http://www.w3.org/2000/svg"/>"#] {
            let answer = try await server.ask(.put, book + "/cover", json: wrong)
            #expect(answer.status == 422 && answer.text.contains("no-picture"), "\(wrong)")
        }
        #expect(try await server.ask(.get, book + "/cover").text == picture)
        #expect(try await server.ask(.delete, book + "/cover").json["hasCover"] as? Bool == false)
        #expect(try await server.ask(.get, book + "/cover").status == 404)
    }

    private var today: String { CalendarDay(Date(), in: .gmt).description }

    private func activity(_ day: String, listened: Double = 90) -> String {
        #"{"device": "d", "day": "\#(day)", "listened": \#(listened), "read": 30, "letters": 600}"#
    }

    @Test func `time spent is kept by day, and forgotten when wished`() async throws {
        let (server, book) = try await shelf()
        #expect(try await server.ask(.put, book + "/activity", json: activity(today)).status == 204)
        #expect(try await server.ask(.put, book + "/activity", json: activity(today)).status == 204)
        let told = try await server.ask(.get, "/api/statistics?today=\(today)&days=7").json
        let days = try #require(told["days"] as? [[String: Any]])
        #expect(days.count == 7 && days.last?["listened"] as? Double == 90 && days.last?["read"] as? Double == 30)
        #expect(told["streak"] as? Int == 1 && told["lettersPerMinute"] is NSNull)
        #expect(told["isKept"] as? Bool == true)
        #expect(try await server.ask(.delete, "/api/statistics").status == 204)
        let none = try await server.ask(.get, "/api/statistics").json
        #expect((none["total"] as? [String: Any])?["listened"] as? Double == 0)
    }

    @Test func `nothing is counted where that is switched off, and nothing that cannot be`() async throws {
        let (server, book) = try await shelf()
        for wrong in [
            activity("2026-02-30"), activity("1999-01-01"), activity(today, listened: 100_000),
            activity(today, listened: -1),
            #"{"device": "", "day": "\#(today)", "listened": 1, "read": 1, "letters": 1}"#,
        ] {
            #expect(try await server.ask(.put, book + "/activity", json: wrong).status == 400, "\(wrong)")
        }
        for wrong in ["today=yesterday", "days=0", "days=367", "days=many"] {
            #expect(try await server.ask(.get, "/api/statistics?" + wrong).status == 400, "\(wrong)")
        }
        _ = try await server.ask(.patch, "/api/settings", json: #"{"keepsStatistics": false}"#)
        #expect(try await server.ask(.put, book + "/activity", json: activity(today)).status == 204)
        let told = try await server.ask(.get, "/api/statistics").json
        #expect(told["isKept"] as? Bool == false)
        #expect((told["books"] as? [Any])?.isEmpty == true)
    }
}
