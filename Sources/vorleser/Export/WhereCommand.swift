import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser where`: from a time in an export to the place in the text, and back.
struct WhereCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "where",
        abstract: localized("Find the place in the text that sounds at a time of an export, or the time of a place."),
        discussion: localized(
            """
            Every export has a map beside it: book.map.json, or map.json in the
            folder; book.m4b.map.json where book.map.json is that of book.mp3.

              vorleser where emma.m4b --time 1:02:03
              vorleser where emma.map.json --offset 123456
              vorleser where emma --file 3 --time 12:30.5
              vorleser where emma.m4b --text "handsome, clever, and rich"

            Offsets are UTF-16 code units from the start of the book. With several
            files and no --file, --time counts over all of them, end to end.
            """
        )
    )

    @Argument(
        help: localized("The map, a sound file or book that it lies beside, or the folder."),
        completion: .file(extensions: ["json", "m4b", "mp3", "opus", "flac", "wav", "epub"])
    )
    var map: String
    @Option(name: .long, help: localized("A time: 1:02:03, 62:03.5 or seconds.")) var time: ClockTime?
    @Option(name: .long, help: localized("The file that --time is in, by number or name.")) var file: String?
    @Option(name: .long, help: localized("A place in the text.")) var offset: Int?
    @Option(name: .long, help: localized("Words as they are printed.")) var text: String?
    @Flag(name: .long, help: localized("Print JSON, one object a line.")) var json = false

    func validate() throws {
        let questions = [time != nil, offset != nil, text != nil].filter { $0 }
        guard questions.count == 1 else { throw ValidationError(localized("Give one of --time, --offset and --text.")) }
        guard file == nil || time != nil else { throw ValidationError(localized("--file goes with --time.")) }
        guard (offset ?? 0) >= 0 else { throw ValidationError(localized("An offset is 0 or more.")) }
    }

    func run() throws {
        let map = try PlaceMap(contentsOf: URL(filePath: path))
        let places = try places(in: map)
        let shown = places.prefix(Self.most)
        let answers = shown.map { FoundPlace($0, in: map) }
        if json {
            Terminal.write(try answers.map { try $0.json + "\n" }.joined())
        } else {
            Terminal.write(answers.map(\.report).joined(separator: "\n"))
        }
        if places.count > shown.count { Terminal.note(localized("… and \(grouped(places.count - shown.count)) more")) }
    }

    /// Nobody reads more places of a quotation.
    private static let most = 20

    private func places(in map: PlaceMap) throws -> [PlaceMap.Place] {
        if let offset { return [try map.place(of: TextOffset(utf16: offset))] }
        if let text { return try map.places(of: text) }
        return [try map.place(at: time?.seconds ?? 0, inFile: try askedFile(in: map))]
    }

    /// The map's path; that beside another file, or in a folder.
    private var path: String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: map, isDirectory: &isFolder), isFolder.boolValue {
            return URL(filePath: map).appending(path: "map.json").path
        }
        return map.hasSuffix(".json") ? map : PlaceMap.path(of: map)
    }

    /// The file that a time is in: the one that was named, or a chapter's file that was given for the map.
    private func askedFile(in places: PlaceMap) throws -> Int? {
        if let file { return try places.fileIndex(file) }
        guard time != nil, places.files.count > 1 else { return nil }
        let name = URL(filePath: map).lastPathComponent
        return places.files.firstIndex { $0.name == name }
    }
}

/// `1:02:03.5`, `62:03`, `3723.5`: a time as players show it.
struct ClockTime: ExpressibleByArgument {
    let seconds: Double

    init?(argument: String) {
        let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), let last = parts.last else { return nil }
        let isDigits = { (text: Substring) in !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        let decimals = last.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.dropLast().allSatisfy(isDigits), decimals.allSatisfy(isDigits) else { return nil }
        let numbers = parts.compactMap { Double($0) }
        // Only the first may pass what a clock shows.
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        seconds = numbers.reduce(0) { 60 * $0 + $1 }
    }
}

extension PlaceMap {
    /// The index of a file, by its number from 1, its name, or its name without folder and ending.
    fileprivate func fileIndex(_ asked: String) throws(PlaceMapError) -> Int {
        let wanted = URL(filePath: asked).lastPathComponent
        let stem = { (name: String) in URL(filePath: name).deletingPathExtension().lastPathComponent }
        if let index = files.firstIndex(where: {
            $0.name == asked || URL(filePath: $0.name).lastPathComponent == wanted
        }) {
            return index
        }
        if let number = Int(asked), files.indices.contains(number - 1) { return number - 1 }
        if let index = files.firstIndex(where: { stem($0.name) == wanted }) { return index }
        throw .noSuchFile(asked: asked, files: files.map(\.name))
    }
}

/// A place of an export, as it is told.
private struct FoundPlace: Encodable {
    let file: String
    /// Its number, from 1.
    let fileNumber: Int
    /// Seconds from the start of the file.
    let seconds: Double
    /// Seconds from the start of the first file.
    let secondsOfAll: Double
    let chapter: Int?
    let chapterTitle: String?
    let offset: Int
    /// The text's length.
    let length: Int
    /// Where the sentence begins.
    let sentenceOffset: Int
    let sentence: String
    let word: String?
    /// Where the word begins in the sentence.
    let wordOffset: Int?

    init(_ place: PlaceMap.Place, in map: PlaceMap) {
        let sentence = map.sentences[place.sentence]
        let chapter = map.chapter(at: place)
        file = map.files[place.file].name
        fileNumber = place.file + 1
        seconds = rounded(place.seconds)
        secondsOfAll = rounded(map.seconds(beforeFile: place.file) + place.seconds)
        self.chapter = chapter?.number
        chapterTitle = chapter?.title
        offset = place.offset.utf16
        length = map.length
        let origin = sentence.span.lowerBound.utf16
        sentenceOffset = origin
        self.sentence = sentence.text
        let units = Array(sentence.text.utf16)
        let range = place.word.map { index in
            let span = sentence.words[index].span.utf16
            let start = min(max(span.lowerBound - origin, 0), units.count)
            return start..<min(max(span.upperBound - origin, start), units.count)
        }
        word = range.map { String(decoding: units[$0], as: UTF16.self) }
        wordOffset = range?.lowerBound
    }

    /// For people.
    var report: String {
        var lines = ["\(file)  \(clockTime(seconds))"]
        if let chapter, let chapterTitle { lines.append(localized("Chapter \(chapter), \(chapterTitle)")) }
        lines.append(localized("Offset \(offset) of \(length)"))
        lines.append("")
        lines.append("  " + marked.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        return Terminal.printable(lines.joined(separator: "\n")) + "\n"
    }

    /// The sentence with its word between angles.
    private var marked: String {
        guard let word, let wordOffset, !word.isEmpty else { return sentence }
        let units = Array(sentence.utf16)
        let before = String(decoding: units[..<wordOffset], as: UTF16.self)
        let after = String(decoding: units[(wordOffset + word.utf16.count)...], as: UTF16.self)
        return before + "⟨" + word + "⟩" + after
    }
}

/// To a millisecond.
private func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

/// `1:02:03.5`, `2:03`.
private func clockTime(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    let (whole, rest) = (tenths / 10, tenths % 10)
    let digits = { (number: Int) in number < 10 ? "0\(number)" : String(number) }
    let minutes = whole >= 3600 ? "\(whole / 3600):\(digits(whole / 60 % 60))" : String(whole / 60)
    return "\(minutes):\(digits(whole % 60))" + (rest > 0 ? ".\(rest)" : "")
}
