/// What the ink of a letter tells of how it is meant.
struct InkThresholds: Codable, Sendable {
    /// Weight, 100 … 900, from which a font is bold: that of “semibold” in OpenType.
    var leastBoldWeight = 600
    /// Ems; lower ink is a dot or a dash, which says nothing of where it stands.
    var leastHeight: Float = 0.15
    /// Ems; as high as small letters are: what is lower is a small sign.
    var mostSmallHeight: Float = 0.5
    /// Ems above the base line at which a small sign is raised; letters stand on it.
    var leastRise: Float = 0.2
    /// Ems; lowered figures are lower than small letters, which stand on the base line.
    var mostLoweredHeight: Float = 0.42
    /// Ems below the base line at which a small figure is lowered; round figures reach a little below it.
    var leastFall: Float = 0.06
    /// Of a page's characters; where more are raised, the page's boxes are not those of the ink.
    var mostRaised = Share(1, of: 8)
}
