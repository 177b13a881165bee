import SwiftUI
import VorleserKit
import VorleserScreens

/// A book in the library.
struct CardRow: View {
    let card: LibraryCard

    var body: some View {
        HStack(alignment: .top, spacing: Design.rowGap) {
            CoverView(card: card)
            VStack(alignment: .leading, spacing: Design.lineGap) {
                Text(card.title).font(Design.titleLetters).lineLimit(2)
                if !card.authors.isEmpty { Text(card.authors).font(Design.authorsLetters).lineLimit(1) }
                Text(facts).font(Design.factsLetters).foregroundStyle(.secondary)
                if card.isFileMissing {
                    Label("Its file is missing", systemImage: "exclamationmark.triangle").font(.caption)
                } else if card.progress > 0 {
                    ProgressView(value: card.progress)
                }
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var facts: String {
        [card.kind, card.resumeWords, card.timeLeft, card.copyWords, card.unspoken].compactMap(\.self)
            .joined(separator: " · ")
    }
}

/// The cover, or the title's first letter.
private struct CoverView: View {
    let card: LibraryCard
    @State private var picture: SmallPicture?

    var body: some View {
        Group {
            if let picture {
                Image(decorative: picture.image, scale: 1).resizable().aspectRatio(contentMode: .fit)
            } else {
                Text(card.title.prefix(1)).font(Design.initialLetters).frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.quaternary)
            }
        }
        .frame(width: Design.coverWidth, height: Design.coverHeight)
        .clipShape(RoundedRectangle(cornerRadius: Design.coverRadius))
        .accessibilityHidden(true)
        .task(id: card.cover) {
            // Three pixels a point, as on the finest screens.
            if let cover = card.cover {
                picture = await Covers.shared.picture(cover, longest: 204)
            } else {
                picture = nil
            }
        }
    }
}

/// A book on its way in.
struct ImportRow: View {
    let imports: ImportScreen
    let item: ImportScreen.Item
    @State private var password = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(item.name).lineLimit(1)
                Spacer()
                Button(isUnderWay ? "Cancel" : "Dismiss", systemImage: "xmark") { imports.dismiss(item.id) }
                    .labelStyle(.iconOnly)
            }
            state
        }
        // A list takes its whole row for every button in it that is not.
        .buttonStyle(.borderless)
    }

    private var isUnderWay: Bool {
        switch item.state {
        case .waiting, .reading: true
        case .done, .locked, .failed: false
        }
    }

    @ViewBuilder private var state: some View {
        switch item.state {
        case .waiting: Text("Waits").font(.caption).foregroundStyle(.secondary)
        case .reading(let share): ProgressView(value: share)
        case .done(let arrival): done(arrival)
        case .locked(let wasGiven):
            SecureField(wasGiven ? "Another password" : "Password", text: $password)
                .textContentType(.password)
                .focusedValue(\.isWriting, true)
                .onSubmit { imports.retry(item.id, password: password) }
        case .failed(let trouble):
            Text([trouble.message, trouble.suggestion].compactMap(\.self).joined(separator: " ")).font(.caption)
            Button("Try Again") { imports.retry(item.id) }
        }
    }

    @ViewBuilder private func done(_ arrival: ImportScreen.Arrival) -> some View {
        Text(([arrival.copyWords ?? "It is in the library."] + arrival.losses).joined(separator: " "))
            .font(.caption)
            .foregroundStyle(.secondary)
    }
}

/// Another title for a book.
struct RenameView: View {
    let library: LibraryScreen
    let card: LibraryCard
    @State private var title = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form { TextField("Title", text: $title).focusedValue(\.isWriting, true) }
                .formStyle(.grouped)
                .navigationTitle("Rename")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Rename") {
                            Task { await library.rename(card.id, title: title) }
                            dismiss()
                        }
                    }
                }
        }
        .onAppear { title = card.title }
    }
}
