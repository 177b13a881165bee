public import VorleserCore
import Wording

extension OmissionReason {
    /// What is left out, for people: “page numbers”.
    public var words: String {
        switch self {
        case .noteReference: localized("note signs")
        case .note: localized("notes")
        case .pageNumber: localized("page numbers")
        case .contentsList: localized("printed contents")
        case .pageFurniture: localized("running heads")
        case .verseNumber: localized("verse numbers")
        case .licence: localized("licence")
        case .frontMatter: localized("front matter")
        case .backMatter: localized("back matter")
        case .navigation: localized("menus and comments")
        case .decorative: localized("ornaments")
        case .struckOut: localized("crossed-out text")
        case .table: localized("tables")
        case .code: localized("code")
        case .nonlinear: localized("outside the reading order")
        case .sceneBreak: localized("scene breaks")
        case .unspeakable: localized("signs without a sound")
        case .foreignLanguage: localized("passages in other languages")
        case .foreignScript: localized("letters the voice cannot say")
        }
    }
}
