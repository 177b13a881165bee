/// What a client says about a value that it may leave, set or take back.
enum Change<Value: Decodable & Sendable>: Sendable {
    /// It is not mentioned.
    case none
    /// It is `null`.
    case takenBack
    case set(Value)

    init<Key: CodingKey>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws {
        guard container.contains(key) else {
            self = .none
            return
        }
        self = try container.decodeNil(forKey: key) ? .takenBack : .set(container.decode(Value.self, forKey: key))
    }

    /// Whether anything is said of it.
    var isAsked: Bool {
        if case .none = self { false } else { true }
    }

    /// The value after the change.
    func applied(to old: Value?) -> Value? {
        switch self {
        case .none: old
        case .takenBack: nil
        case .set(let new): new
        }
    }
}
