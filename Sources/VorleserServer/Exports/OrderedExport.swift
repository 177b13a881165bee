import VorleserKit

/// What a client wants written of a book, all in one object: see `docs/http-api.md`.
struct OrderedExport: Codable, Hashable, Sendable {
    let book: BookID
    var voice: String?
    /// Whether it is made although the voice does not speak what the book is in.
    var anyway: Bool?
    let export: ExportOrder

    init(book: BookID, _ export: ExportOrder) { (self.book, self.export) = (book, export) }

    /// Who is to speak it.
    var wishes: SpeakingWishes {
        SpeakingWishes(voice: voice.map(Voice.ID.init(rawValue:)), anyway: anyway ?? false)
    }

    private enum CodingKeys: CodingKey {
        case book, voice, anyway
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        book = try container.decode(BookID.self, forKey: .book)
        voice = try container.decodeIfPresent(String.self, forKey: .voice)
        anyway = try container.decodeIfPresent(Bool.self, forKey: .anyway)
        export = try ExportOrder(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(book, forKey: .book)
        try container.encodeIfPresent(voice, forKey: .voice)
        try container.encodeIfPresent(anyway, forKey: .anyway)
        try export.encode(to: encoder)
    }
}

extension ExportFormat {
    /// What a web server says it is.
    var mediaType: String {
        switch self {
        case .m4b: "audio/mp4"
        case .mp3: "audio/mpeg"
        case .opus: "audio/ogg"
        case .flac: "audio/flac"
        case .wav: "audio/wav"
        case .epub: "application/epub+zip"
        }
    }
}
