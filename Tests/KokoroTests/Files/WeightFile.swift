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
            for value in tensor.floats() {
                switch precision {
                case .full: append(value.bitPattern, to: &data)
                case .half: append(Float16(value).bitPattern, to: &data)
                case .brain: append(UInt16((value.bitPattern + 0x7FFF + (value.bitPattern >> 16 & 1)) >> 16), to: &data)
                }
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

    static func append(_ number: some FixedWidthInteger, to data: inout Data) {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
}
