import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser feed`: a private address for podcast apps, of a book or of all that somebody is listening to.
struct FeedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: localized(
            "Make a book a private podcast, its chapters as episodes; or all books that you are listening to."
        ),
        discussion: localized(
            """
            Whoever has the address can hear it while `vorleser serve` runs. See
            docs/podcast.md.

              vorleser feed 7
              vorleser feed --shelf
              vorleser feed --shelf --collection "For the car"
              vorleser feed --shelf --revoke
            """
        )
    )

    @Argument(
        help: localized("A book's number in the library, or words of its title."),
        completion: Completions.shelf
    )
    var book: String?
    @Flag(name: .long, help: localized("One feed of all books that are begun, each as a season.")) var shelf = false
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("With --shelf: have the books of this collection in it, too; none when empty."),
            valueName: "name"
        )
    )
    var collection: String?
    @Option(name: .long, help: ArgumentHelp(localized("How podcast apps reach the server."), valueName: "url"))
    var server = "http://localhost:8080"
    @Flag(name: .long, help: localized("Take the address back: from then on it opens nothing.")) var revoke = false

    func validate() throws {
        guard let url = URL(string: server), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw ValidationError(localized("--server is an address such as http://attic.local:8080."))
        }
        guard (book == nil) == shelf else { throw ValidationError(localized("Name a book, or say --shelf.")) }
        guard collection == nil || shelf && !revoke else {
            throw ValidationError(localized("--collection is for making a feed with --shelf."))
        }
    }

    func run() async throws {
        let library = try UserLibrary.open()
        if let book {
            let found = try await ShelfName(text: book).book(in: library).id
            if revoke { return tell(try await library.endFeed(of: found)) }
            tell(try await library.makeFeed(of: found))
        } else {
            if revoke { return tell(try await library.endShelfFeed()) }
            let feed = try await library.makeShelfFeed()
            if let collection { try await library.chooseCollection(collection.isEmpty ? nil : collection) }
            tell(feed)
        }
    }

    private func tell(_ wasThere: Bool) {
        let words: String =
            wasThere ? localized("Revoked: the address opens nothing now.") : localized("There is no such feed.")
        Terminal.write(words + "\n")
    }

    private func tell(_ feed: PrivateFeed) {
        let origin = server.hasSuffix("/") ? String(server.dropLast()) : server
        Terminal.write("\(origin)/feeds/\(feed.secret)/feed.xml\n")
    }
}
