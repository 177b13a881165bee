public import Foundation
import Synchronization
import VorleserCore
import VorleserDisk

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads that the system goes on with while the app sleeps, or after it was ended.
///
/// What a request is answered with becomes a file under a name made of the request. An answer that came while nobody waited
/// is found by whoever asks the same again. Where programs are not put to sleep these are downloads like others, and end with the program.
/// Source: Apple, “Downloading files in the background”.
public final class SystemDownloads: Sendable {
    /// What a request was answered with.
    struct Answer {
        let head: WebAnswer
        /// Where the bytes are, until ``SystemDownloads/forget(_:)``.
        let path: String
    }

    /// Bytes that are asked for at a time: what is under way is lost when somebody ends it.
    let piece: Int
    private let downloads: Downloads
    private let session: URLSession

    /// - Parameters:
    ///   - identifier: Under which the system knows them when it starts the app again; the same at every start.
    ///   - folder: Where answers are kept until they are taken.
    ///   - hub: Where they are fetched from.
    ///   - piece: Bytes that are asked for at a time.
    /// - Throws: ``ModelError`` when there can be no such folder.
    public init(identifier: String, keptIn folder: URL, from hub: ModelHub, piece: Int = 8 << 20) throws(ModelError) {
        try ModelFile.makeFolder(folder)
        self.piece = piece
        downloads = Downloads(in: folder, trusting: hub.isTrusted)
        #if os(iOS)
            let configuration = URLSessionConfiguration.background(withIdentifier: identifier)
            configuration.sessionSendsLaunchEvents = true
            configuration.isDiscretionary = false
        #else
            let configuration = URLSessionConfiguration.ephemeral
        #endif
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpMaximumConnectionsPerHost = 2
        session = URLSession(configuration: configuration, delegate: downloads, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// Whether something is being fetched, or was and waits to be taken.
    public var isUnderWay: Bool {
        get async {
            if downloads.hasAnswers { return true }
            return await !tasks.isEmpty
        }
    }

    private var tasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { tasks in session.getAllTasks { tasks.resume(returning: $0) } }
        }
    }

    /// Waits until everything that the system had to tell is told, as when it has started the app for that.
    public func settled() async {
        #if os(iOS)
            await downloads.settled()
        #endif
    }

    /// Asks for several things at once; what is under way already or was answered is not asked for again.
    func begin(_ requests: [URLRequest]) async {
        let underWay = Set(await tasks.map(Downloads.name))
        for request in requests {
            let name = Downloads.name(of: request)
            guard !underWay.contains(name), downloads.isWanted(name) else { continue }
            session.downloadTask(with: request).resume()
        }
    }

    /// Waits for the answer to a request that was begun.
    /// - Parameters:
    ///   - request: As it was begun.
    ///   - progress: Told how many bytes of the answer have come.
    /// - Returns: What it was answered with.
    /// - Throws: What went wrong; `CancellationError`, which leaves it under way.
    func answer(to request: URLRequest, progress: @escaping @Sendable (Int) -> Void) async throws -> Answer {
        let name = Downloads.name(of: request)
        let head = try await downloads.head(of: name, progress: progress)
        return Answer(head: head, path: downloads.path(of: name))
    }

    /// Removes an answer that was taken.
    func forget(_ request: URLRequest) { downloads.forget(Downloads.name(of: request)) }

    /// Ends what is under way, and removes answers that nobody has taken.
    func end(_ requests: [URLRequest]) async {
        let names = Set(requests.map(Downloads.name))
        for task in await tasks where names.contains(Downloads.name(of: task)) { task.cancel() }
        names.forEach(downloads.forget)
    }
}
