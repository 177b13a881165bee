/// Capitals that are no points of the compass.
extension CompassPoints {
    /// *The SE course*, *SW engineers*: software and its engineering; no place lies there.
    func isSoftware(_ points: [UInt16], before end: Int, in passage: Passage) -> Bool {
        guard points == Array("SE".utf16) || points == Array("SW".utf16), let next = passage.word(after: end) else {
            return false
        }
        return Self.ofSoftware.contains(passage.string(next))
    }

    private static let ofSoftware: Set<String> = [
        "course", "courses", "degree", "degrees", "curriculum", "textbook", "class", "classes", "team", "teams",
        "student", "students", "program", "programme", "engineer", "engineers", "engineering", "developer",
        "developers",
        "discipline", "methods", "tools", "principles", "job", "jobs", "lecture", "lectures", "exam", "major",
    ]
}
