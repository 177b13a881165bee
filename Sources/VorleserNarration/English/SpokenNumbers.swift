/// The rules that say figures in words, in English.
///
/// The order is from the special to the general: what a rule has said is closed to those after it, and
/// ``Cardinals`` says what is left.
public enum SpokenNumbers {
    /// The rules, an earlier one going first.
    public static let forms: [any SpokenForm] = [
        BookNumbers(), ZipCodes(), Hexadecimals(), Telephones(), Verses(), CalendarRanges(), Weekdays(), Dates(),
        Months(),
        Times(), HalfOfDay(), Era(),
        Money(), Shillings(),
        Percents(), Degrees(), Ordinals(), Measures(), WordedMeasures(), Decades(), Years(), Labels(), Fractions(),
        Formulas(), Codes(),
        Ranges(), Decimals(), NamedNumbers(), Cardinals(), Figures(), RomanOrdinals(), RomanNumbers(),
        RaisedFigures(),
    ]
}
