import SwiftUI
import VorleserKit
import VorleserScreens

/// The library beside the book, or one after the other where there is little room.
struct RootView: View {
    @Bindable var app: AppScreens
    @State private var selected: BookID?

    var body: some View {
        NavigationSplitView {
            LibraryView(app: app, selected: $selected)
                .safeAreaInset(edge: .bottom) {
                    if app.reader == nil, let player = app.player { PlayingBar(app: app, player: player) }
                }
                .navigationSplitViewColumnWidth(ideal: Design.sidebarWidth)
        } detail: {
            if let reader = app.reader {
                ReaderView(app: app, reader: reader).id(reader.book.id)
            } else if app.opening != nil {
                ProgressView("The book is being opened")
            } else {
                ContentUnavailableView {
                    Label("What shall be read to you?", systemImage: "book")
                }
            }
        }
        // Not the list: on phones and tablets a list takes no files.
        .dropDestination(for: URL.self) { files, _ in
            app.imports.add(files)
            return !files.isEmpty
        }
        .onChange(of: selected) { _, id in
            Task {
                guard let id else { return await app.closeReader() }
                await app.open(id)
                // What could not be opened can be chosen again.
                if app.opening == nil { selected = app.reader?.book.id }
            }
        }
        .onChange(of: app.reader?.book.id, initial: true) { _, id in
            if let id { selected = id }
        }
        .keepsAwake(app.export?.isWriting == true)
        .troubleAlert($app.trouble)
    }
}

extension View {
    /// The size of a sheet on a Mac, where lists and forms have none of their own.
    func sheetSize(width: CGFloat = Design.sheetWidth, height: CGFloat = Design.sheetHeight) -> some View {
        #if os(macOS)
            frame(minWidth: width, minHeight: height)
        #else
            self
        #endif
    }

    /// Says what went wrong, and what to do.
    func troubleAlert(_ trouble: Binding<Trouble?>) -> some View {
        alert(
            trouble.wrappedValue?.message ?? "",
            isPresented: Binding(get: { trouble.wrappedValue != nil }, set: { if !$0 { trouble.wrappedValue = nil } }),
            presenting: trouble.wrappedValue
        ) { _ in
            Button("OK") {}
        } message: { trouble in
            Text(trouble.suggestion ?? "")
        }
    }
}
