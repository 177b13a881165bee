/// A part of the program that takes bytes from strangers, and what must hold whatever they are.
///
/// The fuzzer (`make fuzz`) seeks inputs that break it; `make test` tries what was found before.
struct FuzzTarget: Sendable {
    /// As `make fuzz TARGET=` takes it, and the name of the folder of its findings.
    let name: String
    /// What the bytes are, in a few words.
    let input: String
    /// Takes the bytes apart as the program would.
    ///
    /// Errors that the program throws are caught inside and are no breach. A crash is one, and so is a ``LawBreach``.
    let check: @Sendable (_ bytes: [UInt8]) throws -> Void
}

/// What a program did that it must not do, for any input.
struct LawBreach: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// - Throws: ``LawBreach`` when the law does not hold.
    static func unless(_ holds: Bool, _ law: @autoclosure () -> String) throws {
        if !holds { throw LawBreach(law()) }
    }
}
