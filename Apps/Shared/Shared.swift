import Foundation
import VorleserSharing
import Wording

/// What the app and its extension have in common.
enum Shared {
    /// Where the extension puts what is shared and the app takes it from; `nil` when the system gives no such folder.
    static var inbox: Inbox? {
        guard let group = Bundle.main.object(forInfoDictionaryKey: "VorleserGroup") as? String,
            let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        else { return nil }
        return Inbox(folder: folder.appending(path: "Inbox", directoryHint: .isDirectory))
    }

    /// The kit and the screens speak the language in which the system shows us.
    static func speakTheSystemsLanguage() {
        let shown = Bundle.main.preferredLocalizations.first.flatMap { WordingLanguage(tag: $0) }
        WordingLanguage.ofProcess = shown ?? .english
    }
}
