import Foundation
import Hummingbird
import VorleserKit

/// `/fonts`: the typefaces that were installed with the program, and the style sheet that tells pages of them.
struct FontsController: Sendable {
    private let faces: [String: BookFace]
    private let sheet: [UInt8]
    private let tag: String

    init(_ faces: [BookFace]) {
        self.faces = Dictionary(faces.map { ($0.name, $0) }) { first, _ in first }
        sheet = Array(faces.map(Self.rule).joined().utf8)
        tag = "\"" + SHA256.digest(of: sheet).prefix(16) + "\""
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/fonts/faces.css") { request, _ -> Response in
            await .unlessKept(tag, by: request) { Response(sheet, type: "text/css; charset=utf-8") }
        }
        router.get("/fonts/{name}") { _, context -> Response in
            guard let face = faces[try context.parameters.require("name")],
                let bytes = try? Data(contentsOf: face.file, options: .mappedIfSafe)
            else { throw HTTPError(.notFound, message: "There is no such font.") }
            return .immutable([UInt8](bytes), type: "font/ttf")
        }
    }

    /// Text is shown in another face until this one is there. Source: CSS Fonts Level 4, § 4.
    ///
    /// What is marked is as high as its face says, and lines of headings are closer than Literata says: the mark of a line
    /// would cover the feet of the letters above it.
    private static func rule(_ face: BookFace) -> String {
        let (from, to) = (face.weights.lowerBound, face.weights.upperBound)
        return """
            @font-face {
                font-family: "\(face.family)"; font-style: \(face.isItalic ? "italic" : "normal");
                font-weight: \(from == to ? "\(from)" : "\(from) \(to)"); font-display: swap;
                ascent-override: 95%; descent-override: 29%;
                src: url("\(face.name)") format("truetype");
            }

            """
    }
}
