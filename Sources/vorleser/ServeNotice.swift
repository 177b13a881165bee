import Foundation
import VorleserLibrary
import VorleserServer

/// What is said when the server answers: where it is, and how to pair.
struct ServeNotice {
    private let plate: Doorplate
    private let books: [LibraryBook]

    init(_ plate: Doorplate, books: [LibraryBook]) { (self.plate, self.books) = (plate, books) }

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
        if let pairing = plate.pairing, let phrase = plate.passphrase {
            lines += ["", "To pair a device, open there", "  " + pairing.absoluteString, "or type the pass-phrase"]
            lines += ["  " + phrase.text]
        }
        Terminal.write(Terminal.printable(lines.joined(separator: "\n")) + "\n")
        guard isatty(STDOUT_FILENO) == 1, let pairing = plate.pairing else { return }
        if let code = await QRCode.drawing(of: pairing.absoluteString) { Terminal.write("\n" + code + "\n") }
    }
}
