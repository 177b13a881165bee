import SwiftUI

/// How the app looks. Written by `tools/apple/design.py` of `Apps/design.toml`, where it is to be changed.
enum Design {
    /// The least side of what is pressed; so are the web's buttons.
    static let key: CGFloat = 44
    static let coverWidth: CGFloat = 48
    static let coverHeight: CGFloat = 68
    static let coverRadius: CGFloat = 4
    /// Between a cover and its words.
    static let rowGap: CGFloat = 12
    /// Between the words of a card.
    static let lineGap: CGFloat = 3
    /// Between the rows of the bar that plays.
    static let barGap: CGFloat = 6
    /// Above and below them.
    static let barPadding: CGFloat = 8
    /// No further apart are the keys on wide screens.
    static let keysWidth: CGFloat = 560
    /// Below what is offered over the text.
    static let offerGap: CGFloat = 12
    /// Of a sheet on a Mac.
    static let sheetWidth: CGFloat = 480
    static let sheetHeight: CGFloat = 560
    /// Of the library beside a book, where the system lets us choose.
    static let sidebarWidth: CGFloat = 320
    static let smallSheetWidth: CGFloat = 360
    static let smallSheetHeight: CGFloat = 140

    /// Of a card.
    static let titleLetters = Font.headline
    static let authorsLetters = Font.subheadline
    static let factsLetters = Font.caption
    /// A cover's, where there is no picture.
    static let initialLetters = Font.title2
    /// The large key.
    static let playLetters = Font.largeTitle

    /// The page, and what is around it.
    static let paper = Color("paper")
    /// On the accent.
    static let accentInk = Color("accent-ink")
    /// Behind the sentence that is spoken.
    static let sentence = Color("sentence")
    /// Behind the word.
    static let word = Color("word")
}
