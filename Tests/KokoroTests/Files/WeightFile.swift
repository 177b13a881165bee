import Foundation
import Tensors

/// Weight files as others write them, made of tensors in memory.
enum WeightFile {
    enum Precision: String, CaseIterable {
        case full = "F32"
        case half = "F16"
        case brain = "BF16"
    }

    /// A file of the safetensors format with the published names.
    static func safetensors(_ tensors: [String: StoredTensor], _ precision: Precision) -> Data {
        var (data, header) = (Data(), [String]())
        for (name, tensor) in tensors.sorted(by: { $0.key < $1.key }) {
            let begin = data.count
            switch precision {
            case .full: data += tensor.bytes
            case .half: data += bytes(tensor.floats().map { Float16($0).bitPattern })
            case .brain: data += bytes(tensor.floats().map { UInt16(($0.bitPattern + 0x8000) >> 16) })
            }
            header.append(
                #""\#(name)":{"dtype":"\#(precision.rawValue)","shape":\#(tensor.shape),"data_offsets":[\#(begin),\#(data.count)]}"#
            )
        }
        let text = Data("{\(header.joined(separator: ","))}".utf8)
        var file = Data()
        append(UInt64(text.count), to: &file)
        return file + text + data
    }

    /// A checkpoint in the official layout: a state dictionary per part, with `module.` before each name, pickled in an
    /// archive, a member per tensor.
    static func checkpoint(_ tensors: [String: StoredTensor]) -> Data {
        var (archive, pickle) = (StoredArchive(), Pickle())
        var parts: [String: [(String, StoredTensor)]] = [:]
        for (name, tensor) in tensors.sorted(by: { $0.key < $1.key }) {
            let stop = name.firstIndex(of: ".") ?? name.endIndex
            parts[String(name[..<stop]), default: []].append(("module" + name[stop...], tensor))
        }
        pickle.dictionary(parts.sorted { $0.key < $1.key }) { pickle, state in
            pickle.dictionary(state) { pickle, tensor in
                let key = "\(archive.members)"
                archive.add("archive/data/\(key)", Data(tensor.bytes))
                pickle.tensor(tensor.shape, key: key)
            }
        }
        pickle.end()
        archive.add("archive/data.pkl", pickle.data)
        archive.add("archive/version", Data("3\n".utf8))
        return archive.closed()
    }

    private static func bytes(_ numbers: [UInt16]) -> Data { numbers.withUnsafeBytes { Data($0) } }

    static func append(_ number: some FixedWidthInteger, to data: inout Data) {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
}
