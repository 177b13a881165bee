/// How much processor time a process that reads a PDF may take.
///
/// Not the time that passes: on a busy machine whole pages would be lost. A page takes about a millisecond.
struct PDFPatience: Sendable, Equatable {
    /// For one page; a drawing of a million strokes takes a second or two.
    var page = Duration.seconds(4)
    /// For any file.
    var file = Duration.seconds(6)
    /// For every page of a file, beyond that.
    var perPage = Duration.milliseconds(30)
    /// How often a new process goes on behind a page that the last one died of.
    var restarts = 3
    /// By this factor a page may take longer that is tried again, alone.
    var secondChance = 3
    /// How many pages of a file are tried again.
    var secondChances = 2

    static let standard = PDFPatience()
}
