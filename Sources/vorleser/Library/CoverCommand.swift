import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser cover`: another cover for a book.
struct CoverCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cover",
        abstract: localized("Give a book of the library another cover."),
        discussion: localized(
            """
              vorleser cover 7 emma.jpg    this picture
              vorleser cover 7             the book's own again
            """
        )
    )

    @OptionGroup var book: ShelfArgument
    @Argument(help: localized("A picture: JPEG, PNG, WebP, AVIF, GIF or BMP."), completion: .file())
    var picture: String?

    func run() async throws {
        let library = try UserLibrary.open()
        let found = try await book.find(in: library)
        guard let picture else {
            try await library.setCover(nil, of: found.id)
            return
        }
        try await library.setCover(BookCover(chosen: URL(filePath: picture)).bytes, of: found.id)
    }
}
