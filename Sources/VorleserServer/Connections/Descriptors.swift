import Foundation

/// How many files and connections this process may have open.
enum Descriptors {
    /// What is not for connections: the library, clips, uploads, programs that run.
    static let others = 200

    /// More than any server here needs.
    private static let enough: rlim_t = 4096

    /// Asks for as many as the system grants; many systems begin with 256 or 1024.
    /// - Returns: How many there may be now.
    static func raise() -> Int {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 256 }
        if limit.rlim_cur < enough {
            var wish = limit
            wish.rlim_cur = min(enough, limit.rlim_max)
            if setrlimit(resource, &wish) == 0 { limit = wish }
        }
        return Int(clamping: limit.rlim_cur)
    }
}
