/// The numbers by which the layout of a PDF's pages is judged, each with its unit and its reason.
///
/// An *em* is the height of the font at hand, in points. Codable, so that one can be set by its name.
package struct LayoutThresholds: Codable, Sendable {
    // Letters and lines.
    var ink = InkThresholds()
    var accents = AccentThresholds()
    var ligatures = LigatureThresholds()
    var lines = LineThresholds()
    var wordGaps = WordGapThresholds()
    var smallCapitals = SmallCapitalThresholds()
    var dropCapitals = DropCapitalThresholds()
    var recognition = RecognitionThresholds()
    var direction = DirectionThresholds()

    // What is no text.
    var edges = EdgeThresholds()
    var numbers = PrintedNumberThresholds()
    var stamps = StampThresholds()
    var lineNumbers = LineNumberThresholds()
    var marginNumbers = MarginNumberThresholds()
    var figures = FigureThresholds()
    var figureLabels = FigureLabelThresholds()

    // Columns.
    var sheets = SheetThresholds()
    var gutters = GutterThresholds()
    var columns = ColumnThresholds()
    var asides = AsideThresholds()
    var measures = MeasureThresholds()
    var leading = LeadingThresholds()
    var body = BodyThresholds()

    // What belongs together, and what it is.
    var nearness = NearnessThresholds()
    var paragraphs = ParagraphThresholds()
    var rows = RowThresholds()
    var tables = TableThresholds()
    var bullets = BulletThresholds()
    var headings = HeadingThresholds()
    var contents = ContentsThresholds()
    var captions = CaptionThresholds()
    var quotations = QuotationThresholds()
    var verse = VerseThresholds()
    var notes = NoteThresholds()
    var hyphens = HyphenThresholds()

    package static let standard = LayoutThresholds()
}
