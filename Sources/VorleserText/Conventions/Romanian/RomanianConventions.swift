extension SentenceConventions {
    static let romanian = latin(
        Abbreviation.table(
            (.title, "Dl Dna Dra dl dna dra Dr Prof Ing Sf St Gen Col Cpt Lt"),
            (.inner, "ex cca ş.a ș.a.m.d cf"),
            (.beforeNumber, "nr p pag vol art cap fig"),
            (.mayEnd, "S.A S.R.L"),
            (.endsBeforeCapital, "etc")
        ),
        starters: vocabulary(
            "a acest aceasta acum apoi așa ca când ce cine cu dar de după ea ei el este eu iar în la nu o pe un"
        )
    )
}
