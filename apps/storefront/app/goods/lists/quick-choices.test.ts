import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import type { Facets } from './facets.ts';
import { quickChoices } from './quick-choices.ts';

const choice = (value: string, count: number) => ({ value, text: value, count });
const group = (field: string, ...choices: ReturnType<typeof choice>[]) => ({
	field,
	title: undefined,
	choices,
});
const facets = (...groups: Facets['groups']): Facets => ({
	groups,
	price: { min: 50, max: 36_300 },
	inStock: undefined,
	onSale: undefined,
});
const texts = (of: Facets, filters = NO_FILTERS) =>
	quickChoices(of, filters).choices.map(({ text, upToTenge }) => text ?? upToTenge);

const phones = facets(
	group('brand', choice('1', 4), choice('2', 9), choice('3', 1), choice('4', 5), choice('5', 2)),
	group('attr.colour', choice('red', 3), choice('blue', 3)),
	group('attr.storage', choice('64', 3), choice('128', 12), choice('256', 18), choice('512', 3)),
);

test('LIGHT-04 a list of one category offers its commonest brands, round prices and memory', () => {
	assert.deepEqual(texts(phones), ['2', '4', '1', '5', 500_000, 1_000_000, '256', '128', '64']);
});

test('LIGHT-04 what is chosen stays among the chips, and pressing it takes it back', () => {
	const { choices } = quickChoices(phones, { ...NO_FILTERS, brandIds: [3], maxPriceTenge: 500_000 });
	const brand = choices.find(({ text }) => text === '3');
	assert.equal(brand?.isChosen, true);
	assert.deepEqual(brand?.filters.brandIds, []);
	const price = choices.find(({ upToTenge }) => upToTenge === 500_000);
	assert.equal(price?.isChosen, true);
	assert.equal(price?.filters.maxPriceTenge, undefined);
});

test('FIND-03 a list that mixes categories offers these, in their own order', () => {
	const mixed = facets(group('category', choice('7', 1), choice('1', 30)), ...phones.groups);
	assert.deepEqual(texts(mixed), ['7', '1']);
});
