/// A value that a pickle builds. Those that hold others are places in a ``PickleHeap``, so that nothing is copied, and
/// nothing nests.
enum PickleValue {
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case callable(PickleCall)
    case storage(PickleStorage)
    case tuple(Int)
    case list(Int)
    case dictionary(Int)
    case tensor(Int)
}

/// Where a pickle's tuples, lists, dictionaries and tensors are kept.
struct PickleHeap {
    private(set) var tuples: [[PickleValue]] = []
    private(set) var lists: [[PickleValue]] = []
    private(set) var dictionaries: [[(key: PickleValue, value: PickleValue)]] = []
    private(set) var tensors: [PickledTensor] = []

    mutating func tuple(_ values: [PickleValue]) -> PickleValue {
        tuples.append(values)
        return .tuple(tuples.count - 1)
    }

    mutating func list() -> PickleValue {
        lists.append([])
        return .list(lists.count - 1)
    }

    mutating func dictionary() -> PickleValue {
        dictionaries.append([])
        return .dictionary(dictionaries.count - 1)
    }

    mutating func append(_ values: [PickleValue], to list: PickleValue) throws(PickleMachine.Fault) {
        guard case .list(let index) = list else { throw .malformed }
        lists[index] += values
    }

    /// Keys and values by turns.
    mutating func set(_ values: [PickleValue], in dictionary: PickleValue) throws(PickleMachine.Fault) {
        guard case .dictionary(let index) = dictionary, values.count.isMultiple(of: 2) else { throw .malformed }
        for item in stride(from: 0, to: values.count, by: 2) {
            dictionaries[index].append((values[item], values[item + 1]))
        }
    }

    /// Attributes that an object is given after it was made: those of a state dictionary say nothing of its tensors.
    func build(_ object: PickleValue) throws(PickleMachine.Fault) {
        guard case .dictionary = object else { throw .malformed }
    }

    /// A block of numbers that lies elsewhere in the archive: `("storage", class, key, device, count)`.
    func persistent(_ identifier: PickleValue) throws(PickleMachine.Fault) -> PickleValue {
        guard case .tuple(let index) = identifier, tuples[index].count == 5,
            case .string("storage") = tuples[index][0], case .callable(.storage(let kind)) = tuples[index][1],
            case .string(let key) = tuples[index][2], case .string = tuples[index][3],
            case .integer(let count) = tuples[index][4], count >= 0
        else { throw .malformed }
        return .storage(PickleStorage(kind: kind, key: key, count: count))
    }

    /// What a call gives.
    mutating func call(_ callable: PickleValue, _ arguments: PickleValue) throws(PickleMachine.Fault) -> PickleValue {
        guard case .callable(let callable) = callable, case .tuple(let index) = arguments else { throw .malformed }
        let arguments = tuples[index]
        switch callable {
        case .orderedDictionary:
            guard arguments.isEmpty else { throw .malformed }
            return dictionary()
        case .tensor:
            // The storage, the offset, the shape, the strides; then what only training needs.
            guard (6...7).contains(arguments.count), case .storage(let storage) = arguments[0],
                case .integer(let offset) = arguments[1]
            else { throw .malformed }
            let (shape, strides) = (try integers(arguments[2]), try integers(arguments[3]))
            tensors.append(PickledTensor(storage: storage, offset: offset, shape: shape, strides: strides))
            return .tensor(tensors.count - 1)
        case .parameter:
            guard arguments.count == 3, case .tensor = arguments[0] else { throw .malformed }
            return arguments[0]
        case .storage: throw .malformed
        }
    }

    private func integers(_ value: PickleValue) throws(PickleMachine.Fault) -> [Int] {
        guard case .tuple(let index) = value, tuples[index].count <= 16 else { throw .malformed }
        var integers: [Int] = []
        for value in tuples[index] {
            guard case .integer(let integer) = value else { throw .malformed }
            integers.append(integer)
        }
        return integers
    }
}
