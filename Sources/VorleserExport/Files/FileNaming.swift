/// The moment at which a file that is done gets its name.
///
/// Whoever keeps account of what is ours must know it before: killed between the two, the file would be a stranger's.
package enum FileNaming {
    /// Told where a file is and which name it gets; for all that is written in a task.
    @TaskLocal package static var tell: @Sendable (_ part: String, _ path: String) -> Void = { _, _ in }
}
