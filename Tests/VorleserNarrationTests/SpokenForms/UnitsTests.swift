import Testing
import VorleserCore
import VorleserNarration

/// Measures, prices and the like without the marks that would tell them apart.
struct UnitsTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("He ran 100 m in 9.58 s.", "He ran one hundred meters in nine point five eight seconds."),
        ("He ran 100 m in 10 s.", "He ran one hundred meters in ten seconds."), ("Wait 10 s.", "Wait ten seconds."),
        ("He paid 10 s. for it.", "He paid ten shillings for it."),
        ("Wait 10 s, then go.", "Wait ten seconds, then go."),
        ("In the 1920 s it was.", "In the nineteen twenty s it was."),
        ("It takes 5 dl of it.", "It takes five deciliters of it."),
        ("It is 5 km2 at 9.8 m/s2.", "It is five square kilometers at nine point eight meters per second squared."),
    ])
    func `units need no full stop`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("About five ft. seven in. in height; built.", "About five feet seven inches in height; built."),
        ("He stood six ft. one in.", "He stood six feet one inch."),
        ("A six-ft. man with ten lbs. of tea.", "A six-foot man with ten pounds of tea."),
        ("It cost a penny per lb. or so.", "It cost a penny per pound or so."),
        ("A few oz. of gold, several yd. long.", "A few ounces of gold, several yards long."),
        ("Of ten, seven in the boat; five in. Then one.", "Of ten, seven in the boat; five in. Then one."),
        ("One in ten, and ten in one.", "One in ten, and ten in one."),
    ])
    func `units after numbers in words`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("He drew a 9mm Beretta.", "He drew a nine millimeter Beretta."),
        ("The 9mm Beretta jammed.", "The nine millimeter Beretta jammed."),
        ("She won the 400m hurdles.", "She won the four hundred meter hurdles."),
        ("It has a 512GB SSD.", "It has a five hundred twelve gigabyte S S D."),
        ("He signed the $20 million deal.", "He signed the twenty million dollar deal."),
        ("He spent the $5 Tom gave him.", "He spent the five dollars Tom gave him."),
        (
            "Of the 5 km left he ran the 3 km north of it.",
            "Of the five kilometers left he ran the three kilometers north of it."
        ),
        ("The 10 lb I lost came back.", "The ten pounds I lost came back."),
        ("Two 50kg bags.", "Two fifty kilogram bags."),
        ("He ran a 5km race.", "He ran a five kilometer race."),
        ("Cut it into 3cm slices.", "Cut it into three centimeter slices."),
        ("Huge 5m waves hit the pier.", "Huge five meter waves hit the pier."),
        ("The 12km walk home was long.", "The twelve kilometer walk home was long."),
        ("The 200m final was fast.", "The two hundred meter final was fast."),
        ("He fell in the 100 m final.", "He fell in the one hundred meter final."),
        ("South of the 80° isotherm the mean was high.", "South of the eighty degree isotherm the mean was high."),
        ("She does two 5km runs each week.", "She does two five kilometer runs each week."),
        ("He swam in the 50m butterfly.", "He swam in the fifty meter butterfly."),
        ("The army has 155mm howitzers.", "The army has one hundred fifty-five millimeter howitzers."),
        ("He built a 3m high wall.", "He built a three meter high wall."),
        ("His $3 million house burnt.", "His three million dollar house burnt."),
        ("The $50 shoes hurt.", "The fifty dollar shoes hurt."),
    ])
    func `what is measured before a noun is one`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("The road ends 5km after the bridge.", "The road ends five kilometers after the bridge."),
        ("The front was 30km southeast of Kyiv.", "The front was thirty kilometers southeast of Kyiv."),
        ("She is 3cm taller than him.", "She is three centimeters taller than him."),
        ("It grew 5cm last year.", "It grew five centimeters last year."),
        ("It rose 2m overnight.", "It rose two meters overnight."),
        ("We walked 20km one day.", "We walked twenty kilometers one day."),
        ("Only 5km separates the towns.", "Only five kilometers separates the towns."),
        ("The last 5km took hours.", "The last five kilometers took hours."),
        ("A tree fell 5m behind him.", "A tree fell five meters behind him."),
        ("It moved 3mm each day.", "It moved three millimeters each day."),
        ("The water is 20cm deep there.", "The water is twenty centimeters deep there."),
        ("The $20 bought him a coat.", "The twenty dollars bought him a coat."),
        ("The $20 stays here.", "The twenty dollars stays here."),
        ("He kept the $50 himself.", "He kept the fifty dollars himself."),
        ("He spent the $20 spare.", "He spent the twenty dollars spare."),
    ])
    func `what is measured before anything else is many`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Go 50m more and turn left.", "Go fifty meters more and turn left."),
        ("There was a row of 20m trees.", "There was a row of twenty meter trees."),
        ("A line of 5m units stood there.", "A line of five meter units stood there."),
        ("They sold 5m cars a year.", "They sold five million cars a year."),
        ("It lost 2m more jobs.", "It lost two million more jobs."),
        ("Some 10k books were lost.", "Some ten thousand books were lost."),
    ])
    func `a small m counts what nobody measures`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("He bought 3 yo-yos.", "He bought three yo-yos."), ("He is 12yo now.", "He is twelve years old now."),
        ("The patient, 34yo, was healthy.", "The patient, thirty-four years old, was healthy."),
        ("My 5yo loves it.", "My five-year-old loves it."), ("A 45 yo male came.", "A forty-five-year-old male came."),
    ])
    func `years of age are one before a person`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("It killed 8m people.", "It killed eight million people."),
        ("1.9m years ago", "one point nine million years ago"),
        ("Some 10k users and 2bn people.", "Some ten thousand users and two billion people."),
        ("5m waves", "five meter waves"), ("a 5yo boy", "a five-year-old boy"),
        ("She is 12 y/o.", "She is twelve years old."),
        ("a 45-y.o. man", "a forty-five-year-old man"),
    ])
    func `letters that count people or years`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("On Mon, Jan 5, he came.", "On Monday, January fifth, he came."),
        ("Wed 12 Oct", "Wednesday the twelfth of October"), ("Sat 10am-4pm", "Saturday ten A M to four P M"),
        ("till 8pm Thurs & Fri", "till eight P M Thursday and Friday"), ("It is closed Mon.", "It is closed Monday."),
        ("The Sun, 150 million km away", "The Sun, one hundred fifty million kilometers away"),
        ("Sat on a wall.", "Sat on a wall."), ("They Wed in May.", "They Wed in May."),
        ("Mon cher Fri", "Mon cher Fri"),
        ("Tue morning", "Tuesday morning"), ("WED 5", "Wed five"),
        ("Anh Thu left.", "Anh Thu left."), ("We met Thu Trang there.", "We met Thu Trang there."),
        ("On Thu we met.", "On Thursday we met."), ("Closed Thu and Fri.", "Closed Thursday and Friday."),
        ("Sat at 3 tables in turn.", "Sat at three tables in turn."), ("Sat at 8pm.", "Saturday at eight P M."),
        ("Sun at 9:30 works.", "Sunday at nine thirty works."),
    ])
    func `days of the week are told by what stands beside them`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("It is UTC-5 there.", "It is U T C minus five there."), ("GMT+2", "G M T plus two"),
        ("UTC+05:30", "U T C plus five thirty"), ("UTC−8", "U T C minus eight"), ("GMT + 1", "G M T plus one"),
        ("The 5.15 was late.", "The five fifteen was late."),
        ("He won the 3.30 at Kempton.", "He won the three thirty at Kempton."),
        ("He got the 3.30 at school.", "He got the three point three zero at school."),
        ("“0600.”", "“oh six hundred.”"),
        ("0800 sharp.", "oh eight hundred sharp."), ("Dial 0800 now.", "Dial zero eight zero zero now."),
    ])
    func `hours and zones`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Take I-80 W.", "Take I eighty west."), ("US 101 N is shut.", "U S one hundred one north is shut."),
        ("a 60 W bulb", "a sixty watt bulb"), ("Take SR 520 W.", "Take S R five hundred twenty west."),
        ("Take CA 99 N.", "Take C A ninety-nine north."), ("Take Rte 9 N.", "Take Route nine north."),
    ])
    func `letters behind roads are no units`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("The 80/20 rule.", "The eighty twenty rule."), ("a 60/40 split", "a sixty forty split"),
        ("I rate it 4/5.", "I rate it four out of five."), ("4/5 stars", "four out of five stars"),
        ("It is 8.5/10 to me.", "It is eight point five out of ten to me."), ("9/10!", "nine out of ten!"),
        ("9/10 of it", "nine tenths of it"), ("3/5 of an inch", "three fifths of an inch"),
        ("Come at ½ past 8.", "Come at half past eight."), ("a ¼ to nine", "a quarter to nine"),
        ("at 1/2 past six", "at half past six"), ("½ to ¾ inch", "one half to three quarters inch"),
        ("on Tue 3/4 at noon", "on Tuesday March fourth at noon"),
        ("He sat 3/4 of an hour.", "He sat three quarters of an hour."),
        ("Sun 3/4 of the day.", "Sunday three quarters of the day."),
        ("They met on Wed 5/6 there.", "They met on Wednesday May sixth there."),
        ("He runs Windows 8.1/10 at home.", "He runs Windows eight point one/ten at home."),
        ("Take 2.5/10 mg daily.", "Take two point five/ten milligrams daily."),
        ("It is 12.5/10 then.", "It is twelve point five/ten then."),
        ("Rated 7.5/10.", "Rated seven point five out of ten."),
    ])
    func `slashes of shares, points, hours and dates`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        (
            "Heat the oven to 200C/180C fan/gas 6.",
            "Heat the oven to two hundred degrees Celsius, one hundred eighty degrees Celsius fan gas six."
        ),
        ("Bake at 350F.", "Bake at three hundred fifty degrees Fahrenheit."),
        ("Lows near 30F.", "Lows near thirty degrees Fahrenheit."), ("Room 12F is taken.", "Room twelve F is taken."),
        ("Seat 14C was cold.", "Seat fourteen C was cold."),
        ("Room 12C smelled of gas.", "Room twelve C smelled of gas."),
        ("It was hot at gate 12C.", "It was hot at gate twelve C."),
        ("It was 14C and cold.", "It was fourteen degrees Celsius and cold."),
        ("It fell to –5 °C at night.", "It fell to minus five degrees Celsius at night."),
        ("The value was –3.", "The value was minus three."), ("From 10 –5 is left.", "From ten –five is left."),
        ("1 x 400g tin of it", "one four hundred gram tin of it"),
    ])
    func `degrees without their sign, and one packet`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("It cost ₹1,00,000.", "It cost one lakh rupees."),
        ("12,34,567 men", "twelve lakh thirty-four thousand five hundred sixty-seven men"),
        ("Rs 500 crore", "five hundred crore rupees"), ("Rs. 2,50,00,000", "two crore fifty lakh rupees"),
        ("in 10,20,300", "in ten,twenty,three hundred"), ("1,20,30 of them", "one,twenty,thirty of them"),
        ("See pages 12,45,310 of it.", "See pages twelve,forty-five,three hundred ten of it."),
        ("It paid Rs 1,20,300 for it.", "It paid one lakh twenty thousand three hundred rupees for it."),
    ])
    func `lakhs and crores`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("At 13 TeV it is 5 keV.", "At thirteen teraelectronvolts it is five kiloelectronvolts."),
        ("It draws 10 Ω and 100 µF.", "It draws ten ohms and one hundred microfarads."),
        ("20 Mb/s up", "twenty megabits per second up"), ("10Mb of it", "ten megabits of it"),
        ("It made 21 kn.", "It made twenty-one knots."), ("45 kDa", "forty-five kilodaltons"),
        ("400 ppm of it", "four hundred parts per million of it"),
        ("2.5 Mly away", "two point five million light years away"),
        ("5 mg/kg/day", "five milligrams per kilogram per day"), ("3 kg/person", "three kilograms per person"),
        ("120 mmHg", "one hundred twenty millimeters of mercury"),
    ])
    func `units of science and machines`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("It was 1l. 3s. 4½d. in all", "It was one pound three shillings and fourpence halfpenny in all"),
        ("an HbA1c of 7", "an HbA one C of seven"),
        ("145.9p a litre", "one hundred forty-five point nine pence a litre"),
        ("1080p", "ten eighty p"), ("99c each", "ninety-nine cents each"),
    ])
    func `cents and pence`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("See section J.3.4.", "See section J three point four."),
        ("in section I.4.14", "in section I four point fourteen"),
        ("Table A.1 has", "Table A one has"), ("A.D. 79", "A D seventy-nine"),
        ("123 F.3d 456", "one hundred twenty-three F third four hundred fifty-six"),
        ("her 401(k) plan", "her four oh one K plan"), ("a 501(c)(3)", "a five oh one C three"),
        ("Section 10(b) and Rule 12(b)(6)", "Section ten B and Rule twelve B six"),
        ("section 2(1)(a)(ii) of it", "section two one A two of it"),
        ("in 2003 (a) he", "in two thousand three (a) he"),
        ("The 747 took off.", "The seven forty-seven took off."), ("a 737-800", "a seven thirty-seven eight hundred"),
        ("the 777 men", "the seven hundred seventy-seven men"),
    ])
    func `numbers of several parts`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("(+/- 5%)", "(plus or minus five percent)"), ("5 +/- 2 mm", "five plus or minus two millimeters"),
        ("1e-5 of it", "one times ten to the minus fifth of it"),
        ("1.8e19 of it", "one point eight times ten to the nineteenth of it"),
        ("2.5e-3", "two point five times ten to the minus third"), ("4E5", "four E five"),
        ("It is 5× smaller, 10x faster.", "It is five times smaller, ten times faster."),
        ("a 10x engineer", "a ten X engineer"),
        ("He got an A- and a B+.", "He got an A minus and a B plus."), ("A- and B-levels", "A- and B-levels"),
        ("Look at the B-, T- and NK-cells.", "Look at the B-, T- and N K-cells."),
        ("The A-, B- and C-teams won.", "The A-, B- and C-teams won."),
        ("He got an A-, a B- and a C.", "He got an A minus, a B minus and a C."),
        ("The A- and a T-cell.", "The A- and a T-cell."),
        ("a BMI > 30", "a B M I is greater than thirty"), ("Settings > General", "Settings > General"),
    ])
    func `signs that are typed`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("by 1.5°C–2°C of it", "by one point five degrees Celsius to two degrees Celsius of it"),
        ("on pp 12–14 and (p 3)", "on pages twelve to fourteen and (page three)"),
        ("see p. 67f. of it", "see page sixty-seven and following of it"),
        ("Shares rose 2 pct or 10pc.", "Shares rose two percent or ten percent."),
        ("It raised rates by 25 bps.", "It raised rates by twenty-five basis points."),
        ("a 10 PC lab", "a ten P C lab"),
        ("It has a data rate of 9600 bps.", "It has a data rate of nine thousand six hundred bps."),
        ("The rate of the modem was 300 bps.", "The rate of the modem was three hundred bps."),
        ("New York, N.Y. 10024", "New York, New York one zero zero two four"),
        ("In the U.S. 12000 patients died.", "In the U S twelve thousand patients died."),
        ("At 5 P.M. 20000 came.", "At five P M twenty thousand came."),
        ("In the UK 12000 died.", "In the U K twelve thousand died."),
        ("Newark NJ 17102 is it.", "Newark New Jersey one seven one zero two is it."),
        ("In N.Y. 10024 is a code.", "In N Y one zero zero two four is a code."),
    ])
    func `degrees, pages and percents as papers print them`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("It is 150 million km away.", "It is one hundred fifty million kilometers away."),
        ("It weighs 4.5 billion kg.", "It weighs four point five billion kilograms."),
        (
            "It covers 3 million km2 or 2 million sq mi.",
            "It covers three million square kilometers or two million square miles."
        ),
        ("They burnt 30 million ha of it.", "They burnt thirty million hectares of it."),
        ("Some 2 thousand MW or 5 million m³.", "Some two thousand megawatts or five million cubic meters."),
        ("A 2 million km trip.", "A two million kilometer trip."), ("A million in cash.", "A million in cash."),
        ("A million T shirts.", "A million T shirts."), ("A thousand I know.", "A thousand I know."),
    ])
    func `units after millions`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("He is 6 ft 2 in tall.", "He is six feet two inches tall."),
        ("She is 5 ft 11 in.", "She is five feet eleven inches."),
        ("A 3 in pipe broke.", "A three inch pipe broke."), ("It is 4 in by 6 in.", "It is four inches by six inches."),
        ("It is 8 in x 10 in.", "It is eight inches by ten inches."),
        ("It is 5 in in diameter.", "It is five inches in diameter."),
    ])
    func `inches are told by what stands beside them`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("He came at 5 in the morning.", "He came at five in the morning."),
        ("Only 3 in ten know.", "Only three in ten know."),
        ("She got a 10 in maths.", "She got a ten in maths."),
        ("He stood 6 ft 2 in his socks.", "He stood six feet two in his socks."),
        ("There were 5 in all.", "There were five in all."), ("I was 7 in 1990.", "I was seven in nineteen ninety."),
    ])
    func `any other in is the preposition`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Take 2 x 400g tins of it.", "Take two four hundred gram tins of it."),
        ("It has 2 × 400 g.", "It has two times four hundred grams."),
        ("It is 10 cm x 5 cm.", "It is ten centimeters by five centimeters."),
        ("It is 10cm × 5cm × 2cm.", "It is ten centimeters by five centimeters by two centimeters."),
        ("A 23 x 33 cm tin.", "A twenty-three by thirty-three centimeter tin."),
    ])
    func `sides are joined by by, packets are counted`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("It cost €5,50 then.", "It cost five euros and fifty cents then."),
        ("It cost €1.234,56 then.", "It cost one thousand two hundred thirty-four euros and fifty-six cents then."),
        ("It cost 5,50 € then.", "It cost five euros and fifty cents then."),
        ("It cost $5,500 then.", "It cost five thousand five hundred dollars then."),
        ("He paid in £50s.", "He paid in fifties."),
    ])
    func `prices may have a decimal comma`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Roll 2d6 now.", "Roll two D six now."), ("Roll 1d20+3 now.", "Roll one D twenty plus three now."),
        ("He has 12/15 of them right.", "He has twelve fifteenths of them right."),
        ("A score of 12/15 is good.", "A score of twelve out of fifteen is good."),
        ("We met on 10/15 at noon.", "We met on October fifteenth at noon."),
        ("It lies on 3/4 of it.", "It lies on three quarters of it."), ("Cut 6/16 inch.", "Cut six sixteenths inch."),
        ("Open 4-5pm today.", "Open four to five P M today."),
        ("From Jan.-Mar. it rains.", "From January to March it rains."), ("Open Mon-Fri.", "Open Monday to Friday."),
        ("The May–June issue.", "The May to June issue."), ("A Sun-dried fig.", "A Sun-dried fig."),
    ])
    func `dice, scores, dates and ranges of days are told apart`(printed: String, words: String) {
        #expect(said(printed) == words)
    }
}
