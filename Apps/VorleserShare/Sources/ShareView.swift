import SwiftUI
import VorleserSharing

/// How the handing over goes, and the key that closes it.
struct ShareView: View {
    let handing: HandingOver
    let close: @MainActor () -> Void

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
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done", action: close) } }
        }
        #if os(macOS)
            .frame(minWidth: 360, minHeight: 180)
        #endif
    }

    @ViewBuilder private var picture: some View {
        switch handing.state {
        case .busy: ProgressView()
        case .done: Image(systemName: "checkmark.circle")
        case .failed: Image(systemName: "exclamationmark.triangle")
        }
    }
}
        case .partly: Image(systemName: "exclamationmark.circle")
