/// The symbols of the periodic table. Source: IUPAC, *Nomenclature of Inorganic Chemistry*, 2005, table I.
enum ChemicalElements {
    /// Those of which compounds are made. Left out are words and short forms that hardly any compound has: No, He, Po, Ho, Mc.
    static let compounding = Set(
        words: """
            H Li Be B C N O F Na Mg Al Si P S Cl K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Rb Sr Y Zr Nb Mo Ru Rh
            Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Nd Sm Eu Gd W Os Ir Pt Au Hg Tl Pb Bi Ra Th U Pu
            """
    )

    /// All.
    static let all = compounding.union(
        Set(
            words: """
                He Ne Ar Kr Tc Pr Pm Tb Dy Ho Er Tm Yb Lu Hf Ta Re Po At Rn Fr Ac Pa Np Am Cm Bk Cf Es Fm Md No Lr Rf Db
                Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og
                """
        )
    )

    static let nonmetals = Set(words: "H B C N O F Si P S Cl As Se Br Te I")

    /// Metals whose ions and salts are met outside of handbooks.
    static let cations = Set(words: "Li Be Na Mg Al Ca Ti Cr Mn Fe Ni Cu Zn Ga Rb Sr Ag Cd Sn Cs Ba Hg Pb")

    /// The symbols that letters are made of, in order: `NaHSO` has four.
    static func parted(_ letters: some StringProtocol, of symbols: Set<String> = all) -> [String]? {
        var result: [String] = []
        for letter in letters {
            if letter.isUppercase {
                result.append(String(letter))
            } else if let last = result.popLast() {
                result.append(last + String(letter))
            } else {
                return nil
            }
        }
        return !result.isEmpty && result.allSatisfy(symbols.contains) ? result : nil
    }
}
