import Foundation
import VorleserKit

/// Whether the server can do its work: `/health` as clients see it. Anybody may ask, so it says of each part whether it works,
/// and no more.
struct HealthReport: Encodable, Equatable, Sendable {
    let status: Status
    let disk: Part
    let database: Part
    let engine: Part
    let exports: Part

    enum Status: String, Encodable, Sendable {
        case ok
        /// Something is near its end, and still works.
        case low
        case failing
    }

    struct Part: Encodable, Equatable, Sendable {
        let status: Status
        /// What is wrong; `nil` when nothing is.
        var message: String?
    }

    init(disk: Part, database: Part, engine: Part, exports: Part) {
        (self.disk, self.database, self.engine, self.exports) = (disk, database, engine, exports)
        let isFailing = [disk, database, engine, exports].contains { $0.status == .failing }
        status = isFailing ? .failing : .ok
    }

    /// The parts by their names.
    var parts: [(String, Part)] {
        [("disk", disk), ("database", database), ("engine", engine), ("exports", exports)]
    }
}

extension HealthReport.Part {
    static let ok = Self(status: .ok)

    /// - Parameter free: Bytes that are free where the library and the sound are kept.
    init(freeBytes free: [Int]) {
        switch free.min() ?? .max {
        case ..<Self.leastRoom: self.init(status: .failing, message: "The disk is full.")
        case ..<Self.littleRoom: self.init(status: .low, message: "Little room is left on the disk.")
        default: self = .ok
        }
    }

    /// A database that takes less than that to write cannot be counted on.
    static let leastRoom = 16_000_000
    /// A book of ten hours, spoken.
    static let littleRoom = 1_000_000_000

    /// - Parameter waiting: How many orders wait.
    init(waitingExports waiting: Int) {
        self = waiting < ExportQueue.longest ? .ok : .init(status: .low, message: "No more exports are taken now.")
    }
}
