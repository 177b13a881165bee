import Foundation
import VorleserKit

extension String {
    /// A name as it is kept: on one line, without what steers terminals and printers, and without blanks around it.
    var onOneLine: String {
        split { $0.isNewline || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
            .joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let longestDeviceName = 100

    /// The name of a device, as it says it.
    /// - Parameter given: `nil` when it says none.
    init(ofDevice given: String?) {
        let name = (given ?? "").onOneLine.prefix(Self.longestDeviceName)
        self = name.isEmpty ? localized("A device") : Self(name)
    }
}
