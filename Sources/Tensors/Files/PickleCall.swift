/// The Python objects that a checkpoint's pickle may name. There are no others.
enum PickleCall: Hashable {
    /// `collections.OrderedDict`
    case orderedDictionary
    /// `torch._utils._rebuild_tensor_v2`
    case tensor
    /// `torch._utils._rebuild_parameter`
    case parameter
    /// A storage's class, e.g. `torch.FloatStorage`.
    case storage(PickleStorage.Kind)

    /// `nil` for every name that is not on the list.
    init?(_ name: String) {
        switch name {
        case "collections.OrderedDict": self = .orderedDictionary
        case "torch._utils._rebuild_tensor_v2": self = .tensor
        case "torch._utils._rebuild_parameter": self = .parameter
        default:
            guard name.hasPrefix("torch."), name.hasSuffix("Storage"),
                let kind = PickleStorage.Kind(rawValue: String(name.dropFirst(6).dropLast(7)))
            else { return nil }
            self = .storage(kind)
        }
    }
}

/// A block of numbers that tensors are cut from, in a member of the archive of its own.
struct PickleStorage: Hashable {
    /// What one number is, by the name of PyTorch's class without “Storage”.
    enum Kind: String {
        case float = "Float", half = "Half", bfloat = "BFloat16", double = "Double", int = "Int", long = "Long"
        case short = "Short", char = "Char", byte = "Byte", bool = "Bool"

        /// `nil` for kinds that no layer computes with.
        var element: StoredTensor.Element? {
            switch self {
            case .float: .float32
            case .half: .float16
            case .bfloat: .bfloat16
            case .double: .float64
            case .int: .int32
            case .long: .int64
            case .short, .char, .byte, .bool: nil
            }
        }
    }

    let kind: Kind
    /// The member's name under `data/`.
    let key: String
    /// Numbers in it.
    let count: Int
}

/// A tensor as the pickle describes it; nothing of it has been checked.
struct PickledTensor {
    let storage: PickleStorage
    /// Numbers before the first one.
    let offset: Int
    let shape: [Int]
    /// Numbers from one index of an axis to the next.
    let strides: [Int]
}
