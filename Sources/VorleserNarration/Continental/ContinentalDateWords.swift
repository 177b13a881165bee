/// Words for dates in figures, and for decades.
struct ContinentalDateWords: Sendable {
    /// Between the day, the month and the year.
    let join: String
    /// Between two days that a night joins: *cinq-six juin*, *cinco al seis de junio*.
    let nightJoin: String
    let day: @Sendable (Int) -> String
    /// *Día*, *días*.
    var dayWords: Set<String> = []
    /// Words before a day and a month, besides articles.
    let before: Set<String>
    /// Articles before a day, which fractions do not have.
    let masculineArticles: Set<String>
    /// The word for years before the number of a decade: *años*.
    let years: String
    /// Articles and the like before a decade: *los 90s*.
    let decadeArticles: Set<String>
}
