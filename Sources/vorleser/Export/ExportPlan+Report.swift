import Foundation
import VorleserKit

extension ExportPlan {
    /// The whole plan as a table, for people.
    func table(of job: ExportJob, to target: ExportTarget) -> String {
        var lines = [job.open.headline, ""] + chosen.map { $0.line(titleWidth: titleWidth) }
        let others = chapters.count - chosen.count
        if others > 0 {
            lines.append(
                others == 1
                    ? localized("      1 other chapter is not asked for")
                    : localized("      \(others) other chapters are not asked for")
            )
        }
        lines.append("")
        for (name, value) in facts(job.open.vorleser.voice, job.settings, to: target) {
            let rows = value.wrapped(to: min(max((Terminal.tableColumns ?? 78) - 12, 20), 66))
            lines.append("\(name.padded(to: 12))\(rows[0])")
            lines += rows.dropFirst().map { String(repeating: " ", count: 12) + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What is worth knowing before the work begins, for people.
    func summary(of open: OpenBook) -> String {
        let count = chosen.count - silentChapters.count
        let words: String =
            count == 1
            ? localized("\(open.headline): 1 chapter, about \(duration(seconds))")
            : localized("\(open.headline): \(count) chapters, about \(duration(seconds))")
        return ([words] + silentChapters.report).joined(separator: "\n")
    }

    private var chosen: [Chapter] { chapters.filter(\.isChosen) }

    private var titleWidth: Int {
        // What stands beside the titles takes 36 columns.
        let most = Terminal.tableColumns.map { max($0 - 36, 8) } ?? 36
        return min(chosen.map(\.title.count).max() ?? 0, min(most, 36))
    }

    private func facts(
        _ voice: Voice,
        _ settings: ExportSettings,
        to target: ExportTarget
    ) -> [(String, String)] {
        let rate = settings.bitrate ?? settings.format.standardBitrate
        let kind = target.format.rawValue + (rate.map { ", \($0 / 1000) kbit/s" } ?? "")
        let words = chosen.reduce(0) { $0 + $1.words }
        var facts: [(String, String)] = [
            (localized("  output"), target.destination.pathForPeople), (localized("  sound"), sound(of: kind)),
            (localized("  voice"), voice.name), (localized("  words"), localized("\(grouped(words)) are read")),
        ]
        if !wordsLeftOut.isEmpty {
            let reasons = wordsLeftOut.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            let parts = reasons.filter { $0.value > 0 }.map { "\($0.key.words) \(grouped($0.value))" }
            let count = wordsLeftOut.values.reduce(0, +)
            if count > 0 {
                facts.append((localized("  left out"), "\(grouped(count)): \(parts.joined(separator: ", "))"))
            }
        }
        facts.append((localized("  kept"), kept))
        if let workSeconds { facts.append((localized("  work"), work(of: workSeconds))) }
        return facts
    }

    /// How long the sound is, and how large; `kind` is that of its files.
    private func sound(of kind: String) -> String {
        let time = duration(seconds)
        return switch (files == 1, bytes.map(fileSize)) {
        case (true, let size?): localized("about \(time), about \(size) (\(kind))")
        case (true, nil): localized("about \(time), (\(kind))")
        case (false, let size?): localized("about \(time) in \(files) files, about \(size) (\(kind))")
        case (false, nil): localized("about \(time) in \(files) files, (\(kind))")
        }
    }

    private var kept: String {
        let share = utterances > 0 ? keptUtterances * 100 / utterances : 100
        let (part, all) = (grouped(keptUtterances), grouped(utterances))
        return localized("\(part) of \(all) utterances (\(share) %), \(duration(keptSeconds))")
    }

    private func work(of workSeconds: Double) -> String {
        let time = duration(workSeconds)
        let pace = workSeconds > 0 ? Int((seconds / workSeconds).rounded()) : nil
        return switch (pace, keptUtterances == utterances) {
        case (let pace?, false): localized("about \(time) on this machine, measured, \(pace) × real time")
        case (nil, false): localized("about \(time) on this machine, measured")
        case (let pace?, true):
            localized(
                "about \(time) on this machine, measured, \(pace) × real time; "
                    + "all is kept, nothing is spoken anew"
            )
        case (nil, true):
            localized("about \(time) on this machine, measured; all is kept, nothing is spoken anew")
        }
    }
}

extension [ExportPlan.Chapter] {
    /// Chapters of which nothing is read, and why; nothing when there are none.
    var report: [String] {
        guard !isEmpty else { return [] }
        let shown = 12
        let lines = prefix(shown).map {
            "\(String($0.number).padded(to: 5, onTheLeft: true))  \($0.title.shortened(to: 36))".followed(
                by: " — \($0.whySilent)",
                within: Terminal.showsProgress ? Terminal.columns : nil
            )
        }
        let more: [String] = count > shown ? [localized("       and \(count - shown) more")] : []
        let kinds = Set(compactMap(\.reason)).map(\.rawValue).sorted()
        let hint: [String] =
            kinds.isEmpty ? [] : [localized("To hear them too: --also \(kinds.joined(separator: " "))")]
        return [localized("Not read:")] + lines + more + hint
    }
}

extension ExportPlan.Chapter {
    fileprivate func line(titleWidth: Int) -> String {
        let head =
            "\(String(number).padded(to: 5, onTheLeft: true))  \(title.shortened(to: titleWidth).padded(to: titleWidth))"
        if !isSpoken {
            return head.followed(by: localized("\("")  not read: \(whySilent)"), within: Terminal.tableColumns)
        }
        let count = grouped(words).padded(to: 8, onTheLeft: true)
        return words == 1
            ? localized("\(head) \(count) word   \(duration(seconds))")
            : localized("\(head) \(count) words  \(duration(seconds))")
    }

    /// Why nothing of it is read, for people: “front matter (copyright page), 62 words”.
    var whySilent: String {
        guard let reason else { return localized("nothing to speak in it") }
        let remark = role.remark
        let isSaid = role == .body || reason.words.contains(String(remark.dropFirst().dropLast()))
        let (place, count) = (isSaid ? reason.words : reason.words + " " + remark, wordsLeftOut.values.reduce(0, +))
        return count == 1 ? localized("\(place), 1 word") : localized("\(place), \(grouped(count)) words")
    }
}

extension SectionRole {
    /// Its name, for people, behind a title: “(copyright page)”.
    var remark: String {
        switch self {
        case .body: localized("(body)")
        case .cover: localized("(cover)")
        case .titlePage: localized("(title page)")
        case .halfTitlePage: localized("(half title page)")
        case .copyrightPage: localized("(copyright page)")
        case .dedication: localized("(dedication)")
        case .epigraph: localized("(epigraph)")
        case .foreword: localized("(foreword)")
        case .preface: localized("(preface)")
        case .introduction: localized("(introduction)")
        case .prologue: localized("(prologue)")
        case .contents: localized("(contents)")
        case .epilogue: localized("(epilogue)")
        case .afterword: localized("(afterword)")
        case .conclusion: localized("(conclusion)")
        case .appendix: localized("(appendix)")
        case .acknowledgements: localized("(acknowledgements)")
        case .notes: localized("(notes)")
        case .glossary: localized("(glossary)")
        case .bibliography: localized("(bibliography)")
        case .index: localized("(index)")
        case .colophon: localized("(colophon)")
        case .licence: localized("(licence)")
        case .advertisement: localized("(advertisement)")
        case .pageFurniture: localized("(page furniture)")
        case .navigation: localized("(navigation)")
        case .frontMatter: localized("(front matter)")
        case .backMatter: localized("(back matter)")
        }
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
