public import VorleserCore

/// What a language calls the parts of a book that have no title of their own, as they are listed, exported and tagged.
public struct GivenTitles: Sendable {
    private var sections: [SectionRole: String]
    /// A page that is a picture.
    public var picture: String?

    /// - Parameters:
    ///   - sections: As a heading would print them.
    ///   - picture: A page that is a picture.
    public init(_ sections: [SectionRole: String] = [:], picture: String? = nil) {
        self.sections = sections
        self.picture = picture
    }

    /// - Returns: `nil` where the language has no name for it.
    public func title(of role: SectionRole) -> String? { sections[role] }

    var isEmpty: Bool { sections.isEmpty }

    func joined(with other: GivenTitles) -> GivenTitles {
        GivenTitles(sections.merging(other.sections) { own, _ in own }, picture: picture ?? other.picture)
    }
}
