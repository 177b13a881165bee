/// A tensor's message: what its elements are, and where they lie.
struct ONNXTensor {
    /// What came of it.
    enum Content {
        case stored(StoredTensor)
        case decoded(ONNXElements)
        case unusable(TensorFileError.Unusable)
        /// The shape does not fit the elements.
        case damaged
    }

    private(set) var name = ""
    private var shape: [Int] = []
    private var kind: Int64 = 0
    private var raw: UnsafeRawBufferPointer?
    /// Elements that are written as numbers of the message, piece by piece.
    private var pieces: [(field: Int, value: ProtobufReader.Value)] = []
    private var isElsewhere = false

    /// Elements that lie one in a field; more than that many are written side by side.
    private static let pieceLimit = 10_000

    mutating func read(_ field: Int, _ value: ProtobufReader.Value) throws(ProtobufReader.Fault) {
        switch field {
        case 1:
            var axes: [Int] = []
            try value.integers { (axis) throws(ProtobufReader.Fault) in
                guard axes.count < 16, let axis = Int(exactly: axis), axis >= 0 else { throw .malformed }
                axes.append(axis)
            }
            shape += axes
            guard shape.count <= 16 else { throw .malformed }
        case 2: kind = try value.integer
        case 4, 5, 7, 10:
            guard pieces.count < Self.pieceLimit else { throw .malformed }
            pieces.append((field, value))
        case 8: name = try value.text()
        case 9:
            guard raw == nil else { throw .malformed }
            raw = try value.message
        case 13: isElsewhere = true
        case 14: isElsewhere = try value.integer == 1 || isElsewhere
        default: break
        }
    }

    func content(in file: MappedFile) -> Content {
        guard !isElsewhere else { return .unusable(.elsewhere) }
        guard let kind = ONNXElementKind(rawValue: kind), let element = kind.element else {
            return .unusable(.element(ONNXElementKind.word(for: kind)))
        }
        guard let size = StoredTensor.size(of: shape, elementSize: element.size) else { return .damaged }
        // An empty string of bytes beside numbers is how some programs say that there are none.
        if let raw, !raw.isEmpty || pieces.isEmpty {
            guard raw.count == size else { return .damaged }
            return .stored(StoredTensor(element, shape: shape, bytes: raw, owner: file))
        }
        // Floats side by side lie in the file just as they would in `raw_data`.
        if pieces.count == 1, pieces[0].field == kind.field, kind.isFixed, case .bytes(let bytes) = pieces[0].value {
            guard bytes.count == size else { return .damaged }
            return .stored(StoredTensor(element, shape: shape, bytes: bytes, owner: file))
        }
        guard let elements = ONNXElements(pieces, of: kind, element, shape: shape, size: size) else { return .damaged }
        return .decoded(elements)
    }
}

/// `TensorProto.DataType`.
enum ONNXElementKind: Int64 {
    case float = 1
    case uint8, int8, uint16, int16, int32, int64, string, boolean, float16, double, uint32, uint64
    case bfloat16 = 16

    /// What it is here; `nil` for elements that no layer computes with.
    var element: StoredTensor.Element? {
        switch self {
        case .float: .float32
        case .uint8: .uint8
        case .int8: .int8
        case .int32: .int32
        case .int64: .int64
        case .float16: .float16
        case .double: .float64
        case .bfloat16: .bfloat16
        case .uint16, .int16, .string, .boolean, .uint32, .uint64: nil
        }
    }

    /// The field of the message that such elements are written in, when not as bytes.
    var field: Int {
        switch self {
        case .float: 4
        case .int64: 7
        case .double: 10
        default: 5
        }
    }

    /// Whether an element takes always the same number of bytes in that field.
    var isFixed: Bool { self == .float || self == .double }

    static func word(for number: Int64) -> String {
        switch number {
        case 21, 22: "four bits"
        default: ONNXElementKind(rawValue: number).map { "\($0)" } ?? "\(number)"
        }
    }
}
