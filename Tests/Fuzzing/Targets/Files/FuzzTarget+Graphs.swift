import Foundation
import Kokoro
import Tensors

extension FuzzTarget {
    /// A network that another program exported.
    static let graph = FuzzTarget(name: "graph", input: "an ONNX file") { bytes in
        let path = try ScratchFile.holding(bytes).path(percentEncoded: false)
        let graph: ONNXGraph
        do throws(TensorFileError) { graph = try ONNXGraph(path: path) } catch {
            try LawBreach.unless(!"\(error)".isEmpty, "an error without words")
            return
        }
        for (name, tensor) in graph.entries {
            try LawBreach.unless(tensor.bytes.count <= 8 * bytes.count, "“\(name)” is larger than its file")
            try LawBreach.unless(tensor.floats().count == tensor.shape.reduce(1, *), "“\(name)” has lost numbers")
        }
        let both = Set(graph.entries.keys).intersection(graph.unusable.keys)
        try LawBreach.unless(both.isEmpty, "\(both) can be used and cannot")
        for configuration in [KokoroConfiguration.published, narrow] {
            // What is taken in spite of what it lacks shows what would be made of it.
            let found = KokoroExport.partial(graph, configuration: configuration)
            for parameter in found.prefix(50) {
                let size = parameter.shape.reduce(parameter.element.size, *)
                guard size < 1_000_000, let made = try? parameter.bytes() else { continue }
                try LawBreach.unless(made.count == size, "“\(parameter.name)” has \(made.count) bytes, not \(size)")
            }
        }
    }

    /// A network so narrow that an input of a few bytes can hold a layer of it.
    private static let narrow: KokoroConfiguration = {
        var narrow = KokoroConfiguration.published
        (narrow.width, narrow.styleWidth, narrow.decoderWidth, narrow.contentWidth) = (2, 2, 2, 1)
        (narrow.albert.width, narrow.albert.embeddingWidth, narrow.albert.innerWidth) = (2, 2, 2)
        (narrow.albert.heads, narrow.albert.layers, narrow.longestToken) = (1, 1, 3)
        narrow.generator.channels = 4
        return narrow
    }()
}
