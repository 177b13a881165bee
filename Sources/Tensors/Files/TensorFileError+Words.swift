#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension TensorFileError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let path, let code): "The file “\(path)” cannot be read: \(Self.words(for: code))."
        case .notATensorFile(let path): "“\(path)” is no checkpoint, no safetensors file and no NumPy file."
        case .oldCheckpoint(let path): "“\(path)” was written in the old format of PyTorch, before version 1.6."
        case .compressed(let path, let member): "The member “\(member)” of “\(path)” is compressed or encrypted."
        case .bigEndian(let path): "“\(path)” was written by a big-endian machine."
        case .forbidden(let path, let object):
            "“\(path)” asks for the Python object “\(object)”, which no checkpoint of a network needs."
        case .damaged(let path, let damage): "“\(path)” is damaged: \(damage.words)."
        case .missing(let path, let name): "“\(path)” has no tensor “\(name)”."
        case .unusable(let path, "", .element(let kind)):
            "“\(path)” has elements of the kind \(kind), which cannot be used."
        case .unusable(let path, let name, .element(let kind)):
            "The tensor “\(name)” in “\(path)” has elements of the kind \(kind), which cannot be used."
        case .unusable(let path, let name, .scattered):
            "The tensor “\(name)” in “\(path)” does not lie in one piece."
        case .unusable(let path, let name, .elsewhere):
            "The tensor “\(name)” of “\(path)” lies in another file, which is not looked for."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable: "Check the path and the permissions."
        case .notATensorFile: "Take the file that the publisher calls .pth, .pt, .safetensors, .npz or .npy."
        case .oldCheckpoint: "Convert it in Python: torch.save(torch.load(old, weights_only=True), new)."
        case .compressed: "Write it without compression: numpy.savez rather than savez_compressed, or zip -0."
        case .bigEndian: "Write it again on a little-endian machine, or as safetensors."
        case .forbidden: "Nothing was executed. Use the publisher's own file; do not open this one in Python."
        case .damaged: "Download the file again."
        case .missing: "Check that this is the file for this network."
        case .unusable(_, _, .elsewhere): "Use a file that holds the weights itself."
        case .unusable: "Write the tensor as contiguous 32- or 16-bit floats."
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
