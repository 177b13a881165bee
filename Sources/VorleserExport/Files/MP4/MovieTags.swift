import VorleserCore

/// What a file of sound says of itself, as players of Apple's and all others read it.
///
/// Sources: Apple, “QuickTime File Format Specification”, “Metadata”; the names and types of items as FFmpeg's and
/// mutagen's documentation list them.
struct MovieTags {
    /// Names, as ``TrackTags/fields(for:_:sampleRate:)`` has them, and values.
    let fields: [TrackTags.Field]
    /// JPEG or PNG.
    let cover: [UInt8]?

    /// The box that holds them.
    var box: MediaBox {
        let handler = MediaBox("hdlr") { content in
            content.append(zeros: 4)
            content += "mdirappl".utf8
            content.append(zeros: 8 + 1)
        }
        let items = MediaBox("ilst", fields.compactMap(Self.item) + (picture.map { [$0] } ?? []))
        return MediaBox("meta") { $0 += handler.bytes + items.bytes }
    }

    /// The types of data that items hold.
    private enum DataType: UInt32 {
        case numbers = 0
        case text = 1
        case jpeg = 13
        case png = 14
        case integer = 21
    }

    /// The names of items that hold a text.
    private static let texts = [
        "title": "©nam", "artist": "©ART", "album_artist": "aART", "composer": "©wrt", "album": "©alb", "date": "©day",
        "genre": "©gen", "comment": "©cmt", "grouping": "©grp", "publisher": "©pub", "description": "desc",
        "synopsis": "ldes", "show": "tvsh", "episode_id": "tven",
    ]

    private static func item(_ field: TrackTags.Field) -> MediaBox? {
        switch field.name {
        case "media_type": return UInt8(field.value).map { item("stik", .integer, [$0]) }
        case "track":
            let numbers = field.value.split(separator: "/").compactMap { UInt16($0) }
            guard numbers.count == 2 else { return nil }
            var data: [UInt8] = [0, 0]
            for number in numbers { data.append(number) }
            return item("trkn", .numbers, data + [0, 0])
        default: return texts[field.name].map { item($0, .text, Array(field.value.utf8)) }
        }
    }

    private var picture: MediaBox? {
        guard let cover, let format = PictureFormat(cover), format.isShown else { return nil }
        return Self.item("covr", format == .png ? .png : .jpeg, cover)
    }

    private static func item(_ name: String, _ type: DataType, _ bytes: [UInt8]) -> MediaBox {
        let data = MediaBox.plain("data") { content in
            content.append(type.rawValue)
            content.append(UInt32(0))  // every country, every language
            content += bytes
        }
        return MediaBox(name, data)
    }
}
