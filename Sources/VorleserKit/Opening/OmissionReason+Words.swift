public import VorleserCore

extension OmissionReason {
    /// What is left out, for people: “page numbers”.
    public var words: String {
        switch self {
        case .noteReference: "note signs"
        case .note: "notes"
        case .pageNumber: "page numbers"
        case .contentsList: "printed contents"
        case .pageFurniture: "running heads"
        case .verseNumber: "verse numbers"
        case .licence: "licence"
        case .frontMatter: "front matter"
        case .backMatter: "back matter"
        case .navigation: "menus and comments"
        case .decorative: "ornaments"
        case .struckOut: "crossed-out text"
        case .table: "tables"
        case .code: "code"
        case .nonlinear: "outside the reading order"
        case .sceneBreak: "scene breaks"
        case .unspeakable: "signs without a sound"
        case .foreignLanguage: "passages in other languages"
        case .foreignScript: "letters the voice cannot say"
        }
    }
}
