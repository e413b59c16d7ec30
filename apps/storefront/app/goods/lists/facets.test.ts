import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import type { FacetsWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { chosenValues, countChosen, toggleValue } from './chosen-values.ts';
import { type Facets, facetsFromWire, mergeFacets, usefulFacets } from './facets.ts';

const named = (name: string) => ({ name_en: name, name_ru: name, name_tm: name });
const valued = (value: string, count: number) => ({
	value,
	value_en: `${value} en`,
	value_ru: `${value} ru`,
	value_tm: `${value} tm`,
	count,
});

const wire: FacetsWire = {
	categories: [],
	brands: [{ id: 3, name: 'Acer', count: 5 }],
	price: { min: 100, max: 900 },
	attributes: [
		{ key: 'ram', ...named('RAM'), values: [valued('8', 2), valued('16', 3)] },
		{
			key: 'battery',
			...named('Battery'),
			values: [valued('4000', 1), valued('5000', 4)],
			ranges: [valued('..4500', 1), valued('4500..', 4)],
		},
	],
	in_stock: 4,
	sale: 1,
	rating: [
		{ from: 4, count: 2 },
		{ from: 3, count: 4 },
	],
};

const values = ({ groups }: Facets) =>
	Object.fromEntries(groups.map(({ field, choices }) => [field, choices.map(({ value }) => value)]));

test('FIND-03 CAT-02 brands stand before attributes, of which ranges stand instead of single numbers', () => {
	const facets = facetsFromWire(wire, NO_FILTERS, 'ru');
	assert.deepEqual(Object.entries(values(facets)), [
		['brand', ['3']],
		['rating', ['4', '3']],
		['attr.ram', ['8', '16']],
		['attr.battery', ['..4500', '4500..']],
	]);
	assert.equal(facets.groups[2]?.choices[0]?.text, '8 ru');
	const chosen = { ...NO_FILTERS, attributes: { battery: ['5000'] } };
	assert.deepEqual(values(facetsFromWire(wire, chosen, 'ru'))['attr.battery'], ['..4500', '4500..', '5000']);
});

test('CAT-02 what every product has alike is not offered, unless it was chosen', () => {
	const facets = facetsFromWire(wire, NO_FILTERS, 'ru');
	assert.deepEqual(Object.keys(values(usefulFacets(facets, NO_FILTERS, 5))), [
		'rating',
		'attr.ram',
		'attr.battery',
	]);
	const acer = { ...NO_FILTERS, brandIds: [3] };
	assert.ok('brand' in values(usefulFacets(facets, acer, 5)));
	const { inStock, onSale, price } = usefulFacets({ ...facets, price: { min: 5, max: 5 } }, NO_FILTERS, 4);
	assert.deepEqual([inStock, onSale, price], [undefined, 1, undefined]);
	assert.equal(usefulFacets(facets, { ...NO_FILTERS, inStock: true }, 4).inStock, 4);
});

test('CAT-02 after a choice every value keeps its place, and those that would show nothing are uncounted', () => {
	const known = facetsFromWire(wire, NO_FILTERS, 'ru');
	const narrowed = facetsFromWire(
		{
			...wire,
			attributes: [{ key: 'ram', ...named('RAM'), values: [valued('16', 3), valued('32', 1)] }],
		},
		NO_FILTERS,
		'ru',
	);
	const merged = mergeFacets(known, narrowed, NO_FILTERS, 5);
	assert.deepEqual(
		merged.groups.map(({ field, choices }) => [
			field,
			choices.map(({ value, count }) => `${value}:${count}`),
		]),
		[
			['brand', ['3:5']],
			['rating', ['4:2', '3:4']],
			['attr.ram', ['8:0', '16:3', '32:1']],
			['attr.battery', ['..4500:0', '4500..:0']],
		],
	);
});

test('CAT-02 a choice is made, counted and taken back', () => {
	const once = toggleValue(toggleValue(NO_FILTERS, 'attr.ram', '16'), 'brand', '3');
	assert.deepEqual(chosenValues(once, 'attr.ram'), ['16']);
	assert.deepEqual(once.brandIds, [3]);
	assert.equal(countChosen({ ...once, inStock: true, minPriceTenge: 100 }), 4);
	assert.deepEqual(toggleValue(toggleValue(once, 'attr.ram', '16'), 'brand', '3'), NO_FILTERS);
});

test('FIND-03 a list that mixes categories offers them first', () => {
	const category = { k_id: 7, k_name_en: 'Phones', k_name_ru: 'Телефоны', k_name_tm: 'Telefonlar', count: 4 };
	const [first, second] = facetsFromWire({ ...wire, categories: [category] }, NO_FILTERS, 'tm').groups;
	assert.deepEqual(first, {
		field: 'category',
		title: undefined,
		choices: [{ value: '7', text: 'Telefonlar', count: 4 }],
	});
	assert.equal(second?.field, 'brand');
});

test('CHOOSE-03 one rating is chosen at a time, and taken back; a list without reviews offers none', () => {
	const from4 = toggleValue(NO_FILTERS, 'rating', '4');
	assert.deepEqual([chosenValues(from4, 'rating'), countChosen(from4)], [['4'], 1]);
	const from3 = toggleValue(from4, 'rating', '3');
	assert.deepEqual(chosenValues(from3, 'rating'), ['3']);
	assert.deepEqual(toggleValue(from3, 'rating', '3'), NO_FILTERS);
	const unrated = facetsFromWire({ ...wire, rating: [] }, NO_FILTERS, 'ru');
	assert.ok(!('rating' in values(usefulFacets(unrated, NO_FILTERS, 5))));
});
