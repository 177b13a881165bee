/// Signs of lists that are drawn, and not letters.
struct BulletThresholds: Codable, Sendable {
    /// Ems that it is wide and high, at least; smaller ones are dots of a line.
    var leastSize: Float = 0.15
    /// Ems; larger ones are pictures and boxes.
    var mostSize: Float = 0.7
    /// Ems between it and its text, at least; what is nearer touches the text.
    var leastGap: Float = 0.2
    /// Ems; what is farther away stands for itself.
    var mostGap: Float = 2
    /// Ems above the base line that its middle is, at least.
    var lowest: Float = 0.05
    /// Ems; it is in the middle of small letters.
    var highest: Float = 0.6
    /// Ems to its left in which nothing stands: it begins the line.
    var leastRoom: Float = 1
    /// Signs of one size in the file; a lone one is an ornament.
    var fewestAlike = 2
    /// Points that sizes are told apart by.
    var sizeCell: Float = 0.5
    /// Times the text's size; larger letters are a heading's, with an ornament.
    var mostTextSize: Float = 1.3
}
