/// Runs a pickle of protocol 2, as far as checkpoints need one.
///
/// It builds values of ``PickleHeap`` and nothing else: what a pickle may call is a closed list (``PickleCall``), and
/// nothing is imported or executed. Source: CPython, `Lib/pickletools.py`.
struct PickleMachine {
    /// Why a pickle is refused.
    enum Fault: Error {
        /// The pickle is not what protocol 2 allows, or beyond the limits.
        case malformed
        /// The pickle asks for a Python object that is not on the list.
        case forbidden(String)
    }

    /// Where the operation under way begins, or the next one.
    private(set) var offset = 0
    private(set) var heap = PickleHeap()
    private var reader: ByteReader
    private var stack: [PickleValue] = []
    /// Heights of the stack at the marks that have not been used up.
    private var marks: [Int] = []
    private var memo: [Int: PickleValue] = [:]

    /// Values on the stack or in the memo; the published checkpoint needs 5,520.
    private static let limit = 1_000_000

    init(_ bytes: UnsafeRawBufferPointer) { reader = ByteReader(bytes) }

    /// Runs it to its end.
    mutating func run() throws(Fault) -> PickleValue {
        do {
            guard try reader.byte() == 0x80, try reader.byte() == 2 else { throw Fault.malformed }
            while true {
                offset = reader.offset
                let operation = try reader.byte()
                if operation == UInt8(ascii: ".") { break }
                try perform(operation)
                guard stack.count + marks.count < Self.limit, memo.count < Self.limit else { throw Fault.malformed }
            }
            let value = try pop()
            guard stack.isEmpty, marks.isEmpty else { throw Fault.malformed }
            return value
        } catch let fault as Fault { throw fault } catch { throw .malformed }
    }

    private mutating func perform(_ operation: UInt8) throws {
        switch operation {
        case UInt8(ascii: "N"): push(.none)
        case 0x88: push(.boolean(true))
        case 0x89: push(.boolean(false))
        case UInt8(ascii: "J"): push(.integer(Int(try reader.number(Int32.self))))
        case UInt8(ascii: "K"): push(.integer(Int(try reader.byte())))
        case UInt8(ascii: "M"): push(.integer(Int(try reader.number(UInt16.self))))
        case 0x8A: push(.integer(try longInteger()))
        case UInt8(ascii: "G"): push(.number(Double(bitPattern: try reader.number(UInt64.self).byteSwapped)))
        case UInt8(ascii: "X"): push(.string(try text(reader.take(try reader.number(UInt32.self)))))
        case UInt8(ascii: "c"): push(.callable(try callable()))
        case UInt8(ascii: "("): marks.append(stack.count)
        case UInt8(ascii: ")"): push(heap.tuple([]))
        case 0x85: push(heap.tuple(try pop(1)))
        case 0x86: push(heap.tuple(try pop(2)))
        case 0x87: push(heap.tuple(try pop(3)))
        case UInt8(ascii: "t"): push(heap.tuple(try popToMark()))
        case UInt8(ascii: "]"): push(heap.list())
        case UInt8(ascii: "a"): try append(pop(1))
        case UInt8(ascii: "e"): try append(popToMark())
        case UInt8(ascii: "}"): push(heap.dictionary())
        case UInt8(ascii: "s"): try set(pop(2))
        case UInt8(ascii: "u"): try set(popToMark())
        case UInt8(ascii: "q"): memo[Int(try reader.byte())] = try top()
        case UInt8(ascii: "r"): memo[Int(try reader.number(UInt32.self))] = try top()
        case UInt8(ascii: "h"): try recall(Int(try reader.byte()))
        case UInt8(ascii: "j"): try recall(Int(try reader.number(UInt32.self)))
        case UInt8(ascii: "Q"): push(try heap.persistent(pop()))
        case UInt8(ascii: "R"):
            let operands = try pop(2)
            push(try heap.call(operands[0], operands[1]))
        case UInt8(ascii: "b"):
            _ = try pop()
            try heap.build(top())
        default: throw Fault.malformed
        }
    }

    private mutating func push(_ value: PickleValue) { stack.append(value) }

    /// The last value that may be touched: nothing is taken from below a mark.
    private func top() throws(Fault) -> PickleValue {
        guard let value = stack.last, stack.count > marks.last ?? 0 else { throw .malformed }
        return value
    }

    private mutating func pop() throws(Fault) -> PickleValue { try pop(1)[0] }

    private mutating func pop(_ count: Int) throws(Fault) -> [PickleValue] {
        guard stack.count - (marks.last ?? 0) >= count else { throw .malformed }
        defer { stack.removeLast(count) }
        return Array(stack.suffix(count))
    }

    private mutating func popToMark() throws(Fault) -> [PickleValue] {
        guard let mark = marks.popLast() else { throw .malformed }
        defer { stack.removeSubrange(mark...) }
        return Array(stack[mark...])
    }

    private mutating func recall(_ index: Int) throws(Fault) {
        guard let value = memo[index] else { throw .malformed }
        push(value)
    }

    private mutating func append(_ values: [PickleValue]) throws(Fault) { try heap.append(values, to: top()) }

    private mutating func set(_ values: [PickleValue]) throws(Fault) { try heap.set(values, in: top()) }

    /// Up to eight bytes in two's complement, the lowest first.
    private mutating func longInteger() throws -> Int {
        let bytes = try reader.take(try reader.byte())
        guard bytes.count <= 8 else { throw Fault.malformed }
        var value: UInt64 = bytes.last.map { $0 >= 0x80 } == true ? .max : 0
        for byte in bytes.reversed() { value = value << 8 | UInt64(byte) }
        return Int(Int64(bitPattern: value))
    }

    private func text(_ bytes: UnsafeRawBufferPointer) throws(Fault) -> String {
        guard let text = String(utf8: bytes) else { throw .malformed }
        return text
    }

    private mutating func callable() throws -> PickleCall {
        let name = "\(try text(reader.line())).\(try text(reader.line()))"
        guard let callable = PickleCall(name) else { throw Fault.forbidden(String(name.prefix(200))) }
        return callable
    }
}
