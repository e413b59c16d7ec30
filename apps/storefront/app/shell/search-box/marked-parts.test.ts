import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markedParts } from './marked-parts.ts';

const marked = (name: string, query: string) =>
	markedParts(name, query)
		.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
		.join('');

test('SEARCH-01 the match is marked whatever the case and the diacritics', () => {
	for (const [name, query, expected] of [
		['Смартфон Samsung Galaxy A56', 'samsung a56', 'Смартфон [Samsung] Galaxy [A56]'],
		['Şa gulaklyk', 'sa GULAK', '[Şa] [gulak]lyk'],
		['Ýazgy serişdesi', 'yazgy ş', '[Ýazgy] [s]eri[ş]de[s]i'],
		['Чайник', 'чаи', '[Чай]ник'],
		['Redmi Note 14', 'note note 1', 'Redmi [Note] [1]4'],
		['Redmi Note 14', 'редми', 'Redmi Note 14'],
		['', 'x', ''],
	] as const) {
		assert.equal(marked(name, query), expected);
	}
});
