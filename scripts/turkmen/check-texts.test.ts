import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { checkTexts } from './check-texts.ts';
import { type AcceptsWord, openSpelling } from './spelling.ts';
import { unequalTranslations } from './turkmen-rules.ts';

let accepts: AcceptsWord;
before(async () => {
	accepts = await openSpelling();
});

const faults = (tm: string, en = '') => checkTexts([{ where: 'planted', en, tm }], accepts);

const PLANTED: ReadonlyArray<readonly [fault: string, text: string]> = [
	['a suffix out of vowel harmony', 'Sargytlerim'],
	['a mark lost', 'Harydy sebede gosuň'],
	['a letter doubled', 'Sebettde haryt ýok'],
	['a letter dropped', 'Sargdyňyz taýýar'],
	['a consonant not voiced', 'Harytyň bahasy'],
	['a Turkish word', 'Sargyt için maglumat'],
	['çenli without the dative', 'Suratyň göwrümi 5 MB çenli'],
	['çenli right after a value, which has no ending', 'Kepillik {day} çenli'],
	['the polite Siz with a capital inside a sentence', 'Harydy Siziň salgyňyza eltýäris'],
	['a term that the glossary gave up', 'Açar sözüni ýazyň'],
	['the adverb where the adjective belongs', 'E-poçta (hökman däl)'],
	['the other word for delivery', 'Eltip berme'],
];

for (const [fault, text] of PLANTED) {
	test(`GEN-03 a Turkmen text with ${fault} is found`, () => {
		assert.equal(faults(text).length, 1, text);
	});
}

test('GEN-03 right Turkmen texts, names, placeholders and tags pass', () => {
	for (const text of [
		'Sargydyňyzy aldyk!',
		'Suratyň göwrümi 5 MB-a çenli',
		'Siziň sargydyňyz ýolda. Siz ony şu gün alarsyňyz.',
		'Bahasy {amount} manada çenli',
		'<strong>Harydy</strong> sebede goş: {name}',
	]) {
		assert.deepEqual(faults(text), [], text);
	}
	assert.deepEqual(faults('Smartfon Redmi Note 14', 'Redmi Note 14 smartphone'), []);
});

test('GEN-03 one English text has one Turkmen text, unless both are listed', () => {
	const texts = [
		{ where: 'a', en: 'Save', tm: 'Ýatda sakla' },
		{ where: 'b', en: 'Save', tm: 'Sakla' },
	];
	assert.equal(unequalTranslations(texts, {}).length, 1);
	assert.equal(unequalTranslations(texts, { Save: ['Ýatda sakla'] }).length, 1);
	assert.deepEqual(unequalTranslations(texts, { Save: ['Ýatda sakla', 'Sakla'] }), []);
});
