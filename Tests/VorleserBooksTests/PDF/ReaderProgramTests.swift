import Foundation
import Testing
import VorleserTesting

@testable import VorleserBooks

struct ReaderProgramTests {
    @Test func `the running program is not started once more under the command's name`() throws {
        let folder = try Folder()
        let (app, command) = (folder.url("Vorleser"), folder.url("vorleser"))
        try Data("#!/bin/sh\n".utf8).write(to: app)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: app.path)
        // As on a disk that takes no heed of capitals: two names of one file.
        try FileManager.default.linkItem(at: app, to: command)
        let found = try? ReaderProgram.path(environment: [:], running: app, isCommand: false)
        #expect(found != command.resolvingSymlinksInPath().path)
        try FileManager.default.removeItem(at: command)
        try FileManager.default.copyItem(at: app, to: command)
        let other = try ReaderProgram.path(environment: [:], running: app, isCommand: false)
        #expect(other == command.resolvingSymlinksInPath().path)
    }
}
