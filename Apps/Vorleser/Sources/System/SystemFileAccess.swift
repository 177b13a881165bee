import Foundation
import VorleserScreens

/// Files that the listener has chosen outside the app: the right to read them is asked for, and given back.
struct SystemFileAccess: FileAccess {
    func reading<Result: Sendable>(
        _ file: URL,
        _ work: @Sendable (URL) async throws -> Result
    ) async throws -> Result {
        let isGranted = file.startAccessingSecurityScopedResource()
        defer { if isGranted { file.stopAccessingSecurityScopedResource() } }
        return try await work(file)
    }
}
