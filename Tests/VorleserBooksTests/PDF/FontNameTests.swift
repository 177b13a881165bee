import Testing

@testable import VorleserBooks

/// What names of fonts say.
struct FontNameTests {
    @Test(arguments: [
        ("NimbusMonL-Regu", true), ("SFTT1095", true), ("LMMono10-Regular", true), ("CourierNewPSMT", true),
        ("MonotypeCorsiva", false), ("LMMonoProp10-Regular", false), ("SFRM1000", false), ("NimbusRomNo9L-Regu", false),
    ])
    func `letters of a typewriter`(name: String, isMonospaced: Bool) {
        #expect(FontName(name).isMonospaced == isMonospaced)
    }

    @Test(arguments: [
        ("SFBX1200", 700), ("SFRM1200", 400), ("CMBX10", 700), ("Georgia-Bold", 700), ("Cabin-Regular", 400),
        ("LMRomanDemi10-Regular", 600),
    ])
    func `weights`(name: String, weight: Int) {
        #expect(FontName(name).weight == weight)
    }

    @Test(arguments: ["CMR10", "NimbusRomNo9L-Medi", "Garamond"])
    func `some names say nothing of weights`(name: String) {
        #expect(FontName(name).weight == nil)
    }

    @Test(arguments: [
        ("SFTI1000", true, false), ("SFCC1000", false, true), ("SFSC1000", true, true),
        ("LMRomanCaps10-Regular", false, true),
        ("URWPalladioL-Ital", true, false), ("Capitol", false, false),
    ])
    func `slanted letters and small capitals`(name: String, isItalic: Bool, isSmallCaps: Bool) {
        let said = FontName(name)
        #expect(said.isItalic == isItalic)
        #expect(said.isSmallCaps == isSmallCaps)
    }
}
