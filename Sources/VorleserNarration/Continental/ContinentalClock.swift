/// How times of day are printed and said.
struct ContinentalClock: Sendable {
    /// Between hour and minutes, after which the minutes are said: *y*, *e*, empty in French.
    let join: String
    /// The word for thirty minutes, *media*; `nil` where their number is said.
    var half: String?
    /// The word for fifteen minutes, *cuarto*; `nil` where their number is said.
    var quarter: String?
    /// The word for *1/2* behind an hour and *and*: *las tres y media*, *le sette e mezzo*.
    let halfInFigures: String
    /// The word for hours, which is said where a letter stands for it: `14h30`.
    let hours: ContinentalUnit
    /// The word for minutes, if it is said there.
    var minutes: ContinentalUnit?
    /// Words that introduce a time printed with a full stop (*alle 14.30*) or, after *ore*, a comma.
    let before: Set<String>
    /// Words, parted by a blank, that introduce a time even where it is printed like a decimal: *alle 10,30*, *a las*.
    var surelyBefore: Set<String> = []
    /// Words, parted by a blank, after which one by itself is an hour: *a la 1*.
    var beforeOne: Set<String> = []
    /// Those of them that mean an hour only where the sentence begins with them: *era la 1*, but *la respuesta es la 1*.
    var beforeIfFirst: Set<String> = []
    /// Articles after which one is an hour where what follows tells it: *era la 1 y cuarto*.
    var oneArticles: Set<String> = []
    /// What tells it, up to three words parted by blanks: *y cuarto*, *menos*.
    var afterOne: Set<String> = []
    /// The words for hours that may follow a time, or stand before it.
    let hour: Set<String>
    /// The word for hours in short, after which a full stop parts the minutes: *18.30 h*, *17:00hrs*.
    var short: Set<String> = []
    /// What is said for *am* and *pm*.
    var halves: [String: String] = [:]
    /// What is said for the *m.* of *12 m.*, noon.
    var noon: String?
}
