import Testing
import VorleserCore
import VorleserNarration

/// Numbers with an `s`: seconds, sevens, decades and shillings.
struct SecondsTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Wait 10s for it.", "Wait ten seconds for it."),
        ("It took 5s, then 12s.", "It took five seconds, then twelve seconds."),
        ("It needs another 45s.", "It needs another forty-five seconds."),
        ("Repeat every 20s until done.", "Repeat every twenty seconds until done."),
        ("Shake for 15s and rest.", "Shake for fifteen seconds and rest."),
        ("It stops after 30s.", "It stops after thirty seconds."),
        ("He ran it in 55s flat.", "He ran it in fifty-five seconds flat."),
        ("It takes up to 30s.", "It takes up to thirty seconds."),
        ("It takes 5–10s to load.", "It takes five to ten seconds to load."),
    ])
    func `time is told by what stands beside the number`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("The timeout is 30s.", "The timeout is thirty seconds."),
        ("Sleep 60s, then retry.", "Sleep sixty seconds, then retry."),
        ("The interval grows from 1s to 8s.", "The interval grows from one second to eight seconds."),
        ("A 30s timeout and the 10s delay.", "A thirty second timeout and the ten second delay."),
    ])
    func `time is told by the sentence`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("In the 30s it rained.", "In the thirties it rained."),
        ("He was in his 40s.", "He was in his forties."),
        ("People in their 20s and 30s wait longer.", "People in their twenties and thirties wait longer."),
        ("Children in their 30s wait.", "Children in their thirties wait."),
        ("The 1930s were bad, and we waited.", "The nineteen thirties were bad, and we waited."),
        ("We waited for the 80s to end.", "We waited for the eighties to end."),
        ("He made another 80s film.", "He made another eighties film."),
        ("It is every 90s kid.", "It is every nineties kid."),
        ("He drew two 10s and a pair of 7s.", "He drew two tens and a pair of sevens."),
        ("Count by 5s and 10s.", "Count by fives and tens."),
        ("Toys for 5s and under.", "Toys for fives and under."),
        ("He asked for 10s and 20s.", "He asked for tens and twenties."),
        ("Two 10s are in the deck; wait.", "Two tens are in the deck; wait."),
        ("We waited for 10s of thousands.", "We waited for tens of thousands."),
        ("Boeing 747s flew.", "Boeing seven forty-sevens flew."),
    ])
    func `decades, notes and cards are no seconds`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("He paid 10s. for it.", "He paid ten shillings for it."),
        ("I paid £2 10s. and 6d. to him.", "I paid two pounds ten shillings and sixpence to him."),
    ])
    func `shillings stay`(printed: String, words: String) {
        #expect(said(printed) == words)
    }
}
