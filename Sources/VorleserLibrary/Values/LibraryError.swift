public import Foundation
import Wording

/// Why the library could not do something.
public enum LibraryError: Error, Equatable {
    /// There is no such book, or it was removed for good.
    case unknownBook(BookID)
    /// There is no such bookmark, highlight or other note in the book.
    case unknownNote(Int64)
    /// A person has as many bookmarks, highlights or pronunciations in the book as are kept.
    case tooManyNotes(limit: Int)
    /// There is no such person in the household.
    case unknownPerson(PersonID)
    /// Nobody of the household has that name, or number.
    case nobodyCalled(String)
    /// A person's name is empty, or far too long.
    case badName
    /// Another person has that name.
    case nameTaken(String)
    /// No household is that large.
    case tooManyPeople
    /// The first person cannot be removed.
    case firstPerson
    /// Not a PIN.
    case badPIN
    /// The book's file is not in the library any more.
    case missingFile(BookID, title: String)
    /// The library's folder or database cannot be opened.
    case unopenable(path: String, reason: String)
    /// The library was written by a newer version.
    case tooNew(path: String)
    /// There is no room on the disk for what is to be kept.
    case noRoom
    /// The database did not take or give something: it is damaged, or may not be written.
    case failed(reason: String)
}

extension LibraryError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unknownBook(let id): localized("There is no book \(id) in the library.")
        case .unknownNote(let id): localized("There is no such bookmark or note (\(id)) in this book.")
        case .tooManyNotes(let limit): localized("There are \(limit) of them in this book already.")
        case .unknownPerson(let id): localized("There is no person \(id) in this household.")
        case .nobodyCalled(let name): localized("Nobody of this household is called “\(name)”.")
        case .badName: localized("This is not a name.")
        case .nameTaken(let name): localized("Another person is called “\(name)”.")
        case .tooManyPeople: localized("There are \(Person.most) persons already.")
        case .firstPerson: localized("The first person cannot be removed.")
        case .badPIN: localized("This is not a PIN.")
        case .missingFile(_, let title): localized("The file of “\(title)” is no longer in the library.")
        case .unopenable(let path, let reason): localized("The library \(path) cannot be opened: \(reason).")
        case .tooNew(let path): localized("The library \(path) was written by a newer version of Vorleser.")
        case .noRoom: localized("There is no room on the disk for what the library is to keep.")
        case .failed(let reason): localized("The library could not do this: \(reason).")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unknownBook: localized("`vorleser list` shows which there are.")
        case .unknownNote: localized("It may have been removed on another device.")
        case .tooManyNotes: localized("Remove some that are not needed any more.")
        case .unknownPerson, .nobodyCalled: localized("`vorleser people` shows who there is.")
        case .badName: localized("Give one of 1 … \(Person.longestName) characters, in one line.")
        case .nameTaken: localized("Give another name; only capitals differing is not enough.")
        case .tooManyPeople: localized("Remove one who does not listen any more.")
        case .firstPerson:
            localized("Give the first person another name instead; what was heard and noted stays with them.")
        case .badPIN:
            localized(
                "A PIN has \(Person.pinDigits.lowerBound) … \(Person.pinDigits.upperBound) digits, and nothing else."
            )
        case .missingFile(let id, _):
            localized("Import it again with `vorleser import --as \(id) FILE`, or remove the book.")
        case .unopenable:
            localized(
                "Check that the folder may be read and written, and that the disk is not full. The books' own files are in its folder “books”."
            )
        case .noRoom: localized("Make room on the disk, and try again.")
        case .failed: localized("Check that the library's folder may be read and written, and try again.")
        case .tooNew: localized("Use the newer version, or another folder (XDG_DATA_HOME).")
        }
    }
}
