import Foundation
import HTTPTypes
import VorleserKit

@testable import VorleserServer

/// KOReader as a server sees it: each request as its plugin makes it.
///
/// Source: KOReader, `plugins/kosync.koplugin/KOSyncClient.lua`, `main.lua` and `api.json`, commit fc888876.
struct KOReaderClient {
    let server: QuietServer
    var name = "reader"
    /// As it was typed.
    var password = ""
    var device = "Kobo_nova"
    var deviceID = "A1B2C3D4E5F60718"
    var address = "192.168.1.20"
    /// What was typed as the server's address, behind the origin.
    var path = "/kosync"

    private var key: String { KOReaderDigest.ofPassword(password) }

    private static let accepted = "application/vnd.koreader.v1+json"

    private var signedIn: KeyValuePairs<String, String> {
        ["accept": Self.accepted, "x-auth-user": name, "x-auth-key": key]
    }

    /// The button “Register”.
    func register() async throws -> QuietServer.Answer {
        try await server.ask(
            .post,
            path + "/users/create",
            json: Self.json(["username": name, "password": key]),
            fields: ["accept": Self.accepted, "content-type": "application/json"],
            from: address
        )
    }

    /// The button “Login”.
    func authorize() async throws -> QuietServer.Answer {
        try await server.ask(.get, path + "/users/auth", fields: signedIn, from: address)
    }

    /// When a book is closed, the device sleeps, or pages have been turned.
    func push(_ document: String, _ progress: String, _ percentage: Double) async throws -> QuietServer.Answer {
        let body: [String: Any] = [
            "document": document, "progress": progress, "percentage": percentage, "device": device,
            "device_id": deviceID,
        ]
        return try await server.ask(
            .put,
            path + "/syncs/progress",
            json: Self.json(body),
            fields: [
                "accept": Self.accepted, "x-auth-user": name, "x-auth-key": key, "content-type": "application/json",
            ],
            from: address
        )
    }

    /// When a book is opened, or the device wakes.
    func pull(_ document: String) async throws -> QuietServer.Answer {
        try await server.ask(
            .get,
            path + "/syncs/progress/" + document,
            fields: signedIn,
            from: address
        )
    }

    private static func json(_ value: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }
}
