/// Something that a client can ask for: a method and a path.
struct APIOperation: Sendable {
    let method: String
    /// As OpenAPI writes it: `/api/books/{book}`.
    let path: String
    let summary: String
    let query: [(name: String, schema: Schema)]
    /// Which of them cannot be left out.
    let needed: [String]
    let body: Content?
    let answer: (status: Int, content: Content?)

    /// What is sent, and as which media type.
    enum Content: Sendable {
        case json(Schema)
        case bytes(String)
        /// Bytes of any kind, one at least.
        case file
    }

    init(
        _ method: String,
        _ path: String,
        _ summary: String,
        query: KeyValuePairs<String, Schema> = [:],
        needs needed: [String] = [],
        body: Content? = nil,
        _ status: Int = 200,
        _ content: Content? = nil
    ) {
        (self.method, self.path, self.summary, self.needed, self.body) = (method, path, summary, needed, body)
        self.query = query.map { ($0.key, $0.value) }
        answer = (status, content)
    }

    var json: JSONValue {
        let names = path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
        let inPath = names.map { Self.parameter($0, in: "path", isNeeded: true, Self.kind($0)) }
        let parameters =
            inPath
            + query.map { Self.parameter($0.name, in: "query", isNeeded: needed.contains($0.name), $0.schema) }
        let answers: JSONValue = .object([
            String(answer.status): Self.response(answer.status, answer.content),
            // Errors of OpenAI's paths have OpenAI's shape.
            "default": [
                "$ref": path.hasPrefix("/v1/") ? "#/components/responses/OpenAIError" : "#/components/responses/Error"
            ],
        ])
        var all: [String: JSONValue] = [
            "summary": .string(summary), "operationId": .string(identifier), "responses": answers,
        ]
        if !parameters.isEmpty { all["parameters"] = .array(parameters) }
        if let body { all["requestBody"] = ["required": .boolean(true), "content": body.json] }
        return .object(all)
    }

    /// Such as `get-api-books-book`.
    private var identifier: String {
        let words = path.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        return ([method] + words).joined(separator: "-")
    }

    private static func kind(_ name: String) -> Schema {
        ["book", "note", "export", "person", "page"].contains(name) ? .integer : .string
    }

    private static func parameter(
        _ name: String,
        in place: String,
        isNeeded: Bool,
        _ schema: Schema
    ) -> JSONValue {
        ["name": .string(name), "in": .string(place), "required": .boolean(isNeeded), "schema": schema.json]
    }

    private static func response(_ status: Int, _ content: Content?) -> JSONValue {
        let words: JSONValue = .string(description(of: status))
        return content.map { ["description": words, "content": $0.json] } ?? ["description": words]
    }

    private static func description(of status: Int) -> String {
        switch status {
        case 201: "It was made."
        case 202: "It has begun."
        case 204: "It is done."
        case 206: "The part that was asked for."
        default: "What was asked for."
        }
    }
}

extension APIOperation.Content {
    fileprivate var json: JSONValue {
        switch self {
        case .json(let schema): ["application/json": ["schema": schema.json]]
        case .bytes(let type): .object([type: [:]])
        case .file: ["application/octet-stream": ["schema": ["type": "string", "minLength": .number(1)]]]
        }
    }
}
