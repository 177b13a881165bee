#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// From then on, writing to a program that ends before it has read everything is an error in this process, not its end.
func outliveReaders() { signal(SIGPIPE, SIG_IGN) }
