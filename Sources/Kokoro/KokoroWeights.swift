import Tensors

/// The parameters of one part of the network while it is loaded.
///
/// Names are relative to the part: `weights["decoder"]["encode"]` is where the first block of the decoder looks.
struct KokoroWeights {
    private let loading: WeightLoading
    /// The part's name with a stop behind it; empty for the whole network.
    private let prefix: String

    /// Checks that every parameter is there in its shape.
    init(_ source: any NamedTensors, configuration: KokoroConfiguration, packing: Packing) throws(KokoroError) {
        loading = try WeightLoading(source, KokoroParameters(configuration), packing)
        prefix = ""
    }

    private init(_ loading: WeightLoading, prefix: String) {
        self.loading = loading
        self.prefix = prefix
    }

    /// A part of this part.
    subscript(_ name: String) -> KokoroWeights { KokoroWeights(loading, prefix: "\(prefix)\(name).") }
    /// A numbered part.
    subscript(_ index: Int) -> KokoroWeights { self["\(index)"] }

    /// A parameter's elements.
    func vector(_ name: String) throws(KokoroError) -> [Float] {
        try loading.using { (loading) throws(KokoroError) in try [Float](loading.parameter(prefix + name).elements) }
    }

    /// A parameter's elements; `nil` when it is an optional one that is not there.
    func optionalVector(_ name: String) throws(KokoroError) -> [Float]? {
        loading.has(prefix + name) ? try vector(name) : nil
    }

    /// Makes a layer of parameters, whose elements are valid while `make` runs.
    func layer<Layer>(
        _ make: (_ parameter: (String) throws(KokoroError) -> Parameter, _ packing: Packing) throws(KokoroError) ->
            Layer
    ) throws(KokoroError) -> Layer {
        try loading.using { (loading) throws(KokoroError) in
            try make({ (name) throws(KokoroError) in try loading.parameter(prefix + name) }, loading.packing)
        }
    }
}
