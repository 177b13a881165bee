import SwiftUI
import VorleserKit
import VorleserScreens

/// The voice for all books.
struct VoicesView: View {
    @Bindable var voices: VoicesScreen

    var body: some View {
        List {
            VoiceRows(voices: voices, chosen: voices.usual) { id in Task { await voices.choose(id) } }
            switch voices.personal {
            case .notAsked:
                Button("Use My Personal Voice") { Task { await voices.askForPersonalVoices() } }
            case .denied:
                Text("Your personal voice can be allowed in the system’s settings, under Accessibility.")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            case .allowed, .unsupported: EmptyView()
            }
        }
        .navigationTitle("Voice")
        .troubleAlert($voices.trouble)
        .task { await voices.load() }
        .onDisappear { voices.endTrial() }
    }
}

/// The voice of the book that is open.
struct BookVoicesView: View {
    @Bindable var voices: VoicesScreen
    let player: PlayerScreen
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                VoiceRows(voices: voices, chosen: player.voice.id) { id in
                    Task { if let voice = await voices.voice(id) { player.choose(voice) } }
                }
            }
            .navigationTitle("Voice")
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        }
        .troubleAlert($voices.trouble)
        .task { await voices.load() }
        .onDisappear { voices.endTrial() }
    }
}

/// Voices by language; each can be heard.
private struct VoiceRows: View {
    let voices: VoicesScreen
    let chosen: Voice.ID?
    let choose: @MainActor (Voice.ID) -> Void

    var body: some View {
        ForEach(voices.groups) { group in
            Section(group.name) {
                ForEach(group.voices, id: \.id) { voice in
                    HStack {
                        Button(voice.name) { choose(Voice.ID(rawValue: voice.id)) }
                        Spacer()
                        if chosen?.rawValue == voice.id { Image(systemName: "checkmark").accessibilityLabel("Chosen") }
                        Button("Listen to \(voice.name)", systemImage: "play.circle") {
                            voices.hear(Voice.ID(rawValue: voice.id))
                        }
                        .labelStyle(.iconOnly)
                    }
                    .buttonStyle(.borderless)
                }
            }
        }
    }
}
