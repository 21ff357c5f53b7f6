"""Plural forms: the browser has them from its own tables, our reader from ours, and both are the CLDR's."""

import pytest
from playwright.sync_api import Browser

from apogee.locale import LANGUAGES, plural
from tests.test_locale import COUNTS

CHOSEN = "([language, counts]) => counts.map((count) => new Intl.PluralRules(language).select(count))"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_chooses_the_same_plural_forms(browser: Browser, language: str) -> None:
    page = browser.new_page()
    chosen = page.evaluate(CHOSEN, [language, COUNTS])
    page.close()

    assert dict(zip(COUNTS, chosen, strict=True)) == {count: plural(language, count) for count in COUNTS}
