/// Which French words are said without a stress of their own.
///
/// Source: Grevisse & Goosse, *Le bon usage*, § 39 (words that lean on others); of the weaker stress, transcriptions of
/// the kind that the voices learned from.
enum FrenchStress {
    /// Words that lean on the next: articles, pronouns, prepositions, conjunctions, the short forms of *avoir* and *être*.
    static let clitics: Set = words(
        """
        à a ai as au aux autre autres ça car ce celle celles ces cet cette ceux chaque chez comme contre d dans de des dès
        dont du elle elles en entre es est et étés êtes eu eûmes eurent eus eût eûtes eux eh faut furent guère il ils je la
        là-dessus le les leur leurs ma mais me mes mon ne ni nos notre nous non on ont ou où par parce pas peu plus pour près qu quand
        quant que quel quelle quelles quels qui sa sans se ses sommes son sous sur t ta tant tas te tel telle tes ton tous
        tout toute toutes très trop tu un une uns unes vaut vers vos votre vous y
        """
    )

    /// Words that have a weaker stress unless they are last.
    static let halfStressed: Set = words(
        """
        ainsi alors après assez aussi autant avant avec beaucoup ceci cela comment depuis encore enfin jamais loin lui mieux
        moi mois parmi plusieurs pourquoi pourtant presque puisque quelque quelques quelqu'un quoi rien soi soit suis
        tandis toi toujours toutefois voilà lorsque
        """
    )

    /// Those that stay without even before a pause: what follows them was cut off.
    static let alwaysWeak: Set = words(
        """
        au aux car ces cet cette des dès dont du leur ma mes mon ni nos notre ou quant sa ses ta tes ton votre vos
        """
    )

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Marks the last vowel of a word, or says how it leans on the next.
    static func mark(_ phones: inout [Phone], _ word: String) -> (isClitic: Bool, accent: Int?) {
        guard let accent = phones.lastIndex(where: { $0.isNucleus && $0.symbol != "ə" }) ?? phones.nuclei.last else {
            return (false, nil)
        }
        let isClitic = clitics.contains(word)
        let isHalf = halfStressed.contains(word)
        if isHalf { phones[accent].stress = .secondary } else if !isClitic { phones[accent].stress = .main }
        // A long vowel is heard only where the stress is.
        for index in phones.indices where phones[index].modifier == "ː" {
            if index != accent || isClitic || isHalf { phones[index].modifier = nil }
        }
        return (isClitic || isHalf, accent)
    }
}
