import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linksInLanguage } from './links-in-language.ts';

test('GEN-02 links of the shop ask for the language of the page; others stay', () => {
	const changed = (html: string) => linksInLanguage(Buffer.from(html), 'tm').toString();
	for (const [written, asked] of [
		['<a class="a" href="/faq" data-link="">', '<a class="a" href="/faq?lang=tm" data-link="">'],
		['<a href="/saved?a=1#b" data-link="stays">', '<a href="/saved?a=1&amp;lang=tm#b" data-link="stays">'],
		['<a href="/faq?a=1&amp;lang=en" data-link="">', undefined],
		['<a href="/sitemap.xml">', undefined],
		['<a href="https://example.com/" data-link="">', undefined],
	])
		assert.equal(changed(written ?? ''), asked ?? written);
});
