import ArgumentParser
import Foundation
import Logging
import VorleserKit
import VorleserLibrary
import VorleserServer

/// `vorleser serve`: the library and the reader in a browser.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the library and the reader to browsers, on this machine alone unless told otherwise."
    )

    @Option(name: .long, help: "The port; 0 for any that is free.") var port = 8080
    @Option(name: .long, help: "The address to listen on.") var listen = "127.0.0.1"
    @Flag(name: .long, help: "Open the library in the browser.") var open = false
    @Option(name: .long, help: .hidden) var pages: String?

    func run() async throws {
        let folders = Folders(environment: ProcessInfo.processInfo.environment)
        let library = try Library(folder: folders.library)
        let room = try ReadingRoom(library: library, folders: folders)
        var configuration = ServerConfiguration(address: listen, port: port)
        configuration.pages = pages.map { URL(filePath: $0, directoryHint: .isDirectory) }
        var logger = Logger(label: "vorleser") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .warning
        try await VorleserServer(room, configuration, logger: logger).run { port in
            print("Vorleser: http://\(listen):\(port)/")
            fflush(nil)
        }
    }
}
