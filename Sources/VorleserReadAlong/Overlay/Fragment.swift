import VorleserBooks
import VorleserCore

/// An element of a document that is highlighted while it is read.
struct Fragment: Hashable, Sendable {
    /// Unique in its document.
    let id: String
    /// The stretch that was to be marked, of which it is all or a part: ``VorleserBooks/MarkedSpan/id``.
    let mark: String
    /// What of the book it holds.
    let span: TextSpan
    /// What it is for, in the words of EPUB's structural semantics, where it is more than running text.
    var type: String?
}

extension Fragment {
    /// The element of a picture.
    init(_ picture: SpokenPicture) { self.init(picture, id: picture.id) }

    /// The same under a name of its own.
    init(_ picture: SpokenPicture, id: String) { self.init(id: id, mark: picture.id, span: picture.mark.span) }

    init(_ fragment: MarkedDocument.Fragment) {
        self.init(id: fragment.id, mark: fragment.mark, span: fragment.span, type: fragment.role?.rawValue)
    }
}
