/// Sheets with two pages of a book side by side.
struct SheetThresholds: Codable, Sendable {
    /// Of its height that a sheet is wide; a page of a book is hardly wider than high.
    var leastWidth: Float = 1.15
    /// Of a sheet's width, to each side of its middle, within which the pages meet.
    var middle: Float = 0.06
    /// Of a sheet's width that is empty where they meet: two inner margins. The gap between columns is narrower.
    var leastGap: Float = 0.03
    /// Lines of prose on each page that tell of two pages.
    var fewestLines = 5
    /// Of the widest line on a page that a line of prose has.
    var leastFilled: Float = 0.6
    /// Of a sheet's width that lines of prose have; a page may have two columns.
    var leastProse: Float = 0.12
    /// Of the wider of two pages' text by which their widths differ.
    var mostUneven: Float = 0.12
    /// Sheets of a file that show two pages of prose.
    var fewestSheets = 2
    /// Of the sheets with text in the middle or on both sides.
    var leastOfAll: Share = 0.5
    /// Of the same sheets: what is set across both pages is a picture's or a title's.
    var mostCrossed: Share = 0.2
}
