import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import { shopRu } from '@dukan/i18n/texts/shop-ru.ts';
import { translator } from '@dukan/i18n/translate.ts';
import { chosenChips } from './chosen-chips.ts';
import type { Facets } from './facets.ts';

const facets: Facets = {
	groups: [
		{ field: 'attr.ram', title: 'Память', choices: [{ value: '16', text: '16 ГБ', count: 3 }] },
		{ field: 'brand', title: undefined, choices: [{ value: '3', text: 'Acer', count: 5 }] },
	],
	price: { min: 1, max: 9 },
	inStock: 4,
	onSale: 1,
};
const words = { t: translator(shopRu), amount: (tenge: number) => String(tenge / 100) };
const filters = {
	...NO_FILTERS,
	brandIds: [3],
	attributes: { ram: ['16', '64'] },
	minPriceTenge: 900_000,
	maxPriceTenge: 1_000_000,
	inStock: true,
	onSale: true,
};

test('CAT-02 what is chosen stands in the order of the filters, a value that is not counted under its own name', () => {
	assert.deepEqual(
		chosenChips(filters, facets, words).map(({ text }) => text),
		[
			'Память: 16 ГБ',
			'Память: 64',
			'Acer',
			'От 9000 манатов',
			'До 10000 манатов',
			'Только в наличии',
			'Только со скидкой',
		],
	);
	assert.deepEqual(chosenChips(NO_FILTERS, facets, words), []);
});

test('CAT-02 each chip takes back what it names and nothing else', () => {
	const without = (name: string) =>
		chosenChips(filters, facets, words).find(({ text }) => text === name)?.without;
	assert.deepEqual(without('Память: 16 ГБ'), { ...filters, attributes: { ram: ['64'] } });
	assert.deepEqual(without('Acer'), { ...filters, brandIds: [] });
	assert.deepEqual(without('От 9000 манатов'), { ...filters, minPriceTenge: undefined });
	assert.deepEqual(without('Только в наличии'), { ...filters, inStock: false });
});

test('CAT-02 without counted facets prices and yes-or-no choices can still be taken back', () => {
	assert.deepEqual(
		chosenChips(filters, undefined, words).map(({ text }) => text),
		['От 9000 манатов', 'До 10000 манатов', 'Только в наличии', 'Только со скидкой'],
	);
});
