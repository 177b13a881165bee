import SwiftUI
import VorleserKit
import VorleserScreens

/// A book as files: what they are to be, how far they are, and where they go.
struct ExportView: View {
    @Bindable var export: ExportScreen
    /// The files have gone where the listener wants them.
    let taken: () -> Void
    @State private var isSaving = false
    @State private var trouble: Trouble?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form { content }
                .formStyle(.grouped)
                .navigationTitle(export.title)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close", role: .cancel) { dismiss() } }
                }
        }
        .troubleAlert($trouble)
    }

    @ViewBuilder private var content: some View {
        switch export.state {
        case .choosing: ExportChoices(export: export)
        case .writing(let share, let words):
            Section {
                ProgressView(value: share)
                Text(words).font(.caption).foregroundStyle(.secondary)
                Button("Stop", role: .destructive) { export.stop() }
            } footer: {
                Text("Goes on while Vorleser is open. What has been spoken is kept.")
            }
        case .done(let files, let words): done(files, words)
        case .failed(let trouble):
            Section {
                Text([trouble.message, trouble.suggestion].compactMap(\.self).joined(separator: " "))
                Button("Try Again") { export.chooseAgain() }
            }
        }
    }

    private func done(_ files: [URL], _ words: String) -> some View {
        Section("Done") {
            Text(words)
            ShareLink(items: files) { Label("Share", systemImage: "square.and.arrow.up") }
            Button("Save to Files", systemImage: "folder") { isSaving = true }
                .fileMover(isPresented: $isSaving, files: files, onCompletion: saved)
            Button("Export Again") { export.chooseAgain() }
        }
    }

    private func saved(_ result: Result<[URL], any Error>) {
        switch result {
        case .success:
            taken()
            dismiss()
        case .failure(let error): trouble = Trouble(error)
        }
    }
}

/// What the files are to be.
private struct ExportChoices: View {
    @Bindable var export: ExportScreen

    var body: some View {
        Section {
            Picker("Format", selection: $export.format) {
                ForEach(export.formats, id: \.self) { Text($0.words).tag($0) }
            }
            if export.canBeSplit { Toggle("A file for each chapter", isOn: $export.isSplit) }
        }
        Section {
            if export.chapters.isEmpty {
                ProgressView()
            } else {
                if let estimate = export.estimate { Text(estimate) }
                Button("Export") { export.begin() }.disabled(!export.canBegin)
            }
        }
        if export.chapters.count > 1 {
            Section("Chapters") {
                ForEach(export.chapters) { ChapterToggle(export: export, chapter: $0) }
                Button("All") { export.chooseAll(true) }
                Button("None") { export.chooseAll(false) }
            }
        }
    }
}

private struct ChapterToggle: View {
    let export: ExportScreen
    let chapter: ExportScreen.Chapter

    var body: some View {
        Toggle(isOn: Binding(get: { chapter.isChosen }, set: { export.choose(chapter.id, $0) })) {
            VStack(alignment: .leading) {
                Text(chapter.title).lineLimit(2)
                Text(chapter.length).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// An export that is under way or done, in the library.
struct ExportRow: View {
    let export: ExportScreen
    let show: @MainActor () -> Void

    var body: some View {
        if export.state != .choosing {
            Button(action: show) {
                VStack(alignment: .leading, spacing: Design.lineGap) {
                    Text("Export of “\(export.title)”").lineLimit(1)
                    state
                }
            }
            .buttonStyle(.borderless)
        }
    }

    @ViewBuilder private var state: some View {
        switch export.state {
        case .choosing: EmptyView()
        case .writing(let share, _): ProgressView(value: share)
        case .done: Text("Done").font(.caption).foregroundStyle(.secondary)
        case .failed(let trouble): Text(trouble.message).font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension ExportFormat {
    /// What it is called.
    fileprivate var words: LocalizedStringKey {
        switch self {
        case .m4b: "Audiobook (M4B)"
        case .epub: "Book to read along (EPUB)"
        case .mp3: "MP3"
        case .opus: "Opus"
        case .flac: "FLAC, lossless"
        case .wav: "WAV, lossless"
        }
    }
}
