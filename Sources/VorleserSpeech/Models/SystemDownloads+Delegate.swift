import Foundation
import Synchronization
import VorleserCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension SystemDownloads {
    /// What the system tells of downloads, and who waits for it.
    final class Downloads: NSObject, URLSessionDownloadDelegate, Sendable {
        private struct Waiter {
            let continuation: CheckedContinuation<WebAnswer, any Error>
            let progress: @Sendable (Int) -> Void
        }

        private struct State {
            /// What has come, or why not; by the request's name.
            var ended: [String: Result<WebAnswer, any Error>] = [:]
            var waiters: [String: Waiter] = [:]
            /// Waits for the system to have told everything.
            var settling: [CheckedContinuation<Void, Never>] = []
            var isSettled = false
        }

        private let folder: URL
        private let isTrusted: @Sendable (URL) -> Bool
        private let state: Mutex<State>

        init(in folder: URL, trusting isTrusted: @escaping @Sendable (URL) -> Bool) {
            (self.folder, self.isTrusted) = (folder, isTrusted)
            let kept = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let heads = kept.filter { $0.hasSuffix(Self.headSuffix) }.compactMap { name -> (String, WebAnswer)? in
                guard let bytes = FileManager.default.contents(atPath: folder.appending(path: name).path),
                    let head = try? JSONDecoder().decode(WebAnswer.self, from: bytes)
                else { return nil }
                return (String(name.dropLast(Self.headSuffix.count)), head)
            }
            let ended = heads.map { ($0, Result<WebAnswer, any Error>.success($1)) }
            state = Mutex(State(ended: Dictionary(ended) { first, _ in first }))
        }

        // MARK: Names and files

        private static let headSuffix = ".json"

        /// The same for the same part of the same file.
        static func name(of request: URLRequest) -> String {
            let range = request.value(forHTTPHeaderField: "Range") ?? ""
            return String(SHA256.digest(of: "\(request.url?.absoluteString ?? "") \(range)".utf8).prefix(32))
        }

        static func name(of task: URLSessionTask) -> String { task.originalRequest.map(name) ?? "" }

        func path(of name: String) -> String { folder.appending(path: name).path }

        // MARK: Who waits

        var hasAnswers: Bool {
            state.withLock { state in state.ended.values.contains { if case .success = $0 { true } else { false } } }
        }

        /// Whether it is worth asking: it has not come. What failed may come now.
        func isWanted(_ name: String) -> Bool {
            state.withLock { state in
                if case .success = state.ended[name] { return false }
                state.ended[name] = nil
                return true
            }
        }

        func head(of name: String, progress: @escaping @Sendable (Int) -> Void) async throws -> WebAnswer {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let result: Result<WebAnswer, any Error>? = state.withLock { state in
                        if Task.isCancelled { return .failure(CancellationError()) }
                        if let ended = state.ended[name] { return ended }
                        state.waiters[name] = Waiter(continuation: continuation, progress: progress)
                        return nil
                    }
                    if let result { continuation.resume(with: result) }
                }
            } onCancel: {
                let waiter = state.withLock { $0.waiters.removeValue(forKey: name) }
                waiter?.continuation.resume(throwing: CancellationError())
            }
        }

        func forget(_ name: String) {
            state.withLock { $0.ended[name] = nil }
            for path in [path(of: name), path(of: name) + Self.headSuffix] {
                try? FileManager.default.removeItem(atPath: path)
            }
        }

        func settled() async {
            await withCheckedContinuation { continuation in
                let isSettled = state.withLock { state in
                    if !state.isSettled { state.settling.append(continuation) }
                    defer { state.isSettled = false }
                    return state.isSettled
                }
                if isSettled { continuation.resume() }
            }
        }

        // MARK: What the system tells

        func urlSession(
            _ session: URLSession,
            downloadTask: URLSessionDownloadTask,
            didWriteData bytesWritten: Int64,
            totalBytesWritten: Int64,
            totalBytesExpectedToWrite: Int64
        ) {
            let waiter = state.withLock { $0.waiters[Self.name(of: downloadTask)] }
            waiter?.progress(Int(totalBytesWritten))
        }

        /// The file is gone as soon as this returns.
        func urlSession(
            _ session: URLSession,
            downloadTask: URLSessionDownloadTask,
            didFinishDownloadingTo location: URL
        ) {
            let name = Self.name(of: downloadTask)
            // What a redirection that was refused says is nothing to keep.
            guard state.withLock({ $0.ended[name] == nil }) else { return }
            let result = Result { try keep(location, downloadTask.response, as: name) }
            state.withLock { $0.ended[name] = result }
        }

        private func keep(_ location: URL, _ response: URLResponse?, as name: String) throws -> WebAnswer {
            guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            // The system follows a redirection without asking while the app sleeps.
            if let url = response.url, !isTrusted(url) { throw UntrustedRedirection(url: url) }
            let head = WebAnswer(response)
            let place = path(of: name)
            try? FileManager.default.removeItem(atPath: place)
            try FileManager.default.moveItem(at: location, to: URL(filePath: place))
            try JSONEncoder().encode(head).write(to: URL(filePath: place + Self.headSuffix))
            return head
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let name = Self.name(of: task)
            let (waiter, result) = state.withLock { state in
                if let error, state.ended[name] == nil { state.ended[name] = .failure(error) }
                let result = state.ended[name] ?? .failure(URLError(.badServerResponse))
                return (state.waiters.removeValue(forKey: name), result)
            }
            waiter?.continuation.resume(with: result)
        }

        func urlSession(
            _ session: URLSession,
            task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest,
            completionHandler: @escaping (URLRequest?) -> Void
        ) {
            guard let url = request.url, isTrusted(url) else {
                state.withLock { $0.ended[Self.name(of: task)] = .failure(UntrustedRedirection(url: request.url)) }
                completionHandler(nil)
                return task.cancel()
            }
            completionHandler(task.following(request))
        }

        #if os(iOS)
            func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
                let waiting = state.withLock { state in
                    defer { state.settling = [] }
                    state.isSettled = state.settling.isEmpty
                    return state.settling
                }
                waiting.forEach { $0.resume() }
            }
        #endif
    }
}
