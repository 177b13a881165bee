import Foundation
import Hummingbird
import VorleserKit

/// `/api/openapi.json`: the paths as other programs read them. Source: OpenAPI Specification 3.1.0.
enum APIDocument {
    static func addRoutes(to router: Router<ServerContext>, _ room: ReadingRoom) {
        router.get("/api/openapi.json") { request, context in
            let voices = await room.voices.map(\.id.rawValue)
            return try await Response.unlessKept(bytes(voices: voices, base: context.base), by: request)
        }
    }

    /// - Parameters:
    ///   - voices: Those that can be asked for.
    ///   - base: Under which path the library stands.
    /// - Returns: The document.
    /// - Throws: `EncodingError`
    static func bytes(voices: [String] = [], base: BasePath = .root) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(json(voices: voices, base: base))
    }

    static func json(voices: [String], base: BasePath = .root) -> JSONValue {
        let byPath = Dictionary(grouping: APIOperations.all, by: \.path).mapValues { operations in
            JSONValue.object(Dictionary(operations.map { ($0.method, $0.json) }) { $1 })
        }
        var schemas = Dictionary(APISchemas.all.map { ($0.0, $0.1.json) }) { $1 }
        if !voices.isEmpty { schemas[Schema.voiceName] = Schema.choice(voices).json }
        let errors = ["Error", "OpenAIError"].map { name -> (String, JSONValue) in
            let content: JSONValue = ["application/json": ["schema": Schema.named(name).json]]
            return (name, ["description": "Why not.", "content": content])
        }
        // Without them it is the host itself.
        let servers: [String: JSONValue] = base.isRoot ? [:] : ["servers": [["url": .string(base.prefix)]]]
        let document: [String: JSONValue] = [
            "openapi": "3.1.0",
            "info": [
                "title": "Vorleser", "version": "1",
                "summary": "A library that reads aloud.",
                "description": "Offsets count UTF-16 code units from the start of the book; times are seconds.",
            ],
            "paths": .object(byPath),
            "components": [
                "schemas": .object(schemas), "responses": .object(Dictionary(errors) { $1 }),
                "securitySchemes": [
                    "passphrase": ["type": "http", "scheme": "bearer"], "basic": ["type": "http", "scheme": "basic"],
                ],
            ],
            // None is needed on the machine itself.
            "security": [[:], ["passphrase": []], ["basic": []]],
        ]
        return .object(document.merging(servers) { $1 })
    }
}
