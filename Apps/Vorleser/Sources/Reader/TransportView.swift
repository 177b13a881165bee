import SwiftUI
import VorleserKit
import VorleserScreens

/// What plays the book: place, times, keys, speed and sleep.
struct TransportView: View {
    let reader: ReaderScreen
    @Bindable var player: PlayerScreen
    /// Where the hand holds the place, in seconds of the chapter.
    @State private var held: Double?

    var body: some View {
        VStack(spacing: Design.barGap) {
            state
            scrubber
            HStack {
                speed
                Spacer()
                sleep
            }
            .buttonStyle(.plain)
            keys
        }
        // Seven keys beside one another: a phone has no room for larger ones.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .padding(.horizontal)
        .padding(.vertical, Design.barPadding)
        .background(.regularMaterial)
        .troubleAlert($player.trouble)
    }

    @ViewBuilder private var state: some View {
        switch player.state {
        case .failed(let trouble):
            Text([trouble.message, trouble.suggestion].compactMap(\.self).joined(separator: " ")).font(.caption)
        case .finished where player.nothingFollows:
            Text("From here on nothing is read aloud.").font(.caption)
        case .idle where reader.unspoken != nil:
            Text([reader.unspoken?.message, reader.unspoken?.suggestion].compactMap(\.self).joined(separator: " "))
                .font(.caption)
        default:
            Text(reader.placeWords).font(.caption).lineLimit(1).foregroundStyle(.secondary)
        }
        if let last = player.passedOver.last { Text(last.reason).font(.caption).lineLimit(1) }
    }

    private var scrubber: some View {
        HStack {
            Text(TimeWords.clock(held ?? player.chapterTime?.elapsed ?? 0)).font(.caption).monospacedDigit()
            Slider(
                value: Binding(get: { held ?? player.chapterTime?.elapsed ?? 0 }, set: { held = $0 }),
                in: 0...max(player.chapterTime?.total ?? 1, 1)
            ) { isHeld in
                guard !isHeld, let seconds = held else { return }
                player.seek(inChapter: seconds)
                held = nil
            }
            .disabled(player.chapterTime == nil)
            .accessibilityLabel("Place in the chapter")
            Text(TimeWords.clock(player.chapterTime?.total ?? 0)).font(.caption).monospacedDigit()
        }
    }

    private var keys: some View {
        HStack(spacing: 0) {
            key("Previous Chapter", "backward.end") { player.skip(.chapter, -1) }
            key("15 Seconds Back", "gobackward.15") { player.skip(seconds: -15) }
            key("Previous Sentence", "backward") { player.skip(.sentence, -1) }
            Button(player.isOn ? "Pause" : "Play", systemImage: player.isOn ? "pause.circle.fill" : "play.circle.fill")
            {
                reader.toggle()
            }
            .labelStyle(.iconOnly)
            .font(Design.playLetters)
            .frame(minWidth: Design.key, maxWidth: .infinity, minHeight: Design.key)
            .contentShape(.rect)
            .overlay { if player.state == .loading { ProgressView() } }
            key("Next Sentence", "forward") { player.skip(.sentence, 1) }
            key("Next Paragraph", "forward.frame") { player.skip(.paragraph, 1) }
            key("Next Chapter", "forward.end") { player.skip(.chapter, 1) }
        }
        .buttonStyle(.plain)
        .frame(maxWidth: Design.keysWidth)
    }

    private func key(_ words: LocalizedStringKey, _ image: String, _ act: @escaping @MainActor () -> Void) -> some View
    {
        Button(words, systemImage: image, action: act)
            .labelStyle(.iconOnly)
            .frame(minWidth: Design.key, maxWidth: .infinity, minHeight: Design.key)
            .contentShape(.rect)
    }

    private var speed: some View {
        Menu {
            ForEach([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5], id: \.self) { speed in
                Button(TimeWords.speed(speed)) { player.setSpeed(speed) }
            }
        } label: {
            Text(TimeWords.speed(player.speed))
                .monospacedDigit()
                .frame(minWidth: Design.key, minHeight: Design.key, alignment: .leading)
        }
        .accessibilityLabel("Speed")
    }

    private var sleep: some View {
        Menu {
            ForEach(SleepChoice.offered, id: \.self) { choice in
                Button(choice.words) { player.sleep(choice) }
            }
        } label: {
            Label(sleepWords, systemImage: player.sleep.left == nil ? "moon" : "moon.fill")
                .frame(minWidth: Design.key, minHeight: Design.key, alignment: .trailing)
        }
        .accessibilityLabel("Sleep timer")
    }

    private var sleepWords: LocalizedStringKey {
        switch player.sleep.left {
        case nil: ""
        case .seconds(let seconds): "\(TimeWords.clock(seconds))"
        case .chapter: "Chapter"
        }
    }
}
