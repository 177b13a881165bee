import Foundation

/// An error of the command's own, which knows how the program ends because of it.
protocol ErrorWithExitCode: LocalizedError {
    /// As `sysexits.h` numbers them.
    var exitCode: Int32 { get }
}
