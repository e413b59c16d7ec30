import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf, markSaved, partsOf, titleOf, withSavedPages } from './saved-copy.ts';

const WORDS = { tm: 'Nusga: {time}', ru: 'Копия: {time}', en: 'Copy "of" {time}' };
const at = (time: string) => Date.parse(time);

test('a saved page carries its time in its own language', () => {
	const marked = markSaved(
		'<!DOCTYPE html><html lang="ru"><head>',
		at('2026-11-15T07:40:00Z'),
		at('2026-11-15T09:00:00Z'),
		WORDS,
	);
	assert.equal(
		marked,
		`<!DOCTYPE html><html data-saved="${at('2026-11-15T07:40:00Z')}" data-saved-text="Копия: 12:40" lang="ru"><head>`,
	);
	const older = markSaved('<html lang="en">', at('2026-11-14T07:40:00Z'), at('2026-11-15T09:00:00Z'), WORDS);
	assert.match(older, /data-saved-text="Copy &quot;of&quot; 14 November, 12:40"/);
	assert.equal(languageOf('<html lang="tk">'), 'tm');
});

test('a page is told by its title, and is whole with all its scripts and styles', () => {
	const html =
		'<title>Мышь &amp; коврик · Dükan</title><link href="/assets/a.css#"/><link href="/assets/inside.css" disabled=""/><script src="/assets/b.js"></script>"/assets/b.js"<img src="/assets/c.png">';
	assert.equal(titleOf(html), 'Мышь &amp; коврик');
	const likely = '<meta name="likely-files" content="/assets/c.js /assets/d.css"/>';
	assert.deepEqual(
		partsOf(likely + html),
		['/assets/a.css', '/assets/b.js'],
		'not what the next page may need',
	);
	assert.deepEqual(partsOf(html), ['/assets/a.css', '/assets/b.js']);
});

test('the offline page shows what can be opened, and nothing in an address breaks out', () => {
	const page = '<section hidden><h2>x</h2><ul></ul></section>';
	assert.equal(withSavedPages(page, []), page);
	assert.equal(
		withSavedPages(page, [{ url: 'https://shop.example/x?a=1&b="<', title: 'A &lt;b&gt; $&' }]),
		'<section><h2>x</h2><ul><li><a href="/x?a=1&amp;b=%22%3C">A &lt;b&gt; $&</a></li></ul></section>',
	);
});
