/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "The file “%@” cannot be read: %@.": "Die Datei „%@“ lässt sich nicht lesen: %@.",
    "“%@” is no checkpoint, no safetensors file and no NumPy file.":
        "„%@“ ist weder ein Checkpoint noch eine safetensors- oder NumPy-Datei.",
    "“%@” was written in the old format of PyTorch, before version 1.6.":
        "„%@“ ist im alten Format von PyTorch geschrieben, vor Version 1.6.",
    "The member “%@” of “%@” is compressed or encrypted.": "Der Teil „%@“ von „%@“ ist komprimiert oder verschlüsselt.",
    "“%@” was written by a big-endian machine.": "„%@“ wurde auf einem Big-Endian-Rechner geschrieben.",
    "“%@” asks for the Python object “%@”, which no checkpoint of a network needs.":
        "„%@“ verlangt das Python-Objekt „%@“, das kein Checkpoint eines Netzes braucht.",
    "“%@” is damaged: %@.": "„%@“ ist beschädigt: %@.",
    "“%@” has no tensor “%@”.": "„%@“ hat keinen Tensor „%@“.",
    "“%@” has elements of the kind %@, which cannot be used.":
        "„%@“ hat Elemente der Art %@, mit denen sich nichts anfangen lässt.",
    "The tensor “%@” in “%@” has elements of the kind %@, which cannot be used.":
        "Der Tensor „%@“ in „%@“ hat Elemente der Art %@, mit denen sich nichts anfangen lässt.",
    "The tensor “%@” in “%@” does not lie in one piece.": "Der Tensor „%@“ in „%@“ liegt nicht in einem Stück.",
    "The tensor “%@” of “%@” lies in another file, which is not looked for.":
        "Der Tensor „%@“ von „%@“ liegt in einer anderen Datei, die nicht gesucht wird.",
    "Check the path and the permissions.": "Pfad und Rechte prüfen.",
    "Take the file that the publisher calls .pth, .pt, .safetensors, .npz or .npy.":
        "Die Datei nehmen, die beim Herausgeber auf .pth, .pt, .safetensors, .npz oder .npy endet.",
    "Convert it in Python: torch.save(torch.load(old, weights_only=True), new).":
        "In Python umwandeln: torch.save(torch.load(old, weights_only=True), new).",
    "Write it without compression: numpy.savez rather than savez_compressed, or zip -0.":
        "Sie ohne Kompression schreiben: numpy.savez statt savez_compressed, oder zip -0.",
    "Write it again on a little-endian machine, or as safetensors.":
        "Sie auf einem Little-Endian-Rechner neu schreiben, oder als safetensors.",
    "Nothing was executed. Use the publisher's own file; do not open this one in Python.":
        "Ausgeführt wurde nichts. Die Datei des Herausgebers verwenden; diese nicht in Python öffnen.",
    "Download the file again.": "Die Datei erneut herunterladen.",
    "Check that this is the file for this network.": "Prüfen, ob es die Datei für dieses Netz ist.",
    "Use a file that holds the weights itself.": "Eine Datei verwenden, in der die Gewichte selbst sind.",
    "Write the tensor as contiguous 32- or 16-bit floats.":
        "Den Tensor am Stück als 32- oder 16-Bit-Gleitkommazahlen schreiben.",
]
