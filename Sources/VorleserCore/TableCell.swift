/// How a cell of a table is set, where it is more than a column's text on one row.
public struct TableCell: Hashable, Sendable {
    /// A cell is never wider or higher than so many columns or rows.
    public static let mostSpanned = 200

    /// Whether it names what is below or beside it.
    public var isHeader = false
    /// How many columns it stands over.
    public var columns = 1
    /// How many printed rows it stands beside, its own included.
    public var rows = 1
    /// At which of its edges its lines stand, where the book says so.
    public var alignment: BlockLayout.Alignment?

    /// A plain cell.
    public init() {}

    /// Whether it is set in another way than a plain one.
    public var isRemarkable: Bool { isHeader || columns > 1 || rows > 1 || alignment.map { $0 != .start } ?? false }
}
