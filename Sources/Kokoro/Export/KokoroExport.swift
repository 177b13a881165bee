public import Tensors

/// The network's parameters in a graph of ONNX, by their published names.
///
/// Read are graphs as PyTorch exports them, in 32 or 16 bits or quantised to eight by ONNX Runtime, with weight norm
/// as it was trained or already multiplied in. Which parameter a tensor is, is told by its name where the exporter has
/// kept it, else by the path of the operation that computes with it.
public struct KokoroExport {
    /// Every parameter that the graph has, by name.
    public let parameters: [ExportedParameter]
    /// The parameters lie in what it maps.
    private let graph: ONNXGraph

    /// - Throws: ``KokoroError/missing(name:)``, ``KokoroError/shape(name:have:need:)``, ``KokoroError/file(_:)``, or
    ///   ``KokoroError/foreign(inputs:)`` for a graph of another network.
    public init(_ graph: ONNXGraph, configuration: KokoroConfiguration = .published) throws(KokoroError) {
        let table = KokoroParameters(configuration)
        var finding = ParameterFinding(graph, table)
        finding.findByName()
        for node in graph.nodes { try finding.find(node) }
        let found = finding.found
        let lacking = table.shapes.keys.filter { found[$0] == nil && !table.optional.contains($0) }.sorted()
        if let name = lacking.first {
            guard found.count > table.shapes.count / 2 else { throw .foreign(inputs: graph.inputs) }
            if let reason = finding.unusable(name) {
                throw .file(.unusable(path: graph.path, name: name, reason))
            }
            throw .missing(name: name)
        }
        self.graph = graph
        parameters = found.values.sorted { $0.name < $1.name }
    }

    /// What is found in a graph that may lack much, or be of another network.
    package static func partial(
        _ graph: ONNXGraph,
        configuration: KokoroConfiguration = .published
    ) -> [ExportedParameter] {
        var finding = ParameterFinding(graph, KokoroParameters(configuration))
        finding.findByName()
        for node in graph.nodes { try? finding.find(node) }
        return finding.found.values.sorted { $0.name < $1.name }
    }
}
