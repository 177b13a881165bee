import SwiftUI
import UniformTypeIdentifiers
import VorleserKit
import VorleserScreens

/// The library: books on their way in, and the books.
struct LibraryView: View {
    @Bindable var app: AppScreens
    @Binding var selected: BookID?
    @State private var isChoosing = false
    @State private var isShowingSettings = false
    /// The book whose file is gone, and for which another is chosen.
    @State private var replaced: BookID?
    @State private var renamed: LibraryCard?
    /// What is shown of an export.
    @State private var exported: ExportScreen?
    @FocusState private var isSearching: Bool

    var body: some View {
        @Bindable var library = app.library
        List(selection: $selected) {
            ForEach(library.notices) { notice in
                HStack {
                    Text(notice.description).font(.caption)
                    Button("Dismiss", systemImage: "xmark") { library.dismiss(notice.id) }.labelStyle(.iconOnly)
                }
                .buttonStyle(.borderless)
            }
            if let export = app.export { ExportRow(export: export) { exported = export } }
            ForEach(app.imports.items) { ImportRow(imports: app.imports, item: $0) }
            ForEach(library.cards) { card in
                CardRow(card: card)
                    .tag(card.id)
                    .swipeActions { removal(of: card) }
                    .contextMenu { menu(of: card) }
            }
        }
        .overlay { if library.isEmpty { emptiness } }
        .refreshable { await refresh() }
        .searchable(text: $library.search, prompt: "Titles and authors")
        .searchFocused($isSearching)
        .focusedSceneValue(\.isWriting, isSearching ? true : nil)
        .navigationTitle("Vorleser")
        .toolbar { tools }
        .safeAreaInset(edge: .bottom) { undo }
        .fileImporter(
            isPresented: $isChoosing,
            allowedContentTypes: BookTypes.all,
            allowsMultipleSelection: replaced == nil,
            onCompletion: take,
            onCancellation: { replaced = nil }
        )
        .sheet(isPresented: $isShowingSettings) { SettingsView(app: app) }
        .sheet(item: $renamed) { card in
            RenameView(library: library, card: card)
                .sheetSize(width: Design.smallSheetWidth, height: Design.smallSheetHeight)
        }
        .sheet(item: $exported, onDismiss: app.closeExport) { export in
            ExportView(export: export) { app.takeExport() }.sheetSize()
        }
        .troubleAlert($library.trouble)
    }

    private func refresh() async {
        app.library.reload()
        await app.library.settled()
    }

    /// Whatever was to be replaced before is not now.
    private func choose() { (replaced, isChoosing) = (nil, true) }

    private func take(_ chosen: Result<[URL], any Error>) {
        defer { replaced = nil }
        guard case .success(let files) = chosen else { return }
        if let replaced, let file = files.first { return app.imports.replaceFile(of: replaced, with: file) }
        app.imports.add(files)
    }

    private var emptiness: some View {
        ContentUnavailableView {
            Label("No book yet", systemImage: "books.vertical")
        } description: {
            Text("Add an EPUB, a PDF, a text, or what you have copied.")
        } actions: {
            Button("Add a Book", action: choose)
        }
    }

    @ToolbarContentBuilder private var tools: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button("Add Books", systemImage: "plus", action: choose).keyboardShortcut("o")
        }
        ToolbarItem(placement: .primaryAction) {
            // The system may call on a queue of its own.
            PasteButton(payloadType: String.self) { @Sendable [imports = app.imports] texts in
                Task { @MainActor in for text in texts { imports.paste(text) } }
            }
        }
        // On a phone these are in a menu.
        ToolbarItem(placement: .secondaryAction) {
            Picker("Order", selection: Bindable(app.library).order) {
                Text("Last read").tag(BookOrder.recent)
                Text("Title").tag(BookOrder.title)
                Text("Author").tag(BookOrder.author)
                Text("Last added").tag(BookOrder.added)
            }
        }
        #if os(iOS)
            ToolbarItem(placement: .secondaryAction) {
                Button("Settings", systemImage: "gearshape") { isShowingSettings = true }
            }
        #endif
    }

    @ViewBuilder private var undo: some View {
        if let removed = app.library.removed {
            HStack {
                Text("“\(removed.title)” was removed").lineLimit(1)
                Spacer()
                Button("Undo") { Task { await app.library.undoRemoval() } }
            }
            .padding()
            .background(.regularMaterial)
        }
    }

    private func removal(of card: LibraryCard) -> some View {
        Button("Remove", systemImage: "trash", role: .destructive) { Task { await app.library.remove(card.id) } }
    }

    @ViewBuilder private func menu(of card: LibraryCard) -> some View {
        Button(card.resumeWords, systemImage: "play") {
            Task {
                await app.open(card.id)
                if app.player?.book.id == card.id { app.player?.resume() }
            }
        }
        Button("Rename", systemImage: "pencil") { renamed = card }
        Button("Export", systemImage: "waveform") { Task { exported = await app.export(card.id) } }
            .disabled(card.isFileMissing)
        if let file = card.file {
            ShareLink(item: file) { Label("Share", systemImage: "square.and.arrow.up") }
        } else {
            Button("Choose Its File", systemImage: "doc") {
                replaced = card.id
                isChoosing = true
            }
        }
        if app.home.onlyHere.contains(card.id) {
            Button("Send Home", systemImage: "house") { Task { await app.home.send(card.id) } }
        }
        removal(of: card)
    }
}

/// What can be added.
enum BookTypes {
    static let all: [UTType] =
        [.epub, .pdf, .plainText, .html]
        + [
            UTType("net.daringfireball.markdown"), UTType("org.openxmlformats.wordprocessingml.document"),
            UTType("org.example.vorleser.fb2"), UTType("org.example.vorleser.cbz"),
        ].compactMap(\.self)
}
