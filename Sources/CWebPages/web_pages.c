// The web pages, inside the program: a folder beside it would be lost when the program is moved.
// Written by tools/embed-pages.py.

#include "web_pages.h"

static const unsigned char page_favicon_ico[] = {
#embed "Web/favicon.ico"
};
static const unsigned char page_icons_vorleser_180_png[] = {
#embed "Web/icons/vorleser-180.png"
};
static const unsigned char page_icons_vorleser_192_png[] = {
#embed "Web/icons/vorleser-192.png"
};
static const unsigned char page_icons_vorleser_512_png[] = {
#embed "Web/icons/vorleser-512.png"
};
static const unsigned char page_icons_vorleser_maskable_512_png[] = {
#embed "Web/icons/vorleser-maskable-512.png"
};
static const unsigned char page_icons_vorleser_svg[] = {
#embed "Web/icons/vorleser.svg"
};
static const unsigned char page_index_html[] = {
#embed "Web/index.html"
};
static const unsigned char page_lib_activity_meter_js[] = {
#embed "Web/lib/activity-meter.js"
};
static const unsigned char page_lib_answer_keeper_js[] = {
#embed "Web/lib/answer-keeper.js"
};
static const unsigned char page_lib_api_js[] = {
#embed "Web/lib/api.js"
};
static const unsigned char page_lib_backup_part_js[] = {
#embed "Web/lib/backup-part.js"
};
static const unsigned char page_lib_book_keeper_js[] = {
#embed "Web/lib/book-keeper.js"
};
static const unsigned char page_lib_book_notes_js[] = {
#embed "Web/lib/book-notes.js"
};
static const unsigned char page_lib_book_paths_js[] = {
#embed "Web/lib/book-paths.js"
};
static const unsigned char page_lib_book_text_js[] = {
#embed "Web/lib/book-text.js"
};
static const unsigned char page_lib_book_words_js[] = {
#embed "Web/lib/book-words.js"
};
static const unsigned char page_lib_capital_js[] = {
#embed "Web/lib/capital.js"
};
static const unsigned char page_lib_changing_person_js[] = {
#embed "Web/lib/changing-person.js"
};
static const unsigned char page_lib_clip_source_js[] = {
#embed "Web/lib/clip-source.js"
};
static const unsigned char page_lib_cover_design_js[] = {
#embed "Web/lib/cover-design.js"
};
static const unsigned char page_lib_debounced_js[] = {
#embed "Web/lib/debounced.js"
};
static const unsigned char page_lib_device_choices_js[] = {
#embed "Web/lib/device-choices.js"
};
static const unsigned char page_lib_device_keeping_js[] = {
#embed "Web/lib/device-keeping.js"
};
static const unsigned char page_lib_device_name_js[] = {
#embed "Web/lib/device-name.js"
};
static const unsigned char page_lib_device_js[] = {
#embed "Web/lib/device.js"
};
static const unsigned char page_lib_dropped_files_js[] = {
#embed "Web/lib/dropped-files.js"
};
static const unsigned char page_lib_dropped_words_js[] = {
#embed "Web/lib/dropped-words.js"
};
static const unsigned char page_lib_emitter_js[] = {
#embed "Web/lib/emitter.js"
};
static const unsigned char page_lib_events_js[] = {
#embed "Web/lib/events.js"
};
static const unsigned char page_lib_kept_books_js[] = {
#embed "Web/lib/kept-books.js"
};
static const unsigned char page_lib_kept_sleep_js[] = {
#embed "Web/lib/kept-sleep.js"
};
static const unsigned char page_lib_kept_storage_js[] = {
#embed "Web/lib/kept-storage.js"
};
static const unsigned char page_lib_language_js[] = {
#embed "Web/lib/language.js"
};
static const unsigned char page_lib_languages_js[] = {
#embed "Web/lib/languages.js"
};
static const unsigned char page_lib_mark_colours_js[] = {
#embed "Web/lib/mark-colours.js"
};
static const unsigned char page_lib_model_words_js[] = {
#embed "Web/lib/model-words.js"
};
static const unsigned char page_lib_note_outbox_js[] = {
#embed "Web/lib/note-outbox.js"
};
static const unsigned char page_lib_omissions_js[] = {
#embed "Web/lib/omissions.js"
};
static const unsigned char page_lib_one_reader_js[] = {
#embed "Web/lib/one-reader.js"
};
static const unsigned char page_lib_one_voice_js[] = {
#embed "Web/lib/one-voice.js"
};
static const unsigned char page_lib_opening_js[] = {
#embed "Web/lib/opening.js"
};
static const unsigned char page_lib_page_spreads_js[] = {
#embed "Web/lib/page-spreads.js"
};
static const unsigned char page_lib_page_words_js[] = {
#embed "Web/lib/page-words.js"
};
static const unsigned char page_lib_patience_js[] = {
#embed "Web/lib/patience.js"
};
static const unsigned char page_lib_place_keeper_js[] = {
#embed "Web/lib/place-keeper.js"
};
static const unsigned char page_lib_place_wanted_js[] = {
#embed "Web/lib/place-wanted.js"
};
static const unsigned char page_lib_place_words_js[] = {
#embed "Web/lib/place-words.js"
};
static const unsigned char page_lib_quotation_js[] = {
#embed "Web/lib/quotation.js"
};
static const unsigned char page_lib_reachable_js[] = {
#embed "Web/lib/reachable.js"
};
static const unsigned char page_lib_reader_settings_js[] = {
#embed "Web/lib/reader-settings.js"
};
static const unsigned char page_lib_reason_words_js[] = {
#embed "Web/lib/reason-words.js"
};
static const unsigned char page_lib_restored_words_js[] = {
#embed "Web/lib/restored-words.js"
};
static const unsigned char page_lib_return_path_js[] = {
#embed "Web/lib/return-path.js"
};
static const unsigned char page_lib_rights_js[] = {
#embed "Web/lib/rights.js"
};
static const unsigned char page_lib_rule_words_js[] = {
#embed "Web/lib/rule-words.js"
};
static const unsigned char page_lib_selection_js[] = {
#embed "Web/lib/selection.js"
};
static const unsigned char page_lib_send_file_js[] = {
#embed "Web/lib/send-file.js"
};
static const unsigned char page_lib_settings_saver_js[] = {
#embed "Web/lib/settings-saver.js"
};
static const unsigned char page_lib_shared_things_js[] = {
#embed "Web/lib/shared-things.js"
};
static const unsigned char page_lib_shelf_filter_js[] = {
#embed "Web/lib/shelf-filter.js"
};
static const unsigned char page_lib_shell_js[] = {
#embed "Web/lib/shell.js"
};
static const unsigned char page_lib_shortcuts_js[] = {
#embed "Web/lib/shortcuts.js"
};
static const unsigned char page_lib_site_js[] = {
#embed "Web/lib/site.js"
};
static const unsigned char page_lib_skips_js[] = {
#embed "Web/lib/skips.js"
};
static const unsigned char page_lib_sleep_timer_js[] = {
#embed "Web/lib/sleep-timer.js"
};
static const unsigned char page_lib_sorted_js[] = {
#embed "Web/lib/sorted.js"
};
static const unsigned char page_lib_span_index_js[] = {
#embed "Web/lib/span-index.js"
};
static const unsigned char page_lib_speaker_js[] = {
#embed "Web/lib/speaker.js"
};
static const unsigned char page_lib_spoken_times_js[] = {
#embed "Web/lib/spoken-times.js"
};
static const unsigned char page_lib_start_js[] = {
#embed "Web/lib/start.js"
};
static const unsigned char page_lib_statistics_words_js[] = {
#embed "Web/lib/statistics-words.js"
};
static const unsigned char page_lib_theme_js[] = {
#embed "Web/lib/theme.js"
};
static const unsigned char page_lib_time_words_js[] = {
#embed "Web/lib/time-words.js"
};
static const unsigned char page_lib_timeline_js[] = {
#embed "Web/lib/timeline.js"
};
static const unsigned char page_lib_translation_js[] = {
#embed "Web/lib/translation.js"
};
static const unsigned char page_lib_trouble_words_js[] = {
#embed "Web/lib/trouble-words.js"
};
static const unsigned char page_lib_unspoken_words_js[] = {
#embed "Web/lib/unspoken-words.js"
};
static const unsigned char page_lib_uploads_js[] = {
#embed "Web/lib/uploads.js"
};
static const unsigned char page_lib_voice_words_js[] = {
#embed "Web/lib/voice-words.js"
};
static const unsigned char page_lib_waiting_changes_js[] = {
#embed "Web/lib/waiting-changes.js"
};
static const unsigned char page_lib_warning_words_js[] = {
#embed "Web/lib/warning-words.js"
};
static const unsigned char page_lib_way_back_js[] = {
#embed "Web/lib/way-back.js"
};
static const unsigned char page_lib_way_home_js[] = {
#embed "Web/lib/way-home.js"
};
static const unsigned char page_lib_word_span_js[] = {
#embed "Web/lib/word-span.js"
};
static const unsigned char page_lib_word_ways_js[] = {
#embed "Web/lib/word-ways.js"
};
static const unsigned char page_lib_wording_js[] = {
#embed "Web/lib/wording.js"
};
static const unsigned char page_lib_wording_de_js[] = {
#embed "Web/lib/wording/de.js"
};
static const unsigned char page_lib_wording_en_js[] = {
#embed "Web/lib/wording/en.js"
};
static const unsigned char page_lib_wording_fill_js[] = {
#embed "Web/lib/wording/fill.js"
};
static const unsigned char page_lib_wording_plurals_js[] = {
#embed "Web/lib/wording/plurals.js"
};
static const unsigned char page_manifest_webmanifest[] = {
#embed "Web/manifest.webmanifest"
};
static const unsigned char page_pages_catching_up_js[] = {
#embed "Web/pages/catching-up.js"
};
static const unsigned char page_pages_device_keeping_js[] = {
#embed "Web/pages/device-keeping.js"
};
static const unsigned char page_pages_library_actions_js[] = {
#embed "Web/pages/library-actions.js"
};
static const unsigned char page_pages_library_adding_js[] = {
#embed "Web/pages/library-adding.js"
};
static const unsigned char page_pages_library_filter_js[] = {
#embed "Web/pages/library-filter.js"
};
static const unsigned char page_pages_library_household_js[] = {
#embed "Web/pages/library-household.js"
};
static const unsigned char page_pages_library_search_js[] = {
#embed "Web/pages/library-search.js"
};
static const unsigned char page_pages_library_selecting_js[] = {
#embed "Web/pages/library-selecting.js"
};
static const unsigned char page_pages_library_shelf_js[] = {
#embed "Web/pages/library-shelf.js"
};
static const unsigned char page_pages_library_js[] = {
#embed "Web/pages/library.js"
};
static const unsigned char page_pages_pair_js[] = {
#embed "Web/pages/pair.js"
};
static const unsigned char page_pages_people_js[] = {
#embed "Web/pages/people.js"
};
static const unsigned char page_pages_reader_activity_js[] = {
#embed "Web/pages/reader-activity.js"
};
static const unsigned char page_pages_reader_arrival_js[] = {
#embed "Web/pages/reader-arrival.js"
};
static const unsigned char page_pages_reader_book_js[] = {
#embed "Web/pages/reader-book.js"
};
static const unsigned char page_pages_reader_failures_js[] = {
#embed "Web/pages/reader-failures.js"
};
static const unsigned char page_pages_reader_finding_js[] = {
#embed "Web/pages/reader-finding.js"
};
static const unsigned char page_pages_reader_following_js[] = {
#embed "Web/pages/reader-following.js"
};
static const unsigned char page_pages_reader_keeping_js[] = {
#embed "Web/pages/reader-keeping.js"
};
static const unsigned char page_pages_reader_keys_js[] = {
#embed "Web/pages/reader-keys.js"
};
static const unsigned char page_pages_reader_language_js[] = {
#embed "Web/pages/reader-language.js"
};
static const unsigned char page_pages_reader_line_js[] = {
#embed "Web/pages/reader-line.js"
};
static const unsigned char page_pages_reader_links_js[] = {
#embed "Web/pages/reader-links.js"
};
static const unsigned char page_pages_reader_listening_js[] = {
#embed "Web/pages/reader-listening.js"
};
static const unsigned char page_pages_reader_looks_js[] = {
#embed "Web/pages/reader-looks.js"
};
static const unsigned char page_pages_reader_lookup_js[] = {
#embed "Web/pages/reader-lookup.js"
};
static const unsigned char page_pages_reader_messages_js[] = {
#embed "Web/pages/reader-messages.js"
};
static const unsigned char page_pages_reader_notes_js[] = {
#embed "Web/pages/reader-notes.js"
};
static const unsigned char page_pages_reader_opening_js[] = {
#embed "Web/pages/reader-opening.js"
};
static const unsigned char page_pages_reader_other_books_js[] = {
#embed "Web/pages/reader-other-books.js"
};
static const unsigned char page_pages_reader_other_devices_js[] = {
#embed "Web/pages/reader-other-devices.js"
};
static const unsigned char page_pages_reader_places_js[] = {
#embed "Web/pages/reader-places.js"
};
static const unsigned char page_pages_reader_preview_js[] = {
#embed "Web/pages/reader-preview.js"
};
static const unsigned char page_pages_reader_print_js[] = {
#embed "Web/pages/reader-print.js"
};
static const unsigned char page_pages_reader_pronunciation_js[] = {
#embed "Web/pages/reader-pronunciation.js"
};
static const unsigned char page_pages_reader_renewal_js[] = {
#embed "Web/pages/reader-renewal.js"
};
static const unsigned char page_pages_reader_report_js[] = {
#embed "Web/pages/reader-report.js"
};
static const unsigned char page_pages_reader_rotation_js[] = {
#embed "Web/pages/reader-rotation.js"
};
static const unsigned char page_pages_reader_session_js[] = {
#embed "Web/pages/reader-session.js"
};
static const unsigned char page_pages_reader_sleep_js[] = {
#embed "Web/pages/reader-sleep.js"
};
static const unsigned char page_pages_reader_sound_js[] = {
#embed "Web/pages/reader-sound.js"
};
static const unsigned char page_pages_reader_tapped_words_js[] = {
#embed "Web/pages/reader-tapped-words.js"
};
static const unsigned char page_pages_reader_times_js[] = {
#embed "Web/pages/reader-times.js"
};
static const unsigned char page_pages_reader_turning_js[] = {
#embed "Web/pages/reader-turning.js"
};
static const unsigned char page_pages_reader_voice_choices_js[] = {
#embed "Web/pages/reader-voice-choices.js"
};
static const unsigned char page_pages_reader_ways_js[] = {
#embed "Web/pages/reader-ways.js"
};
static const unsigned char page_pages_reader_word_menu_js[] = {
#embed "Web/pages/reader-word-menu.js"
};
static const unsigned char page_pages_reader_js[] = {
#embed "Web/pages/reader.js"
};
static const unsigned char page_pages_settings_js[] = {
#embed "Web/pages/settings.js"
};
static const unsigned char page_pages_trust_js[] = {
#embed "Web/pages/trust.js"
};
static const unsigned char page_pair_html[] = {
#embed "Web/pair.html"
};
static const unsigned char page_pane_bridge_js[] = {
#embed "Web/pane/bridge.js"
};
static const unsigned char page_pane_pane_css[] = {
#embed "Web/pane/pane.css"
};
static const unsigned char page_pane_pane_html[] = {
#embed "Web/pane/pane.html"
};
static const unsigned char page_pane_pane_js[] = {
#embed "Web/pane/pane.js"
};
static const unsigned char page_people_html[] = {
#embed "Web/people.html"
};
static const unsigned char page_reader_html[] = {
#embed "Web/reader.html"
};
static const unsigned char page_service_worker_js[] = {
#embed "Web/service-worker.js"
};
static const unsigned char page_settings_html[] = {
#embed "Web/settings.html"
};
static const unsigned char page_style_base_css[] = {
#embed "Web/style/base.css"
};
static const unsigned char page_style_book_css[] = {
#embed "Web/style/book.css"
};
static const unsigned char page_style_covers_css[] = {
#embed "Web/style/covers.css"
};
static const unsigned char page_style_dashes_ttf[] = {
#embed "Web/style/dashes.ttf"
};
static const unsigned char page_style_layout_css[] = {
#embed "Web/style/layout.css"
};
static const unsigned char page_style_library_css[] = {
#embed "Web/style/library.css"
};
static const unsigned char page_style_reader_css[] = {
#embed "Web/style/reader.css"
};
static const unsigned char page_style_settings_css[] = {
#embed "Web/style/settings.css"
};
static const unsigned char page_trust_html[] = {
#embed "Web/trust.html"
};
static const unsigned char page_ui_appearance_panel_js[] = {
#embed "Web/ui/appearance-panel.js"
};
static const unsigned char page_ui_arrival_strip_js[] = {
#embed "Web/ui/arrival-strip.js"
};
static const unsigned char page_ui_backup_panel_js[] = {
#embed "Web/ui/backup-panel.js"
};
static const unsigned char page_ui_beside_js[] = {
#embed "Web/ui/beside.js"
};
static const unsigned char page_ui_book_card_js[] = {
#embed "Web/ui/book-card.js"
};
static const unsigned char page_ui_book_cover_js[] = {
#embed "Web/ui/book-cover.js"
};
static const unsigned char page_ui_book_dialogs_js[] = {
#embed "Web/ui/book-dialogs.js"
};
static const unsigned char page_ui_book_links_js[] = {
#embed "Web/ui/book-links.js"
};
static const unsigned char page_ui_book_part_js[] = {
#embed "Web/ui/book-part.js"
};
static const unsigned char page_ui_chain_player_js[] = {
#embed "Web/ui/chain-player.js"
};
static const unsigned char page_ui_chapter_choice_js[] = {
#embed "Web/ui/chapter-choice.js"
};
static const unsigned char page_ui_choice_field_js[] = {
#embed "Web/ui/choice-field.js"
};
static const unsigned char page_ui_contents_panel_js[] = {
#embed "Web/ui/contents-panel.js"
};
static const unsigned char page_ui_continue_card_js[] = {
#embed "Web/ui/continue-card.js"
};
static const unsigned char page_ui_details_dialog_js[] = {
#embed "Web/ui/details-dialog.js"
};
static const unsigned char page_ui_device_panel_js[] = {
#embed "Web/ui/device-panel.js"
};
static const unsigned char page_ui_dialog_js[] = {
#embed "Web/ui/dialog.js"
};
static const unsigned char page_ui_draw_list_js[] = {
#embed "Web/ui/draw-list.js"
};
static const unsigned char page_ui_drop_zone_js[] = {
#embed "Web/ui/drop-zone.js"
};
static const unsigned char page_ui_element_js[] = {
#embed "Web/ui/element.js"
};
static const unsigned char page_ui_export_dialog_js[] = {
#embed "Web/ui/export-dialog.js"
};
static const unsigned char page_ui_export_panel_js[] = {
#embed "Web/ui/export-panel.js"
};
static const unsigned char page_ui_export_row_js[] = {
#embed "Web/ui/export-row.js"
};
static const unsigned char page_ui_export_wishes_js[] = {
#embed "Web/ui/export-wishes.js"
};
static const unsigned char page_ui_feed_dialog_js[] = {
#embed "Web/ui/feed-dialog.js"
};
static const unsigned char page_ui_find_js[] = {
#embed "Web/ui/find.js"
};
static const unsigned char page_ui_fixed_view_js[] = {
#embed "Web/ui/fixed-view.js"
};
static const unsigned char page_ui_focus_by_tab_js[] = {
#embed "Web/ui/focus-by-tab.js"
};
static const unsigned char page_ui_follow_js[] = {
#embed "Web/ui/follow.js"
};
static const unsigned char page_ui_forethought_js[] = {
#embed "Web/ui/forethought.js"
};
static const unsigned char page_ui_formulas_js[] = {
#embed "Web/ui/formulas.js"
};
static const unsigned char page_ui_grid_keys_js[] = {
#embed "Web/ui/grid-keys.js"
};
static const unsigned char page_ui_icons_js[] = {
#embed "Web/ui/icons.js"
};
static const unsigned char page_ui_keep_dialog_js[] = {
#embed "Web/ui/keep-dialog.js"
};
static const unsigned char page_ui_kept_panel_js[] = {
#embed "Web/ui/kept-panel.js"
};
static const unsigned char page_ui_koreader_panel_js[] = {
#embed "Web/ui/koreader-panel.js"
};
static const unsigned char page_ui_language_dialog_js[] = {
#embed "Web/ui/language-dialog.js"
};
static const unsigned char page_ui_library_notices_js[] = {
#embed "Web/ui/library-notices.js"
};
static const unsigned char page_ui_list_place_js[] = {
#embed "Web/ui/list-place.js"
};
static const unsigned char page_ui_listening_panel_js[] = {
#embed "Web/ui/listening-panel.js"
};
static const unsigned char page_ui_lookup_panel_js[] = {
#embed "Web/ui/lookup-panel.js"
};
static const unsigned char page_ui_media_player_js[] = {
#embed "Web/ui/media-player.js"
};
static const unsigned char page_ui_media_session_js[] = {
#embed "Web/ui/media-session.js"
};
static const unsigned char page_ui_menu_js[] = {
#embed "Web/ui/menu.js"
};
static const unsigned char page_ui_model_panel_js[] = {
#embed "Web/ui/model-panel.js"
};
static const unsigned char page_ui_note_popup_js[] = {
#embed "Web/ui/note-popup.js"
};
static const unsigned char page_ui_notes_panel_js[] = {
#embed "Web/ui/notes-panel.js"
};
static const unsigned char page_ui_offers_js[] = {
#embed "Web/ui/offers.js"
};
static const unsigned char page_ui_page_turns_js[] = {
#embed "Web/ui/page-turns.js"
};
static const unsigned char page_ui_paged_view_js[] = {
#embed "Web/ui/paged-view.js"
};
static const unsigned char page_ui_panel_js[] = {
#embed "Web/ui/panel.js"
};
static const unsigned char page_ui_part_column_js[] = {
#embed "Web/ui/part-column.js"
};
static const unsigned char page_ui_people_panel_js[] = {
#embed "Web/ui/people-panel.js"
};
static const unsigned char page_ui_person_badge_js[] = {
#embed "Web/ui/person-badge.js"
};
static const unsigned char page_ui_person_dialog_js[] = {
#embed "Web/ui/person-dialog.js"
};
static const unsigned char page_ui_picture_viewer_js[] = {
#embed "Web/ui/picture-viewer.js"
};
static const unsigned char page_ui_progress_bar_js[] = {
#embed "Web/ui/progress-bar.js"
};
static const unsigned char page_ui_pronunciation_panel_js[] = {
#embed "Web/ui/pronunciation-panel.js"
};
static const unsigned char page_ui_question_js[] = {
#embed "Web/ui/question.js"
};
static const unsigned char page_ui_quiet_js[] = {
#embed "Web/ui/quiet.js"
};
static const unsigned char page_ui_removed_book_js[] = {
#embed "Web/ui/removed-book.js"
};
static const unsigned char page_ui_report_panel_js[] = {
#embed "Web/ui/report-panel.js"
};
static const unsigned char page_ui_rule_list_js[] = {
#embed "Web/ui/rule-list.js"
};
static const unsigned char page_ui_scroll_view_js[] = {
#embed "Web/ui/scroll-view.js"
};
static const unsigned char page_ui_search_panel_js[] = {
#embed "Web/ui/search-panel.js"
};
static const unsigned char page_ui_section_marks_js[] = {
#embed "Web/ui/section-marks.js"
};
static const unsigned char page_ui_side_panel_js[] = {
#embed "Web/ui/side-panel.js"
};
static const unsigned char page_ui_skipped_list_js[] = {
#embed "Web/ui/skipped-list.js"
};
static const unsigned char page_ui_small_picture_js[] = {
#embed "Web/ui/small-picture.js"
};
static const unsigned char page_ui_spoken_highlight_js[] = {
#embed "Web/ui/spoken-highlight.js"
};
static const unsigned char page_ui_statistics_panel_js[] = {
#embed "Web/ui/statistics-panel.js"
};
static const unsigned char page_ui_storage_panel_js[] = {
#embed "Web/ui/storage-panel.js"
};
static const unsigned char page_ui_tab_in_sight_js[] = {
#embed "Web/ui/tab-in-sight.js"
};
static const unsigned char page_ui_taps_js[] = {
#embed "Web/ui/taps.js"
};
static const unsigned char page_ui_text_paint_js[] = {
#embed "Web/ui/text-paint.js"
};
static const unsigned char page_ui_text_pane_js[] = {
#embed "Web/ui/text-pane.js"
};
static const unsigned char page_ui_toast_js[] = {
#embed "Web/ui/toast.js"
};
static const unsigned char page_ui_transport_bar_js[] = {
#embed "Web/ui/transport-bar.js"
};
static const unsigned char page_ui_upload_list_js[] = {
#embed "Web/ui/upload-list.js"
};
static const unsigned char page_ui_voice_list_js[] = {
#embed "Web/ui/voice-list.js"
};
static const unsigned char page_ui_word_menu_js[] = {
#embed "Web/ui/word-menu.js"
};
static const unsigned char page_ui_words_panel_js[] = {
#embed "Web/ui/words-panel.js"
};
static const unsigned char page_worker_kept_answers_js[] = {
#embed "Web/worker/kept-answers.js"
};
static const unsigned char page_worker_kept_search_js[] = {
#embed "Web/worker/kept-search.js"
};

static const WebPage pages[] = {
    {"favicon.ico", page_favicon_ico, sizeof page_favicon_ico},
    {"icons/vorleser-180.png", page_icons_vorleser_180_png, sizeof page_icons_vorleser_180_png},
    {"icons/vorleser-192.png", page_icons_vorleser_192_png, sizeof page_icons_vorleser_192_png},
    {"icons/vorleser-512.png", page_icons_vorleser_512_png, sizeof page_icons_vorleser_512_png},
    {"icons/vorleser-maskable-512.png", page_icons_vorleser_maskable_512_png, sizeof page_icons_vorleser_maskable_512_png},
    {"icons/vorleser.svg", page_icons_vorleser_svg, sizeof page_icons_vorleser_svg},
    {"index.html", page_index_html, sizeof page_index_html},
    {"lib/activity-meter.js", page_lib_activity_meter_js, sizeof page_lib_activity_meter_js},
    {"lib/answer-keeper.js", page_lib_answer_keeper_js, sizeof page_lib_answer_keeper_js},
    {"lib/api.js", page_lib_api_js, sizeof page_lib_api_js},
    {"lib/backup-part.js", page_lib_backup_part_js, sizeof page_lib_backup_part_js},
    {"lib/book-keeper.js", page_lib_book_keeper_js, sizeof page_lib_book_keeper_js},
    {"lib/book-notes.js", page_lib_book_notes_js, sizeof page_lib_book_notes_js},
    {"lib/book-paths.js", page_lib_book_paths_js, sizeof page_lib_book_paths_js},
    {"lib/book-text.js", page_lib_book_text_js, sizeof page_lib_book_text_js},
    {"lib/book-words.js", page_lib_book_words_js, sizeof page_lib_book_words_js},
    {"lib/capital.js", page_lib_capital_js, sizeof page_lib_capital_js},
    {"lib/changing-person.js", page_lib_changing_person_js, sizeof page_lib_changing_person_js},
    {"lib/clip-source.js", page_lib_clip_source_js, sizeof page_lib_clip_source_js},
    {"lib/cover-design.js", page_lib_cover_design_js, sizeof page_lib_cover_design_js},
    {"lib/debounced.js", page_lib_debounced_js, sizeof page_lib_debounced_js},
    {"lib/device-choices.js", page_lib_device_choices_js, sizeof page_lib_device_choices_js},
    {"lib/device-keeping.js", page_lib_device_keeping_js, sizeof page_lib_device_keeping_js},
    {"lib/device-name.js", page_lib_device_name_js, sizeof page_lib_device_name_js},
    {"lib/device.js", page_lib_device_js, sizeof page_lib_device_js},
    {"lib/dropped-files.js", page_lib_dropped_files_js, sizeof page_lib_dropped_files_js},
    {"lib/dropped-words.js", page_lib_dropped_words_js, sizeof page_lib_dropped_words_js},
    {"lib/emitter.js", page_lib_emitter_js, sizeof page_lib_emitter_js},
    {"lib/events.js", page_lib_events_js, sizeof page_lib_events_js},
    {"lib/kept-books.js", page_lib_kept_books_js, sizeof page_lib_kept_books_js},
    {"lib/kept-sleep.js", page_lib_kept_sleep_js, sizeof page_lib_kept_sleep_js},
    {"lib/kept-storage.js", page_lib_kept_storage_js, sizeof page_lib_kept_storage_js},
    {"lib/language.js", page_lib_language_js, sizeof page_lib_language_js},
    {"lib/languages.js", page_lib_languages_js, sizeof page_lib_languages_js},
    {"lib/mark-colours.js", page_lib_mark_colours_js, sizeof page_lib_mark_colours_js},
    {"lib/model-words.js", page_lib_model_words_js, sizeof page_lib_model_words_js},
    {"lib/note-outbox.js", page_lib_note_outbox_js, sizeof page_lib_note_outbox_js},
    {"lib/omissions.js", page_lib_omissions_js, sizeof page_lib_omissions_js},
    {"lib/one-reader.js", page_lib_one_reader_js, sizeof page_lib_one_reader_js},
    {"lib/one-voice.js", page_lib_one_voice_js, sizeof page_lib_one_voice_js},
    {"lib/opening.js", page_lib_opening_js, sizeof page_lib_opening_js},
    {"lib/page-spreads.js", page_lib_page_spreads_js, sizeof page_lib_page_spreads_js},
    {"lib/page-words.js", page_lib_page_words_js, sizeof page_lib_page_words_js},
    {"lib/patience.js", page_lib_patience_js, sizeof page_lib_patience_js},
    {"lib/place-keeper.js", page_lib_place_keeper_js, sizeof page_lib_place_keeper_js},
    {"lib/place-wanted.js", page_lib_place_wanted_js, sizeof page_lib_place_wanted_js},
    {"lib/place-words.js", page_lib_place_words_js, sizeof page_lib_place_words_js},
    {"lib/quotation.js", page_lib_quotation_js, sizeof page_lib_quotation_js},
    {"lib/reachable.js", page_lib_reachable_js, sizeof page_lib_reachable_js},
    {"lib/reader-settings.js", page_lib_reader_settings_js, sizeof page_lib_reader_settings_js},
    {"lib/reason-words.js", page_lib_reason_words_js, sizeof page_lib_reason_words_js},
    {"lib/restored-words.js", page_lib_restored_words_js, sizeof page_lib_restored_words_js},
    {"lib/return-path.js", page_lib_return_path_js, sizeof page_lib_return_path_js},
    {"lib/rights.js", page_lib_rights_js, sizeof page_lib_rights_js},
    {"lib/rule-words.js", page_lib_rule_words_js, sizeof page_lib_rule_words_js},
    {"lib/selection.js", page_lib_selection_js, sizeof page_lib_selection_js},
    {"lib/send-file.js", page_lib_send_file_js, sizeof page_lib_send_file_js},
    {"lib/settings-saver.js", page_lib_settings_saver_js, sizeof page_lib_settings_saver_js},
    {"lib/shared-things.js", page_lib_shared_things_js, sizeof page_lib_shared_things_js},
    {"lib/shelf-filter.js", page_lib_shelf_filter_js, sizeof page_lib_shelf_filter_js},
    {"lib/shell.js", page_lib_shell_js, sizeof page_lib_shell_js},
    {"lib/shortcuts.js", page_lib_shortcuts_js, sizeof page_lib_shortcuts_js},
    {"lib/site.js", page_lib_site_js, sizeof page_lib_site_js},
    {"lib/skips.js", page_lib_skips_js, sizeof page_lib_skips_js},
    {"lib/sleep-timer.js", page_lib_sleep_timer_js, sizeof page_lib_sleep_timer_js},
    {"lib/sorted.js", page_lib_sorted_js, sizeof page_lib_sorted_js},
    {"lib/span-index.js", page_lib_span_index_js, sizeof page_lib_span_index_js},
    {"lib/speaker.js", page_lib_speaker_js, sizeof page_lib_speaker_js},
    {"lib/spoken-times.js", page_lib_spoken_times_js, sizeof page_lib_spoken_times_js},
    {"lib/start.js", page_lib_start_js, sizeof page_lib_start_js},
    {"lib/statistics-words.js", page_lib_statistics_words_js, sizeof page_lib_statistics_words_js},
    {"lib/theme.js", page_lib_theme_js, sizeof page_lib_theme_js},
    {"lib/time-words.js", page_lib_time_words_js, sizeof page_lib_time_words_js},
    {"lib/timeline.js", page_lib_timeline_js, sizeof page_lib_timeline_js},
    {"lib/translation.js", page_lib_translation_js, sizeof page_lib_translation_js},
    {"lib/trouble-words.js", page_lib_trouble_words_js, sizeof page_lib_trouble_words_js},
    {"lib/unspoken-words.js", page_lib_unspoken_words_js, sizeof page_lib_unspoken_words_js},
    {"lib/uploads.js", page_lib_uploads_js, sizeof page_lib_uploads_js},
    {"lib/voice-words.js", page_lib_voice_words_js, sizeof page_lib_voice_words_js},
    {"lib/waiting-changes.js", page_lib_waiting_changes_js, sizeof page_lib_waiting_changes_js},
    {"lib/warning-words.js", page_lib_warning_words_js, sizeof page_lib_warning_words_js},
    {"lib/way-back.js", page_lib_way_back_js, sizeof page_lib_way_back_js},
    {"lib/way-home.js", page_lib_way_home_js, sizeof page_lib_way_home_js},
    {"lib/word-span.js", page_lib_word_span_js, sizeof page_lib_word_span_js},
    {"lib/word-ways.js", page_lib_word_ways_js, sizeof page_lib_word_ways_js},
    {"lib/wording.js", page_lib_wording_js, sizeof page_lib_wording_js},
    {"lib/wording/de.js", page_lib_wording_de_js, sizeof page_lib_wording_de_js},
    {"lib/wording/en.js", page_lib_wording_en_js, sizeof page_lib_wording_en_js},
    {"lib/wording/fill.js", page_lib_wording_fill_js, sizeof page_lib_wording_fill_js},
    {"lib/wording/plurals.js", page_lib_wording_plurals_js, sizeof page_lib_wording_plurals_js},
    {"manifest.webmanifest", page_manifest_webmanifest, sizeof page_manifest_webmanifest},
    {"pages/catching-up.js", page_pages_catching_up_js, sizeof page_pages_catching_up_js},
    {"pages/device-keeping.js", page_pages_device_keeping_js, sizeof page_pages_device_keeping_js},
    {"pages/library-actions.js", page_pages_library_actions_js, sizeof page_pages_library_actions_js},
    {"pages/library-adding.js", page_pages_library_adding_js, sizeof page_pages_library_adding_js},
    {"pages/library-filter.js", page_pages_library_filter_js, sizeof page_pages_library_filter_js},
    {"pages/library-household.js", page_pages_library_household_js, sizeof page_pages_library_household_js},
    {"pages/library-search.js", page_pages_library_search_js, sizeof page_pages_library_search_js},
    {"pages/library-selecting.js", page_pages_library_selecting_js, sizeof page_pages_library_selecting_js},
    {"pages/library-shelf.js", page_pages_library_shelf_js, sizeof page_pages_library_shelf_js},
    {"pages/library.js", page_pages_library_js, sizeof page_pages_library_js},
    {"pages/pair.js", page_pages_pair_js, sizeof page_pages_pair_js},
    {"pages/people.js", page_pages_people_js, sizeof page_pages_people_js},
    {"pages/reader-activity.js", page_pages_reader_activity_js, sizeof page_pages_reader_activity_js},
    {"pages/reader-arrival.js", page_pages_reader_arrival_js, sizeof page_pages_reader_arrival_js},
    {"pages/reader-book.js", page_pages_reader_book_js, sizeof page_pages_reader_book_js},
    {"pages/reader-failures.js", page_pages_reader_failures_js, sizeof page_pages_reader_failures_js},
    {"pages/reader-finding.js", page_pages_reader_finding_js, sizeof page_pages_reader_finding_js},
    {"pages/reader-following.js", page_pages_reader_following_js, sizeof page_pages_reader_following_js},
    {"pages/reader-keeping.js", page_pages_reader_keeping_js, sizeof page_pages_reader_keeping_js},
    {"pages/reader-keys.js", page_pages_reader_keys_js, sizeof page_pages_reader_keys_js},
    {"pages/reader-language.js", page_pages_reader_language_js, sizeof page_pages_reader_language_js},
    {"pages/reader-line.js", page_pages_reader_line_js, sizeof page_pages_reader_line_js},
    {"pages/reader-links.js", page_pages_reader_links_js, sizeof page_pages_reader_links_js},
    {"pages/reader-listening.js", page_pages_reader_listening_js, sizeof page_pages_reader_listening_js},
    {"pages/reader-looks.js", page_pages_reader_looks_js, sizeof page_pages_reader_looks_js},
    {"pages/reader-lookup.js", page_pages_reader_lookup_js, sizeof page_pages_reader_lookup_js},
    {"pages/reader-messages.js", page_pages_reader_messages_js, sizeof page_pages_reader_messages_js},
    {"pages/reader-notes.js", page_pages_reader_notes_js, sizeof page_pages_reader_notes_js},
    {"pages/reader-opening.js", page_pages_reader_opening_js, sizeof page_pages_reader_opening_js},
    {"pages/reader-other-books.js", page_pages_reader_other_books_js, sizeof page_pages_reader_other_books_js},
    {"pages/reader-other-devices.js", page_pages_reader_other_devices_js, sizeof page_pages_reader_other_devices_js},
    {"pages/reader-places.js", page_pages_reader_places_js, sizeof page_pages_reader_places_js},
    {"pages/reader-preview.js", page_pages_reader_preview_js, sizeof page_pages_reader_preview_js},
    {"pages/reader-print.js", page_pages_reader_print_js, sizeof page_pages_reader_print_js},
    {"pages/reader-pronunciation.js", page_pages_reader_pronunciation_js, sizeof page_pages_reader_pronunciation_js},
    {"pages/reader-renewal.js", page_pages_reader_renewal_js, sizeof page_pages_reader_renewal_js},
    {"pages/reader-report.js", page_pages_reader_report_js, sizeof page_pages_reader_report_js},
    {"pages/reader-rotation.js", page_pages_reader_rotation_js, sizeof page_pages_reader_rotation_js},
    {"pages/reader-session.js", page_pages_reader_session_js, sizeof page_pages_reader_session_js},
    {"pages/reader-sleep.js", page_pages_reader_sleep_js, sizeof page_pages_reader_sleep_js},
    {"pages/reader-sound.js", page_pages_reader_sound_js, sizeof page_pages_reader_sound_js},
    {"pages/reader-tapped-words.js", page_pages_reader_tapped_words_js, sizeof page_pages_reader_tapped_words_js},
    {"pages/reader-times.js", page_pages_reader_times_js, sizeof page_pages_reader_times_js},
    {"pages/reader-turning.js", page_pages_reader_turning_js, sizeof page_pages_reader_turning_js},
    {"pages/reader-voice-choices.js", page_pages_reader_voice_choices_js, sizeof page_pages_reader_voice_choices_js},
    {"pages/reader-ways.js", page_pages_reader_ways_js, sizeof page_pages_reader_ways_js},
    {"pages/reader-word-menu.js", page_pages_reader_word_menu_js, sizeof page_pages_reader_word_menu_js},
    {"pages/reader.js", page_pages_reader_js, sizeof page_pages_reader_js},
    {"pages/settings.js", page_pages_settings_js, sizeof page_pages_settings_js},
    {"pages/trust.js", page_pages_trust_js, sizeof page_pages_trust_js},
    {"pair.html", page_pair_html, sizeof page_pair_html},
    {"pane/bridge.js", page_pane_bridge_js, sizeof page_pane_bridge_js},
    {"pane/pane.css", page_pane_pane_css, sizeof page_pane_pane_css},
    {"pane/pane.html", page_pane_pane_html, sizeof page_pane_pane_html},
    {"pane/pane.js", page_pane_pane_js, sizeof page_pane_pane_js},
    {"people.html", page_people_html, sizeof page_people_html},
    {"reader.html", page_reader_html, sizeof page_reader_html},
    {"service-worker.js", page_service_worker_js, sizeof page_service_worker_js},
    {"settings.html", page_settings_html, sizeof page_settings_html},
    {"style/base.css", page_style_base_css, sizeof page_style_base_css},
    {"style/book.css", page_style_book_css, sizeof page_style_book_css},
    {"style/covers.css", page_style_covers_css, sizeof page_style_covers_css},
    {"style/dashes.ttf", page_style_dashes_ttf, sizeof page_style_dashes_ttf},
    {"style/layout.css", page_style_layout_css, sizeof page_style_layout_css},
    {"style/library.css", page_style_library_css, sizeof page_style_library_css},
    {"style/reader.css", page_style_reader_css, sizeof page_style_reader_css},
    {"style/settings.css", page_style_settings_css, sizeof page_style_settings_css},
    {"trust.html", page_trust_html, sizeof page_trust_html},
    {"ui/appearance-panel.js", page_ui_appearance_panel_js, sizeof page_ui_appearance_panel_js},
    {"ui/arrival-strip.js", page_ui_arrival_strip_js, sizeof page_ui_arrival_strip_js},
    {"ui/backup-panel.js", page_ui_backup_panel_js, sizeof page_ui_backup_panel_js},
    {"ui/beside.js", page_ui_beside_js, sizeof page_ui_beside_js},
    {"ui/book-card.js", page_ui_book_card_js, sizeof page_ui_book_card_js},
    {"ui/book-cover.js", page_ui_book_cover_js, sizeof page_ui_book_cover_js},
    {"ui/book-dialogs.js", page_ui_book_dialogs_js, sizeof page_ui_book_dialogs_js},
    {"ui/book-links.js", page_ui_book_links_js, sizeof page_ui_book_links_js},
    {"ui/book-part.js", page_ui_book_part_js, sizeof page_ui_book_part_js},
    {"ui/chain-player.js", page_ui_chain_player_js, sizeof page_ui_chain_player_js},
    {"ui/chapter-choice.js", page_ui_chapter_choice_js, sizeof page_ui_chapter_choice_js},
    {"ui/choice-field.js", page_ui_choice_field_js, sizeof page_ui_choice_field_js},
    {"ui/contents-panel.js", page_ui_contents_panel_js, sizeof page_ui_contents_panel_js},
    {"ui/continue-card.js", page_ui_continue_card_js, sizeof page_ui_continue_card_js},
    {"ui/details-dialog.js", page_ui_details_dialog_js, sizeof page_ui_details_dialog_js},
    {"ui/device-panel.js", page_ui_device_panel_js, sizeof page_ui_device_panel_js},
    {"ui/dialog.js", page_ui_dialog_js, sizeof page_ui_dialog_js},
    {"ui/draw-list.js", page_ui_draw_list_js, sizeof page_ui_draw_list_js},
    {"ui/drop-zone.js", page_ui_drop_zone_js, sizeof page_ui_drop_zone_js},
    {"ui/element.js", page_ui_element_js, sizeof page_ui_element_js},
    {"ui/export-dialog.js", page_ui_export_dialog_js, sizeof page_ui_export_dialog_js},
    {"ui/export-panel.js", page_ui_export_panel_js, sizeof page_ui_export_panel_js},
    {"ui/export-row.js", page_ui_export_row_js, sizeof page_ui_export_row_js},
    {"ui/export-wishes.js", page_ui_export_wishes_js, sizeof page_ui_export_wishes_js},
    {"ui/feed-dialog.js", page_ui_feed_dialog_js, sizeof page_ui_feed_dialog_js},
    {"ui/find.js", page_ui_find_js, sizeof page_ui_find_js},
    {"ui/fixed-view.js", page_ui_fixed_view_js, sizeof page_ui_fixed_view_js},
    {"ui/focus-by-tab.js", page_ui_focus_by_tab_js, sizeof page_ui_focus_by_tab_js},
    {"ui/follow.js", page_ui_follow_js, sizeof page_ui_follow_js},
    {"ui/forethought.js", page_ui_forethought_js, sizeof page_ui_forethought_js},
    {"ui/formulas.js", page_ui_formulas_js, sizeof page_ui_formulas_js},
    {"ui/grid-keys.js", page_ui_grid_keys_js, sizeof page_ui_grid_keys_js},
    {"ui/icons.js", page_ui_icons_js, sizeof page_ui_icons_js},
    {"ui/keep-dialog.js", page_ui_keep_dialog_js, sizeof page_ui_keep_dialog_js},
    {"ui/kept-panel.js", page_ui_kept_panel_js, sizeof page_ui_kept_panel_js},
    {"ui/koreader-panel.js", page_ui_koreader_panel_js, sizeof page_ui_koreader_panel_js},
    {"ui/language-dialog.js", page_ui_language_dialog_js, sizeof page_ui_language_dialog_js},
    {"ui/library-notices.js", page_ui_library_notices_js, sizeof page_ui_library_notices_js},
    {"ui/list-place.js", page_ui_list_place_js, sizeof page_ui_list_place_js},
    {"ui/listening-panel.js", page_ui_listening_panel_js, sizeof page_ui_listening_panel_js},
    {"ui/lookup-panel.js", page_ui_lookup_panel_js, sizeof page_ui_lookup_panel_js},
    {"ui/media-player.js", page_ui_media_player_js, sizeof page_ui_media_player_js},
    {"ui/media-session.js", page_ui_media_session_js, sizeof page_ui_media_session_js},
    {"ui/menu.js", page_ui_menu_js, sizeof page_ui_menu_js},
    {"ui/model-panel.js", page_ui_model_panel_js, sizeof page_ui_model_panel_js},
    {"ui/note-popup.js", page_ui_note_popup_js, sizeof page_ui_note_popup_js},
    {"ui/notes-panel.js", page_ui_notes_panel_js, sizeof page_ui_notes_panel_js},
    {"ui/offers.js", page_ui_offers_js, sizeof page_ui_offers_js},
    {"ui/page-turns.js", page_ui_page_turns_js, sizeof page_ui_page_turns_js},
    {"ui/paged-view.js", page_ui_paged_view_js, sizeof page_ui_paged_view_js},
    {"ui/panel.js", page_ui_panel_js, sizeof page_ui_panel_js},
    {"ui/part-column.js", page_ui_part_column_js, sizeof page_ui_part_column_js},
    {"ui/people-panel.js", page_ui_people_panel_js, sizeof page_ui_people_panel_js},
    {"ui/person-badge.js", page_ui_person_badge_js, sizeof page_ui_person_badge_js},
    {"ui/person-dialog.js", page_ui_person_dialog_js, sizeof page_ui_person_dialog_js},
    {"ui/picture-viewer.js", page_ui_picture_viewer_js, sizeof page_ui_picture_viewer_js},
    {"ui/progress-bar.js", page_ui_progress_bar_js, sizeof page_ui_progress_bar_js},
    {"ui/pronunciation-panel.js", page_ui_pronunciation_panel_js, sizeof page_ui_pronunciation_panel_js},
    {"ui/question.js", page_ui_question_js, sizeof page_ui_question_js},
    {"ui/quiet.js", page_ui_quiet_js, sizeof page_ui_quiet_js},
    {"ui/removed-book.js", page_ui_removed_book_js, sizeof page_ui_removed_book_js},
    {"ui/report-panel.js", page_ui_report_panel_js, sizeof page_ui_report_panel_js},
    {"ui/rule-list.js", page_ui_rule_list_js, sizeof page_ui_rule_list_js},
    {"ui/scroll-view.js", page_ui_scroll_view_js, sizeof page_ui_scroll_view_js},
    {"ui/search-panel.js", page_ui_search_panel_js, sizeof page_ui_search_panel_js},
    {"ui/section-marks.js", page_ui_section_marks_js, sizeof page_ui_section_marks_js},
    {"ui/side-panel.js", page_ui_side_panel_js, sizeof page_ui_side_panel_js},
    {"ui/skipped-list.js", page_ui_skipped_list_js, sizeof page_ui_skipped_list_js},
    {"ui/small-picture.js", page_ui_small_picture_js, sizeof page_ui_small_picture_js},
    {"ui/spoken-highlight.js", page_ui_spoken_highlight_js, sizeof page_ui_spoken_highlight_js},
    {"ui/statistics-panel.js", page_ui_statistics_panel_js, sizeof page_ui_statistics_panel_js},
    {"ui/storage-panel.js", page_ui_storage_panel_js, sizeof page_ui_storage_panel_js},
    {"ui/tab-in-sight.js", page_ui_tab_in_sight_js, sizeof page_ui_tab_in_sight_js},
    {"ui/taps.js", page_ui_taps_js, sizeof page_ui_taps_js},
    {"ui/text-paint.js", page_ui_text_paint_js, sizeof page_ui_text_paint_js},
    {"ui/text-pane.js", page_ui_text_pane_js, sizeof page_ui_text_pane_js},
    {"ui/toast.js", page_ui_toast_js, sizeof page_ui_toast_js},
    {"ui/transport-bar.js", page_ui_transport_bar_js, sizeof page_ui_transport_bar_js},
    {"ui/upload-list.js", page_ui_upload_list_js, sizeof page_ui_upload_list_js},
    {"ui/voice-list.js", page_ui_voice_list_js, sizeof page_ui_voice_list_js},
    {"ui/word-menu.js", page_ui_word_menu_js, sizeof page_ui_word_menu_js},
    {"ui/words-panel.js", page_ui_words_panel_js, sizeof page_ui_words_panel_js},
    {"worker/kept-answers.js", page_worker_kept_answers_js, sizeof page_worker_kept_answers_js},
    {"worker/kept-search.js", page_worker_kept_search_js, sizeof page_worker_kept_search_js},
};

size_t web_page_count(void) { return sizeof pages / sizeof *pages; }

WebPage web_page(size_t index) { return index < web_page_count() ? pages[index] : (WebPage){0}; }
