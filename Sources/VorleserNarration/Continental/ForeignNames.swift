/// Parts of names, which people keep in texts of any language.
enum ForeignNames {
    /// English given names, after which a letter is an initial: *Franklin D. Roosevelt*.
    static let english = Set(
        words: """
            arthur charles david donald dwight edward edwin eugene frank franklin frederick george harold harry henry
            howard jack james jerry john joseph kenneth louis mary michael paul peter philip ralph raymond richard
            robert ronald samuel stephen steven theodore thomas walter warren william
            """
    )
    /// Small words before a family name: *L. van Beethoven*, *A. de Vigny*.
    static let particles = Set(words: "de d du des di da del della dos das do von van zu y")
}
