import Foundation
import HTTPTypes
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserServer

struct BackupRouteTests {
    @Test func `what is the listener's is a file, and comes back by it`() async throws {
        let (there, here) = (try QuietServer(), try QuietServer())
        let text = #"{"title": "Night", "text": "It was a dark night. Nobody slept."}"#
        for server in [there, here] {
            #expect(try await server.ask(.post, "/api/books/text", json: text).status == 201)
        }
        #expect(try await there.ask(.post, "/api/books/1/bookmarks", json: #"{"offset": 3}"#).status == 201)
        let file = try await there.ask(.get, "/api/backup")
        #expect(file.status == 200 && file.fields[.cacheControl] == "no-store")
        #expect(file.fields[.contentDisposition]?.hasPrefix("attachment; filename=\"vorleser-2") == true)
        let events = try await here.events.events()
        let restored = try await here.ask(.post, "/api/restore", json: file.text)
        #expect(restored.status == 200 && restored.json["bookmarks"] as? Int == 1)
        #expect(restored.json["refused"] as? Int == 0 && (restored.json["missing"] as? [Any])?.isEmpty == true)
        let marks = try await here.ask(.get, "/api/books/1/bookmarks").json["bookmarks"] as? [[String: Any]]
        #expect(marks?.map { $0["offset"] as? Int } == [3])
        var names: [String] = []
        for await event in events.prefix(2) { names.append(event.name) }
        #expect(names == ["book", "notes"])
        #expect(try await here.ask(.post, "/api/restore", json: file.text).json["bookmarks"] as? Int == 0)
    }

    @Test func `a place that comes with it is told to pages on which the book is open`() async throws {
        let (there, here) = (try QuietServer(), try QuietServer())
        let text = #"{"title": "Night", "text": "It was a dark night. Nobody slept."}"#
        for server in [there, here] {
            #expect(try await server.ask(.post, "/api/books/text", json: text).status == 201)
        }
        let place = #"{"offset": 9, "device": "phone", "deviceName": "Phone"}"#
        #expect(try await there.ask(.put, "/api/books/1/place", json: place).status == 204)
        let file = try await there.ask(.get, "/api/backup?covers=false")
        let events = try await here.events.events()
        #expect(try await here.ask(.post, "/api/restore", json: file.text).json["places"] as? Int == 1)
        for await event in events where event.name == "place" {
            #expect(event.json.contains(#""deviceName":"Phone""#))
            break
        }
    }

    @Test func `what is no backup is answered in words`() async throws {
        let server = try QuietServer()
        #expect(try await server.ask(.post, "/api/restore", json: "{}").code == "no-backup")
        let newer = #"{"format": "vorleser-backup", "version": 9}"#
        let answer = try await server.ask(.post, "/api/restore", json: newer)
        #expect(answer.status == 422 && answer.code == "newer-backup")
    }
}
