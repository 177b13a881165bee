import SwiftUI
import VorleserKit
import VorleserScreens

/// Menus and keys of the Mac, and of keyboards on an iPad.
struct AppCommands: Commands {
    let app: AppScreens?
    /// Whether words are being written: then the space bar writes a space.
    @FocusedValue(\.isWriting) private var isWriting

    private static let keys: EventModifiers = [.command, .control]

    var body: some Commands {
        CommandMenu("Listening") {
            Button(app?.player?.isOn == true ? "Pause" : "Play") { app?.reader?.toggle() ?? app?.player?.toggle() }
                .keyboardShortcut(.space, modifiers: [])
                .disabled(app?.player == nil || isWriting == true)
            Divider()
            // With the command key alone the arrows move the cursor in every text.
            Button("Next Sentence") { app?.player?.skip(.sentence, 1) }
                .keyboardShortcut(.rightArrow, modifiers: Self.keys)
            Button("Previous Sentence") { app?.player?.skip(.sentence, -1) }
                .keyboardShortcut(.leftArrow, modifiers: Self.keys)
            Button("Next Paragraph") { app?.player?.skip(.paragraph, 1) }
                .keyboardShortcut(.downArrow, modifiers: Self.keys)
            Button("Previous Paragraph") { app?.player?.skip(.paragraph, -1) }
                .keyboardShortcut(.upArrow, modifiers: Self.keys)
            Button("Next Chapter") { app?.player?.skip(.chapter, 1) }
                .keyboardShortcut(.rightArrow, modifiers: [.command, .option])
            Button("Previous Chapter") { app?.player?.skip(.chapter, -1) }
                .keyboardShortcut(.leftArrow, modifiers: [.command, .option])
            Button("15 Seconds Back") { app?.player?.skip(seconds: -15) }.keyboardShortcut("j")
            Divider()
            Button("Back to the Voice") { app?.reader?.backToTheVoice() }.keyboardShortcut("b")
            Button("Add Bookmark") { app?.reader?.addBookmark() }.keyboardShortcut("d")
        }
    }
}

extension FocusedValues {
    private struct Writing: FocusedValueKey { typealias Value = Bool }

    /// Whether the focus is where words are written.
    var isWriting: Bool? {
        get { self[Writing.self] }
        set { self[Writing.self] = newValue }
    }
}
