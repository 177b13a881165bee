import SwiftUI
import VorleserKit
import VorleserScreens

/// What plays while the library is shown: a way back to it, and the key that pauses it.
struct PlayingBar: View {
    let app: AppScreens
    let player: PlayerScreen

    var body: some View {
        HStack {
            Button {
                Task { await app.open(player.book.id) }
            } label: {
                VStack(alignment: .leading) {
                    Text(player.title).lineLimit(1)
                    Text(player.chapterTitle).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
                .frame(maxWidth: .infinity, minHeight: Design.key, alignment: .leading)
                .contentShape(.rect)
            }
            Button(player.isOn ? "Pause" : "Play", systemImage: player.isOn ? "pause.fill" : "play.fill") {
                player.toggle()
            }
            .labelStyle(.iconOnly)
            .frame(minWidth: Design.key, minHeight: Design.key)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .padding(.horizontal)
        .background(.regularMaterial)
    }
}
