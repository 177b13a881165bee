import Foundation

/// The target that `VORLESER_FUZZ_TARGET` names.
private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["VORLESER_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.named(name) else {
        let names = FuzzTarget.all.map { "\($0.name)\t\($0.input)" }.joined(separator: "\n")
        print("Set VORLESER_FUZZ_TARGET to one of:\n\(names)")
        exit(name.isEmpty ? 0 : 64)
    }
    return target
}()

/// What libFuzzer calls before all else: a wrong name ends the program there, and seeds are made of a file on request.
@_cdecl("LLVMFuzzerInitialize")
public func initializeFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> Int32 {
    _ = target
    let environment = ProcessInfo.processInfo.environment
    if let file = environment["VORLESER_FUZZ_SEED_OF"], let folder = environment["VORLESER_FUZZ_SEEDS"] {
        do { try PageSeeds.write(of: file, to: folder) } catch { print("\(file): \(error)") }
        exit(0)
    }
    return 0
}

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    do {
        try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("\(target.name): \(error)")
    }
    return 0
}
