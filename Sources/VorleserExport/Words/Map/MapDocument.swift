import VorleserCore

/// A map as it is written: members in any order, unknown ones passed over, any number believed that fits its type.
struct MapDocument {
    var map = PlaceMap(title: "", length: 0, digest: "", speed: 1, files: [], sentences: [])
    var version = 0
    /// Whether it says that it is a map.
    var isMap = false

    mutating func read(_ reader: inout JSONReader) throws(JSONReader.Fault) {
        try reader.object { reader, name throws(JSONReader.Fault) in
            switch name {
            case "format": isMap = try reader.string() == "vorleser-map"
            case "version": version = try reader.integer()
            case "title": map.title = try reader.string()
            case "identifier": map.identifier = try reader.string()
            case "language": map.language = try reader.string()
            case "length": map.length = try reader.offset().utf16
            case "sha256": map.digest = try reader.string()
            case "voice": map.voice = try reader.string()
            case "speed": map.speed = try reader.number()
            case "files":
                map.files = []
                try reader.array { reader throws(JSONReader.Fault) in map.files.append(try reader.file()) }
            case "sentences":
                map.sentences = []
                try reader.array { reader throws(JSONReader.Fault) in map.sentences.append(try reader.sentence()) }
            default: try reader.skip()
            }
        }
    }
}

extension JSONReader {
    fileprivate mutating func offset() throws(Fault) -> TextOffset {
        let start = position
        let offset = try integer()
        // Far beyond any book, and nothing overflows.
        guard (0...1 << 40).contains(offset) else { throw Fault(position: start) }
        return TextOffset(utf16: offset)
    }

    fileprivate mutating func file() throws(Fault) -> PlaceMap.File {
        var file = PlaceMap.File(name: "", seconds: 0, chapters: [])
        try object { reader, name throws(Fault) in
            switch name {
            case "name": file.name = try reader.string()
            case "seconds": file.seconds = try reader.number()
            case "chapters": try reader.array { reader throws(Fault) in file.chapters.append(try reader.chapter()) }
            default: try reader.skip()
            }
        }
        return file
    }

    fileprivate mutating func chapter() throws(Fault) -> PlaceMap.Chapter {
        var chapter = PlaceMap.Chapter(number: 0, title: "", start: 0, offset: .start)
        try object { reader, name throws(Fault) in
            switch name {
            case "number": chapter.number = try reader.integer()
            case "title": chapter.title = try reader.string()
            case "start": chapter.start = try reader.number()
            case "offset": chapter.offset = try reader.offset()
            default: try reader.skip()
            }
        }
        return chapter
    }

    fileprivate mutating func sentence() throws(Fault) -> PlaceMap.Sentence {
        var sentence = PlaceMap.Sentence(span: .start ..< .start, text: "", file: 0, start: 0, end: 0, words: [])
        var (start, length) = (TextOffset.start, 0)
        try object { reader, name throws(Fault) in
            switch name {
            case "offset": start = try reader.offset()
            case "length": length = try reader.offset().utf16
            case "file": sentence.file = try reader.integer()
            case "start": sentence.start = try reader.number()
            case "end": sentence.end = try reader.number()
            case "text": sentence.text = try reader.string()
            case "words": try reader.array { reader throws(Fault) in sentence.words.append(try reader.word()) }
            default: try reader.skip()
            }
        }
        sentence.span = start..<start.advanced(by: length)
        return sentence
    }

    /// Offset, length, start and end.
    fileprivate mutating func word() throws(Fault) -> WordTime {
        var (index, start, length) = (0, TextOffset.start, 0)
        var times = (0.0, 0.0)
        let place = position
        try array { reader throws(Fault) in
            switch index {
            case 0: start = try reader.offset()
            case 1: length = try reader.offset().utf16
            case 2: times.0 = try reader.number()
            case 3: times.1 = try reader.number()
            default: try reader.skip()
            }
            index += 1
        }
        guard index >= 4 else { throw Fault(position: place) }
        return WordTime(span: start..<start.advanced(by: length), start: times.0, end: times.1)
    }
}
