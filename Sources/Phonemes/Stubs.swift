// Stand-ins until the parts are merged; this file goes then.



public struct Homographs: Sendable {
    public init() {}
    public func reading(of index: Int, in tokens: [TaggedToken], accent: Accent) -> String? { nil }
}

