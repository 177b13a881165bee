/// The members of a ZIP archive that lie in it uncompressed, as checkpoints and NumPy's archives are written.
///
/// Everything is held against everything else: a member's own header against the directory, and each member's place
/// against its neighbours'. Source: PKWARE's APPNOTE.TXT 6.3.10, sections 4.3 and 4.5.3.
struct ZipDirectory {
    /// Why an archive is refused.
    enum Fault: Error {
        case damaged(TensorFileError.Damage)
        case compressed(member: String)
    }

    /// Each member's bytes, by name.
    private(set) var members: [String: UnsafeRawBufferPointer] = [:]

    /// What the directory says of a member.
    private struct Entry {
        let name: String
        let size: Int
        let header: Int
    }

    init(_ file: UnsafeRawBufferPointer) throws(Fault) {
        guard let tail = ZipTail(file) else { throw .damaged(.directory) }
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: file[tail.directory]))
        var entries: [Entry] = []
        for _ in 0..<tail.count {
            do { entries.append(try Self.entry(&reader)) } catch let fault as Fault { throw fault } catch {
                throw .damaged(.directory)
            }
        }
        guard reader.left == 0 else { throw .damaged(.directory) }
        members.reserveCapacity(entries.count)
        var end = 0
        for entry in entries.sorted(by: { $0.header < $1.header }) {
            guard entry.header >= end else { throw .damaged(.overlap(entry.name)) }
            guard
                let data = Self.data(
                    of: entry,
                    in: UnsafeRawBufferPointer(rebasing: file[..<tail.directory.lowerBound])
                )
            else { throw .damaged(.directory) }
            end = data.upperBound
            let bytes = UnsafeRawBufferPointer(rebasing: file[data])
            guard members.updateValue(bytes, forKey: entry.name) == nil else { throw .damaged(.twice(entry.name)) }
        }
    }

    /// Reads a record of the directory (4.3.12).
    private static func entry(_ reader: inout ByteReader) throws -> Entry {
        guard try reader.number(UInt32.self) == 0x0201_4B50 else { throw Fault.damaged(.directory) }
        _ = try reader.take(4)  // Versions.
        let flags = try reader.number(UInt16.self)
        let method = try reader.number(UInt16.self)
        _ = try reader.take(8)  // Time, date, checksum.
        let packed = try reader.number(UInt32.self)
        let size = try reader.number(UInt32.self)
        let lengths = (
            try reader.number(UInt16.self), try reader.number(UInt16.self), try reader.number(UInt16.self)
        )
        let disk = try reader.number(UInt16.self)
        _ = try reader.take(6)  // Attributes.
        let header = try reader.number(UInt32.self)
        guard let name = String(utf8: try reader.take(lengths.0)), !name.isEmpty else {
            throw Fault.damaged(.directory)
        }
        var wide = try ZipWideNumbers(ByteReader(try reader.take(lengths.1)))
        _ = try reader.take(lengths.2)
        let sizes = (try wide.value(size), try wide.value(packed))
        let place = try wide.value(header)
        guard disk == 0 else { throw Fault.damaged(.directory) }
        // Bit 0: encrypted; bit 5: a patch; bit 13: the directory is encrypted.
        guard method == 0, flags & 0x2021 == 0 else { throw Fault.compressed(member: name) }
        guard sizes.0 == sizes.1 else { throw Fault.damaged(.directory) }
        return Entry(name: name, size: sizes.0, header: place)
    }

    /// Where a member's bytes lie, by its own header (4.3.7).
    private static func data(of entry: Entry, in file: UnsafeRawBufferPointer) -> Range<Int>? {
        guard entry.header <= file.count else { return nil }
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: file[entry.header...]))
        guard (try? reader.number(UInt32.self)) == 0x0403_4B50, (try? reader.take(4)) != nil,
            (try? reader.number(UInt16.self)) == 0, (try? reader.take(16)) != nil,
            let nameLength = try? reader.number(UInt16.self), let extraLength = try? reader.number(UInt16.self),
            let name = try? reader.take(nameLength), name.elementsEqual(entry.name.utf8),
            (try? reader.take(extraLength)) != nil
        else { return nil }
        let start = entry.header + reader.offset
        return (try? reader.take(entry.size)).map { start..<start + $0.count }
    }
}
