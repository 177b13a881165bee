import ArgumentParser
import Foundation
import VorleserKit

/// How an export is written.
struct FileOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: localized("m4b, mp3, opus, flac, wav, or epub to read along; m4b unless -o says it.")
    )
    var format: ExportFormat?

    @Option(
        name: .long,
        help: localized("A picture instead of the book's cover: JPEG, PNG, WebP, GIF or BMP."),
        completion: Completions.pictures
    )
    var cover: String?

    @Option(name: .long, help: localized("The title that files carry, instead of the book's own.")) var title: String?

    @Option(name: .long, help: localized("An author that files carry, instead of the book's own; may be given again."))
    var author: [String] = []

    func validate() throws {
        if let title, title.allSatisfy(\.isWhitespace) {
            throw ValidationError(localized("The title is empty."))
        }
        if author.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
            throw ValidationError(localized("The author is empty."))
        }
    }
}

/// How the sound of an export is written.
struct SoundOptions: ParsableArguments {
    @Flag(name: .long, help: localized("One file for each chapter, in a folder.")) var split = false

    @Option(
        name: .long,
        help: localized("Bits per second, such as 64k; what suits the format if not given."),
        transform: Self.bits
    )
    var bitrate: Int?

    @Option(
        name: .long,
        parsing: .unconditional,
        help: localized("How loud the book is to be in LUFS, such as -18; as the voice speaks if not given.")
    )
    var loudness: Double?

    @Option(
        name: .long,
        help: localized("Subtitles beside each file: srt, vtt or both."),
        completion: .list(["srt", "vtt", "both"]),
        transform: Self.subtitles
    )
    var subtitles: [Set<SubtitleFormat>] = []

    @Flag(name: .long, help: localized("Subtitles, or highlights of an EPUB, word by word, not by sentences."))
    var words = false

    // Of a format that is not known yet it is taken that it can do all.
    func validate() throws { _ = try checked(ExportOrder(format: .m4b)) }

    /// Whether anything is asked for.
    var isSet: Bool { split || bitrate != nil || loudness != nil || !subtitles.isEmpty || words }

    /// An order with what they say.
    /// - Throws: `ValidationError` for what cannot be made.
    func checked(_ order: ExportOrder) throws -> ExportOrder {
        var order = order
        (order.bitrate, order.loudness) = (bitrate, loudness)
        order.subtitles = subtitles.isEmpty ? nil : subtitles.reduce([]) { $0.union($1) }
        (order.unit, order.isSplit) = (words ? .word : .sentence, split)
        do {
            try order.check()
        } catch {
            throw ValidationError(ExitCodes.words(for: error))
        }
        return order
    }

    /// Refuses words that nothing shows.
    /// - Parameter format: What is written.
    /// - Throws: `ValidationError`
    func checkWords(in format: ExportFormat) throws {
        guard words, subtitles.isEmpty, format != .epub else { return }
        throw ValidationError(localized("--words needs --subtitles, or an EPUB."))
    }

    static func bits(_ text: String) throws -> Int {
        let isThousands = text.lowercased().hasSuffix("k")
        guard let number = Double(isThousands ? String(text.dropLast()) : text), number.isFinite, number > 0 else {
            throw ValidationError(localized("“\(text)” is no bit rate; give one such as 64k."))
        }
        // Nobody means 64 bits per second.
        return Int(min(isThousands || number < 1000 ? number * 1000 : number, 1e9))
    }

    private static func subtitles(_ text: String) throws -> Set<SubtitleFormat> {
        try text.split(separator: ",", omittingEmptySubsequences: false).reduce(into: []) { formats, part in
            let name = part.trimmingCharacters(in: .whitespaces)
            if name.lowercased() == "both" {
                formats.formUnion(SubtitleFormat.allCases)
            } else if let format = SubtitleFormat(rawValue: name.lowercased()) {
                formats.insert(format)
            } else {
                throw ValidationError(localized("There are no subtitles “\(name)”; there are: srt, vtt, both."))
            }
        }
    }
}
