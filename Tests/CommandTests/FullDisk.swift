import Testing
import VorleserTesting

extension Trait where Self == ConditionTrait {
    /// A limit on the size of files stands for a full disk.
    ///
    /// Not under the thread sanitizer: each program writes a larger one of the sanitizer's own before it begins.
    static var limitsFiles: Self {
        .disabled(if: Sanitizer.current == .thread, "the sanitizer writes files of its own")
    }
}
