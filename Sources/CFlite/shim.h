#include <flite/flite.h>
#include <flite/flite_version.h>
#include <stdlib.h>

/* The voices' own headers are not installed. Each answers with the same voice when asked again. */
cst_voice *register_cmu_us_slt(const char *directory);
cst_voice *register_cmu_us_rms(const char *directory);
cst_voice *register_cmu_us_awb(const char *directory);
cst_voice *register_cmu_us_kal16(const char *directory);

/* Flite keeps the pointers of feature names, so they must be literals of C, not strings lent by Swift. */

/* An utterance without tokens, to be filled by flite_append_token. */
static inline cst_utterance *flite_new_token_utterance(void) {
    cst_utterance *utterance = new_utterance();
    if (utterance) utt_relation_create(utterance, "Token");
    return utterance;
}

/* Appends a token as Flite's own tokenizer would have found it; `phones` is NULL or a list such as "hh ax l ow1". */
static inline void flite_append_token(cst_utterance *utterance, const char *name, const char *before,
                                      const char *after, const char *phones) {
    cst_item *token = relation_append(utt_relation(utterance, "Token"), NULL);
    item_set_string(token, "name", name);
    item_set_string(token, "whitespace", " ");
    item_set_string(token, "prepunctuation", before);
    item_set_string(token, "punc", after);
    if (phones) item_set_string(token, "phones", phones);
}

/* Where the voices' noise begins: they draw it from rand(), whose seed Swift may not set on Apple's systems. */
static inline void flite_seed_noise(unsigned int seed) { srand(seed); }

/* Speaks the tokens and owns the utterance from then on; NULL when Flite gives up, where it would else exit().
   `watch` is called every few hundred samples and may stop the work by returning CST_AUDIO_STREAM_STOP. */
static inline cst_utterance *flite_speak_tokens(cst_utterance *utterance, cst_voice *voice,
                                                cst_audio_stream_callback watch, void *userdata) {
    jmp_buf trap;
    cst_utterance *volatile spoken = NULL;
    cst_audio_streaming_info *stream = new_audio_streaming_info();
    stream->min_buffsize = 1024;
    stream->asc = watch;
    stream->userdata = userdata;
    feat_set(voice->features, "streaming_info", audio_streaming_info_val(stream));
    cst_errjmp = &trap;
    if (setjmp(trap) == 0) spoken = flite_do_synth(utterance, voice, utt_synth_tokens);
    cst_errjmp = NULL;
    feat_remove(voice->features, "streaming_info");
    return spoken;
}

/* The first token of a spoken utterance; the others follow by item_next. */
static inline cst_item *flite_first_token(cst_utterance *utterance) {
    return relation_head(utt_relation(utterance, "Token"));
}

/* When a word begins and ends, in seconds; 0 when it has no sound. */
static inline int flite_word_times(const cst_item *word, float *start, float *end) {
    cst_item *syllables = item_as(word, "SylStructure");
    cst_item *first = syllables ? item_daughter(item_daughter(syllables)) : NULL;
    cst_item *last = syllables ? item_last_daughter(item_last_daughter(syllables)) : NULL;
    first = first ? item_as(first, "Segment") : NULL;
    last = last ? item_as(last, "Segment") : NULL;
    if (!first || !last || !item_feat_present(last, "end")) return 0;
    cst_item *before = item_prev(first);
    *start = before && item_feat_present(before, "end") ? item_feat_float(before, "end") : 0;
    *end = item_feat_float(last, "end");
    return 1;
}
