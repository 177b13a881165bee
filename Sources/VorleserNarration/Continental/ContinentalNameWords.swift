/// What tells names from other words with a capital.
struct ContinentalNameWords: Sendable {
    /// Words after which a single letter is the initial of a name.
    let titles: Set<String>
    /// Names of kings and popes.
    var kings: Set<String> = []
    /// Names of queens.
    var queens: Set<String> = []
    /// Words with a capital behind *S. M.* and the like, besides titles and the names of kings: *Rey*, *Católica*.
    var honoured: Set<String> = []
    /// Small words between the names of a person: *María de la Cruz*.
    var particles: Set<String> = []
    /// The letter that is a title before a given name, and an initial elsewhere: *D. Juan*.
    var titleLetter: String?
    /// The letters that verbs end in, where such a title often follows one: *Rispose D. Abbondio*.
    var verbEndings = ""
}
