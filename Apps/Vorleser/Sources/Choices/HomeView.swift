import SwiftUI
import VorleserKit
import VorleserScreens

/// The Vorleser server at home.
struct HomeView: View {
    @Bindable var home: HomeScreen

    var body: some View {
        Form {
            if let address = home.address { known(address) } else { asking }
        }
        .formStyle(.grouped)
        .navigationTitle("Server at Home")
        .troubleAlert($home.trouble)
    }

    @ViewBuilder private var asking: some View {
        Section {
            TextField("Address", text: $home.draft.address, prompt: Text(verbatim: "http://192.168.1.5:4242"))
                .autocorrectionDisabled()
                .plainAddress()
                .focusedValue(\.isWriting, true)
            SecureField("The server’s pass-phrase", text: $home.draft.phrase).focusedValue(\.isWriting, true)
            TextField("Your name there, if several listen", text: $home.draft.person).focusedValue(\.isWriting, true)
            SecureField("Your PIN there, if you have one", text: $home.draft.pin).focusedValue(\.isWriting, true)
            Button("Connect") { Task { await home.connect() } }.disabled(!home.canConnect)
            if home.isExchanging { ProgressView() }
        } footer: {
            Text("Places, bookmarks and notes are then the same here and there. Nothing goes anywhere else.")
        }
    }

    @ViewBuilder private func known(_ address: String) -> some View {
        Section {
            LabeledContent("Address", value: address)
            if let standing = home.standing { Text(standing).font(.caption).foregroundStyle(.secondary) }
            Button("Exchange Now") { Task { await home.exchange() } }.disabled(home.isExchanging)
            if home.isExchanging { ProgressView() }
        }
        if !home.offers.isEmpty {
            Section("Books at Home") { ForEach(home.offers) { OfferRow(home: home, offer: $0) } }
        }
        Section {
            Button("Forget the Server", role: .destructive) { Task { await home.disconnect() } }
        } footer: {
            Text("What is here and there stays.")
        }
    }
}

/// A book that is at home alone.
private struct OfferRow: View {
    let home: HomeScreen
    let offer: HomeScreen.Offer

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(offer.book.title).lineLimit(2)
                Text(offer.book.authors.joined(separator: ", ")).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            Spacer()
            if let fetched = offer.fetched {
                Text(fetched).font(.caption)
                ProgressView()
            } else {
                Button("Get") { Task { await home.fetch(offer.id) } }.buttonStyle(.borderless)
            }
        }
    }
}

extension View {
    /// A keyboard for addresses, without capitals.
    fileprivate func plainAddress() -> some View {
        #if os(iOS)
            keyboardType(.URL).textInputAutocapitalization(.never)
        #else
            self
        #endif
    }
}
