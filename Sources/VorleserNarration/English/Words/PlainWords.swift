/// Words that are no names though they may have a capital, at the start of a sentence.
enum PlainWords {
    static func contains(_ word: String) -> Bool { all.contains(word) }

    static let all = Set(
        words: """
            a about above after again against ah alas all almost along also although am among an and another any are as
            at away aye be because been before behind below beneath beside besides between beyond both but by can come
            could dear dearest did do does down during each either else even ever every everything except few first for
            from give go good goodbye had has have he hello hence her here hers hey hi him his how however i if in
            indeed inside into is it its just last later let like listen look many may maybe me meanwhile mere might
            mine more most much must my nay near nearly neither never next no nor not nothing now o of off oh on once
            one only or our out outside over own past perhaps please poor quite rather right said see several shall she
            should since so some soon sorry still such surely than thank thanks that the their them then there therefore
            these they this those though through till to today tonight too toward towards two three four five six seven
            eight nine ten under until unto up upon us very was we well were what whatever when whence where whether
            which while who whom whose why will with within without would yes yet you young your old dined met saw told
            asked tell ask only both am thus amid around call called enter exit
            """
    )
}
