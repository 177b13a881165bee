import Foundation
import VorleserSharing

/// What another app offers, as the system hands it on.
@MainActor final class SystemOffer: Offer {
    private let provider: NSItemProvider

    init(_ provider: NSItemProvider) { self.provider = provider }

    var name: String? { provider.suggestedName }

    func has(_ type: String) -> Bool { provider.hasItemConformingToTypeIdentifier(type) }

    func withFile(as type: String, _ use: @escaping @Sendable (URL) throws -> Void) async throws {
        if type == OfferedType.place {
            guard case .address(let file) = try await item(type), file.isFileURL else { throw SharingError.notGiven }
            return try await Self.withPlace(of: file, use)
        }
        try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
            // The file is there only as long as this is called, on a queue of the system's.
            _ = provider.loadFileRepresentation(forTypeIdentifier: type) { @Sendable file, error in
                waiter.resume(
                    with: Result {
                        guard let file else { throw error ?? SharingError.notGiven }
                        try use(file)
                    }
                )
            }
        }
    }

    /// The file may be in a cloud, from where it is fetched first.
    private nonisolated static func withPlace(of file: URL, _ use: @escaping @Sendable (URL) throws -> Void)
        async throws
    {
        let isOurs = file.startAccessingSecurityScopedResource()
        defer { if isOurs { file.stopAccessingSecurityScopedResource() } }
        try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
            DispatchQueue.global(qos: .userInitiated).async {
                waiter.resume(
                    with: Result {
                        var (fault, outcome): (NSError?, Result<Void, any Error>) = (nil, .success(()))
                        NSFileCoordinator().coordinate(readingItemAt: file, options: [], error: &fault) { place in
                            outcome = Result { try use(place) }
                        }
                        if let fault { throw fault }
                        try outcome.get()
                    }
                )
            }
        }
    }

    func text() async throws -> String? {
        guard case .text(let text) = try await item(OfferedType.text) else { return nil }
        return text
    }

    func address() async throws -> URL? {
        switch try await item(OfferedType.address) {
        case .address(let url): url
        case .text(let text): URL(string: text)
        default: nil
        }
    }

    func page() async throws -> OfferedPage? {
        guard case .page(let page) = try await item(OfferedType.page) else { return nil }
        return page
    }

    // MARK: What comes over

    private enum Item: Sendable {
        case text(String)
        case address(URL)
        case page(OfferedPage)
    }

    private func item(_ type: String) async throws -> Item? {
        try await withCheckedThrowingContinuation { waiter in
            provider.loadItem(forTypeIdentifier: type, options: nil) { @Sendable given, error in
                // Taken apart here: what is given may not cross to another thread.
                if let error {
                    waiter.resume(throwing: error)
                } else {
                    waiter.resume(returning: Self.item(given, as: type))
                }
            }
        }
    }

    private nonisolated static func item(_ given: (any NSSecureCoding)?, as type: String) -> Item? {
        // As any value: words, addresses and bytes come as objects of the system's own.
        switch given as Any? {
        case let text as String: .text(text)
        case let url as URL: .address(url)
        case let data as Data:
            type == OfferedType.text
                ? String(data: data, encoding: .utf8).map { .text($0) }
                : URL(dataRepresentation: data, relativeTo: nil).map { .address($0) }
        case let facts as NSDictionary:
            (facts[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]).flatMap(OfferedPage.init).map {
                .page($0)
            }
        default: nil
        }
    }
}
