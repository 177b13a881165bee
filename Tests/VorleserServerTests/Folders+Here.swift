import VorleserKit
import VorleserTesting

extension Folders {
    /// Vorleser's folders in one of a test's own.
    init(in folder: Folder) {
        self.init(cache: folder.url("cache"), state: folder.url("state"), data: folder.url("data"))
    }
}
