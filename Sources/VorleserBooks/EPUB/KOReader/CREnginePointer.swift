/// How KOReader names a place in a book that flows: a path of names and numbers through the tree that its engine makes.
///
///     /body[1]/DocFragment[12]/body[1]/div[1]/p[4]/text()[1].37
///
/// Source: crengine, `lvtinydom.cpp`, `ldomXPointer::toStringV2` and `ldomDocument::createXPointerV2`.
struct CREnginePointer: Equatable {
    /// A step from a node to one below it. Without a number the first is meant.
    enum Step: Equatable {
        case element(String, Int?)
        case text(Int?)
        /// Whatever it is.
        case node(Int)
    }

    var steps: [Step]
    /// How many characters into a text, or which child of an element, from 0; `nil` for the node as a whole.
    var point: Int?

    /// More than any book nests.
    private static let mostSteps = 1000

    init(_ steps: [Step], point: Int? = nil) { (self.steps, self.point) = (steps, point) }

    /// - Returns: `nil` for what is no such path.
    init?(_ text: String) {
        guard text.hasPrefix("/") else { return nil }
        var parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.popLast(), parts.count < Self.mostSteps else { return nil }
        var end = last
        var point: Int?
        if let dot = last.lastIndex(of: "."), let number = Self.number(last[last.index(after: dot)...]) {
            (end, point) = (last[..<dot], number)
        }
        var steps: [Step] = []
        for part in parts + [end] {
            guard let step = Self.step(part) else { return nil }
            steps.append(step)
        }
        self.init(steps, point: point)
    }

    private static func step(_ part: Substring) -> Step? {
        var name = part
        var number: Int?
        if part.hasSuffix("]") {
            guard let open = part.lastIndex(of: "["),
                let value = self.number(part[part.index(after: open)...].dropLast()), value > 0
            else { return nil }
            (name, number) = (part[..<open], value)
        }
        if name == "text()" { return .text(number) }
        if number == nil, let value = self.number(name) { return value > 0 ? .node(value) : nil }
        return name.isEmpty ? nil : .element(name.lowercased(), number)
    }

    private static func number(_ digits: Substring) -> Int? {
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(digits)
    }
}

extension CREnginePointer: CustomStringConvertible {
    /// With a number in every step, which versions before 20260812 take as well as those since.
    var description: String {
        let path = steps.map { step in
            switch step {
            case .element(let name, let number): "/\(name)[\(number ?? 1)]"
            case .text(let number): "/text()[\(number ?? 1)]"
            case .node(let number): "/\(number)"
            }
        }
        return path.joined() + (point.map { ".\($0)" } ?? "")
    }
}
