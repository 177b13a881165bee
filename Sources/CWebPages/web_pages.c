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
static const unsigned char page_lib_api_js[] = {
#embed "Web/lib/api.js"
};
static const unsigned char page_lib_book_words_js[] = {
#embed "Web/lib/book-words.js"
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
static const unsigned char page_lib_device_name_js[] = {
#embed "Web/lib/device-name.js"
};
static const unsigned char page_lib_dropped_files_js[] = {
#embed "Web/lib/dropped-files.js"
};
static const unsigned char page_lib_events_js[] = {
#embed "Web/lib/events.js"
};
static const unsigned char page_lib_return_path_js[] = {
#embed "Web/lib/return-path.js"
};
static const unsigned char page_lib_send_file_js[] = {
#embed "Web/lib/send-file.js"
};
static const unsigned char page_lib_shell_js[] = {
#embed "Web/lib/shell.js"
};
static const unsigned char page_lib_start_js[] = {
#embed "Web/lib/start.js"
};
static const unsigned char page_lib_theme_js[] = {
#embed "Web/lib/theme.js"
};
static const unsigned char page_lib_uploads_js[] = {
#embed "Web/lib/uploads.js"
};
static const unsigned char page_manifest_webmanifest[] = {
#embed "Web/manifest.webmanifest"
};
static const unsigned char page_pages_library_js[] = {
#embed "Web/pages/library.js"
};
static const unsigned char page_pages_pair_js[] = {
#embed "Web/pages/pair.js"
};
static const unsigned char page_pages_settings_js[] = {
#embed "Web/pages/settings.js"
};
static const unsigned char page_pair_html[] = {
#embed "Web/pair.html"
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
static const unsigned char page_style_library_css[] = {
#embed "Web/style/library.css"
};
static const unsigned char page_style_settings_css[] = {
#embed "Web/style/settings.css"
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
static const unsigned char page_ui_choice_field_js[] = {
#embed "Web/ui/choice-field.js"
};
static const unsigned char page_ui_continue_card_js[] = {
#embed "Web/ui/continue-card.js"
};
static const unsigned char page_ui_device_panel_js[] = {
#embed "Web/ui/device-panel.js"
};
static const unsigned char page_ui_dialog_js[] = {
#embed "Web/ui/dialog.js"
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
static const unsigned char page_ui_icons_js[] = {
#embed "Web/ui/icons.js"
};
static const unsigned char page_ui_menu_js[] = {
#embed "Web/ui/menu.js"
};
static const unsigned char page_ui_model_panel_js[] = {
#embed "Web/ui/model-panel.js"
};
static const unsigned char page_ui_removed_book_js[] = {
#embed "Web/ui/removed-book.js"
};
static const unsigned char page_ui_skipped_list_js[] = {
#embed "Web/ui/skipped-list.js"
};
static const unsigned char page_ui_storage_panel_js[] = {
#embed "Web/ui/storage-panel.js"
};
static const unsigned char page_ui_toast_js[] = {
#embed "Web/ui/toast.js"
};
static const unsigned char page_ui_upload_list_js[] = {
#embed "Web/ui/upload-list.js"
};
static const unsigned char page_ui_voice_list_js[] = {
#embed "Web/ui/voice-list.js"
};

static const WebPage pages[] = {
    {"favicon.ico", page_favicon_ico, sizeof page_favicon_ico},
    {"icons/vorleser-180.png", page_icons_vorleser_180_png, sizeof page_icons_vorleser_180_png},
    {"icons/vorleser-192.png", page_icons_vorleser_192_png, sizeof page_icons_vorleser_192_png},
    {"icons/vorleser-512.png", page_icons_vorleser_512_png, sizeof page_icons_vorleser_512_png},
    {"icons/vorleser-maskable-512.png", page_icons_vorleser_maskable_512_png, sizeof page_icons_vorleser_maskable_512_png},
    {"icons/vorleser.svg", page_icons_vorleser_svg, sizeof page_icons_vorleser_svg},
    {"index.html", page_index_html, sizeof page_index_html},
    {"lib/api.js", page_lib_api_js, sizeof page_lib_api_js},
    {"lib/book-words.js", page_lib_book_words_js, sizeof page_lib_book_words_js},
    {"lib/cover-design.js", page_lib_cover_design_js, sizeof page_lib_cover_design_js},
    {"lib/debounced.js", page_lib_debounced_js, sizeof page_lib_debounced_js},
    {"lib/device-choices.js", page_lib_device_choices_js, sizeof page_lib_device_choices_js},
    {"lib/device-name.js", page_lib_device_name_js, sizeof page_lib_device_name_js},
    {"lib/dropped-files.js", page_lib_dropped_files_js, sizeof page_lib_dropped_files_js},
    {"lib/events.js", page_lib_events_js, sizeof page_lib_events_js},
    {"lib/return-path.js", page_lib_return_path_js, sizeof page_lib_return_path_js},
    {"lib/send-file.js", page_lib_send_file_js, sizeof page_lib_send_file_js},
    {"lib/shell.js", page_lib_shell_js, sizeof page_lib_shell_js},
    {"lib/start.js", page_lib_start_js, sizeof page_lib_start_js},
    {"lib/theme.js", page_lib_theme_js, sizeof page_lib_theme_js},
    {"lib/uploads.js", page_lib_uploads_js, sizeof page_lib_uploads_js},
    {"manifest.webmanifest", page_manifest_webmanifest, sizeof page_manifest_webmanifest},
    {"pages/library.js", page_pages_library_js, sizeof page_pages_library_js},
    {"pages/pair.js", page_pages_pair_js, sizeof page_pages_pair_js},
    {"pages/settings.js", page_pages_settings_js, sizeof page_pages_settings_js},
    {"pair.html", page_pair_html, sizeof page_pair_html},
    {"service-worker.js", page_service_worker_js, sizeof page_service_worker_js},
    {"settings.html", page_settings_html, sizeof page_settings_html},
    {"style/base.css", page_style_base_css, sizeof page_style_base_css},
    {"style/library.css", page_style_library_css, sizeof page_style_library_css},
    {"style/settings.css", page_style_settings_css, sizeof page_style_settings_css},
    {"ui/book-card.js", page_ui_book_card_js, sizeof page_ui_book_card_js},
    {"ui/book-cover.js", page_ui_book_cover_js, sizeof page_ui_book_cover_js},
    {"ui/book-dialogs.js", page_ui_book_dialogs_js, sizeof page_ui_book_dialogs_js},
    {"ui/choice-field.js", page_ui_choice_field_js, sizeof page_ui_choice_field_js},
    {"ui/continue-card.js", page_ui_continue_card_js, sizeof page_ui_continue_card_js},
    {"ui/device-panel.js", page_ui_device_panel_js, sizeof page_ui_device_panel_js},
    {"ui/dialog.js", page_ui_dialog_js, sizeof page_ui_dialog_js},
    {"ui/drop-zone.js", page_ui_drop_zone_js, sizeof page_ui_drop_zone_js},
    {"ui/element.js", page_ui_element_js, sizeof page_ui_element_js},
    {"ui/export-dialog.js", page_ui_export_dialog_js, sizeof page_ui_export_dialog_js},
    {"ui/export-panel.js", page_ui_export_panel_js, sizeof page_ui_export_panel_js},
    {"ui/export-row.js", page_ui_export_row_js, sizeof page_ui_export_row_js},
    {"ui/icons.js", page_ui_icons_js, sizeof page_ui_icons_js},
    {"ui/menu.js", page_ui_menu_js, sizeof page_ui_menu_js},
    {"ui/model-panel.js", page_ui_model_panel_js, sizeof page_ui_model_panel_js},
    {"ui/removed-book.js", page_ui_removed_book_js, sizeof page_ui_removed_book_js},
    {"ui/skipped-list.js", page_ui_skipped_list_js, sizeof page_ui_skipped_list_js},
    {"ui/storage-panel.js", page_ui_storage_panel_js, sizeof page_ui_storage_panel_js},
    {"ui/toast.js", page_ui_toast_js, sizeof page_ui_toast_js},
    {"ui/upload-list.js", page_ui_upload_list_js, sizeof page_ui_upload_list_js},
    {"ui/voice-list.js", page_ui_voice_list_js, sizeof page_ui_voice_list_js},
};

size_t web_page_count(void) { return sizeof pages / sizeof *pages; }

WebPage web_page(size_t index) { return index < web_page_count() ? pages[index] : (WebPage){0}; }
