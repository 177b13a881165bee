import Foundation
import Hummingbird

/// `/api/openapi.json`: the paths as other programs read them. Source: OpenAPI Specification 3.1.0.
enum APIDocument {
    static func addRoutes(to router: Router<ServerContext>) {
        router.get("/api/openapi.json") { request, _ in try await Response.unlessKept(bytes, by: request) }
    }

    static var bytes: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(json)
        }
    }

    static var json: JSONValue {
        let byPath = Dictionary(grouping: APIOperations.all, by: \.path).mapValues { operations in
            JSONValue.object(Dictionary(operations.map { ($0.method, $0.json) }) { $1 })
        }
        let schemas = Dictionary(APISchemas.all.map { ($0.0, $0.1.json) }) { $1 }
        let errors = ["Error", "OpenAIError"].map { name -> (String, JSONValue) in
            let content: JSONValue = ["application/json": ["schema": Schema.named(name).json]]
            return (name, ["description": "Why not.", "content": content])
        }
        return [
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
    }
}
