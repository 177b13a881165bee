import Foundation

/// Where an app brings its own data along: in its bundle, on Apple's systems. Elsewhere a program has none.
enum BundledData {
    #if canImport(Darwin)
        static var folders: [URL] { [Bundle.main.resourceURL].compactMap(\.self) }
    #else
        static var folders: [URL] { [] }
    #endif
}
