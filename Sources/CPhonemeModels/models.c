#include "CPhonemeModels.h"

// Aligned so that numbers in them can be read in place.
_Alignas(64) static const unsigned char tagger[] = {
#embed "models/tagger.bin"
};
_Alignas(64) static const unsigned char homographs[] = {
#embed "models/homographs.bin"
};
_Alignas(64) static const unsigned char letters[] = {
#embed "models/letters.bin"
};
_Alignas(64) static const unsigned char french[] = {
#embed "models/french.tsv"
};
_Alignas(64) static const unsigned char french_words[] = {
#embed "models/french-words.tsv"
};
_Alignas(64) static const unsigned char german[] = {
#embed "models/german.tsv"
};
_Alignas(64) static const unsigned char german_parts[] = {
#embed "models/german-parts.tsv"
};
_Alignas(64) static const unsigned char german_loans[] = {
#embed "models/german-loans.tsv"
};
_Alignas(64) static const unsigned char italian[] = {
#embed "models/italian.bin"
};
_Alignas(64) static const unsigned char portuguese[] = {
#embed "models/portuguese.bin"
};
_Alignas(64) static const unsigned char portuguese_accents[] = {
#embed "models/portuguese-accents.tsv"
};

phoneme_model phoneme_model_tagger(void) { return (phoneme_model){tagger, sizeof tagger}; }
phoneme_model phoneme_model_homographs(void) { return (phoneme_model){homographs, sizeof homographs}; }
phoneme_model phoneme_model_letters(void) { return (phoneme_model){letters, sizeof letters}; }
phoneme_model phoneme_model_italian(void) { return (phoneme_model){italian, sizeof italian}; }
phoneme_model phoneme_model_portuguese(void) { return (phoneme_model){portuguese, sizeof portuguese}; }
phoneme_model phoneme_model_portuguese_accents(void) {
    return (phoneme_model){portuguese_accents, sizeof portuguese_accents};
}
phoneme_model phoneme_model_french(void) { return (phoneme_model){french, sizeof french}; }
phoneme_model phoneme_model_french_words(void) { return (phoneme_model){french_words, sizeof french_words}; }
phoneme_model phoneme_model_german(void) { return (phoneme_model){german, sizeof german}; }
phoneme_model phoneme_model_german_parts(void) { return (phoneme_model){german_parts, sizeof german_parts}; }
phoneme_model phoneme_model_german_loans(void) { return (phoneme_model){german_loans, sizeof german_loans}; }
