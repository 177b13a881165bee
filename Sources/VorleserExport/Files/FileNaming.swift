/// The moment at which a file that is done gets its name.
///
/// Whoever keeps account of what is ours must know it before: killed between the two, the file would be a stranger's.
/// A type of its own because optimised code (Swift 6.3) crashes where a bare function is a task's value outside a task.
package struct FileNaming: Sendable {
    /// Told where a file is and which name it gets.
    package let tell: @Sendable (_ part: String, _ path: String) -> Void

    /// - Parameter tell: What is done before a file gets its name.
    package init(_ tell: @escaping @Sendable (_ part: String, _ path: String) -> Void) { self.tell = tell }

    /// For all that is written in a task.
    @TaskLocal package static var current = FileNaming { _, _ in }
}
