import Foundation

/// A PDF made in a test: objects by number, as they would be typed.
struct PDFSketch {
    private var objects: [Int: String] = [1: "<</Type/Catalog /Pages 2 0 R>>", 4: Self.font]
    private var pages: [Int] = []

    private static let font = "<</Type/Font /Subtype/Type1 /BaseFont/Helvetica-Bold /Encoding/WinAnsiEncoding>>"

    /// A page whose content is as it would be typed, and whose resources besides its font F1 are `resources`.
    mutating func addPage(_ content: String, resources: String = "", entries: String = "") {
        let number = 100 + pages.count * 2
        pages.append(number)
        objects[number] = """
            <</Type/Page /Parent 2 0 R /MediaBox[0 0 600 800] \(entries)
            /Resources<</Font<</F1 4 0 R>> \(resources)>> /Contents \(number + 1) 0 R>>
            """
        setStream(number + 1, content)
    }

    mutating func set(_ number: Int, _ object: String) { objects[number] = object }

    mutating func setStream(_ number: Int, _ content: String, entries: String = "") {
        objects[number] = "<</Length \(content.utf8.count) \(entries)>>\nstream\n\(content)\nendstream"
    }

    /// One line of text, where it would stand on a page.
    static func line(_ text: String, at y: Int = 700) -> String { "BT /F1 12 Tf 72 \(y) Td (\(text)) Tj ET " }

    var bytes: [UInt8] {
        var all = objects
        all[2] = "<</Type/Pages /Kids[\(pages.map { "\($0) 0 R" }.joined(separator: " "))] /Count \(pages.count)>>"
        var file = "%PDF-1.7\n"
        var places: [Int: Int] = [:]
        for (number, object) in all.sorted(by: { $0.key < $1.key }) {
            places[number] = file.utf8.count
            file += "\(number) 0 obj\n\(object)\nendobj\n"
        }
        let table = file.utf8.count
        file += "xref\n0 1\n0000000000 65535 f \n"
        for (number, place) in places.sorted(by: { $0.key < $1.key }) {
            file += "\(number) 1\n\(String(repeating: "0", count: 10 - "\(place)".count))\(place) 00000 n \n"
        }
        file += "trailer\n<</Root 1 0 R /Size \((all.keys.max() ?? 0) + 1)>>\nstartxref\n\(table)\n%%EOF\n"
        return Array(file.utf8)
    }

    func write(to file: URL) throws { try Data(bytes).write(to: file) }
}
