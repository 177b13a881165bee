import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// Numbers in digits, said in words.
struct NumbersTests {
    @Test(
        arguments: [
            ("EN", "five men"), ("En-gb", "five men"), ("eng", "five men"), ("English", "five men"), ("enb", "5 men"),
            ("de", "5 men"),
        ])
    func `English is told by its tag, in capitals too`(language: String, spoken: String) {
        #expect(said("5 men", language: language) == spoken)
    }

    @Test(arguments: [
        ("In 1492 he sailed.", "In fourteen ninety-two he sailed."), ("in 1905", "in nineteen oh five"),
        ("A.D. 60–64", "A D sixty to sixty-four"), ("in 44 BC", "in forty-four B C"),
        ("(1770–1827)", "(seventeen seventy to eighteen twenty-seven)"),
        ("(b. 1850, d. 1904)", "(born eighteen fifty, died nineteen oh four)"),
        ("1939-45", "nineteen thirty-nine to forty-five"),
        ("the season of 1914/15", "the season of nineteen fourteen fifteen"), ("class of '05", "class of oh five"),
        ("1776–’83", "seventeen seventy-six to eighty-three"), ("3000 BC", "three thousand B C"),
        ("1500 men", "one thousand five hundred men"), ("the 1500 men", "the one thousand five hundred men"),
        ("more than 1812 pages", "more than one thousand eight hundred twelve pages"),
        ("1984’s best film", "nineteen eighty-four’s best film"),
        ("It cost 1,984.", "It cost one thousand nine hundred eighty-four."),
        ("No. 1066", "Number ten sixty-six"),
    ])
    func `years are said in pairs, numbers of things are not`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("the '90s", "the nineties"), ("mid-1970s", "mid-nineteen seventies"), ("in her 30s", "in her thirties"),
        ("the 1900s", "the nineteen hundreds"), ("the 2010s", "the twenty tens"),
        ("1960s–70s", "nineteen sixties to seventies"),
        ("two 747s", "two seven forty-sevens"), ("the 18th c.", "the eighteenth century."),
    ])
    func `decades and centuries are named`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("July 4, 1776, was hot", "July fourth, seventeen seventy-six, was hot"),
        ("25 December", "the twenty-fifth of December"),
        ("March 3d, 1801", "March third, eighteen oh one"),
        ("1999-12-25", "December twenty-fifth, nineteen ninety-nine"),
        ("25.12.1999", "December twenty-fifth, nineteen ninety-nine"), ("in 17—, when", "in seventeen blank, when"),
        ("18—", "eighteen blank"), ("She was only 17—", "She was only seventeen—"),
        ("He was 17—a boy", "He was seventeen—a boy"), ("the 5th and 6th of May", "the fifth and sixth of May"),
        ("May 5–7", "May fifth to seventh"), ("the 7th ult.", "the seventh ultimo."),
        ("In May 5 men came", "In May five men came"),
        ("Sept. 1939", "September nineteen thirty-nine"), ("the 4th of Sept.", "the fourth of September."),
    ])
    func `days of the month are ordinals`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("7pm", "seven P M"), ("He came at 3 p.m.", "He came at three P M."), ("at 5.30", "at five thirty"),
        ("the 8.15 train", "the eight fifteen train"), ("at 5.30 percent", "at five point three zero percent"),
        ("1430 hours", "fourteen thirty hours"), ("1000 hours of work", "one thousand hours of work"),
        ("0800 hours", "oh eight hundred hours"), ("18:00", "eighteen hundred"),
        ("6:15–6:30", "six fifteen to six thirty"),
        ("odds of 10:1", "odds of ten to one"), ("it weighs 5.30", "it weighs five point three zero"),
    ])
    func `times are told`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("$0.99", "ninety-nine cents"), ("a $5 bill", "a five dollar bill"), ("$10-$20", "ten to twenty dollars"),
        ("£2.50", "two pounds fifty"), ("£5 10s. then", "five pounds ten shillings then"),
        ("£2m", "two million pounds"),
        ("3s. 6d. each", "three shillings and sixpence each"), ("2½d. each", "twopence halfpenny each"),
        ("25¢", "twenty-five cents"),
        ("£25 1s. 8½d. and", "twenty-five pounds one shilling and eightpence halfpenny and"),
        ("the 60s. They", "the sixties. They"),
        ("$10 bills", "ten dollar bills"), ("5/- a week", "five shillings a week"),
        ("7/6 a week", "seven and six a week"), ("HK$5", "five Hong Kong dollars"),
        ("It cost $5.", "It cost five dollars."), ("£1/2/6", "one pound two shillings and sixpence"),
        ("£ 18-14-6 in all", "eighteen pounds fourteen shillings and sixpence in all"),
        ("a $3-million deal", "a three million dollar deal"), ("Rs. 50", "fifty rupees"),
        ("L150 and L100,000 more", "one hundred fifty pounds and one hundred thousand pounds more"),
        ("200 l. a year", "two hundred pounds a year"),
        ("10/-, 5/- and 2/6", "ten shillings, five shillings and two and six"),
        ("1/4d more", "a farthing more"), ("10 cts. each", "ten cents each"),
    ])
    func `sums of money have their coins named`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("a 10 km run", "a ten kilometer run"), ("1 km", "one kilometer"),
        ("9.8 m/s²", "nine point eight meters per second squared"),
        ("−40 °C", "minus forty degrees Celsius"), ("40° 30′ N", "forty degrees thirty minutes north"),
        ("5'10\"", "five foot ten"), ("a 3 × 5 card", "a three by five card"), ("8\" x 10\"", "eight by ten inches"),
        ("5 in the morning", "five in the morning"), ("I saw 5 in.", "I saw five inches."), ("“I am 6”", "“I am six”"),
        ("33 1/3 rpm", "thirty-three and a third revolutions per minute"), ("5 I saw", "five I saw"),
        ("12½%", "twelve and a half percent"), ("1h 30m", "one hour thirty minutes"),
        ("20 m. away, 20 m away", "twenty miles away, twenty meters away"),
        ("9 sq. m. of it", "nine square miles of it"), ("12st 4lb", "twelve stone four pounds"),
        ("aged 4 mos. and 12 ds. old", "aged four months and twelve days old"), ("2 c. milk", "two cups milk"),
        ("40° F. and below", "forty degrees Fahrenheit and below"), ("9.58s", "nine point five eight seconds"),
    ])
    func `measures are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("3 1/2", "three and a half"), ("2/3rds", "two thirds"), ("⅛", "one eighth"),
        ("1/352", "one three-hundred-fifty-second"),
        ("3.14", "three point one four"), ("a .45", "a forty-five"), (".5", "point five"),
        ("1.2.3", "one point two point three"),
        ("120/80", "one twenty over eighty"), ("page 1,204", "page one thousand two hundred four"),
        ("1 234 567", "one million two hundred thirty-four thousand five hundred sixty-seven"),
        ("3-2-1", "three two one"), ("a 3-year-old", "a three-year-old"), ("007", "double oh seven"),
        ("Well, 5.", "Well, five."), ("1/2–3/4 cup", "one half to three quarters cup"),
        ("Meeting: 10:12am, Sunday", "Meeting: ten twelve  A M, Sunday"), ("1:20:30", "one twenty thirty"),
        ("at 18:00:34", "at eighteen oh oh thirty-four"),
        ("set the value to 1.15.", "set the value to one point one five."),
        ("in the 60′s", "in the sixties"),
        ("open 24-7", "open twenty-four seven"), ("over IPv6", "over I P V six"),
        ("90° – 23° here", "ninety degrees minus twenty-three degrees here"),
        ("at 20° – 30° or 20–10°", "at twenty degrees to thirty degrees or twenty to ten degrees"),
        ("a $10 billion dollar palace", "a ten billion dollar palace"),
        ("exercise 3.16 that returns it", "exercise three point one six that returns it"),
        ("47/1955", "forty-seven nineteen fifty-five"), ("3:43.13", "three forty-three point one three"),
        ("the 18th/19th century", "the eighteenth/nineteenth century"),
        ("a 19th-c. novel", "a nineteenth-century novel"), ("from 1914-8", "from nineteen fourteen to eighteen"),
        ("pp. 13–4 and 412–3", "pages thirteen to fourteen and four hundred twelve to thirteen"),
        ("He was b. in 1642 and d. in 1727.", "He was born in sixteen forty-two and died in seventeen twenty-seven."),
        ("in 3:2:1 parts", "in three to two to one parts"),
        ("Order no. 12-345", "Order number twelve three hundred forty-five"),
        ("pp. 174–5", "pages one hundred seventy-four to five"), ("it was 13-4", "it was thirteen to four"),
    ])
    func `parts of a whole are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("C-3PO", "C three P O"), ("MI5", "M I five"), ("the 49ers", "the forty-niners"), ("CO₂", "C O two"),
        ("Catch-22", "Catch twenty-two"),
        ("4x4", "four by four"),
        ("742 Evergreen Terrace", "seven forty-two Evergreen Terrace"), ("COVID-19", "COVID nineteen"),
        ("8vo", "octavo"),
        ("Room 237", "Room two thirty-seven"), ("John 3:16", "John three sixteen"),
        ("Rev. xx. 4", "Revelation twenty, four"), ("Luke x. 25–37", "Luke ten, twenty-five to thirty-seven"),
        ("1 Cor. xv. 55", "First Corinthians fifteen, fifty-five"), ("mp3", "m p three"),
        ("687 pp. of it", "six hundred eighty-seven pages of it"),
        ("pp. 34ff.", "pages thirty-four and following."),
        ("See Vol 2 and Fig 3.", "See Volume two and Figure three."),
        ("approx 400 miles", "approximately four hundred miles"),
        ("Take Hwy 61, then Rte 9.", "Take Highway sixty-one, then Route nine."),
        ("a fig 3 cm wide", "a fig three centimeters wide"), ("in 5 sec 3 of them", "in five seconds three of them"),
        ("Ch 3, Sec 4 and Op 27", "Chapter three, Section four and Opus twenty-seven"),
        ("1 Cor. 13:4–7", "First Corinthians thirteen four to seven"),
        ("call 999", "call nine nine nine"), ("999 men", "nine hundred ninety-nine men"),
        ("500-1000 men", "five hundred to one thousand men"),
    ])
    func `numbers that are names are said as names`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("3 × 4 = 12", "three times four equals twelve"), ("y = mx + b", "y equals m x plus b"), ("x³", "x cubed"),
        ("a 1-in-3 chance", "a one-in-three chance"),
        (
            "3 × 40 = 120 quarters = £250",
            "three times forty equals one hundred twenty quarters equals two hundred fifty pounds"
        ),
        ("Total = £750", "Total equals seven hundred fifty pounds"),
        ("1 mile = 5,280 feet", "one mile equals five thousand two hundred eighty feet"),
        ("time = money", "time equals money"), ("see = (above)", "see = (above)"),
        ("F = ma", "F equals m a"),
        ("10⁻³", "ten to the minus three"), ("7 - 3 = 4", "seven minus three equals four"),
        ("√2", "the square root of two"),
        ("6 / 2", "six divided by two"), ("≤ 5", "less than or equal to five"), ("≈ 10", "approximately ten"),
        ("2ⁿ", "two to the n"),
        ("an A+ again", "an A plus again"), ("πr²", "pi r squared"),
        ("a 1,500-sq.-ft. house", "a one thousand five hundred-square foot house"),
        ("(P=.03)", "(P equals point zero three)"),
        ("it was 4.30 by my watch", "it was four thirty by my watch"),
        ("a $5 bill and two 20s", "a five dollar bill and two twenties"),
        ("a BP of 140/90 mmHg", "a BP of one forty over ninety millimeters of mercury"),
    ])
    func `sums are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        "a - b", "He said <no> to it.", "He paused - then ran.", "and/or", "He knew.²", "the king* died", "a + sign",
        "one—two",
    ])
    func `signs in prose are left alone`(printed: String) {
        #expect(said(printed).filter { $0.isLetter } == printed.filter { $0.isLetter })
    }

    @Test(arguments: [
        ("4 July 1776", "the fourth of July seventeen seventy-six"), ("July 4", "July the fourth"),
        ("12/11/1999", "the twelfth of November, nineteen ninety-nine"),
        ("365 days", "three hundred and sixty-five days"),
        ("10 km", "ten kilometres"),
    ])
    func `Britain says and, and the day first`(printed: String, spoken: String) {
        #expect(said(printed, language: "en-GB") == spoken)
    }

    @Test(arguments: ["de", "fr", "fr-CA", "enb"])
    func `other languages are left alone`(language: String) {
        #expect(said("Louis XIV, 1715, 3 km", language: language) == "Louis XIV, 1715, 3 km")
    }
}
