/// Of `Model/` and `BetterVoice/`, by its sentences in English.
let germanModel: [String: String] = [
    "voice: measured": "Stimme: wird gemessen",
    "voice: …": "Stimme: …",
    "voice: almost here": "Stimme: gleich da",
    "voice: %@ %": "Stimme: %@ %",
    "voice: %@ %, %@ left": "Stimme: %@ %, noch %@",
    "`%@` goes on with fetching the better voice.": "`%@` setzt das Holen der besseren Stimme fort.",
    "The better voice could not be fetched. %@": "Die bessere Stimme ließ sich nicht holen. %@",
    "measuring the level of %@  (%@ of %@)": "Lautstärke von %@ wird gemessen  (%@ von %@)",
    "%@ of %@": "%@ von %@",
    "trying again: %@": "neuer Versuch: %@",
    "%@ left": "noch %@",
    "Install, list, verify or remove the better voices (Kokoro-82M and its kin).":
        "Die besseren Stimmen installieren, auflisten, prüfen oder entfernen (Kokoro-82M und verwandte).",
    """
      vorleser model install                  fetch model and voices, once
      vorleser model install --small          the same in a third of the bytes
      vorleser model install --from FOLDER    take them from this machine
      vorleser model install OWNER/NAME       another model of this kind from the hub
      vorleser model list                     what is installed, and where

    Files come from huggingface.co/hexgrad/Kokoro-82M (Apache-2.0), the small
    form from github.com/thewh1teagle/kokoro-onnx (MIT), or both from the
    mirror that VORLESER_HUB names, and are compared with the digests of the
    published ones. Proxies are taken from https_proxy. They are kept in
    $XDG_DATA_HOME/vorleser/models.
    """: """
      vorleser model install                  Modell und Stimmen holen, einmalig
      vorleser model install --small          dasselbe in einem Drittel der Größe
      vorleser model install --from FOLDER    sie von diesem Computer nehmen
      vorleser model install OWNER/NAME       ein anderes Modell dieser Art vom Hub
      vorleser model list                     was installiert ist, und wo

    Die Dateien kommen von huggingface.co/hexgrad/Kokoro-82M (Apache-2.0), die
    kleine Form von github.com/thewh1teagle/kokoro-onnx (MIT), oder beide von dem
    Spiegel, den VORLESER_HUB nennt, und werden mit den Prüfsummen der
    veröffentlichten verglichen. Proxys stehen in https_proxy. Aufgehoben werden
    sie in $XDG_DATA_HOME/vorleser/models.
    """,
    "Fetch the model and its voices, or take them from this machine.":
        "Das Modell und seine Stimmen holen oder von diesem Computer nehmen.",
    """
    What was interrupted goes on when the same command is given again.
    Every file is compared with its published digest before it is used. Then
    each voice says a sentence, so that all can be made equally loud.

      vorleser model install
      vorleser model install --small
      vorleser model install --voice af_heart --voice bf_emma
      vorleser model install --from ~/Downloads/kokoro
      vorleser model install kokoro-de-thorsten
      vorleser model install OWNER/NAME --language de

    --small fetches kokoro-onnx's weights of eight bits: 121 MB instead of 347.

    --from takes a checkpoint (.pth, .safetensors), kokoro-onnx's weights (.onnx,
    in 32, 16 or 8 bits), voices (.pt, .safetensors, .npy, .bin), a file of voices
    (.npz, voices-v1.0.bin), or a folder of these. A file that is not the
    published one is looked into, and installed with that note.

    MODEL is another model of Kokoro's architecture, of which several can lie side
    by side: %@, a repository of
    the hub, or a name of your own with --from. What a repository holds, the hub says
    itself: revision, licence and digests are shown, written down when it is
    first installed, and held against what comes from then on; --update asks again.
    """: """
    Was unterbrochen wurde, setzt derselbe Befehl fort. Jede Datei wird mit ihrer
    veröffentlichten Prüfsumme verglichen, bevor sie benutzt wird. Dann spricht
    jede Stimme einen Satz, damit alle gleich laut werden.

      vorleser model install
      vorleser model install --small
      vorleser model install --voice af_heart --voice bf_emma
      vorleser model install --from ~/Downloads/kokoro
      vorleser model install kokoro-de-thorsten
      vorleser model install OWNER/NAME --language de

    --small holt die Gewichte von kokoro-onnx mit acht Bit: 121 MB statt 347.

    --from nimmt einen Checkpoint (.pth, .safetensors), Gewichte von kokoro-onnx
    (.onnx, mit 32, 16 oder 8 Bit), Stimmen (.pt, .safetensors, .npy, .bin), eine
    Datei mit Stimmen (.npz, voices-v1.0.bin) oder einen Ordner mit solchen. Eine
    Datei, die nicht die veröffentlichte ist, wird untersucht und mit diesem
    Vermerk installiert.

    MODEL ist ein anderes Modell mit der Architektur von Kokoro; mehrere können
    nebeneinander liegen: %@,
    ein Repository des Hubs, oder ein eigener Name mit --from. Was ein Repository
    enthält, sagt der Hub selbst: Revision, Lizenz und Prüfsummen werden gezeigt,
    beim ersten Installieren notiert und mit allem verglichen, was danach kommt;
    --update fragt neu.
    """,
    "Which model.": "Welches Modell.",
    "Fetch this voice; can be given again. All are fetched otherwise.":
        "Diese Stimme holen; mehrmals möglich. Sonst werden alle geholt.",
    "Fetch the small form.": "Die kleine Form holen.",
    "A file or folder to take them from, without a network.":
        "Eine Datei oder ein Ordner, woher sie ohne Netz genommen werden.",
    "With --from: do not copy, give the files a second name (hard link).":
        "Mit --from: nicht kopieren, sondern den Dateien einen zweiten Namen geben (Hardlink).",
    "What another model's voices speak: de, German.": "Was die Stimmen eines anderen Modells sprechen: de, German.",
    "Take what the repository holds now, although something else was written down.":
        "Nehmen, was das Repository jetzt enthält, auch wenn anderes notiert wurde.",
    "Print progress and outcome as JSON, a line each.": "Fortschritt und Ergebnis als JSON ausgeben, je eine Zeile.",
    "No progress.": "Keinen Fortschritt zeigen.",
    "--link is for --from.": "--link ist für --from.",
    "--small is for fetching, not for --from.": "--small ist zum Holen, nicht für --from.",
    "--language and --update are for another model than kokoro: name it.":
        "--language und --update sind für ein anderes Modell als kokoro: es nennen.",
    "--update is for fetching, not for --from.": "--update ist zum Holen, nicht für --from.",
    "--voice is for fetching, not for --from.": "--voice ist zum Holen, nicht für --from.",
    "Nothing but whole files was installed.": "Nur vollständige Dateien wurden installiert.",
    "The same command goes on where it stopped.": "Derselbe Befehl setzt dort fort, wo es stehen blieb.",
    "Nothing was fetched.": "Nichts wurde geholt.",
    "The same command measures the other voices.": "Derselbe Befehl misst die übrigen Stimmen.",
    "No level was measured: %@": "Die Lautstärke wurde nicht gemessen: %@",
    "Everything was there already.": "Alles war schon da.",
    "%@  %@, not the published file": "%@  %@, nicht die veröffentlichte Datei",
    "%@ at commit %@": "%@, Commit %@",
    "name     %@": "Name     %@",
    "language %@": "Sprache  %@",
    "language as its voices' names say; --language says otherwise":
        "Sprache  wie die Namen der Stimmen sagen; --language bestimmt eine andere",
    "licence  %@": "Lizenz   %@",
    "licence  not said": "Lizenz   nicht genannt",
    "Say what is installed, and where.": "Zeigen, was installiert ist und wo.",
    "No model is installed. `vorleser model install` installs one.":
        "Kein Modell ist installiert. `vorleser model install` installiert eines.",
    "Others that `vorleser model install NAME` fetches:": "Andere, die `vorleser model install NAME` holt:",
    "model    %@, %@": "Modell   %@, %@",
    "model    missing; `vorleser model install %@` brings it": "Modell   fehlt; `vorleser model install %@` holt es",
    "voices   %@: %@": "Stimmen  %@: %@",
    "         not the published files: %@": "         nicht die veröffentlichten Dateien: %@",
    "         only in mixtures: %@": "         nur in Mischungen: %@",
    "in all   %@": "gesamt   %@",
    "as published": "wie veröffentlicht",
    "small form (int8), as kokoro-onnx published it": "kleine Form (int8), wie von kokoro-onnx veröffentlicht",
    "made of %@, as kokoro-onnx published it": "aus %@ gemacht, wie von kokoro-onnx veröffentlicht",
    "made of an ONNX file that is not a published one": "aus einer ONNX-Datei gemacht, die nicht veröffentlicht ist",
    "not the published file": "nicht die veröffentlichte Datei",
    "Remove a model with its voices, or one voice.":
        "Ein Modell mit seinen Stimmen oder eine einzelne Stimme entfernen.",
    "A model, or a voice; everything when none is named.": "Ein Modell oder eine Stimme; ohne Angabe alles.",
    "Do not ask.": "Nicht nachfragen.",
    "Remove the model %@ and its voices from %@?": "Das Modell %@ und seine Stimmen aus %@ entfernen?",
    "Remove the voice %@ from %@?": "Die Stimme %@ aus %@ entfernen?",
    "Remove the model and its voices from %@?": "Das Modell und seine Stimmen aus %@ entfernen?",
    "Remove all models (%@) and their voices from %@?": "Alle Modelle (%@) und ihre Stimmen aus %@ entfernen?",
    "%@ freed": "%@ sind wieder frei",
    "Nothing was removed.": "Nichts wurde entfernt.",
    "Read every file again and compare it with what was installed.":
        "Jede Datei noch einmal lesen und mit dem vergleichen, was installiert wurde.",
    "Voices whose level was not measured yet are made as loud as the others.":
        "Stimmen, deren Lautstärke noch nicht gemessen ist, werden so laut gemacht wie die anderen.",
    "A model; all when none is named.": "Ein Modell; ohne Angabe alle.",
    "Print JSON, a line for each file.": "JSON ausgeben, eine Zeile je Datei.",
    "sound": "unversehrt",
    "damaged": "beschädigt",
    "gone": "fehlt",
    "it is sound": "die Datei ist unversehrt",
    "it is damaged": "die Datei ist beschädigt",
    "it is gone": "die Datei fehlt",
]
