import Foundation

/// A sanitizer of the compiler, as `tools/sanitized-tests.sh` names it.
public enum Sanitizer: String, Sendable {
    case address, thread

    /// The one under which the tests run.
    public static let current = ProcessInfo.processInfo.environment["VORLESER_SANITIZER"].flatMap(Self.init)

    /// How many times as long tests may take as without one.
    public static let patience = current == nil ? 1 : 6
}
