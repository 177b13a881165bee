/// A list of a file that nobody vouches for: what cannot be read of it is counted, and the others are there.
public struct Tolerant<Element: Codable & Sendable>: Sendable {
    public var elements: [Element]
    /// How many could not be read.
    public var unreadable = 0

    public init(_ elements: [Element] = []) { self.elements = elements }
}

extension Tolerant: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        elements = []
        while !container.isAtEnd {
            if let element = try container.decode(Attempt.self).element {
                elements.append(element)
            } else {
                unreadable += 1
            }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements { try container.encode(element) }
    }

    /// Never fails, so that the next one can be read.
    private struct Attempt: Decodable {
        let element: Element?

        init(from decoder: any Decoder) { element = try? Element(from: decoder) }
    }
}

extension KeyedDecodingContainer {
    /// A list that is not there is empty.
    public func decode<Element>(_ type: Tolerant<Element>.Type, forKey key: Key) throws -> Tolerant<Element> {
        try decodeIfPresent(type, forKey: key) ?? Tolerant()
    }
}
