import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translator } from '../translate.ts';
import { accountEn } from './account-en.ts';
import { accountRu } from './account-ru.ts';
import { accountTm } from './account-tm.ts';
import { shopEn } from './shop-en.ts';
import { shopRu } from './shop-ru.ts';
import { shopTm } from './shop-tm.ts';

const english = { ...shopEn, ...accountEn };
const russian = { ...shopRu, ...accountRu };
const turkmen = { ...shopTm, ...accountTm };

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

test('GEN-03 every text exists in the three languages with the same placeholders', () => {
	for (const [language, texts] of Object.entries({ ru: russian, tm: turkmen })) {
		assert.deepEqual(Object.keys(texts).toSorted(), Object.keys(english).toSorted());
		for (const [key, original] of Object.entries(english)) {
			const text = texts[key as keyof typeof english];
			assert.notEqual(text.trim(), '', `${language} ${key}`);
			assert.deepEqual(holes(text), holes(original), `${language} ${key}`);
		}
	}
});

test('ORDER-04 GEN-03 a placed order is not called accepted: that word comes with the call of the operator', () => {
	for (const texts of [english, russian, turkmen]) {
		const accepted = texts['order.status.accepted'].toLowerCase();
		assert.ok(!texts['order.placed'].toLowerCase().includes(accepted), texts['order.placed']);
	}
});

test('GEN-07 what was not loaded beside a button is asked for again with that button, by its name', () => {
	for (const texts of [english, russian, turkmen])
		assert.ok(texts['error.loadPart'].includes(texts['common.retry']), texts['error.loadPart']);
});

test('no text stands in both tables', () => {
	assert.deepEqual(
		Object.keys(accountEn).filter((key) => key in shopEn),
		[],
	);
});

test('GEN-03 Turkmen is written in its own letters, without glued case endings', () => {
	for (const [key, text] of Object.entries(turkmen)) {
		assert.doesNotMatch(text, /[ğıİĞ]/, key);
		assert.doesNotMatch(text, /\}-?[a-zäöüýňşçž]/i, `${key}: an ending follows the last spoken vowel`);
	}
});

test('GEN-03 values fill their places', () => {
	assert.equal(translator(shopRu)('product.lowStock', { count: 3 }), 'Осталось 3 шт.');
	assert.equal(translator(shopTm)('nav.home'), 'Baş sahypa');
});
