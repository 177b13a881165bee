import VorleserLibrary

// Finding on the server what was sent to it.

extension AudiobookshelfPublishing {
    /// How often the server is asked: it looks for new files a while after they have come.
    private static let pause = Duration.seconds(2)
    /// After how many looks the server is asked to look itself.
    private static let looksAlone = 8
    /// What has just come is among the newest.
    private static let newest = 50

    /// The item that the server has made of what was sent.
    /// - Parameters:
    ///   - publication: What was sent.
    ///   - known: The item that it most likely takes the place in.
    ///   - patience: How long is waited.
    /// - Returns: `nil` when there is none after a while.
    /// - Throws: ``AudiobookshelfError``, `CancellationError`
    func item(
        of publication: Publication,
        known: String?,
        patience: Duration
    ) async throws -> AudiobookshelfDocument.Item? {
        let looks = max(Int(patience.components.seconds) / Int(Self.pause.components.seconds), 0)
        for look in 0...looks {
            if look > 0 { try await Task.sleep(for: Self.pause) }
            if let known, let item = try await client.item(known), item.media.hasFile(of: publication.bytes) {
                return item
            }
            for listed in try await client.newestItems(in: publication.library, Self.newest) {
                // An item with pictures beside its sound is somewhat larger.
                if let size = listed.size, size < publication.bytes { continue }
                if let item = try await client.item(listed.id), item.media.hasFile(of: publication.bytes) {
                    return item
                }
            }
            // It looks by itself, unless that is turned off; only an administrator may ask it to.
            if look == Self.looksAlone { try? await client.scan(publication.library) }
        }
        return nil
    }
}
