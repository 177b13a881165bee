public import Foundation
public import VorleserLibrary

/// Which book is meant.
public enum BookReference: Hashable, Sendable {
    case file(URL)
    /// One of the library.
    case shelved(BookID)
}
