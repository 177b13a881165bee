#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Tensors

extension KokoroConfiguration {
    /// Reads `config.json`.
    /// - Throws: ``KokoroError``
    public init(contentsOf path: String) throws(KokoroError) {
        let file: MappedFile
        do { file = try MappedFile(path: path) } catch { throw .file(error) }
        guard file.bytes.count <= 1_000_000 else { throw .configuration(key: "") }
        do {
            self = try JSONDecoder().decode(Self.self, from: withExtendedLifetime(file) { Data(file.bytes) })
        } catch let error as KokoroError {
            throw error
        } catch let error as DecodingError {
            throw .configuration(key: error.key)
        } catch { throw .configuration(key: "") }
    }
}

extension DecodingError {
    /// The key in the file that is missing or wrong; empty if it is none in particular.
    fileprivate var key: String {
        switch self {
        case .keyNotFound(let key, _): key.stringValue
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.last?.stringValue ?? ""
        @unknown default: ""
        }
    }
}
