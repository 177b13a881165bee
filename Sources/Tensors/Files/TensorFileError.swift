/// Why the tensors in a file cannot be used.
public enum TensorFileError: Error, Hashable, Sendable {
    /// The file cannot be opened or mapped; `code` is the system's `errno`.
    case unreadable(path: String, code: Int32)
    /// The content is none of the kinds that ``TensorFile`` knows.
    case notATensorFile(path: String)
    /// A checkpoint as PyTorch wrote it before version 1.6: pickles one after another, or a tar archive.
    case oldCheckpoint(path: String)
    /// A member of the archive is compressed or encrypted, so that it cannot be mapped.
    case compressed(path: String, member: String)
    /// The checkpoint was written by a machine of the other byte order.
    case bigEndian(path: String)
    /// A pickle asks for a Python object that a checkpoint has no need of. Nothing was executed.
    case forbidden(path: String, object: String)
    /// The file's parts do not fit together: cut off, changed, or made to mislead.
    case damaged(path: String, Damage)
    /// There is no tensor of that name.
    case missing(path: String, name: String)
    /// The tensor is there, but its elements cannot be had.
    case unusable(path: String, name: String, Unusable)

    /// Where a file does not fit together.
    public enum Damage: Error, Hashable {
        /// The end comes before what the file says it holds.
        case cutOff
        /// The header is not what the format says, or too large; `byte` counts from the file's beginning.
        case header(byte: Int)
        /// The archive's table of contents is not what the format says.
        case directory
        /// A member of the archive that must be there is not.
        case noMember(String)
        /// Two members of the archive, or two tensors, claim the same bytes, or leave a gap where none may be.
        case overlap(String)
        /// Two tensors or members have one name.
        case twice(String)
        /// The pickle is not what the format says, or too large; `byte` counts from the pickle's beginning.
        case pickle(byte: Int)
        /// A tensor's shape does not fit its bytes.
        case tensor(String)
        /// A message is not what the format says, or too large; `byte` counts from the file's beginning.
        case message(byte: Int)
    }

    /// Why a tensor's elements cannot be had.
    public enum Unusable: Hashable, Sendable {
        /// Elements of a kind that no layer computes with, by the file's own word for it.
        case element(String)
        /// The elements do not lie in row-major order without gaps.
        case scattered
        /// The elements lie in another file, which is not looked for.
        case elsewhere
    }
}
