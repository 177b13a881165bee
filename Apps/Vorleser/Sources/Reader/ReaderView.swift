import SwiftUI
import VorleserKit
import VorleserScreens

/// The book that is open: its text, and below it what plays it.
struct ReaderView: View {
    let app: AppScreens
    @Bindable var reader: ReaderScreen
    @State private var sheet: Sheet?
    /// What was selected or pressed long.
    @State private var passage: TextSpan?
    /// What a note is being written to, and the note.
    @State private var noted: TextSpan?
    @State private var note = ""
    @State private var outside: String?
    @Environment(\.openURL) private var openURL
    @AppStorage("plainText") private var isPlain = false

    /// What lies over the text.
    enum Sheet: String, Identifiable {
        case contents, search, notes, voices
        var id: String { rawValue }
    }

    var body: some View {
        // The text ends where the keys begin: what lies under them would count as in sight.
        VStack(spacing: 0) {
            Group {
                if isPlain { TextPaneView(reader: reader) } else { WebPaneView(reader: reader, left: heed) }
            }
            .overlay(alignment: .bottom) { offers }
            TransportView(reader: reader, player: reader.player)
        }
        // The page's own colour, which shows at its edges and before it is there.
        .background(Design.paper)
        .pageColouredBar()
        .navigationTitle(reader.title)
        .toolbar { tools }
        .sheet(item: $sheet) { sheet in content(of: sheet).sheetSize() }
        .alert("Note", isPresented: isNoting) {
            TextField("Note", text: $note).focusedValue(\.isWriting, true)
            Button("Save", action: saveNote)
            Button("Cancel", role: .cancel) {}
        }
        .confirmationDialog(outside ?? "", isPresented: isLeaving) {
            Button("Open Outside the Book") { if let url = outside.flatMap(URL.init(string:)) { openURL(url) } }
        }
        // A sheet says what goes wrong in it.
        .troubleAlert(sheet == nil ? $reader.trouble : .constant(nil))
        .onDisappear { Task { await app.wentAway() } }
    }

    private func heed(_ message: PaneMessage) {
        switch message {
        case .menu(let offset): passage = reader.word(at: offset)
        case .selected(let span): passage = span
        case .blank: passage = nil
        case .external(let address): outside = address
        default: break
        }
    }

    private var isNoting: Binding<Bool> { Binding(get: { noted != nil }, set: { if !$0 { noted = nil } }) }
    private var isLeaving: Binding<Bool> { Binding(get: { outside != nil }, set: { if !$0 { outside = nil } }) }

    private func saveNote() {
        if let noted { reader.addHighlight(noted, note: note) }
        (noted, passage) = (nil, nil)
    }

    @ViewBuilder private var offers: some View {
        if let passage {
            actions(for: passage)
        } else if let elsewhere = reader.elsewhere {
            HStack {
                Button("Go On: \(elsewhere.words)", systemImage: "arrow.turn.up.right") { reader.goElsewhere() }
                    .buttonStyle(.borderedProminent)
                    .foregroundStyle(Design.accentInk)
                Button("Stay Here", systemImage: "xmark") { reader.stayHere() }.labelStyle(.iconOnly)
                    .buttonStyle(.bordered)
            }
            .lineLimit(1)
            .padding(.bottom, Design.offerGap)
        } else if !reader.following.isOn {
            Button("Back to the Voice", systemImage: "arrow.down.to.line") { reader.backToTheVoice() }
                .buttonStyle(.borderedProminent)
                .foregroundStyle(Design.accentInk)
                .padding(.bottom, Design.offerGap)
        }
    }

    /// Beside the system's own menu and the ends of the selection, which can go on being moved.
    private func actions(for span: TextSpan) -> some View {
        // A phone has no room for the words.
        ViewThatFits(in: .horizontal) {
            keys(for: span).labelStyle(.titleOnly)
            keys(for: span).labelStyle(.iconOnly)
        }
        .buttonStyle(.bordered)
        .lineLimit(1)
        .padding(Design.barPadding)
        .background(.regularMaterial)
        .clipShape(.capsule)
        .padding(.bottom, Design.offerGap)
    }

    private func keys(for span: TextSpan) -> some View {
        HStack {
            Button("Listen", systemImage: "play") { act { reader.tapped(span.lowerBound) } }
            Button("Highlight", systemImage: "highlighter") { act { reader.addHighlight(span) } }
            Button("Note", systemImage: "note.text") { (note, noted) = ("", span) }
            Button("Bookmark", systemImage: "bookmark") { act { reader.addBookmark(at: span.lowerBound) } }
            Button("Close", systemImage: "xmark") { passage = nil }.labelStyle(.iconOnly)
        }
    }

    private func act(_ work: () -> Void) {
        work()
        passage = nil
    }

    @ToolbarContentBuilder private var tools: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button("Contents", systemImage: "list.bullet") { sheet = .contents }
        }
        ToolbarItem(placement: .primaryAction) {
            Button("Search", systemImage: "magnifyingglass") { sheet = .search }.keyboardShortcut("f")
        }
        ToolbarItem(placement: .primaryAction) {
            Button("Bookmarks and Notes", systemImage: "bookmark") { sheet = .notes }
        }
        // On a phone these are in a menu: its bar has room for three.
        ToolbarItem(placement: .secondaryAction) {
            Picker("Text", selection: Binding(get: { reader.mode }, set: { reader.setMode($0) })) {
                Label("Scroll", systemImage: "scroll").tag(BookPreferences.ReadingMode.scroll)
                Label("Pages", systemImage: "book.pages").tag(BookPreferences.ReadingMode.paged)
            }
        }
        ToolbarItem(placement: .secondaryAction) {
            Picker("Highlight", selection: $reader.highlight) {
                ForEach(HighlightStyle.allCases, id: \.self) { Text($0.words).tag($0) }
            }
        }
        ToolbarItem(placement: .secondaryAction) { Button("Voice", systemImage: "person.wave.2") { sheet = .voices } }
    }

    @ViewBuilder private func content(of sheet: Sheet) -> some View {
        switch sheet {
        case .contents: ContentsView(reader: reader)
        case .search: SearchView(reader: reader)
        case .notes: NotesView(reader: reader)
        case .voices: BookVoicesView(voices: app.voices, player: reader.player)
        }
    }
}

extension View {
    /// A phone's bar has the colour of the page below it.
    fileprivate func pageColouredBar() -> some View {
        #if os(iOS)
            toolbarBackground(Design.paper, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
        #else
            self
        #endif
    }
}

extension HighlightStyle {
    /// What it is called.
    var words: LocalizedStringKey {
        switch self {
        case .both: "Sentence and word"
        case .sentence: "Sentence"
        case .word: "Word"
        case .none: "Nothing"
        }
    }
}
