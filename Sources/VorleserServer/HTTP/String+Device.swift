import VorleserKit

extension String {
    private static let longestDeviceName = 100

    /// The name of a device, as it says it.
    /// - Parameter given: `nil` when it says none.
    init(ofDevice given: String?) {
        let name = (given ?? "").onOneLine.prefix(Self.longestDeviceName)
        self = name.isEmpty ? localized("A device") : Self(name)
    }
}
