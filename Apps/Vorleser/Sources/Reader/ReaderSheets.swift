import SwiftUI
import VorleserKit
import VorleserScreens

/// The chapters, the one where the listener is marked.
struct ContentsView: View {
    let reader: ReaderScreen
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List(reader.chapters) { chapter in
                Button {
                    reader.goTo(chapter: chapter.id)
                    dismiss()
                } label: {
                    HStack {
                        Text(chapter.title)
                        Spacer()
                        if chapter.id == reader.chapter {
                            Image(systemName: "speaker.wave.2").accessibilityLabel("Here")
                        }
                    }
                }
            }
            .navigationTitle("Contents")
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        }
    }
}

/// Words sought in the book.
struct SearchView: View {
    let reader: ReaderScreen
    @State private var words = ""
    @FocusState private var isSearching: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                ForEach(reader.search.hits) { hit in
                    Button {
                        reader.goTo(hit)
                        dismiss()
                    } label: {
                        VStack(alignment: .leading) {
                            Text(hit.chapter).font(.caption).foregroundStyle(.secondary)
                            Text("\(Text(hit.before))\(Text(hit.match).bold())\(Text(hit.after))")
                        }
                    }
                }
                if reader.search.hasMore { Button("More") { reader.moreHits() } }
                if reader.search.isSearching { ProgressView() }
            }
            .searchable(text: $words, prompt: "Words of the book")
            .searchFocused($isSearching)
            .focusedSceneValue(\.isWriting, isSearching ? true : nil)
            .onChange(of: words) { _, words in reader.search(for: words) }
            .navigationTitle("Search")
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        }
    }
}

/// Bookmarks and marked passages.
struct NotesView: View {
    let reader: ReaderScreen
    @State private var document: String?
    /// Which bookmark is given another name, or which passage another note, and the words.
    @State private var edited: Edited?
    @State private var words = ""
    @Environment(\.dismiss) private var dismiss

    private enum Edited {
        case bookmark(ReaderBookmark.ID)
        case highlight(ReaderHighlight.ID)
    }

    var body: some View {
        NavigationStack {
            List {
                Section("Bookmarks") {
                    ForEach(reader.bookmarks) { mark in
                        place(mark.label, mark.chapter) { reader.goTo(mark.offset) }
                            .swipeActions { removal { reader.removeBookmark(mark.id) } }
                            .contextMenu {
                                Button("Rename") { edit(.bookmark(mark.id), mark.label) }
                                removal { reader.removeBookmark(mark.id) }
                            }
                    }
                }
                Section("Highlights") {
                    ForEach(reader.highlights) { mark in
                        place(mark.text, mark.note.isEmpty ? mark.chapter : mark.note) {
                            reader.goTo(mark.span.lowerBound)
                        }
                        .swipeActions { removal { reader.removeHighlight(mark.id) } }
                        .contextMenu {
                            Button("Edit Note") { edit(.highlight(mark.id), mark.note) }
                            Menu {
                                ForEach(Highlight.Colour.allCases, id: \.self) { colour in
                                    Button(colour.words) { reader.changeHighlight(mark.id, colour: colour) }
                                }
                            } label: {
                                Text("Colour")
                            }
                            removal { reader.removeHighlight(mark.id) }
                        }
                    }
                }
            }
            .navigationTitle("Bookmarks and Notes")
            .toolbar {
                ToolbarItem(placement: .automatic) {
                    if let document { ShareLink(item: document) { Label("Share", systemImage: "square.and.arrow.up") } }
                }
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
        .alert(isBookmark ? "Name of the bookmark" : "Note", isPresented: isEditing) {
            TextField(isBookmark ? "Name" : "Note", text: $words).focusedValue(\.isWriting, true)
            Button("Save", action: save)
            Button("Cancel", role: .cancel) {}
        }
        .troubleAlert(Bindable(reader).trouble)
        .task(id: notes) { document = try? await reader.notesDocument() }
    }

    /// What the document to be shared is made of.
    private var notes: [String] {
        let highlights: [String] = reader.highlights.map { "\($0.text)\n\($0.note)" }
        return reader.bookmarks.map(\.label) + highlights
    }

    private var isEditing: Binding<Bool> { Binding(get: { edited != nil }, set: { if !$0 { edited = nil } }) }

    private var isBookmark: Bool { if case .bookmark = edited { true } else { false } }

    private func edit(_ mark: Edited, _ before: String) { (words, edited) = (before, mark) }

    private func save() {
        switch edited {
        case .bookmark(let id): reader.renameBookmark(id, to: words)
        case .highlight(let id): reader.changeHighlight(id, note: words)
        case nil: break
        }
    }

    private func removal(_ remove: @escaping @MainActor () -> Void) -> some View {
        Button("Remove", role: .destructive, action: remove)
    }

    private func place(_ words: String, _ below: String, _ go: @escaping @MainActor () -> Void) -> some View {
        Button {
            go()
            dismiss()
        } label: {
            VStack(alignment: .leading) {
                Text(words).lineLimit(3)
                Text(below).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

extension Highlight.Colour {
    /// What it is called.
    fileprivate var words: LocalizedStringKey {
        switch self {
        case .yellow: "Yellow"
        case .green: "Green"
        case .blue: "Blue"
        case .pink: "Pink"
        }
    }
}
