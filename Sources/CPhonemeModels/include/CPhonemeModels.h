#ifndef C_PHONEME_MODELS_H
#define C_PHONEME_MODELS_H

#include <stddef.h>

#include "network.h"

// Trained models, laid into the binary so that it can be moved about as one file. Each has a licence of its own
// (NOTICE); models/README.md says what they were trained on and how to make them again.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} phoneme_model;

// Parts of speech.
phoneme_model phoneme_model_tagger(void);
// Which reading of a word with several.
phoneme_model phoneme_model_homographs(void);
// Letters to sounds.
phoneme_model phoneme_model_letters(void);
// Stems of Italian words: stress, open vowels, voiced z.
phoneme_model phoneme_model_italian(void);
// Stems of Portuguese words: open vowels.
phoneme_model phoneme_model_portuguese(void);
// Portuguese words without their accents, a tab, and with them.
phoneme_model phoneme_model_portuguese_accents(void);
// French words that are not said as they are spelled: a word, a tab and its sounds a line.
phoneme_model phoneme_model_french(void);
// French names and words that were written by hand: a word, a tab and its sounds a line.
phoneme_model phoneme_model_french_words(void);
// German words, a tab, and their sounds where the rules do not have them.
phoneme_model phoneme_model_german(void);
// Parts of German compounds, a tab, and how common each is as the first and as the last.
phoneme_model phoneme_model_german_parts(void);
// Words and names of other languages in German, a tab, and how Germans say them.
phoneme_model phoneme_model_german_loans(void);

#endif
