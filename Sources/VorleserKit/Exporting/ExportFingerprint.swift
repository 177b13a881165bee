import Foundation
public import VorleserCore
public import VorleserExport
import VorleserSpeech

extension Vorleser {
    /// What names an export by all that its files depend on: 64 hexadecimal digits.
    /// - Parameters:
    ///   - audiobook: What is written.
    ///   - script: What is said.
    ///   - settings: Those of the export.
    ///   - tags: What the files say of themselves.
    ///   - source: The book's file as it was when it was read.
    /// - Returns: The same for the same files, and another for any other.
    public func fingerprint(
        of audiobook: Audiobook,
        _ script: Script,
        _ settings: ExportSettings,
        tags: AudioTags,
        source: BookSource
    ) -> String {
        var digest = ExportDigest()
        digest.add("vorleser export \(Self.exportFormat)")
        digest.add(source.digest)
        digest.add("\(audiobook.division) \(settings.described)")
        digest.add("\(tags.described)")
        digest.add(tags.cover ?? [])
        for track in audiobook.tracks {
            digest.add("\(track.name ?? "") \(track.number)")
            for section in track.sections {
                digest.add("\(section.number) \(section.title)")
                for index in section.utterances {
                    let utterance = script.utterances[index]
                    digest.add("\(utterance.span.lowerBound.utf16) \(utterance.pauseAfter)")
                    digest.add(address(of: utterance).hexadecimal)
                }
            }
        }
        return digest.finish()
    }

    /// Changes when finished files of older versions are to be made anew.
    private static let exportFormat = 1
}

extension ExportSettings {
    fileprivate var described: String {
        let subtitles = subtitles.map(\.rawValue).sorted()
        let numbers = [bitrate.map { "\($0)" } ?? "", loudness.map { "\($0)" } ?? "", "\(speed)"]
        return "\(format) \(numbers) \(subtitles) \(subtitleUnit)"
    }
}

extension AudioTags {
    fileprivate var described: String {
        let texts = [title, narrator, date, publisher, series?.name, series?.position, description, language]
        return "\(texts.map { $0 ?? "" }) \(authors)"
    }
}

/// A hash over fields, each with its length before it, so that none can run into the next.
private struct ExportDigest {
    private var hash = SHA256()

    mutating func add(_ field: some Collection<UInt8>) {
        hash.update("\(field.count):".utf8)
        hash.update(field)
    }

    mutating func add(_ field: String) { add(Array(field.utf8)) }

    consuming func finish() -> String { hash.finish() }
}
