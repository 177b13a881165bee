import Testing
import VorleserCore
import VorleserNarration

/// What recipes shorten, and how people type amounts.
struct RecipesTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("2 TB butter", "two tablespoons butter"),
        (".5 TB ground allspice", "point five tablespoons ground allspice"),
        ("2 TSP salt", "two teaspoons salt"),
        ("1 TBSP sugar", "one tablespoon sugar"),
        ("2 TB drive", "two terabytes drive"),
        ("It holds 2 TB of data.", "It holds two terabytes of data."),
    ])
    func `spoons`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Cook time: 50 m", "Cook time: fifty minutes"),
        ("Prep time: 0m", "Prep time: zero minutes"),
        ("Prep: 15m", "Prep: fifteen minutes"),
        ("Distance: 50 m", "Distance: fifty meters"),
        ("Bake for 40 -50 min.", "Bake for forty to fifty minutes."),
    ])
    func `minutes`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("It is 10/12cm long.", "It is ten to twelve centimeters long."),
        ("It is 3/4 cm long.", "It is three quarters centimeter long."),
        ("0,5 l", "zero point five liters"),
        ("0,05 gal", "zero point zero five gallons"),
        ("2,5 kg flour", "two point five kilograms flour"),
        ("~1+ kg potatoes", "about one plus kilograms potatoes"),
        ("x = 40 -50 is it.", "x equals forty minus fifty is it."),
    ])
    func `lengths and weights`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Preheat to 200c (400f).", "Preheat to two hundred degrees Celsius (four hundred degrees Fahrenheit)."),
        ("Bake at 180c/350f.", "Bake at one hundred eighty degrees Celsius/three hundred fifty degrees Fahrenheit."),
    ])
    func `heat`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Servings: 2/3", "Servings: two to three"),
        ("Serves 4/6", "Serves four to six"),
        ("Use 2/3 cup.", "Use two thirds cup."),
    ])
    func `servings`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("🍽 Servings: 4", "Servings: four"),
        ("🍽️ Servings: 4", "Servings: four"),
        ("🍳 Cook time: 5 min", "Cook time: five minutes"),
        ("🍕 is my favourite.", "pizza is my favourite."),
        ("✅ Windows", "check mark Windows"),
    ])
    func `signs at a line’s start`(printed: String, words: String) {
        #expect(said(printed) == words)
    }
}
