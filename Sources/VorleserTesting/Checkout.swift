public import Foundation

/// Where the tests' sources lie.
public enum Checkout {
    /// The package's folder.
    public static let folder = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// A file that `tools/setup.sh` fetched.
    public static func fetched(_ path: String) -> URL { folder.appending(path: ".data/" + path) }
}
