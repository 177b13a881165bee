/// An archive's entries by their numbers, counted from 0: what ``ZipArchive`` reads by name. Whoever reads them may be asked by
/// several threads.
protocol ZipEntries: Sendable {
    var count: Int { get }

    /// Bytes that are not UTF-8 become U+FFFD; such names are never asked for.
    func name(at index: Int) -> String?

    func isEncrypted(at index: Int) -> Bool

    /// The unpacked bytes; more than `limit` are refused.
    func read(at index: Int, limit: Int) throws(ZipEntryError) -> ZipContent

    /// The first unpacked bytes, no more than `count`.
    func start(at index: Int, count: Int) throws(ZipEntryError) -> [UInt8]

    /// The unpacked size that the archive claims, in bytes; 0 when it claims none.
    func claimedSize(at index: Int) -> UInt64
}
