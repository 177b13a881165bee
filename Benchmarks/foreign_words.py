#!/usr/bin/env python3
"""How well phrases of other languages are understood in a narrator's voice: said as in their language, and as in the narrator's.

    foreign_words.py [--model FOLDER] [--voice NAME] [--own fr=ff_siwis …] [--languages fr,es,it,de] [--ears FOLDER] [--program FILE]

Phrases that books print in another language are exported twice in one voice: marked (`lang="fr"`), so that they are said
by that language's phonemes in the sounds of the voice, and unmarked. Whisper hears both, told the phrase's language, and what
it writes is turned into phonemes again: counted are the phonemes that differ from those of the phrase. A third
column is a voice of that language, where one is named. Voices are those that are installed, or those of FOLDER. Ends with
exit code 1 when marked is understood worse.
"""

import argparse
import html
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "tools/selfcheck"), str(HERE)]

import hearing  # noqa: E402
from measuring.edits import distance  # noqa: E402
from listening import sounds_of  # noqa: E402
from recording import Export  # noqa: E402

PHRASES = {
    "fr": """la belle époque; l’esprit de l’escalier; la vie en rose; chercher la femme; un succès de scandale; je ne regrette rien;
        la petite bourgeoisie; le mot juste; un grand malheur; mon pauvre ami; à la recherche; les enfants terribles; une femme
        du monde; que voulez-vous; plus ça change; tout le monde; sans doute; au revoir, monsieur; la gloire de Dieu; le roi
        soleil; bien entendu; une maison de campagne; ma chère enfant; sur le pont; pas de chance; la bonne cuisine""",
    "es": """la vida es sueño; hasta la vista; el pueblo unido; mi querido amigo; una noche oscura; la guerra civil; buenas tardes,
        señor; el camino real; por supuesto; vaya con Dios; la casa blanca; los niños perdidos; el gran jefe; todo el mundo;
        una mujer hermosa; qué lástima; el sol y la sombra; dueño del mundo; la tierra prometida; viva la libertad""",
    "it": """la dolce vita; il gran rifiuto; mio caro amico; una bella giornata; la forza del destino; il bel canto; buona notte,
        signora; che cosa vuole; tutto il mondo; la vita nuova; il miglior fabbro; amore mio; una donna di mondo; chi va piano;
        la luce della luna; il ponte vecchio; grazie mille; senza parole; la chiesa grande; il figlio del re""",
    "de": """die schöne Müllerin; mein lieber Freund; guten Morgen, Herr Doktor; das ewig Weibliche; der arme Junge; die Macht der
        Gewohnheit; ein ganz anderer Mensch; nicht wahr; das deutsche Volk; der alte König; eine kleine Nachtmusik; mein Gott;
        die lustigen Weiber; auf Wiedersehen; der fliegende Holländer; das neue Reich; Sturm und Drang; guter Rat; über den
        Wolken; der Hund im Haus""",
    "en": """a perfect gentleman; never mind the weather; my dear fellow; business is business; the show must go on; time is money;
        a good old friend; fair play; the king of hearts; all the best; one of these days; good morning, sir; the white house;
        great expectations; the wild west; home sweet home; no smoking; a happy ending; the night before; once upon a time""",
}  # fmt: skip


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, help="trained weights and voices to speak with, instead of those installed")
    parser.add_argument("--voice", default="af_heart")
    parser.add_argument("--base", default="en", help="the language of the voice")
    parser.add_argument("--own", nargs="*", default=["fr=ff_siwis", "es=ef_dora", "it=if_sara", "en=af_heart"])
    parser.add_argument("--languages", default="fr,es,it,de")
    parser.add_argument("--ears", type=Path, default=hearing.DEFAULT)
    parser.add_argument("--program", default=str(HERE.parent / ".build/release/vorleser"))
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--differences", action="store_true", help="print what was heard of each phrase")
    return parser.parse_args()


def phrases(language):
    return [" ".join(phrase.split()) for phrase in PHRASES[language].split(";")]


class Bench:
    def __init__(self, options, folder):
        self.options = options
        self.folder = folder
        self.ears = hearing.Ears(options.ears, threads=options.threads)
        self.environment = dict(os.environ)
        if options.model:
            self.environment["XDG_DATA_HOME"] = str(folder / "data")
            self.run("model", "install", "--from", str(options.model))

    def run(self, *command):
        subprocess.run([self.options.program, *command], check=True, stdout=subprocess.DEVNULL, env=self.environment)

    def phonemes(self, texts, language):
        lines = "".join(f"{text}\n" for text in texts)
        command = [self.options.program, "phonemes", "-", "--language", language]
        run = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
        return [bare(line) for line in run.stdout.split("\n")[: len(texts)]]

    def heard(self, language, voice, base, mark):
        """What is heard of each phrase in a voice."""
        attribute = f' lang="{language}"' if mark else ""
        body = "".join(f"<h2{attribute}>{html.escape(phrase)}</h2><hr>" for phrase in phrases(language))
        page = f'<!DOCTYPE html><html lang="{base}"><head><title>Phrases</title></head><body>{body}</body></html>'
        file = self.folder / f"{language}-{voice}-{mark}.html"
        file.write_text(page, encoding="utf-8")
        sound = file.with_suffix(".wav")
        options = ["--voice", voice, "--language", base, "--other-languages", "keep", "--anyway", "--force", "--quiet"]
        self.run("export", str(file), "-o", str(sound), *options)
        export = Export(sound)
        result = []
        with sounds_of(export) as source:
            for phrase in phrases(language):
                line = next(line for line in export.sentences if line.text.strip().rstrip(".") == phrase)
                _, samples = source(line.file, line.start).samples(max(line.start - 0.2, 0), line.end + 0.2)
                result.append(self.ears.heard(samples, language))
        return result

    def rate(self, language, heard):
        """Phonemes that differ, in percent."""
        wanted = self.phonemes(phrases(language), language)
        got = self.phonemes([text or "." for text in heard], language)
        wrong = sum(min(distance(one, other), len(one)) for one, other in zip(wanted, got))
        return 100 * wrong / sum(map(len, wanted))


def bare(phonemes):
    return [symbol for symbol in phonemes if symbol.isalpha() or symbol == "\u0303"]


def main():
    options = arguments()
    own = dict(pair.split("=", 1) for pair in options.own)
    failed = False
    print(f"{'':4}{'marked':>10}{'unmarked':>10}{'own voice':>11}   (phonemes heard otherwise, %, {options.voice})")
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options, Path(folder))
        for language in options.languages.split(","):
            kinds = [(options.voice, options.base, True), (options.voice, options.base, False)]
            kinds += [(own[language], language, False)] if language in own else []
            heard = [bench.heard(language, *kind) for kind in kinds]
            rates = [bench.rate(language, texts) for texts in heard]
            cells = [f"{rate:.1f}" for rate in rates] + ["–"] * (3 - len(rates))
            print(f"{language:4}{cells[0]:>10}{cells[1]:>10}{cells[2]:>11}", flush=True)
            failed = failed or rates[0] > rates[1]
            if options.differences:
                for phrase, *texts in zip(phrases(language), *heard):
                    print(f"    {phrase} | {' | '.join(texts)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
