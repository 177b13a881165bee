/// What stands around the names of authors on title pages.
public struct AuthorWords: Sendable {
    /// What an author's name follows: “*by* Jane Austen”.
    public var by: Set<String>
    /// Those of them that follow a title without any sign between; the others stand in titles, too.
    public var unmistakable: Set<String>
    /// Small words in names: “*von* Goethe”.
    public var particles: Set<String>
    /// Words that are in titles and in no name.
    public var articles: Set<String>

    /// Each parameter gives words between blanks, in small letters.
    public init(by: String = "", unmistakable: String = "", particles: String = "", articles: String = "") {
        self.by = Set(WordList.words(by))
        self.unmistakable = Set(WordList.words(unmistakable))
        self.particles = Set(WordList.words(particles))
        self.articles = Set(WordList.words(articles))
    }

    func joined(with other: AuthorWords) -> AuthorWords {
        var result = self
        result.by.formUnion(other.by)
        result.unmistakable.formUnion(other.unmistakable)
        result.particles.formUnion(other.particles)
        // “das” is an article of German and stands in names of Portuguese.
        result.articles.formUnion(other.articles.subtracting(particles))
        return result
    }
}
