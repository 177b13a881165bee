import Foundation
import VorleserKit

extension ExportPlan {
    /// The whole plan as a table, for people.
    func table(of job: ExportJob, to target: ExportTarget) -> String {
        var lines = [job.open.headline, ""] + chosen.map { $0.line(titleWidth: titleWidth) }
        let others = chapters.count - chosen.count
        if others > 0 {
            lines.append("      \(others == 1 ? "1 other chapter is" : "\(others) other chapters are") not asked for")
        }
        lines.append("")
        for (name, value) in facts(job.open.vorleser.voice, job.settings, to: target) {
            let rows = value.wrapped(to: 66)
            lines.append("  \(name.padded(to: 10))\(rows[0])")
            lines += rows.dropFirst().map { String(repeating: " ", count: 12) + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What is worth knowing before the work begins, for people.
    func summary(of open: OpenBook) -> String {
        let count = chosen.count - silentChapters.count
        let words =
            "\(open.headline): \(count == 1 ? "1 chapter" : "\(count) chapters"), about \(duration(seconds))"
        return ([words] + silentChapters.report).joined(separator: "\n")
    }

    private var chosen: [Chapter] { chapters.filter(\.isChosen) }

    private var titleWidth: Int { min(chosen.map(\.title.count).max() ?? 0, 36) }

    private func facts(
        _ voice: Voice,
        _ settings: ExportSettings,
        to target: ExportTarget
    ) -> [(String, String)] {
        let rate = settings.bitrate ?? settings.format.standardBitrate
        let kind = target.format.rawValue + (rate.map { ", \($0 / 1000) kbit/s" } ?? "")
        let size = bytes.map { "about \(fileSize($0)) " } ?? ""
        let count = files == 1 ? "" : " in \(files) files"
        var facts = [
            ("output", target.destination.pathForPeople),
            ("sound", "about \(duration(seconds))\(count), \(size)(\(kind))"),
            ("voice", voice.name), ("words", "\(grouped(chosen.reduce(0) { $0 + $1.words })) are read"),
        ]
        if !wordsLeftOut.isEmpty {
            let reasons = wordsLeftOut.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            let parts = reasons.filter { $0.value > 0 }.map { "\($0.key.words) \(grouped($0.value))" }
            let count = wordsLeftOut.values.reduce(0, +)
            if count > 0 { facts.append(("left out", "\(grouped(count)): \(parts.joined(separator: ", "))")) }
        }
        let share = utterances > 0 ? keptUtterances * 100 / utterances : 100
        let kept =
            "\(grouped(keptUtterances)) of \(grouped(utterances)) utterances (\(share) %), \(duration(keptSeconds))"
        facts.append(("kept", kept))
        if let workSeconds {
            let pace = workSeconds > 0 ? ", \(Int((seconds / workSeconds).rounded())) × real time" : ""
            let what = keptUtterances == utterances ? "; all is kept, nothing is spoken anew" : ""
            facts.append(("work", "about \(duration(workSeconds)) on this machine, measured\(pace)\(what)"))
        }
        return facts
    }
}

extension [ExportPlan.Chapter] {
    /// Chapters of which nothing is read, and why; nothing when there are none.
    var report: [String] {
        guard !isEmpty else { return [] }
        let shown = 12
        let lines = prefix(shown).map {
            "\(String($0.number).padded(to: 5, onTheLeft: true))  \($0.title.shortened(to: 36)) — \($0.whySilent)"
        }
        let more = count > shown ? ["       and \(count - shown) more"] : []
        let kinds = Set(compactMap(\.reason)).map(\.rawValue).sorted()
        let hint = kinds.isEmpty ? [] : ["To hear them too: --also \(kinds.joined(separator: " "))"]
        return ["Not read:"] + lines + more + hint
    }
}

extension ExportPlan.Chapter {
    fileprivate func line(titleWidth: Int) -> String {
        let head =
            "\(String(number).padded(to: 5, onTheLeft: true))  \(title.shortened(to: titleWidth).padded(to: titleWidth))"
        if !isSpoken { return "\(head)  not read: \(whySilent)" }
        return "\(head) \(grouped(words).padded(to: 8, onTheLeft: true)) words  \(duration(seconds))"
    }

    /// Why nothing of it is read, for people: “front matter (copyright page), 62 words”.
    var whySilent: String {
        guard let reason else { return "nothing to speak in it" }
        let kind = reason.words.contains(role.words) || role == .body ? "" : " (\(role.words))"
        let count = wordsLeftOut.values.reduce(0, +)
        return "\(reason.words)\(kind), \(count == 1 ? "1 word" : "\(grouped(count)) words")"
    }
}

extension SectionRole {
    /// Its name, for people: “copyright page”.
    fileprivate var words: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
}

extension OpenBook {
    /// Title and authors.
    fileprivate var headline: String { ([title] + authors).joined(separator: ", ") }
}

extension URL {
    /// Its path, from here where that is shorter.
    var pathForPeople: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
}
