import SwiftUI
import VorleserKit
import VorleserScreens

@main struct VorleserApp: App {
    private let parts = AppParts.shared
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            Group {
                if let app = parts.app {
                    RootView(app: app)
                } else if let trouble = parts.trouble {
                    TroubleView(trouble: trouble)
                } else {
                    ProgressView("The library is being opened")
                }
            }
            .onOpenURL { file in parts.take(file) }
            .onChange(of: phase) { _, now in
                if now == .active { parts.cameBack() } else { parts.wentAway() }
            }
            // A file that is opened comes into the window that there is.
            .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        }
        .commands {
            AppCommands(app: parts.app)
            // One book is read at a time, in one window.
            CommandGroup(replacing: .newItem) {}
        }
        #if os(iOS)
            // The system has fetched voices while the app was away, and has started it to say so.
            .backgroundTask(.urlSession(AppParts.downloads)) { await parts.heardOfDownloads() }
        #endif
        #if os(macOS)
            Settings {
                if let app = parts.app { SettingsView(app: app).sheetSize() }
            }
        #endif
    }
}

/// What is said when there is no library.
struct TroubleView: View {
    let trouble: Trouble

    var body: some View {
        ContentUnavailableView {
            Label(trouble.message, systemImage: "books.vertical")
        } description: {
            Text(trouble.suggestion ?? "")
        }
    }
}
