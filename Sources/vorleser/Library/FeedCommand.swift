import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser feed`: a book's private address for podcast apps.
struct FeedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Make a book of the library a private podcast, its chapters as episodes.",
        discussion: "Whoever has the address can hear the book while `vorleser serve` runs. See docs/podcast.md."
    )

    @OptionGroup var book: ShelfArgument
    @Option(name: .long, help: ArgumentHelp("How podcast apps reach the server.", valueName: "url"))
    var server = "http://localhost:8080"
    @Flag(name: .long, help: "Take the address back: from then on it opens nothing.") var revoke = false

    func validate() throws {
        guard let url = URL(string: server), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw ValidationError("--server is an address such as http://attic.local:8080.")
        }
    }

    func run() async throws {
        let library = try UserLibrary.open()
        let found = try await book.find(in: library)
        if revoke {
            let wasThere = try await library.endFeed(of: found.id)
            Terminal.write(wasThere ? "Revoked: the address opens nothing now.\n" : "The book has no feed.\n")
            return
        }
        let feed = try await library.makeFeed(of: found.id)
        let origin = server.hasSuffix("/") ? String(server.dropLast()) : server
        Terminal.write("\(origin)/feeds/\(feed.secret)/feed.xml\n")
    }
}
