import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// What doctors, accountants, players, printers and those who write down talks shorten in their own way.
struct TradesTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    /// The last paragraph of a chapter, whose other paragraphs tell what it is about.
    private func said(_ printed: String, after others: String) -> String? {
        let book = BookSketch(
            language: "en",
            .chapter("", .paragraph(.plain(others)), .paragraph(.plain(printed)))
        ).book
        return Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).script(of: book).utterances.last?.spokenText
    }

    @Test(arguments: [
        ("Give 5 mg IV over 2 min.", "Give five milligrams I V over two minutes."),
        ("Give 0.3 mg/kg IV push.", "Give zero point three milligrams per kilogram I V push."),
        ("IV antibiotics were begun.", "I V antibiotics were begun."),
        ("Give 10 mg PO daily.", "Give ten milligrams P O daily."),
        ("Platelets were 450,000/mm3 then.", "Platelets were four hundred fifty thousand per cubic millimeter then."),
        ("WBC 12,000/mm³ is high.", "W B C twelve thousand per cubic millimeter is high."),
        ("It was 90 ng/mL and 5 mEq/L.", "It was ninety nanograms per milliliter and five milliequivalents per liter."),
        ("At most 4 mg/24 h is safe.", "At most four milligrams per twenty-four hours is safe."),
        ("It was 65 mm Hg.", "It was sixty-five millimeters of mercury."),
        ("Run D5W slowly.", "Run D five W slowly."),
        ("Type IV is rare.", "Type four is rare."), ("Henry IV ruled.", "Henry the fourth ruled."),
    ])
    func `medicine`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test func `a text with doses has no fourth of anything alone`() {
        let doses = "Give 5 mg of it, then 10 mg, and 20 mg/kg at most."
        #expect(said("IV: Lidocaine first.", after: doses) == "I V: Lidocaine first.")
        #expect(said("By mouth (PO or IV) it helps.", after: doses) == "By mouth (P O or I V) it helps.")
        #expect(said("Stage IV is late.", after: doses) == "Stage four is late.")
        #expect(said("He reached the river Po.", after: doses) == "He reached the river Po.")
    }

    @Test func `hit points in a text with dice`() {
        let dice = "Roll a d20. It takes 2d6 damage."
        #expect(said("At 0 hp you fall.", after: dice) == "At zero hit points you fall.")
        #expect(said("Recover 1d8 hp now.", after: dice) == "Recover one D eight hit points now.")
        #expect(said("At 90 hp it is strong.", after: "The engine was old.") == "At ninety horsepower it is strong.")
    }

    @Test(arguments: [
        ("Net loss was $(3.2) million.", "Net loss was minus three point two million dollars."),
        ("That is $(0.12) per share.", "That is minus twelve cents per share."),
        ("Profit: $8.2M (↑18% YoY).", "Profit: eight point two million dollars (up eighteen percent year over year)."),
        ("Sales fell ↓ 3% QoQ.", "Sales fell down three percent quarter over quarter."),
        ("It cost £12/19/11 then.", "It cost twelve pounds nineteen shillings and elevenpence then."),
    ])
    func `accounts`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test func `pounds without their sign`() {
        let others = "Copies fetched L235 and then L310 at the sale."
        #expect(said("From L70 to L80 was paid.", after: others) == "From seventy pounds to eighty pounds was paid.")
        #expect(said("He gave L4 4s. for it.") == "He gave four pounds four shillings for it.")
        #expect(said("The disc between L4 and L5.", after: "It was old.") == "The disc between L four and L five.")
    }

    @Test(arguments: [
        ("Large 12mo, cloth, gilt.", "Large duodecimo, cloth, gilt."),
        ("A 12mo lease ends.", "A twelve month lease ends."),
        (#"The "Apollo 5" flew on."#, #"The "Apollo five" flew on."#),
        ("Burn 6.5 L/100 km.", "Burn six point five liters per one hundred kilometers."),
        ("It is 2 km/30 min on foot.", "It is two kilometers, thirty minutes on foot."),
        ("Weigh 170 g/6 oz of it.", "Weigh one hundred seventy grams, six ounces of it."),
        ("Torque: 25 ft-lb (34 N·m).", "Torque: twenty-five foot-pounds (thirty-four newton meters)."),
        ("Glucose (mg/dL) rose.", "Glucose (milligrams per deciliter) rose."),
        ("The speed in km/h is shown.", "The speed in kilometers per hour is shown."),
        ("The pH = 7.35-7.45 is normal.", "The p H equals seven point three five to seven point four five is normal."),
        ("So x = 10 - 3 holds.", "So x equals ten minus three holds."),
        ("Bake at 425oF now.", "Bake at four hundred twenty-five degrees Fahrenheit now."),
        ("2 T. butter", "two tablespoons butter"), ("1 t. vanilla", "one teaspoon vanilla"),
    ])
    func `measures`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Node 18.x is old.", "Node eighteen dot X is old."),
        ("In the 1850/1860 lists.", "In the eighteen fifty/eighteen sixty lists."),
        ("He died Feb/Mar 1871.", "He died February March eighteen seventy-one."),
        ("Open Dec 25–Jan 1 only.", "Open December twenty-fifth to January first only."),
        ("Of SS. Peter and Paul.", "Of Saints Peter and Paul."), ("London, E.C.4, again.", "London, E C four, again."),
        ("A 2.45 ERA is good.", "A two point four five E R A is good."),
        ("A high avg. price.", "A high average price."),
        ("Smith et. al. wrote it.", "Smith et al wrote it."),
        ("Bob: [32:00] We did.", "Bob: [thirty-two minutes] We did."),
        ("Bob: [32:12] We did.", "Bob: [thirty-two twelve] We did."),
        ("The JSON and the YAML differ.", "The json and the yaml differ."),
        ("See (Psal. 137) there.", "See (Psalm one hundred thirty-seven) there."),
        ("Read I Sam. xvii. 4 now.", "Read First Samuel seventeen, four now."),
    ])
    func `numbers and names`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        (
            "See https://example.org/news/status/1223708325960798208 now.",
            "See example dot org slash news slash status now."
        ),
        (
            "See example.org/a/Lamp_Oil_2012_05_11.png now.",
            "See example dot org slash A slash Lamp underscore Oil underscore twenty twelve underscore zero five "
                + "underscore eleven dot P N G now."
        ),
        ("See https://example.org/d/1XDiZOz52XyJc4LDSbiD9/edit now.", "See example dot org slash D slash edit now."),
        (
            "See example.org/2019/05/the-lamp now.",
            "See example dot org slash twenty nineteen slash zero five slash the dash lamp now."
        ),
    ])
    func `keys in addresses`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("She sings on the 23d.", "She sings on the twenty-third."),
        ("I shall sing; 2d. I shall dance.", "I shall sing; second. I shall dance."),
        ("It cost 3s. 2d. in all.", "It cost three shillings and twopence in all."),
    ])
    func `old ordinals`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test func `an item M is no Frenchman`() {
        let book = BookSketch(.chapter("", .heading("M. Limited Warranty"), .paragraph("It ends."))).book
        let said = Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).script(of: book).utterances.map(
            \.spokenText
        ).joined(separator: " ")
        #expect(said.contains("Warranty") && !said.contains("Monsieur"))
    }
}
