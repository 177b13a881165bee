import Accessibility
import SwiftUI
import VorleserSharing

/// How the handing over goes, and the keys that end it.
struct ShareView: View {
    let handing: HandingOver
    let cancel: @MainActor () -> Void
    let close: @MainActor () -> Void

    private var isBusy: Bool { handing.state == .busy }

    var body: some View {
        NavigationStack {
            VStack(spacing: 16) {
                picture.font(.largeTitle).accessibilityHidden(true)
                Text(handing.words).multilineTextAlignment(.center)
                switch handing.state {
                case .done, .partly: Text("Open Vorleser to listen.").font(.caption).foregroundStyle(.secondary)
                case .busy, .failed: EmptyView()
                }
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Listen in Vorleser")
            .toolbar {
                // What is being copied ends with the extension.
                ToolbarItem(placement: isBusy ? .cancellationAction : .confirmationAction) {
                    if isBusy { Button("Cancel", action: cancel) } else { Button("Done", action: close) }
                }
            }
        }
        // Nothing on the screen has VoiceOver's attention when it changes.
        .onChange(of: handing.state) { _, _ in AccessibilityNotification.Announcement(handing.words).post() }
        #if os(macOS)
            .frame(minWidth: 360, minHeight: 180)
        #endif
    }

    @ViewBuilder private var picture: some View {
        switch handing.state {
        case .busy: ProgressView()
        case .done: Image(systemName: "checkmark.circle")
        case .partly: Image(systemName: "exclamationmark.circle")
        case .failed: Image(systemName: "exclamationmark.triangle")
        }
    }
}
