public import VorleserSpeech
import Wording

extension ModelManifest {
    /// The form that is there soonest: the small one, where there is one.
    public var quickestForm: ModelForm { small == nil ? .full : .small }

    /// What to do on a machine that cannot fetch it: one sentence.
    public var waysFromElsewhere: String {
        localized(
            "On a machine with a network run `vorleser model install\(quickestForm == .small ? " --small" : "")`, "
                + "copy its folder ~/.local/share/vorleser/models/\(name) to this one, "
                + "and run here `vorleser model install --from` with the path of the copy."
        )
    }
}
