/// Signs and what is said for them.
struct ContinentalSignWords: Sendable {
    let symbols: [Unicode.Scalar: String]
    /// For two signs of sections, `§§`.
    let sections: String
    let stars: Stars
    let address: Address

    /// Three asterisks in place of a name: *le marquis de \*\*\**.
    struct Stars: Sendable {
        let spoken: String
        /// Words that a name comes after.
        let particles: Set<String>
    }

    /// How an address of the web is read.
    struct Address: Sendable {
        let dot: String
        let slash: String
        let at: String
        let hyphen: String
        let underscore: String
    }
}
