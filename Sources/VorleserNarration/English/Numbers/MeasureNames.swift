/// What units of measure are called.
struct Measure {
    let one: String
    let many: String

    /// Whether its square is an area.
    var isLength: Bool { one.hasSuffix("meter") || Self.lengths.contains(one) }

    /// Whether it is one of what packets and bottles hold.
    var isContent: Bool { one.hasSuffix("gram") || one.hasSuffix("liter") || Self.contents.contains(one) }

    private static let lengths: Set = ["inch", "foot", "yard", "mile"]
    private static let contents: Set = ["ounce", "pound", "fluid ounce", "pint", "quart", "gallon", "hundredweight"]

    /// By the abbreviation as printed, of one word or two, without full stops.
    static let named: [String: Measure] = {
        var named: [String: Measure] = [:]
        for (keys, one, many) in table {
            for key in keys.split(separator: "|") { named[String(key)] = Measure(one: one, many: many) }
        }
        return named
    }()

    /// Those that are words of English as well, and need their full stop.
    static let needsStop: Set = [
        "in", "mo", "no", "st", "ac", "pk", "mos", "gr", "fr", "ds", "cts",
    ]

    /// Where a British reader has another spelling.
    func spelled(british: Bool) -> Measure {
        guard british, one.contains("meter") || one.contains("liter") else { return self }
        return Measure(one: Self.british(one), many: Self.british(many))
    }

    private static func british(_ word: String) -> String {
        word.replacing("meter", with: "metre").replacing("liter", with: "litre")
    }

    private static let table: [(String, String, String)] = [
        ("fr|frs", "franc", "francs"), ("mm", "millimeter", "millimeters"), ("cm|cms", "centimeter", "centimeters"),
        ("dm", "decimeter", "decimeters"),
        ("m", "meter", "meters"), ("km|kms|Km", "kilometer", "kilometers"), ("nm", "nanometer", "nanometers"),
        ("µm|μm", "micrometer", "micrometers"), ("in|ins", "inch", "inches"), ("ft", "foot", "feet"),
        ("yd|yds", "yard", "yards"), ("mi", "mile", "miles"), ("fath", "fathom", "fathoms"),
        ("mg", "milligram", "milligrams"), ("g|gm|gms|gr", "gram", "grams"), ("kg|kgs|kilo", "kilogram", "kilograms"),
        ("µg|μg|mcg", "microgram", "micrograms"), ("oz|ozs", "ounce", "ounces"), ("lb|lbs", "pound", "pounds"),
        ("cwt", "hundredweight", "hundredweight"), ("st", "stone", "stone"),
        ("ml|mL", "milliliter", "milliliters"), ("cl", "centiliter", "centiliters"),
        ("dl|dL", "deciliter", "deciliters"),
        ("µL|μL|µl|μl", "microliter", "microliters"), ("hl|hL", "hectoliter", "hectoliters"),
        ("l|L", "liter", "liters"),
        ("cc", "c c", "c cs"), ("gal|gals", "gallon", "gallons"), ("qt|qts", "quart", "quarts"),
        ("pt|pts", "pint", "pints"), ("bbl", "barrel", "barrels"), ("bu|bush", "bushel", "bushels"),
        ("tsp|Tsp|TSP", "teaspoon", "teaspoons"), ("tbsp|tbs|Tbsp|Tbs|TBSP", "tablespoon", "tablespoons"),
        ("fl oz", "fluid ounce", "fluid ounces"),
        ("sq mi", "square mile", "square miles"), ("sq ft", "square foot", "square feet"),
        ("sq in", "square inch", "square inches"), ("sq yd|sq yds", "square yard", "square yards"),
        ("sq km", "square kilometer", "square kilometers"), ("sq m", "square meter", "square meters"),
        ("sq cm", "square centimeter", "square centimeters"), ("cu ft", "cubic foot", "cubic feet"),
        ("cu in", "cubic inch", "cubic inches"), ("cu yd", "cubic yard", "cubic yards"), ("ha", "hectare", "hectares"),
        ("naut mi", "nautical mile", "nautical miles"),
        ("mph", "mile per hour", "miles per hour"), ("kph|kmh|kmph", "kilometer per hour", "kilometers per hour"),
        ("rpm", "revolution per minute", "revolutions per minute"), ("mpg", "mile per gallon", "miles per gallon"),
        ("kt|kts", "knot", "knots"), ("psi", "pound per square inch", "pounds per square inch"),
        ("bpm", "beat per minute", "beats per minute"), ("fps", "frame per second", "frames per second"),
        ("Hz", "hertz", "hertz"), ("kHz|KHz", "kilohertz", "kilohertz"), ("MHz", "megahertz", "megahertz"),
        ("GHz", "gigahertz", "gigahertz"), ("dB", "decibel", "decibels"), ("W", "watt", "watts"),
        ("kW", "kilowatt", "kilowatts"), ("MW", "megawatt", "megawatts"), ("GW", "gigawatt", "gigawatts"),
        ("kWh", "kilowatt hour", "kilowatt hours"), ("V", "volt", "volts"), ("kV", "kilovolt", "kilovolts"),
        ("mV", "millivolt", "millivolts"), ("mA", "milliamp", "milliamps"), ("hp", "horsepower", "horsepower"),
        ("kJ", "kilojoule", "kilojoules"), ("J", "joule", "joules"), ("kN", "kilonewton", "kilonewtons"),
        ("Pa", "pascal", "pascals"),
        ("kPa", "kilopascal", "kilopascals"),
        ("MPa", "megapascal", "megapascals"), ("hPa", "hectopascal", "hectopascals"), ("MJ", "megajoule", "megajoules"),
        ("mmol", "millimole", "millimoles"), ("µmol|μmol|umol", "micromole", "micromoles"),
        ("mEq", "milliequivalent", "milliequivalents"), ("mOsm", "milliosmole", "milliosmoles"),
        ("ng", "nanogram", "nanograms"), ("IU", "international unit", "international units"),
        ("Nm", "newton meter", "newton meters"), ("ns", "nanosecond", "nanoseconds"),
        ("µs|μs", "microsecond", "microseconds"),
        ("Gbps", "gigabit per second", "gigabits per second"),
        ("kbps|Kbps", "kilobit per second", "kilobits per second"),
        ("MWh", "megawatt hour", "megawatt hours"), ("GWh", "gigawatt hour", "gigawatt hours"),
        ("kΩ", "kilohm", "kilohms"), ("MΩ", "megohm", "megohms"), ("cal", "calorie", "calories"),
        ("kcal", "kilocalorie", "kilocalories"),
        ("GB", "gigabyte", "gigabytes"), ("MB", "megabyte", "megabytes"), ("KB|kB", "kilobyte", "kilobytes"),
        ("KiB", "kibibyte", "kibibytes"), ("MiB", "mebibyte", "mebibytes"), ("GiB", "gibibyte", "gibibytes"),
        ("TiB", "tebibyte", "tebibytes"), ("dpi", "dot per inch", "dots per inch"),
        ("ppi", "pixel per inch", "pixels per inch"), ("rad", "radian", "radians"),
        ("rev", "revolution", "revolutions"),
        ("N", "newton", "newtons"), ("A", "amp", "amps"), ("K", "kelvin", "kelvins"),
        ("TB", "terabyte", "terabytes"), ("Mbps", "megabit per second", "megabits per second"),
        ("ds", "day", "days"), ("h", "hour", "hours"), ("cts", "cent", "cents"), ("min|mins", "minute", "minutes"),
        ("sec|secs", "second", "seconds"), ("ms", "millisecond", "milliseconds"),
        ("hr|hrs", "hour", "hours"), ("yr|yrs", "year", "years"), ("wk|wks", "week", "weeks"),
        ("mo|mos", "month", "months"),
        ("doz", "dozen", "dozen"), ("deg|degs", "degree", "degrees"), ("mol", "mole", "moles"),
        ("ly|Ly", "light year", "light years"), ("Mly", "million light years", "million light years"),
        ("Gyr", "billion years", "billion years"), ("Myr", "million years", "million years"),
        ("eV", "electron volt", "electron volts"), ("keV", "kiloelectronvolt", "kiloelectronvolts"),
        ("MeV", "megaelectronvolt", "megaelectronvolts"), ("GeV", "gigaelectronvolt", "gigaelectronvolts"),
        ("TeV", "teraelectronvolt", "teraelectronvolts"), ("kDa", "kilodalton", "kilodaltons"),
        ("Ω|\u{2126}", "ohm", "ohms"), ("µF|μF", "microfarad", "microfarads"), ("nF", "nanofarad", "nanofarads"),
        ("pF", "picofarad", "picofarads"), ("µA|μA", "microamp", "microamps"), ("µV|μV", "microvolt", "microvolts"),
        ("µW|μW", "microwatt", "microwatts"), ("mW", "milliwatt", "milliwatts"),
        ("TWh", "terawatt hour", "terawatt hours"),
        ("Wh", "watt hour", "watt hours"), ("mAh", "milliamp hour", "milliamp hours"), ("kn", "knot", "knots"),
        ("Mb|Mbit", "megabit", "megabits"), ("Gb|Gbit", "gigabit", "gigabits"), ("Kb|kb|kbit", "kilobit", "kilobits"),
        ("PB", "petabyte", "petabytes"), ("ppm", "part per million", "parts per million"),
        ("ppb", "part per billion", "parts per billion"), ("mmHg", "millimeter of mercury", "millimeters of mercury"),
        ("sqft", "square foot", "square feet"), ("sqm", "square meter", "square meters"),
    ]
}
