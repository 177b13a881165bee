import AppIntents

/// What can be said to Siri at once, without a shortcut having been made. In other languages: `AppShortcuts.strings`.
struct VorleserShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ContinueBook(),
            phrases: [
                "Continue my book in \(.applicationName)", "Go on reading in \(.applicationName)",
                "Read to me with \(.applicationName)",
            ],
            shortTitle: "Continue My Book",
            systemImageName: "play"
        )
        AppShortcut(
            intent: PauseReading(),
            phrases: ["Pause reading in \(.applicationName)", "Pause \(.applicationName)"],
            shortTitle: "Pause Reading",
            systemImageName: "pause"
        )
        AppShortcut(
            intent: SetSleepTimer(),
            phrases: [
                "Set a sleep timer in \(.applicationName)", "Set the sleep timer in \(.applicationName) to \(\.$time)",
            ],
            shortTitle: "Sleep Timer",
            systemImageName: "moon"
        )
        AppShortcut(
            intent: ReadBook(),
            phrases: ["Read a book in \(.applicationName)", "Read \(\.$book) in \(.applicationName)"],
            shortTitle: "Read a Book",
            systemImageName: "book"
        )
    }
}
