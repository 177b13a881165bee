import Foundation
import Testing
import VorleserTesting

/// PDFs as a listener meets them.
struct PDFCommandTests {
    private let locked = DevelopmentSet.lockedPDF.path

    @Test func `without the PDF library everything else works, and a PDF says what is missing`() throws {
        try BuiltCommand.use {
            let (pdf, text) = (try $0.file("a.pdf", "%PDF-1.4\n"), try $0.file("a.txt", "Once upon a time.\n"))
            let nowhere = ["VORLESER_PDFIUM": "/nowhere/libpdfium.so"]
            let outcome = try $0.run("text", pdf, input: "", environment: nowhere)
            #expect(outcome.code == 65)
            #expect(outcome.complaint.contains("PDFium, is not installed."))
            #expect(outcome.complaint.contains("/nowhere/libpdfium.so"))
            #expect(try $0.run("text", text, input: "", environment: nowhere).code == 0)
        }
    }

    @Test(.enabled(if: InstalledTool.pdfium.isThere)) func `the command reads PDFs whatever its file is called`() throws
    {
        try BuiltCommand.use { command in
            let (program, library) = (
                command.folder.appending(path: "speaker"), Checkout.fetched("pdfium/libpdfium.so").path
            )
            do {
                try FileManager.default.linkItem(at: BuiltCommand.binary, to: program)
            } catch {
                try FileManager.default.copyItem(at: BuiltCommand.binary, to: program)
            }
            let process = try command.process(environment: ["VORLESER_PDFIUM": library])
            process.executableURL = program
            process.arguments = ["text", try command.file("a.pdf", Self.onePage)]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(command.complaint)")
            let output = try String(contentsOf: command.folder.appending(path: ".out"), encoding: .utf8)
            #expect(output.contains("Once upon a time"))
        }
    }

    /// A page with a line; what is wrong with its table of objects, the library mends.
    private static let onePage = """
        %PDF-1.4
        1 0 obj <</Type/Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages /Kids[3 0 R] /Count 1>> endobj
        3 0 obj <</Type/Page /Parent 2 0 R /MediaBox[0 0 600 800] /Resources<</Font<</F1 4 0 R>>>> /Contents 5 0 R>> endobj
        4 0 obj <</Type/Font /Subtype/Type1 /BaseFont/Helvetica>> endobj
        5 0 obj <</Length 59>>
        stream
        BT /F1 12 Tf 72 700 Td (Once upon a time there was a lamp.) Tj ET
        endstream endobj
        trailer <</Root 1 0 R /Size 6>>
        %%EOF

        """

    @Test(.enabled(if: InstalledTool.pdfium.isThere))
    func `a locked PDF opens with a line of the input, and not without`() throws {
        try BuiltCommand.use {
            let refused = try $0.run("text", locked)
            #expect(refused.code == 65)
            #expect(refused.complaint.contains("locked with a password") && refused.complaint.contains("--password"))
            #expect(
                try $0.run("text", locked, "--password", input: "Vorleser\n").complaint.contains("does not open")
            )
            let opened = try $0.run("text", locked, "--password", input: "vorleser\n")
            #expect(opened.code == 0)
            #expect(opened.output.contains("It is a truth universally acknowledged"))
            let known = ["VORLESER_PASSWORD": "vorleser"]
            #expect(try $0.run("text", locked, input: "", environment: known).output == opened.output)
        }
    }

    @Test(.enabled(if: InstalledTool.pdfium.isThere))
    func `the library's copy of a locked PDF opens without its password`() throws {
        try BuiltCommand.use {
            let refused = try $0.run("import", locked)
            #expect(refused.code == 65)
            #expect(try $0.run("list").output.isEmpty)
            #expect(try $0.run("import", "--password", locked, input: "vorleser\n").code == 0)
            #expect(try $0.run("text", "1").output.contains("It is a truth universally acknowledged"))
            // The same file is known again, although the copy is another.
            #expect(
                try $0.run("import", "--password", locked, input: "vorleser\n").complaint.contains("as book 1")
            )
        }
    }
}
