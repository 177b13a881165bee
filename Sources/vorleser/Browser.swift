import Foundation

/// The listener's browser.
enum Browser {
    /// Opens a page, where there is a screen to see it on.
    static func open(_ address: URL) {
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
            let environment = ProcessInfo.processInfo.environment
            // Without a screen some would open in this terminal, and take it over.
            guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        #endif
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program, address.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            if process.terminationStatus != 0 {
                Terminal.note("No browser could be opened: open the address yourself.")
            }
        }
        try? process.run()
    }
}
