/// Names of people whose own language tells how they are printed, whatever the language of the text.
enum GivenNames {
    /// Englishmen's names, after which a letter is an initial: *Franklin D. Roosevelt*.
    static let english = Set(
        words: """
            arthur charles david donald dwight edward edwin eugene frank franklin frederick george harold harry henry
            howard jack james jerry john joseph kenneth louis mary michael paul peter philip ralph raymond richard
            robert ronald samuel stephen steven theodore thomas walter warren william
            """
    )
}
