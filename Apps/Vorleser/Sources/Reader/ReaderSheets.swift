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
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                Section("Bookmarks") {
                    ForEach(reader.bookmarks) { mark in
                        place(mark.label, mark.chapter) { reader.goTo(mark.offset) }
                            .swipeActions {
                                Button("Remove", role: .destructive) { reader.removeBookmark(mark.id) }
                            }
                    }
                }
                Section("Highlights") {
                    ForEach(reader.highlights) { mark in
                        place(mark.text, mark.note.isEmpty ? mark.chapter : mark.note) {
                            reader.goTo(mark.span.lowerBound)
                        }
                        .swipeActions { Button("Remove", role: .destructive) { reader.removeHighlight(mark.id) } }
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
        .task { document = try? await reader.notesDocument() }
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
