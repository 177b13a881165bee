/// How the part of the text that is being read looks.
enum Highlighting {
    /// A style sheet for readers in light and dark: the text keeps its colour.
    static let styleSheet = """
        /* What is being read aloud. */
        .-epub-media-overlay-active {
          background-color: rgba(255, 200, 40, 0.4);
          border-radius: 0.15em;
          -webkit-box-decoration-break: clone;
          box-decoration-break: clone;
        }
        img.-epub-media-overlay-active {
          outline: 0.2em solid rgba(255, 200, 40, 0.8);
        }

        """

    /// Adds a link to a style sheet to the end of an XHTML document's head.
    /// - Returns: The document as it was if its head is not found.
    static func link(_ styleSheet: String, in document: [UInt8]) -> [UInt8] {
        let body = document.firstRange(of: Array("<body".utf8))?.lowerBound ?? document.endIndex
        let end = Array("</head".utf8)
        var head: Int?
        var start = document.startIndex
        while let found = document[start..<body].firstRange(of: end) {
            head = found.lowerBound
            start = found.upperBound
        }
        guard let head else { return document }
        let link = #"<link rel="stylesheet" type="text/css" href="\#(styleSheet.escapedForXML)"/>"# + "\n"
        return Array(document[..<head]) + Array(link.utf8) + Array(document[head...])
    }
}
