import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser people`: who is of the household.
struct PeopleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "people",
        abstract: localized("Say who listens: several people, each with their own places and notes."),
        discussion: localized(
            """
            Each has their own places, bookmarks, notes, voices, speeds, settings and
            reading times; the books are on one shelf, but for those that somebody
            keeps to themselves. What was there before is the first person's. In the
            reader, every device says once who uses it.

            Owners decide everything; members bring books in, change and remove them;
            guests and children only read and listen. With `--shelf`, a person sees
            the books of these collections alone.

              vorleser people
              vorleser people add Anna --role child --shelf "For Anna"
              vorleser people change 1 --name Otto --pin 4711
              vorleser people remove Anna
              VORLESER_PERSON=Anna vorleser list

            Commands speak for the first person, or for whom VORLESER_PERSON names:
            who may use this account may read its files, so they ask for no PIN.
            """
        ),
        subcommands: [ListPeople.self, AddPerson.self, ChangePerson.self, RemovePerson.self],
        defaultSubcommand: ListPeople.self
    )

    struct ListPeople: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: localized("List the people."))

        @Flag(name: .long, help: localized("Print JSON.")) var json = false

        func run() async throws {
            let people = try await UserLibrary.openIfThere()?.people() ?? []
            if json { return Terminal.write(try people.map(PersonLine.init).json + "\n") }
            for person in people {
                var cells = ["\(person.id)", person.spokenName, person.role.name]
                if person.hasPIN { cells.append(localized("PIN")) }
                if let shelf = person.shelf { cells.append(localized("sees: \(shelf.joined(separator: ", "))")) }
                Terminal.write(Terminal.printable(cells.joined(separator: "  ")) + "\n")
            }
        }
    }

    struct AddPerson: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: localized("Add a person."))

        @Argument(help: localized("What they are called.")) var name: String
        @OptionGroup var wishes: PersonOptions

        func run() async throws {
            let library = try UserLibrary.open()
            let person = try await library.addPerson(wishes.applied(to: PersonDraft(name: name)), pin: wishes.pin)
            Terminal.note(person.introduction)
        }
    }

    struct ChangePerson: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "change", abstract: localized("Change a person."))

        @Argument(help: localized("Their name, or their number.")) var person: String
        @Option(name: .long, help: localized("What they are called from now on.")) var name: String?
        @OptionGroup var wishes: PersonOptions
        @Flag(name: .long, help: localized("Ask them for no PIN any more.")) var noPin = false
        @Flag(name: .long, help: localized("Show them all books.")) var allBooks = false

        func run() async throws {
            let library = try UserLibrary.open()
            let found = try await library.person(named: person)
            if let pin = wishes.pin { try await library.setPIN(pin, of: found.id) }
            if noPin { try await library.setPIN(nil, of: found.id) }
            if name != nil || allBooks || wishes.areOfPerson {
                let (wishes, name, allBooks) = (wishes, name, allBooks)
                _ = try await library.change(found.id) { draft in
                    draft = wishes.applied(to: draft)
                    draft.name = name ?? draft.name
                    if allBooks { draft.shelf = nil }
                }
            }
        }

        func validate() throws {
            if noPin, wishes.pin != nil { throw ValidationError(localized("Give `--pin` or `--no-pin`, not both.")) }
            if allBooks, !wishes.shelf.isEmpty {
                throw ValidationError(localized("Give `--shelf` or `--all-books`, not both."))
            }
        }
    }

    struct RemovePerson: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: localized("Remove a person with their places and notes."),
            discussion: localized(
                "Books that only they have seen can be restored for a while, as others that were removed."
            )
        )

        @Argument(help: localized("Their name, or their number.")) var person: String
        @Flag(name: .shortAndLong, help: localized("Do not ask.")) var yes = false

        func run() async throws {
            let library = try UserLibrary.open()
            let found = try await library.person(named: person)
            // Who cannot be removed is not asked about.
            if !yes, found.id != .first {
                let name = found.spokenName
                guard
                    try Terminal.agrees(
                        localized("Remove \(name) with all places, notes and settings? There is no way back.")
                    )
                else { return Terminal.note(localized("Nothing was removed.")) }
            }
            try await ReadingRoom(library: library, folders: UserLibrary.folders).removePerson(found.id)
            Terminal.note(localized("\(found.spokenName) is gone, with their places, notes and settings."))
        }
    }
}

/// What a person may be told to be.
struct PersonOptions: ParsableArguments {
    @Option(
        name: .long,
        help: localized("What they may do: owner, member, guest or child."),
        transform: Person.Role.init(named:)
    )
    var role: Person.Role?
    @Option(name: .long, parsing: .upToNextOption, help: localized("The collections whose books alone they see."))
    var shelf: [String] = []
    @Option(name: .long, help: localized("Digits that are asked for before a device becomes theirs.")) var pin: String?

    var areOfPerson: Bool { role != nil || !shelf.isEmpty }

    func applied(to draft: PersonDraft) -> PersonDraft {
        var draft = draft
        draft.role = role ?? draft.role
        if !shelf.isEmpty { draft.shelf = shelf }
        return draft
    }
}

extension Person.Role {
    fileprivate init(named name: String) throws {
        guard let role = Self(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError(localized("There is no role “\(name)”; there are: \(names)."))
        }
        self = role
    }

    /// In a list.
    fileprivate var name: String {
        switch self {
        case .owner: localized("owner")
        case .member: localized("member")
        case .guest: localized("guest")
        case .child: localized("child")
        }
    }
}

extension Person {
    fileprivate var spokenName: String { name.isEmpty ? localized("(the first person)") : name }

    /// Says who has come.
    fileprivate var introduction: String {
        switch role {
        case .owner: localized("\(name) is person \(id), an owner.")
        case .member: localized("\(name) is person \(id), a member.")
        case .guest: localized("\(name) is person \(id), a guest.")
        case .child: localized("\(name) is person \(id), a child.")
        }
    }
}

/// A person as they are written to JSON.
private struct PersonLine: Encodable {
    let id: PersonID
    let name: String
    let colour: Person.Colour
    let role: Person.Role
    let shelf: [String]?
    let hasPIN: Bool

    init(_ person: Person) {
        (id, name, colour, role) = (person.id, person.name, person.colour, person.role)
        (shelf, hasPIN) = (person.shelf, person.hasPIN)
    }
}
