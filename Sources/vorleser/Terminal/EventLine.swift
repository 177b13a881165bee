/// What happens, as a line of JSON: its name, the book it happens to, and what there is to say of it, side by side.
struct EventLine<Content: Encodable>: Encodable {
    let event: String
    /// Its file; `nil` for what happens to none or to several.
    let book: String?
    let content: Content

    private enum CodingKeys: CodingKey {
        case event, book
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(event, forKey: .event)
        try container.encodeIfPresent(book, forKey: .book)
        try content.encode(to: encoder)
    }
}
