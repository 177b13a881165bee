import SwiftUI
import VorleserKit
import VorleserScreens

/// Menus and keys of the Mac, and of keyboards on an iPad.
struct AppCommands: Commands {
    let app: AppScreens?

    var body: some Commands {
        CommandMenu("Listening") {
            Button(app?.player?.isOn == true ? "Pause" : "Play") { app?.reader?.toggle() ?? app?.player?.toggle() }
                .keyboardShortcut(.space, modifiers: [])
                .disabled(app?.player == nil)
            Divider()
            Button("Next Sentence") { app?.player?.skip(.sentence, 1) }.keyboardShortcut(.rightArrow)
            Button("Previous Sentence") { app?.player?.skip(.sentence, -1) }.keyboardShortcut(.leftArrow)
            Button("Next Paragraph") { app?.player?.skip(.paragraph, 1) }.keyboardShortcut(.downArrow)
            Button("Previous Paragraph") { app?.player?.skip(.paragraph, -1) }.keyboardShortcut(.upArrow)
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
