// What Apple's SDK adds to its C library for Swift, as far as Vorleser uses it: declarations to check against, never run.
@_exported import Darwin
@_disfavoredOverload public var errno: Int32 { get { 0 } set {} }
@_disfavoredOverload public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
@_disfavoredOverload public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
@_disfavoredOverload public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
@_disfavoredOverload public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
@_disfavoredOverload public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
@_disfavoredOverload public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
@_disfavoredOverload public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { 0 }
@_disfavoredOverload public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { 0 }
@_disfavoredOverload public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt { 0 }
@_disfavoredOverload public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { 0 }
@_disfavoredOverload public var S_IFMT: mode_t { mode_t(0o170000) }
@_disfavoredOverload public var S_IFDIR: mode_t { mode_t(0o040000) }
@_disfavoredOverload public var S_IFREG: mode_t { mode_t(0o100000) }
@_disfavoredOverload public var S_IFLNK: mode_t { mode_t(0o120000) }
@_disfavoredOverload public var MAP_FAILED: UnsafeMutableRawPointer! { UnsafeMutableRawPointer(bitPattern: -1) }
@_disfavoredOverload public var SIG_DFL: (@convention(c) (Int32) -> Void)? { nil }
@_disfavoredOverload public var SIG_IGN: (@convention(c) (Int32) -> Void) { { _ in } }
@_disfavoredOverload public func sin(_ x: Float) -> Float { x }
@_disfavoredOverload public func cos(_ x: Float) -> Float { x }
@_disfavoredOverload public func tan(_ x: Float) -> Float { x }
@_disfavoredOverload public func exp(_ x: Float) -> Float { x }
@_disfavoredOverload public func exp2(_ x: Float) -> Float { x }
@_disfavoredOverload public func log(_ x: Float) -> Float { x }
@_disfavoredOverload public func log2(_ x: Float) -> Float { x }
@_disfavoredOverload public func log10(_ x: Float) -> Float { x }
@_disfavoredOverload public func sqrt(_ x: Float) -> Float { x }
@_disfavoredOverload public func floor(_ x: Float) -> Float { x }
@_disfavoredOverload public func ceil(_ x: Float) -> Float { x }
@_disfavoredOverload public func round(_ x: Float) -> Float { x }
@_disfavoredOverload public func rint(_ x: Float) -> Float { x }
@_disfavoredOverload public func trunc(_ x: Float) -> Float { x }
@_disfavoredOverload public func tanh(_ x: Float) -> Float { x }
@_disfavoredOverload public func sinh(_ x: Float) -> Float { x }
@_disfavoredOverload public func cosh(_ x: Float) -> Float { x }
@_disfavoredOverload public func atan(_ x: Float) -> Float { x }
@_disfavoredOverload public func asin(_ x: Float) -> Float { x }
@_disfavoredOverload public func acos(_ x: Float) -> Float { x }
@_disfavoredOverload public func fabs(_ x: Float) -> Float { x }
@_disfavoredOverload public func expm1(_ x: Float) -> Float { x }
@_disfavoredOverload public func log1p(_ x: Float) -> Float { x }
@_disfavoredOverload public func pow(_ x: Float, _ y: Float) -> Float { x }
@_disfavoredOverload public func fmod(_ x: Float, _ y: Float) -> Float { x }
@_disfavoredOverload public func atan2(_ x: Float, _ y: Float) -> Float { x }
@_disfavoredOverload public func remainder(_ x: Float, _ y: Float) -> Float { x }
@_disfavoredOverload public func hypot(_ x: Float, _ y: Float) -> Float { x }
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { _CLOCK_THREAD_CPUTIME_ID }
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }
