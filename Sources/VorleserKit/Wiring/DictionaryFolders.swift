import Foundation
public import VorleserDictionary
import Wording

/// Where dictionaries are sought that were installed on this machine.
struct DictionaryFolders {
    /// Their paths, in the order in which they are looked into.
    let all: [String]

    /// - Parameters:
    ///   - own: Vorleser's folders: those of its data come first.
    ///   - environment: `HOME`, `XDG_DATA_HOME` and `XDG_DATA_DIRS` are heeded.
    init(_ own: Folders, _ environment: [String: String]) {
        let home = environment["HOME"] ?? NSHomeDirectory()
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
        let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        let shared = system.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
        all =
            [own.data.appending(path: "dictionaries").path(percentEncoded: false)]
            + [data + "/stardict/dic", home + "/.stardict/dic"]
            + shared.flatMap { [$0 + "/dictd", $0 + "/stardict/dic"] }
    }
}

extension WordBookShelf {
    /// Those of this machine.
    /// - Parameters:
    ///   - own: Vorleser's folders: those of its data come first.
    ///   - environment: `HOME`, `XDG_DATA_HOME` and `XDG_DATA_DIRS` are heeded.
    public convenience init(_ own: Folders, _ environment: [String: String]) {
        self.init(folders: DictionaryFolders(own, environment).all)
    }

    /// What to do where there is no dictionary, for people.
    public static var advice: String {
        localized(
            "Install one, as by `apt install dict-wn` (English) or `apt install dict-freedict-deu-eng`, "
                + "or copy a StarDict folder to ~/.stardict/dic."
        )
    }
}
