import ArgumentParser
import VorleserKit
import Foundation
import Logging
import VorleserServer

/// `vorleser serve`: the library and the reader in a browser.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: localized(
            "Serve the library and the reader to browsers, on this machine alone unless told otherwise."
        ),
        discussion: localized(
            """
            Other machines must be paired once: by the link or the QR code that is
            shown, or by typing the pass-phrase.

              vorleser serve --open
              vorleser serve --listen 0.0.0.0 --name attic.local
              vorleser serve --listen 0.0.0.0 --tls
              vorleser serve --book book.epub --open
            """
        )
    )

    @Option(name: .long, help: localized("The port; 0 for any that is free.")) var port = 8080
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("The address to listen on; 0.0.0.0 for all of this machine's."),
            valueName: "address"
        )
    )
    var listen = "127.0.0.1"
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Listen on a socket in the file system instead, for a proxy on this machine."),
            valueName: "path"
        ),
        completion: .file()
    )
    var socket: String?
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized(
                "The path under which the library stands, as /vorleser behind a proxy that has other things beside it."
            ),
            valueName: "path"
        )
    )
    var base = "/"
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Another name by which the server is called, as by a proxy in front of it."),
            valueName: "host"
        )
    )
    var name: [String] = []
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized(
                "A proxy that says who asks (X-Forwarded-For, -Proto, -Host): its address, or a network as 10.0.0.0/8."
            ),
            valueName: "address"
        )
    )
    var trustProxy: [String] = []
    @Flag(
        name: .long,
        help: localized("Speak HTTPS, with a certificate of the library's own authority; /trust tells devices how.")
    )
    var tls = false
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Speak HTTPS with a certificate of your own, in PEM, with its chain."),
            valueName: "file"
        ),
        completion: .file()
    )
    var tlsCertificate: String?
    @Option(
        name: .long,
        help: ArgumentHelp(localized("The certificate's key, in PEM."), valueName: "file"),
        completion: .file()
    )
    var tlsKey: String?
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized(
                "Also speak to Home Assistant and other clients of the Wyoming protocol, at a port such as 10200."
            ),
            valueName: "address:port"
        )
    )
    var wyoming: String?
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Add the books of a folder to the library as they come there."),
            valueName: "folder"
        ),
        completion: .directory
    )
    var watch: String?
    @Flag(name: .long, help: localized("Fetch pages by their address also for other machines that are paired."))
    var fetchPages = false
    @Flag(name: .long, help: localized("Open the library, or the book, in the browser.")) var open = false
    @Option(
        name: .long,
        help: ArgumentHelp(localized("Import a book first, unless the library has this very file."), valueName: "file"),
        completion: Completions.books
    )
    var book: [String] = []
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized(
                "A file with the pass-phrase. Or set VORLESER_PASSPHRASE; otherwise one is made where one is needed."
            ),
            valueName: "file"
        ),
        completion: .file()
    )
    var passphraseFile: String?
    @Flag(
        name: .long,
        help: localized("Tell a Prometheus server numbers, at /metrics; who may use the library may ask.")
    )
    var metrics = false
    @Flag(name: .long, help: localized("Note every request on standard error.")) var verbose = false
    @Option(name: .long, help: localized("How notes are written: text or json."))
    var logFormat = LogFormat.text
    @Option(name: .long, help: .hidden) var pages: String?

    /// What was meant by an address with a port behind it, as “127.0.0.1:8080” or “[::1]:8080”.
    private var addressWithPort: (address: Substring, port: Substring)? {
        guard let (_, bracketed, plain, port) = listen.wholeMatch(of: /(?:\[(.+)\]|([^:]*)):([0-9]+)/)?.output else {
            return nil
        }
        return ((bracketed ?? plain).flatMap { $0.isEmpty ? nil : $0 } ?? "127.0.0.1", port)
    }

    func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError(localized("A port is a number from 0 to 65535."))
        }
        if let (address, port) = addressWithPort {
            throw ValidationError(
                localized(
                    "--listen takes the address alone; the port goes to --port: --listen \(address) --port \(port)"
                )
            )
        }
        if let socket {
            try checkFileSocket(isHanded: false)
            // As many as the system's address has room for.
            guard (1...100).contains(socket.utf8.count) else {
                throw ValidationError(localized("The socket's path may have 100 bytes."))
            }
        }
        guard BasePath(base) != nil else {
            throw ValidationError(
                localized(
                    "“\(base)” is no path for --base. Give one as /vorleser or /media/books: steps of letters, digits and -._~."
                )
            )
        }
        guard (tlsCertificate == nil) == (tlsKey == nil) else {
            throw ValidationError(localized("Give --tls-certificate and --tls-key together."))
        }
        if let wyoming, WyomingAddress(wyoming) == nil {
            throw ValidationError(
                localized("“\(wyoming)” is no port. Give one as 10200, or with an address as 0.0.0.0:10200.")
            )
        }
        for text in trustProxy where AddressRange(text) == nil {
            throw ValidationError(localized("“\(text)” is no address. Give one as 127.0.0.1, ::1 or 10.0.0.0/8."))
        }
    }

    /// - Parameter isHanded: Whether the service's manager has made the socket, instead of `--socket`.
    /// - Throws: `ValidationError` where what a proxy needs is missing.
    private func checkFileSocket(isHanded: Bool) throws {
        guard !name.isEmpty else {
            throw ValidationError(
                isHanded
                    ? localized(
                        "With a socket in the file system, which was handed over, give the proxy's name: --name HOST."
                    )
                    : localized("With --socket give the proxy's name: --name HOST.")
            )
        }
        guard !tls, tlsCertificate == nil else {
            throw ValidationError(
                isHanded
                    ? localized(
                        "With a socket in the file system, which was handed over, it is the proxy that speaks HTTPS."
                    )
                    : localized("With --socket it is the proxy that speaks HTTPS.")
            )
        }
    }

    func run() async throws {
        Heap.staySmall()
        // Whatever it writes is the listener's: the books, their sound, and what was pasted.
        umask(0o077)
        // A browser that goes away in the middle of an answer is no reason to end.
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        let folders = Folders(environment: environment)
        let handed = try HandedSockets(environment)
        // Of no use to programs that it starts.
        for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsetenv(name) }
        if handed?.hasFile == true { try checkFileSocket(isHanded: true) }
        let library = try UserLibrary.open()
        let room = try ReadingRoom(library: library, folders: folders) { Terminal.note(ExitCodes.words(for: $0)) }
        let books = try await Self.books(book, in: room)

        var configuration = ServerConfiguration(address: listen, port: port, names: name)
        configuration.socket = socket.map { URL(filePath: $0) }
        configuration.base = BasePath(base) ?? .root
        if let handed { configuration.listen(on: handed) }
        configuration.trustedProxies = trustProxy.compactMap(AddressRange.init)
        configuration.pages = pages.map { URL(filePath: $0, directoryHint: .isDirectory) }
        configuration.encryption = encryption(in: folders)
        configuration.fetchesPages = fetchPages ? true : nil
        configuration.wyoming = wyoming.flatMap { WyomingAddress($0) }
        configuration.hasMetrics = metrics
        configuration.watched = watch.map { URL(filePath: $0, directoryHint: .isDirectory) }
        let file = passphraseFile.map { URL(filePath: $0) }
        configuration.passphrase = try Passphrase.given(in: file, environment)
        let isPhraseGiven = configuration.passphrase != nil
        if !isPhraseGiven, !configuration.isPrivate {
            configuration.passphrase = try await Passphrase.kept(in: library)
        }
        let server = try VorleserServer(room, configuration, logger: logFormat.logger(verbose: verbose))
        try await server.run { [open, logFormat, wyoming = configuration.wyoming] plate, model in
            let notice = ServeNotice(plate, books: books, isPhraseGiven: isPhraseGiven, wyoming: wyoming)
            await notice.show()
            // Whoever reads notes of JSON is a program.
            if logFormat == .text { await ServeVoice(model: model).offer() }
            // The program that opens it may stay as long as the browser does.
            if open, let address = notice.first { Task { await Browser.open(address) } }
        }
    }

    private func encryption(in folders: Folders) -> Encryption? {
        if let tlsCertificate, let tlsKey {
            return .files(certificate: URL(filePath: tlsCertificate), key: URL(filePath: tlsKey))
        }
        return tls ? .authority(folder: folders.data.appending(path: "tls", directoryHint: .isDirectory)) : nil
    }

    /// Imports what is not there yet.
    private static func books(_ paths: [String], in room: ReadingRoom) async throws -> [LibraryBook] {
        var books: [LibraryBook] = []
        for path in paths {
            let file = URL(filePath: path)
            let digest = try? BookSource(file).digest
            if let digest, let known = try await room.library.books(withDigest: digest).first {
                books.append(known)
            } else {
                let imported = try await GivenPassword.ofEnvironment.opening(file) {
                    try await room.importBook(at: file, named: file.lastPathComponent, password: $0)
                }
                books.append(imported.book)
            }
        }
        return books
    }
}
