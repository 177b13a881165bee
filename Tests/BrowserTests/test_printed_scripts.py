"""PDFs that the browser prints from right to left are read in the order in which they were written."""

import html
import re

import pytest

PARAGRAPHS = {
    "he": [
        "בראשית ברא אלהים את השמים ואת הארץ. והארץ היתה תהו ובהו וחשך על פני תהום, ורוח אלהים מרחפת על פני המים. "
        "בשנת 1948 נמכרו 1,250 עותקים (כ-3.5% מהכלל) של הספר Moby Dick בתל אביב.",
        "ויאמר אלהים: \"יהי אור\", ויהי אור. וירא אלהים את האור כי טוב, ויבדל אלהים בין האור ובין החשך.",
    ],
    "ar": [
        "كان الرجل العجوز يجلس وحده في المقهى الكبير قرب الميناء، ينظر إلى البحر ولا يتكلم. في عام 1948 اشترى 25 كتابا "
        "من المكتبة (بسعر 3.5 دينار) وقرأ Moby Dick في ليلة واحدة.",
        "قال له صديقه: «لا تحزن، الأمل معنا». ثم عاد إلى بيته القديم وأغلق الباب، وظل يفكر حتى طلع الفجر.",
    ],
    "fa": [
        "پیرمردی در کنار دریا زندگی کرد و هر روز به بازار رفت. در سال ۱۳۴۵ او ۲۵ کتاب خرید و Moby Dick را خواند.",
        "پسرک پرسید: «چرا گریه کردی؟» پیرمرد گفت که دلش برای باغ قدیمی تنگ شده است، و لاله هنوز در باغ است.",
    ],
}
PAGE = """<!doctype html><html lang="{0}" dir="rtl"><title>Specimen</title><style>
body {{ font: 12pt/1.6 "DejaVu Sans"; text-align: justify; margin: 0 }} p {{ margin: 0 0 1em }}
</style><body>{1}</body></html>"""


@pytest.mark.parametrize("language", PARAGRAPHS)
def test_what_is_printed_from_right_to_left_is_read_so(server, browser, tmp_path, language):
    paragraphs = PARAGRAPHS[language]
    printer = browser.new_page()
    printer.set_content(PAGE.format(language, "".join(f"<p>{html.escape(text)}</p>" for text in paragraphs)))
    file = tmp_path / f"{language}.pdf"
    printer.pdf(path=file, width="4.5in", height="7in", margin={side: "0.7in" for side in ("top", "bottom", "left", "right")})
    printer.close()
    book = server.add(file)
    outline = server.get(f"/api/books/{book}/outline")
    part = server.get(f"/api/books/{book}/parts/0?revision={outline['revision']}")
    text = html.unescape(re.sub(r"<[^>]*>", "", part["html"]))
    assert [line.strip() for line in text.splitlines() if line.strip()] == paragraphs
