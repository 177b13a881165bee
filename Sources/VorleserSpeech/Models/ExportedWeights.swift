import Kokoro
import Tensors
import VorleserCore
import Wording

/// Makes a file of weights from a graph that another program exported the network to, one parameter at a time.
struct ExportedWeights {
    private let export: KokoroExport
    /// Where the graph is.
    private let source: String

    /// - Throws: ``ModelError`` for a file that holds no such graph, or not all of the network.
    init(at path: String, _ configuration: KokoroConfiguration) throws(ModelError) {
        source = path
        do {
            export = try KokoroExport(ONNXGraph(path: path), configuration: configuration)
        } catch KokoroError.foreign(let inputs) where inputs.contains("input_lengths") {
            throw .unusable(path: path, reason: localized("It is a voice of Piper, or of another network of its kind."))
        } catch {
            throw .unusable(path, because: error)
        }
    }

    /// Bytes of the file that is made.
    var bytes: Int { header.count + export.parameters.reduce(0) { $0 + $1.size } }

    /// Writes the file: safetensors, the parameters by name.
    /// - Returns: How many bytes were written, and their digest.
    /// - Throws: ``ModelError``, also when a number is infinite or none; `CancellationError`.
    func write(to path: String, report: (Int) -> Void) throws -> (Int, String) {
        var hash = SHA256()
        var target = try ModelFile(appendingTo: path)
        func put(_ bytes: [UInt8]) throws {
            try Task.checkCancellation()
            hash.update(bytes)
            try target.append(bytes)
            report(target.length)
        }
        try put(header)
        for parameter in export.parameters {
            do { try put(parameter.bytes()) } catch let error as KokoroError {
                throw ModelError.unusable(source, because: error)
            }
            parameter.release()
        }
        return (target.length, hash.finish())
    }

    private var header: [UInt8] {
        SafetensorsFile.header(of: export.parameters.map { ($0.name, $0.element, $0.shape) })
    }
}

extension ExportedParameter {
    fileprivate var size: Int { shape.reduce(element.size, *) }
}
