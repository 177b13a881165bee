import Foundation
import Subprocess
import VorleserKit

/// The listener's browser.
enum Browser {
    /// Opens a page, where there is a screen to see it on.
    static func open(_ address: URL) async {
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
            let environment = ProcessInfo.processInfo.environment
            // Without a screen some would open in this terminal, and take it over.
            guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        #endif
        let result = try? await Subprocess.run(
            .name(program),
            arguments: [address.absoluteString],
            output: .discarded,
            error: .discarded
        )
        if result?.terminationStatus.isSuccess != true {
            Terminal.note(localized("No browser could be opened: open the address yourself."))
        }
    }
}
