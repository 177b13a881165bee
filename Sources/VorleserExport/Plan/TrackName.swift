#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore

/// The name of a chapter's file without ending: its number, so that names sort, and its title as far as a file system takes it.
struct TrackName: Equatable {
    let text: String

    /// - Parameters:
    ///   - number: From 1.
    ///   - count: The highest number there is; sets how many digits are written.
    ///   - title: Anything.
    init(number: Int, of count: Int, title: String) {
        let prefix = number.digits(max(String(count).count, 2))
        let room = FileName.limit - prefix.utf8.count - 1
        let words = FileName.safe(title, room: room)
        text = words.isEmpty ? prefix : prefix + " " + words
    }
}
