import Testing
import VorleserCore
import VorleserNarration

/// What rolls of soldiers, bets and old laws print.
struct RegimentsAndOddsTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Color-bearer M. McNeil fell.", "Color-bearer M McNeil fell."),
        ("Then M. O’Neil fell.", "Then M O’Neil fell."), ("Then M. Dupin smiled.", "Then Monsieur Dupin smiled."),
        ("Then M. D’Artois smiled.", "Then Monsieur D’Artois smiled."),
        ("Private Ed. Hall was wounded.", "Private Ed Hall was wounded."),
        ("John and Ed. Hall went.", "John and Ed Hall went."),
        ("In Songs of Spring (Ed. Hall) it is.", "In Songs of Spring (Edited by Hall) it is."),
        ("Joe’s 2d Cav. moved.", "Joe’s second Cavalry moved."),
        ("They came on the 2d. The town slept.", "They came on the second. The town slept."),
        ("THE 2D OF MAY", "The second of may"), ("ON THE 2D AND 3D OF MAY", "On the second and third of may"),
        ("A 2D GAME", "A two D Game"),
        ("We saw Genl. Hall there.", "We saw General Hall there."),
        ("I rode to my Regt. at noon.", "I rode to my Regiment at noon."),
        ("A Brig. of Inf. came.", "A Brigade of Infantry came."),
        ("We left the Mts. behind.", "We left the Mountains behind."),
    ])
    func `ranks and bodies of men are said in full`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("The odds were 5/2 against him.", "The odds were five to two against him."),
        ("It was a 7/4 favourite.", "It was a seven to four favourite."),
        ("Odds of 4/6 on were laid.", "Odds of four to six on were laid."),
        ("The odds were long, and 1/2 a mile later he led.", "The odds were long, and half a mile later he led."),
        ("Add a 1/2 shot of rum.", "Add a half shot of rum."),
        ("It cost 5 s. 6 d. in all.", "It cost five shillings and sixpence in all."),
        ("The 1:20 odds are long.", "The one to twenty odds are long."),
        ("They were at odds over 3/4 of it.", "They were at odds over three quarters of it."),
        ("He paid 3/6 for it.", "He paid three and six for it."),
        ("He paid 3/4 of it.", "He paid three quarters of it."),
        ("The flat was let at 12 gns. a week.", "The flat was let at twelve guineas a week."),
        ("It had some 32-pdrs. aboard.", "It had some thirty-two-pounders aboard."),
    ])
    func `odds and prices`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("On Mon., Wed. & Fri., we sail.", "On Monday, Wednesday and Friday, we sail."),
        ("See 15 & 16 Vict. c. 76, s. 4.", "See fifteen and sixteen Victoria chapter seventy-six, section four."),
        ("He d. 23 Apr. 1616 at home.", "He died the twenty-third of April sixteen sixteen at home."),
        ("Plato, Rep. VII, says so.", "Plato, Republic seven, says so."),
        ("He ran it in 3h 42m 10s.", "He ran it in three hours forty-two minutes ten seconds."),
        ("It took 2m 10s to do.", "It took two minutes ten seconds to do."),
        ("Take 2 tablets × 10 d. at most.", "Take two tablets × ten d. at most."),
        ("She had 24 HRs. at last.", "She had twenty-four H Rs. at last."),
        ("As Gen. 1–3 and p. A1 say.", "As Genesis one to three and page A one say."),
        ("He is prof. of Greek.", "He is professor of Greek."),
        ("A 12mo volume lay there.", "A duodecimo volume lay there."),
        ("In Song of Sol. 2:1 it is.", "In Song of Solomon two one it is."),
        ("The ’49ers went west.", "The ’forty-niners went west."),
        ("He lived in Gt. Hall St. then.", "He lived in Great Hall Street then."),
        ("He died, æt. 64, in May.", "He died, aged sixty-four, in May."),
    ])
    func `days, laws and books`(printed: String, words: String) {
        #expect(said(printed) == words)
    }
}
