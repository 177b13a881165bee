import SwiftUI
import VorleserKit
import VorleserScreens

/// The book that is open: its text, and below it what plays it.
struct ReaderView: View {
    let app: AppScreens
    @Bindable var reader: ReaderScreen
    @State private var sheet: Sheet?
    /// What was pressed long or selected.
    @State private var touched: TextSpan?
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
        .navigationTitle(reader.title)
        .toolbar { tools }
        .sheet(item: $sheet) { sheet in content(of: sheet) }
        .confirmationDialog("Passage", isPresented: isTouched) { passage }
        .confirmationDialog(outside ?? "", isPresented: isLeaving) {
            Button("Open Outside the Book") { if let url = outside.flatMap(URL.init(string:)) { openURL(url) } }
        }
        .troubleAlert($reader.trouble)
        .onDisappear { Task { await app.wentAway() } }
    }

    private func heed(_ message: PaneMessage) {
        switch message {
        case .menu(let offset): touched = offset..<offset.advanced(by: 1)
        case .selected(let span): touched = span
        case .external(let address): outside = address
        default: break
        }
    }

    private var isTouched: Binding<Bool> { Binding(get: { touched != nil }, set: { if !$0 { touched = nil } }) }
    private var isLeaving: Binding<Bool> { Binding(get: { outside != nil }, set: { if !$0 { outside = nil } }) }

    @ViewBuilder private var passage: some View {
        if let span = touched {
            Button("Listen from Here") { reader.tapped(span.lowerBound) }
            Button("Add Bookmark") { reader.addBookmark(at: span.lowerBound) }
            if span.length > 1 { Button("Highlight") { reader.addHighlight(span) } }
        }
    }

    @ViewBuilder private var offers: some View {
        if !reader.following.isOn {
            Button("Back to the Voice", systemImage: "arrow.down.to.line") { reader.backToTheVoice() }
                .buttonStyle(.borderedProminent)
                .padding(.bottom, 12)
        }
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
        ToolbarItem(placement: .automatic) {
            Picker("Text", selection: Binding(get: { reader.mode }, set: { reader.setMode($0) })) {
                Label("Scroll", systemImage: "scroll").tag(BookPreferences.ReadingMode.scroll)
                Label("Pages", systemImage: "book.pages").tag(BookPreferences.ReadingMode.paged)
            }
        }
        ToolbarItem(placement: .automatic) {
            Picker("Highlight", selection: $reader.highlight) {
                ForEach(HighlightStyle.allCases, id: \.self) { Text($0.words).tag($0) }
            }
        }
        ToolbarItem(placement: .automatic) { Button("Voice", systemImage: "person.wave.2") { sheet = .voices } }
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

extension HighlightStyle {
    /// What it is called.
    var words: String {
        switch self {
        case .both: "Sentence and word"
        case .sentence: "Sentence"
        case .word: "Word"
        case .none: "Nothing"
        }
    }
}
