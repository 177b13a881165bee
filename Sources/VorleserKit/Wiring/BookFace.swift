public import Foundation

/// A file of a typeface that was installed with the program, for pages to set books in.
public struct BookFace: Sendable {
    /// The family's name, as style sheets write it.
    public let family: String
    /// The file's name: what it is served under.
    public let name: String
    /// Whether its letters are slanted.
    public let isItalic: Bool
    /// The lightest and the boldest weight in the file, from 1 to 1000 (CSS Fonts Level 4, § 2.2).
    public let weights: ClosedRange<Int>
    /// The file.
    public let file: URL

    /// Those that are installed; none where the set-up could not fetch them.
    /// - Parameters:
    ///   - environment: As for ``PhonemeData``.
    ///   - program: The running program.
    /// - Returns: Those whose files are there.
    public static func installed(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        program: URL? = Bundle.main.executableURL
    ) -> [BookFace] {
        let folders = DataFolders(environment: environment, program: program)
        return known.compactMap { family, name, isItalic, weights in
            folders.file(named: "fonts/" + name).map {
                BookFace(family: family, name: name, isItalic: isItalic, weights: weights, file: $0)
            }
        }
    }

    private static let known: [(family: String, name: String, isItalic: Bool, weights: ClosedRange<Int>)] = [
        ("Literata", "Literata.ttf", false, 200...900),
        ("Literata", "Literata-Italic.ttf", true, 200...900),
        ("Atkinson Hyperlegible", "AtkinsonHyperlegible-Regular.ttf", false, 400...400),
        ("Atkinson Hyperlegible", "AtkinsonHyperlegible-Italic.ttf", true, 400...400),
        ("Atkinson Hyperlegible", "AtkinsonHyperlegible-Bold.ttf", false, 700...700),
        ("Atkinson Hyperlegible", "AtkinsonHyperlegible-BoldItalic.ttf", true, 700...700),
    ]
}
