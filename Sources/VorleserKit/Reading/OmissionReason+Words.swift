public import VorleserCore

extension OmissionReason {
    /// What is left out, for people.
    public var words: String {
        switch self {
        case .noteReference: "Signs that point to notes"
        case .note: "Footnotes and endnotes"
        case .pageNumber: "Page numbers of the printed book"
        case .contentsList: "The printed table of contents"
        case .licence: "Licences and archives’ notices"
        case .frontMatter: "Title page, copyright page and the like"
        case .backMatter: "Bibliography, index, advertisements"
        case .decorative: "Ornaments"
        case .table: "Tables"
        case .code: "Programs and other preformatted text"
        case .nonlinear: "Pages outside the reading order"
        case .sceneBreak: "Breaks between scenes: a silence instead"
        case .unspeakable: "Signs that have no sound"
        }
    }
}
