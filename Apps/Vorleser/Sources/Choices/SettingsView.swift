import SwiftUI
import VorleserKit
import VorleserScreens

/// What holds for all books.
struct SettingsView: View {
    let app: AppScreens
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        @Bindable var settings = app.settings
        NavigationStack {
            Form {
                ModelSection(model: app.model)
                Section("Listening") {
                    NavigationLink("Voice") { VoicesView(voices: app.voices) }
                    Picker("Speed", selection: speed) {
                        ForEach([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5], id: \.self) {
                            Text(TimeWords.speed($0)).tag($0)
                        }
                    }
                    ForEach([OmissionReason.note, .pageNumber, .table, .code], id: \.self) { reason in
                        Toggle("Read \(reason.words)", isOn: isSpoken(reason))
                    }
                }
                Section("Reading") {
                    Picker("Highlight", selection: highlight) {
                        ForEach(HighlightStyle.allCases, id: \.self) { Text($0.words).tag($0) }
                    }
                    Toggle("Open the last book at start", isOn: opensLastBook)
                }
                Section("Other Devices") {
                    NavigationLink("Server at Home") { HomeView(home: app.home) }
                }
                Section("Room") {
                    LabeledContent("Books", value: settings.booksRoom)
                    LabeledContent("What was spoken", value: settings.spokenRoom)
                    Button("Remove What Was Spoken", role: .destructive) { Task { await settings.forgetSpoken() } }
                    if !settings.removed.isEmpty {
                        NavigationLink("Removed Books") { RemovedBooksView(settings: settings) }
                    }
                }
            }
            .formStyle(.grouped)
            .navigationTitle("Settings")
            #if os(iOS)
                .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
            #endif
        }
        .troubleAlert($settings.trouble)
        .task {
            await settings.load()
            await settings.measure()
        }
    }

    private var speed: Binding<Double> {
        Binding(get: { app.settings.speed }, set: { speed in Task { await app.settings.setSpeed(speed) } })
    }

    private var highlight: Binding<HighlightStyle> {
        Binding(get: { app.settings.highlight }, set: { style in Task { await app.settings.setHighlight(style) } })
    }

    private var opensLastBook: Binding<Bool> {
        Binding(
            get: { app.settings.opensLastBook },
            set: { opens in Task { await app.settings.setOpensLastBook(opens) } }
        )
    }

    private func isSpoken(_ reason: OmissionReason) -> Binding<Bool> {
        Binding(
            get: { app.settings.narration.spoken.contains(reason) },
            set: { isSpoken in Task { await app.settings.setSpoken(reason, isSpoken) } }
        )
    }
}

/// Books that were removed, until they are deleted for good.
private struct RemovedBooksView: View {
    let settings: SettingsScreen

    var body: some View {
        List(settings.removed) { book in
            HStack {
                Text(book.title).lineLimit(2)
                Spacer()
                Button("Restore") { Task { await settings.restore(book.id) } }
                Button("Delete", systemImage: "trash", role: .destructive) { Task { await settings.delete(book.id) } }
                    .labelStyle(.iconOnly)
            }
            .buttonStyle(.borderless)
        }
        .navigationTitle("Removed Books")
    }
}

/// The better voices, and how far they have come.
private struct ModelSection: View {
    let model: ModelScreen

    var body: some View {
        Section("Better Voices") {
            switch model.state {
            case .absent:
                Text(model.offer)
                Button("Get Them") { Task { await model.begin() } }
            case .installing(let share, let words):
                ProgressView(value: share).keepsAwake()
                Text(words).font(.caption)
                Button("Stop") { Task { await model.cancel() } }
            case .installed: Label("Installed", systemImage: "checkmark")
            case .failed(let trouble):
                Text([trouble.message, trouble.suggestion].compactMap(\.self).joined(separator: " "))
                Button("Try Again") { Task { await model.begin() } }
            }
        }
    }
}
