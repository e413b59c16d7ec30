import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findSame, tellingKeys, type Variant, variantOptions } from './family-choices.ts';

function variant(id: number, storage: string, colour: string, changes: Partial<Variant> = {}): Variant {
	return { id, isInStock: true, priceTenge: 100 * id, values: { storage, colour }, ...changes };
}

const black128 = variant(1, '128', 'black');
const white128 = variant(2, '128', 'white');
const black256 = variant(3, '256', 'black', { isInStock: false });
const red1024 = variant(4, '1024', 'red');
const all = [red1024, black256, white128, black128];
const KEYS = ['storage', 'colour'];

describe('CHOOSE-01 what can be chosen on the page of a variant', () => {
	const targets = (key: string, own: Variant) =>
		variantOptions(key, KEYS, all, own).map(({ value, id }) => [value, id]);

	test('each value leads to the variant that is otherwise the same', () => {
		assert.deepEqual(targets('storage', black128), [
			['128', 1],
			['256', 3],
			['1024', 4],
		]);
		assert.deepEqual(targets('colour', black128), [
			['black', 1],
			['white', 2],
			['red', 4],
		]);
	});

	test('sizes of different units stand by price', () => {
		const disks = [
			variant(1, '1 TB', 'black', { priceTenge: 900 }),
			variant(2, '480 GB', 'black', { priceTenge: 500 }),
		];
		assert.deepEqual(
			disks.flatMap((own) => variantOptions('storage', ['storage'], disks, own).map(({ value }) => value)),
			['480 GB', '1 TB', '480 GB', '1 TB'],
		);
	});

	for (const [what, values] of [
		['thousands', ['900 mAh', '5,000 mAh', '10,000 mAh']],
		['fractions', ['0.75 m', '1.5 m', '1.75 m', '10 m']],
		['plain numbers', ['2', '10', '100']],
		['a variant that does not say its size, last', ['2 GB', '10 GB', '']],
		['plain numbers, and one that does not say it', ['2', '10', '']],
	] as const)
		test(`sizes of one unit ascend, whatever they cost: ${what}`, () => {
			// In this test larger variants are cheaper.
			const sizes = values.map((value, at) => variant(9 - at, value, 'black'));
			for (const own of sizes)
				for (const order of [sizes, sizes.toReversed()])
					assert.deepEqual(
						variantOptions('storage', ['storage'], order, own).map(({ value }) => value),
						values,
					);
		});

	for (const [what, wanted, other] of [
		[
			'the one otherwise the same, although it is sold out and costs more',
			variant(8, '256', 'black', { isInStock: false, priceTenge: 900 }),
			variant(5, '256', 'white', { priceTenge: 100 }),
		],
		[
			'of two that differ as much the one in stock, although it costs more',
			variant(8, '256', 'red', { priceTenge: 900 }),
			variant(5, '256', 'white', { isInStock: false, priceTenge: 100 }),
		],
		[
			'of two in stock the cheaper',
			variant(8, '256', 'red', { priceTenge: 100 }),
			variant(5, '256', 'white', { priceTenge: 101 }),
		],
		[
			'of two at one price always the same, the older',
			variant(5, '256', 'red', { priceTenge: 100 }),
			variant(8, '256', 'white', { priceTenge: 100 }),
		],
	] as const)
		test(`a value leads to ${what}`, () => {
			for (const order of [
				[black128, wanted, other],
				[other, wanted, black128],
			])
				assert.equal(
					variantOptions('storage', KEYS, order, black128).find(({ value }) => value === '256')?.id,
					wanted.id,
				);
		});

	test('its own value leads nowhere else, although a twin is in stock and cheaper', () => {
		const own = variant(8, '256', 'black', { isInStock: false, priceTenge: 900 });
		const twins = [variant(5, '256', 'black'), own, variant(9, '256', 'black')];
		for (const order of [twins, twins.toReversed()])
			assert.deepEqual(
				variantOptions('storage', KEYS, order, own).map(({ id, isChosen }) => [id, isChosen]),
				[[8, true]],
			);
	});

	test('where there is none, to one in stock, then the cheapest, and it is said that more changes', () => {
		const [, , red] = variantOptions('colour', KEYS, all, black128);
		assert.deepEqual(red, { value: 'red', id: 4, isChosen: false, isInStock: true, changesOthers: true });
		const fromRed = variantOptions('colour', KEYS, all, red1024).find(({ value }) => value === 'black');
		assert.deepEqual([fromRed?.id, fromRed?.changesOthers], [1, true]);
	});

	test('its own values are chosen, and what is sold out is said to be', () => {
		const [own, more] = variantOptions('storage', KEYS, all, black128);
		assert.deepEqual([own?.isChosen, own?.isInStock, own?.changesOthers], [true, true, false]);
		assert.deepEqual([more?.isChosen, more?.isInStock, more?.changesOthers], [false, false, false]);
	});

	test('a value that a variant lacks is a value like others', () => {
		const bare = variant(9, '128', 'black', { values: { storage: '128' } });
		assert.deepEqual(
			variantOptions('colour', KEYS, [black128, bare], bare).map(({ value, isChosen }) => [value, isChosen]),
			[
				['black', false],
				['', true],
			],
		);
	});
});

describe('CHOOSE-01 by which attributes variants are told apart', () => {
	const names = ['storage', 'colour', 'warranty'];

	for (const [listed, expected] of [
		[['colour'], ['colour']],
		[
			['colour', 'storage'],
			['colour', 'storage'],
		],
		[['warranty'], ['storage', 'colour']],
		[['gone'], ['storage', 'colour']],
		[[], ['storage', 'colour']],
	] as const)
		test(`of ${JSON.stringify(listed)}: ${expected.join(', ')}`, () => {
			assert.deepEqual(tellingKeys(listed, names, all), expected);
		});

	test('two that do not differ are found', () => {
		assert.equal(findSame(KEYS, all), undefined);
		assert.deepEqual(findSame(['storage'], [black128, black256, white128]), [1, 2]);
	});
});
