import Foundation
import VorleserKit

extension ExportTarget {
    /// The same for some chapters: one that is named after the book says which they are, so that a part does not take
    /// the name of the whole.
    func holding(_ chapters: ChapterSelection, of book: Book) -> ExportTarget {
        guard isNamedAfterBook, chapters.indices.count < book.chapters.count else { return self }
        let ending = isSplit ? "" : "." + format.rawValue
        let name = destination.lastPathComponent.dropLast(ending.count) + ", " + chapters.words + ending
        return ExportTarget(
            book: self.book,
            destination: destination.deletingLastPathComponent().appending(path: name),
            isNamedAfterBook: true,
            format: format,
            isSplit: isSplit,
            number: number,
            count: count
        )
    }
}

extension ChapterSelection {
    /// For a name: “chapter 15”, “chapters 1, 4-6”; of very many the first, the last and how many there are.
    var words: String {
        let numbers = indices.map { $0 + 1 }
        guard let first = numbers.first, let last = numbers.last else { return "no chapter" }
        if numbers.count == 1 { return "chapter \(first)" }
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let run = runs.last, run.upperBound + 1 == number {
                runs[runs.count - 1] = run.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        let list = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        let words = "chapters " + list.joined(separator: ", ")
        return words.count <= 60 ? words : "\(numbers.count) chapters from \(first) to \(last)"
    }
}
