/// What a JSON value looks like. Source: JSON Schema 2020-12, as OpenAPI 3.1 uses it.
indirect enum Schema: Sendable {
    case string, integer, number, boolean
    /// A place in a book; beyond its end means the end.
    case offset
    case between(Double, Double)
    /// A string with something in it.
    case text
    /// The name of one of the voices that are installed.
    case voice
    /// `START-END`: two places in a book.
    case spanText
    /// A day of the calendar: ISO 8601.
    case day
    /// The number of a page, from 1 on; beyond the last one means the last one.
    case page
    /// Any of these.
    case oneOf([Schema])
    /// A moment: ISO 8601, in UTC.
    case moment
    case choice([String])
    case array(Schema)
    /// Also `null`.
    case orNull(Schema)
    /// One of ``components`` by its name.
    case named(String)
    /// All properties are there.
    case object([(String, Schema)])
    /// Only some of the properties need be there.
    case partial([(String, Schema)], required: [String])
    /// Anything.
    case any

    /// What voices are called, among the values that have names.
    static let voiceName = "VoiceName"

    /// A number within limits.
    static func within(_ range: ClosedRange<Double>) -> Schema { .between(range.lowerBound, range.upperBound) }

    /// A whole number within limits.
    static func within(_ range: ClosedRange<Int>) -> Schema {
        .between(Double(range.lowerBound), Double(range.upperBound))
    }

    static func record(_ properties: KeyValuePairs<String, Schema>) -> Schema { .object(properties.map { ($0, $1) }) }

    static func wish(_ properties: KeyValuePairs<String, Schema>, needs required: String...) -> Schema {
        .partial(properties.map { ($0, $1) }, required: required)
    }

    var json: JSONValue {
        switch self {
        case .string: ["type": "string"]
        case .integer: ["type": "integer"]
        case .number: ["type": "number"]
        case .offset: ["type": "integer", "minimum": .number(0), "maximum": .number(9_007_199_254_740_991)]
        case .between(let least, let most):
            ["type": "number", "minimum": .number(least), "maximum": .number(most)]
        case .text: ["type": "string", "minLength": .number(1)]
        case .voice: Self.named(Self.voiceName).json
        case .spanText: ["type": "string", "pattern": "^[0-9]{1,15}-[0-9]{1,15}$"]
        case .day: ["type": "string", "format": "date"]
        case .page: ["type": "integer", "minimum": .number(1)]
        case .oneOf(let schemas): ["anyOf": .array(schemas.map(\.json))]
        case .boolean: ["type": "boolean"]
        case .moment: ["type": "string", "format": "date-time"]
        case .choice(let names): ["type": "string", "enum": .array(names.map { .string($0) })]
        case .array(let element): ["type": "array", "items": element.json]
        case .orNull(let schema): ["anyOf": [schema.json, ["type": "null"]]]
        case .named(let name): ["$ref": .string("#/components/schemas/" + name)]
        case .object(let properties): Self.object(properties, required: properties.map(\.0))
        case .partial(let properties, let required): Self.object(properties, required: required)
        case .any: [:]
        }
    }

    private static func object(_ properties: [(String, Schema)], required: [String]) -> JSONValue {
        let all = JSONValue.object(Dictionary(properties.map { ($0.0, $0.1.json) }) { $1 })
        let needed = JSONValue.array(required.map { .string($0) })
        return required.isEmpty
            ? ["type": "object", "properties": all] : ["type": "object", "properties": all, "required": needed]
    }
}
