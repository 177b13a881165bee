extension FuzzTarget {
    /// All of them; what a stranger's file reaches first is first.
    static let all: [FuzzTarget] = [.pages]

    /// The target of a name.
    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
