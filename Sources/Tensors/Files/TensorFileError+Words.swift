#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Wording

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension TensorFileError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let path, let code): localized("The file “\(path)” cannot be read: \(Self.words(for: code)).")
        case .notATensorFile(let path): localized("“\(path)” is no checkpoint, no safetensors file and no NumPy file.")
        case .oldCheckpoint(let path):
            localized("“\(path)” was written in the old format of PyTorch, before version 1.6.")
        case .compressed(let path, let member):
            localized("The member “\(member)” of “\(path)” is compressed or encrypted.")
        case .bigEndian(let path): localized("“\(path)” was written by a big-endian machine.")
        case .forbidden(let path, let object):
            localized("“\(path)” asks for the Python object “\(object)”, which no checkpoint of a network needs.")
        case .damaged(let path, let damage): localized("“\(path)” is damaged: \(damage.words).")
        case .missing(let path, let name): localized("“\(path)” has no tensor “\(name)”.")
        case .unusable(let path, "", .element(let kind)):
            localized("“\(path)” has elements of the kind \(kind), which cannot be used.")
        case .unusable(let path, let name, .element(let kind)):
            localized("The tensor “\(name)” in “\(path)” has elements of the kind \(kind), which cannot be used.")
        case .unusable(let path, let name, .scattered):
            localized("The tensor “\(name)” in “\(path)” does not lie in one piece.")
        case .unusable(let path, let name, .elsewhere):
            localized("The tensor “\(name)” of “\(path)” lies in another file, which is not looked for.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable: localized("Check the path and the permissions.")
        case .notATensorFile: localized("Take the file that the publisher calls .pth, .pt, .safetensors, .npz or .npy.")
        case .oldCheckpoint: localized("Convert it in Python: torch.save(torch.load(old, weights_only=True), new).")
        case .compressed:
            localized("Write it without compression: numpy.savez rather than savez_compressed, or zip -0.")
        case .bigEndian: localized("Write it again on a little-endian machine, or as safetensors.")
        case .forbidden:
            localized("Nothing was executed. Use the publisher's own file; do not open this one in Python.")
        case .damaged: localized("Download the file again.")
        case .missing: localized("Check that this is the file for this network.")
        case .unusable(_, _, .elsewhere): localized("Use a file that holds the weights itself.")
        case .unusable: localized("Write the tensor as contiguous 32- or 16-bit floats.")
        }
    }

    private static func words(for code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
}

extension TensorFileError.Damage {
    fileprivate var words: String {
        switch self {
        case .cutOff: "its end is missing"
        case .header(let byte): "its header is wrong at byte \(byte)"
        case .directory: "the archive's table of contents is wrong"
        case .noMember(let name): "the archive lacks “\(name)”"
        case .overlap(let name): "“\(name)” does not lie where it could"
        case .twice(let name): "“\(name)” is there twice"
        case .pickle(let byte): "its pickle is wrong at byte \(byte)"
        case .message(let byte): "what stands at byte \(byte) is no part of a graph"
        case .tensor(""): "its shape does not fit its bytes"
        case .tensor(let name): "the shape of “\(name)” does not fit its bytes"
        }
    }
}
