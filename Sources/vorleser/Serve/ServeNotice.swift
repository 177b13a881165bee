import Foundation
import VorleserKit
import VorleserServer

/// What is said when the server answers: where it is, and how to pair.
struct ServeNotice {
    private let plate: PairingInvitation
    private let books: [LibraryBook]
    /// Whether the listener knows the pass-phrase, having given it: then it stays out of what others may read, as a
    /// service's journal.
    private let isPhraseGiven: Bool

    private let wyoming: WyomingAddress?

    init(_ plate: PairingInvitation, books: [LibraryBook], isPhraseGiven: Bool, wyoming: WyomingAddress?) {
        (self.plate, self.books, self.isPhraseGiven, self.wyoming) = (plate, books, isPhraseGiven, wyoming)
    }

    /// What a listener would open: the first book, or else the library.
    var first: URL? { bookAddresses.first ?? plate.addresses.first }

    private var bookAddresses: [URL] {
        guard let address = plate.addresses.first else { return [] }
        return books.map { address.appending(path: "books/\($0.id)") }
    }

    func show() async {
        var lines = plate.addresses.enumerated().map { index, address in
            (index == 0 ? "Vorleser: " : "          ") + address.absoluteString
        }
        lines += zip(books, bookAddresses).map { book, address in "\(book.title): \(address.absoluteString)" }
        if let wyoming { lines.append("Wyoming:  \(wyoming.text)") }
        let isTerminal = isatty(STDOUT_FILENO) == 1
        if isPhraseGiven, !isTerminal, let address = plate.addresses.first {
            lines += ["", localized("To pair a device, open there"), "  \(address.absoluteString)pair"]
            lines += [localized("and type the pass-phrase that was given")]
        } else if let pairing = plate.pairing, let phrase = plate.passphrase {
            lines += ["", localized("To pair a device, open there"), "  " + pairing.absoluteString]
            lines += [localized("or type the pass-phrase"), "  " + phrase.text]
        }
        if let trust = plate.trust {
            lines += [
                "",
                localized("Devices warn of this server until they trust its certificate authority; how, says there"),
                "  " + trust.absoluteString,
            ]
            if let fingerprint = plate.fingerprint {
                lines += [localized("Its fingerprint (SHA-256)"), "  " + fingerprint]
            }
        }
        Terminal.write(Terminal.printable(lines.joined(separator: "\n")) + "\n")
        guard isTerminal, let pairing = plate.pairing else { return }
        if let code = await QRCode.drawing(of: pairing.absoluteString) { Terminal.write("\n" + code + "\n") }
    }
}
