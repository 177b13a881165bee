/// The abbreviations of a language.
struct ContinentalAbbreviations: Sendable {
    /// Printed with their stops, without blanks, in small letters: `p.ej.`; the first that fits its place is said.
    let stopped: [String: [ContinentalExpansion]]
    /// Printed without a stop, as here: `Mlle`, `vs`.
    let unstopped: [String: [ContinentalExpansion]]
    /// Men and women who are called saints, in small letters, besides the names of kings and queens.
    var saints = ContinentalSaints(men: "", women: "")
    /// Articles that may stand between a reference and its target.
    var articles: Set<String> = []
    /// Small letters with a stop that are words of their own before an initial: *v. A. Huber*.
    var joining: Set<String> = []
    /// Targets of references besides the labels of numbers: *también*, *abajo*, *prólogo*.
    var targets: Set<String> = []
}

/// Names that are said with *Saint* before them rather than with an initial: *S. Roque*, *S. Croce*.
struct ContinentalSaints: Sendable {
    let men: Set<String>
    let women: Set<String>

    /// - Parameters:
    ///   - men: In small letters, parted by blanks.
    ///   - women: The same; *Croce* and the like among them.
    init(men: String, women: String) {
        (self.men, self.women) = (Set(words: men), Set(words: women))
    }
}

/// What an abbreviation stands for, and where.
struct ContinentalExpansion: Sendable, ExpressibleByStringLiteral {
    enum Place: Sendable {
        case anywhere
        /// Before a word with a capital.
        case beforeName
        /// The same, or before initials and a name: *v. A. Huber*.
        case beforePerson
        /// Before a name of a woman, told by its ending.
        case beforeWoman
        /// Before the name of a holy woman.
        case beforeHolyWoman
        /// Before the name of a man who is called a saint, or of a king.
        case beforeSaint
        /// Before certain letters: *Sant’Antonio*.
        case beforeLetters(String)
        /// The same where the last letter of the abbreviation is small: *Frankfurt a. d. Oder*, but *Oberst a. D. Meyer*.
        case smallBeforeLetters(String)
        /// Before the number of a decade: *Anfang d. 20er Jahre*.
        case beforeDecade
        /// Before a number, Roman or not.
        case beforeNumber
        /// Before a number of up to three figures: *V. 12*, but *D. A. V. 1864*, a club and a year.
        case beforeShortNumber
        /// Before a noun with a capital and such an ending: *lt. Vereinbarung*.
        case beforeNounEnding([String])
        /// Before a Roman number in capitals: *Par. XXXIII*, but *Par. 3*.
        case beforeRoman
        /// Before a length, or what is too much for an hour: *h. 35 cm*.
        case beforeHeight
        /// Before a number, at the sentence's start or behind a mark or certain words: *al km 5*.
        case beforeNumberAfter(Set<String>)
        /// Before a height behind a mark, which is no year: *Teide (m. 3718)*, but *(m. 1931)*.
        case beforeAltitude
        /// Before a number of four figures, first in a bracket behind a name: *Gil Vicente (fl. 1502)*.
        case beforeBracketedYear
        /// Before a day whose number has a full stop: *v. 3. Mai*, *v. 26.11.2020*.
        case beforeDate
        /// After a number.
        case afterNumber
        /// After *of*: *31 de dez.*
        case afterOf
        /// Not at the end of the sentence.
        case inside
        /// Not before a name.
        case notBeforeName
        /// Where a letter goes on behind it: at the start of the sentence or behind a mark that opens.
        case opening
        /// Behind certain words and before a word with a capital: *la S. Messa*.
        case beforeNameAfter(Set<String>)
        /// The same before a word in -a: *la S. Alleanza*, but *la S. Pellegrino*.
        case beforeFeminineAfter(Set<String>)
        /// Before the name of a street and a number, not behind certain words: *V. Roma 12*.
        case beforeHouse(notAfter: Set<String>)
        /// Before the name of a man, told by lists and by its ending, not behind certain words: *D. Afonso*.
        case beforeMan(notAfter: Set<String>)
        /// In the dates of a life behind a name: *(n. Sevilla, 1652 - m. 3 de mayo de 1700)*.
        case inLife(ofWoman: Bool, before: LifeTarget)
        /// Behind a number that such a word counts, or behind its comma: *p. 45, n. 3*.
        case behindLabelled(Set<String>)
        /// Before a number and, behind a comma, such a word: *v. 2, n. 3*.
        case beforeLabelled(Set<String>)
        /// After a name, perhaps with a comma: *Washington, D.C.*
        case afterName
        /// Before a number of four figures: *en oct. 1914*.
        case beforeYear
        /// After the sign for hundredths.
        case afterPercent
        /// After *and*.
        case afterAnd
        /// Between two names: *Roe v. Wade*.
        case betweenNames
        /// Before a word with a capital, with no name before it whose initial it could be.
        case beforeFirstName
        /// Before a word with a capital, behind a first name or a title that may be shortened: *Joh. Fr. Schwan*.
        case behindFirstNames(Set<String>)
        /// Before certain words, in small letters.
        case beforeWords(Set<String>)
        /// Behind certain words, in small letters.
        case afterWords(Set<String>)
        /// Behind certain words and before others.
        case between(Set<String>, Set<String>)
        /// Before the name that somebody was born with, behind another name or a comma: *Anna Schmidt, geb. von Bülow*.
        case beforeBirthName(particles: Set<String>)
        /// Before the name of a street, with no name before it whose initial it could be: *R. do Ouvidor*, but *Paulo R. da
        /// Silva*.
        case beforeStreet(particles: Set<String>)
        /// Behind a number that such a word counts: *Abs. 2 S. 1*.
        case afterNumbered(Set<String>)
        /// Before several numbers: *nos 7 et 8*.
        case beforeNumbers
        /// Before a day and its month: *3. Mai*.
        case beforeDay
        /// Before an ordinal and a shortened century: *Ende d. 18. Jhs.*
        case beforeCentury
        /// Before a word with a capital, at the sentence's start or behind certain words: *Maj. Kurz*, *der Maj. Kurz*.
        case beforeNameAtStartOrAfter(Set<String>)
        /// Behind certain words and before a number: *les p. 3 et 4*.
        case betweenWordsAndNumber(Set<String>)
        /// After a number, but not before certain words or a per cent sign: *250 p.*, but *4 p. cent*.
        case afterNumberNotBefore(Set<String>)
        /// Where it sends the reader elsewhere: in a bracket, at the start, or before a target such as *page* or *note*.
        case reference
    }

    /// What comes behind the sign of a birth or a death.
    enum LifeTarget: Sendable { case day, year, place }

    let words: String
    let place: Place
    /// Whether it is printed with a capital.
    let needsCapital: Bool
    /// Whether it is printed with a small letter: *s. unten*, but *J. S. Bach*.
    let needsSmall: Bool
    /// Whether the word after it follows without a blank: *Sant’*.
    let joins: Bool

    init(
        _ words: String,
        _ place: Place = .anywhere,
        capital: Bool = false,
        small: Bool = false,
        joins: Bool = false
    ) {
        (self.words, self.place, self.joins) = (words, place, joins)
        (needsCapital, needsSmall) = (capital, small)
    }

    init(stringLiteral words: String) { self.init(words) }
}
