import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translator } from '../translate.ts';
import { shopEn } from './shop-en.ts';
import { shopRu } from './shop-ru.ts';
import { shopTm } from './shop-tm.ts';

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

test('GEN-03 every text exists in the three languages with the same placeholders', () => {
	for (const [language, texts] of Object.entries({ ru: shopRu, tm: shopTm })) {
		assert.deepEqual(Object.keys(texts).toSorted(), Object.keys(shopEn).toSorted());
		for (const [key, english] of Object.entries(shopEn)) {
			const text = texts[key as keyof typeof shopEn];
			assert.notEqual(text.trim(), '', `${language} ${key}`);
			assert.deepEqual(holes(text), holes(english), `${language} ${key}`);
		}
	}
});

test('GEN-03 Turkmen is written in its own letters, without glued case endings', () => {
	for (const [key, text] of Object.entries(shopTm)) {
		assert.doesNotMatch(text, /[ğıİĞ]/, key);
		assert.doesNotMatch(text, /\}-?[a-zäöüýňşçž]/i, `${key}: an ending follows the last spoken vowel`);
	}
});

test('GEN-03 values fill their places', () => {
	assert.equal(translator(shopRu)('product.lowStock', { count: 3 }), 'Осталось 3 шт.');
	assert.equal(translator(shopTm)('nav.home'), 'Baş sahypa');
});
