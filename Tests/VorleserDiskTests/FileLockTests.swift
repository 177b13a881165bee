import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserDisk

struct FileLockTests {
    private let folder: Folder
    private var path: String { folder.path("lock") }

    init() throws { folder = try Folder() }

    private func isFree(_ lock: FileLock, isShared: Bool = false) -> Bool {
        do throws(FileFault) {
            _ = try lock.taken(isShared: isShared)
            return true
        } catch {
            return !error.isHeldElsewhere
        }
    }

    @Test func `one at a time holds it, until it goes out of use`() throws {
        let lock = FileLock(path)
        let held = try lock.taken()
        #expect(throws: FileFault(path: path, code: EWOULDBLOCK)) { _ = try lock.taken() }
        if case .some = lock.takenIfPossible() { Issue.record("It was taken twice") }
        _ = consume held
        #expect(isFree(lock))
    }

    @Test func `those that share it get along, and keep others out`() throws {
        let lock = FileLock(path)
        let held = try lock.taken(isShared: true)
        #expect(isFree(lock, isShared: true))
        #expect(!isFree(lock))
        _ = consume held
        #expect(isFree(lock))
    }

    @Test func `it is let go when the work throws`() throws {
        let lock = FileLock(path)
        #expect(throws: CancellationError.self) {
            try lock.whileHeld {
                #expect(!isFree(lock))
                throw CancellationError()
            }
        }
        #expect(try lock.whileHeld { 7 } == 7)
    }

    @Test func `who is patient gets it when the other is done, and gives up when he is not`() async throws {
        let held = try FileLock(path).taken()
        #expect(!isFree(FileLock(path, patience: .milliseconds(50))))
        let path = path
        let waiter = Task { try await blocking { try FileLock(path, patience: .seconds(30)).whileHeld { true } } }
        try await Task.sleep(for: .milliseconds(50))
        _ = consume held
        #expect(try await waiter.value)
    }

    @Test func `a child that holds a copy of the file does not keep the lock`() throws {
        let lock = FileLock(path)
        let held = try lock.taken()
        let child = try SleepingChild(holding: held.descriptor)
        _ = consume held
        #expect(isFree(lock))
        withExtendedLifetime(child) {}
    }

    @Test func `closing alone would leave the lock with such a child`() throws {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let child = try SleepingChild(holding: descriptor)
        close(descriptor)
        #expect(!isFree(FileLock(path)))
        withExtendedLifetime(child) {}
    }

    @Test func `it ends with the program`() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let held = try FileLock(path).taken()
            kill(getpid(), SIGKILL)
            withExtendedLifetime(held) {}
        }
        #expect(folder.url.isThere("lock"))
        #expect(isFree(FileLock(path)))
    }

    @Test func `a file system without locks gives none, or a fault where they are required`() throws {
        for code in [ENOTSUP, ENOSYS, ENOLCK] {
            var lock = FileLock(path, patience: .seconds(30))
            lock.system = { _, _ in
                errno = code
                return -1
            }
            #expect(try lock.whileHeld { isFree(lock) })
            lock = FileLock(path, patience: .seconds(30), isRequired: true)
            lock.system = { _, _ in
                errno = code
                return -1
            }
            #expect(throws: FileFault(path: path, code: code)) { _ = try lock.taken() }
        }
    }

    @Test func `a lock whose file was removed is not taken for the one that stands there`() async throws {
        let path = path
        let held = try FileLock(path, mayBeRemoved: true).taken()
        let waiter = Task {
            try await blocking {
                try FileLock(path, patience: .seconds(30), mayBeRemoved: true).taken().isInPlace
            }
        }
        try await Task.sleep(for: .milliseconds(100))
        unlink(path)
        _ = consume held
        #expect(try await waiter.value)
    }

    @Test func `a folder can be locked itself, also by way of a link where that is allowed`() throws {
        let (home, link) = (folder.path("home"), folder.path("link"))
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: home)
        let held = try FileLock(on: home, isFolder: true).taken()
        #expect(!isFree(FileLock(on: home, isFolder: true)))
        #expect(!isFree(FileLock(on: link, isFolder: true, followsLink: true)))
        #expect(throws: FileFault(path: link, code: ENOTDIR)) { _ = try FileLock(on: link, isFolder: true).taken() }
        withExtendedLifetime(held) {}
    }
}

/// A program that has inherited a copy of an open file, as every child has between its forking and its beginning.
private final class SleepingChild {
    private let process: pid_t

    init(holding descriptor: CInt) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, descriptor, 100)
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, "sleep", &actions, nil, &words, nil)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        self.process = process
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }
}

extension URL {
    fileprivate func isThere(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: appending(path: name).path)
    }
}
