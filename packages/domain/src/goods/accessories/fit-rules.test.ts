import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	type FacetValue,
	FIT_COMPARISONS,
	type FitCondition,
	fittingValues,
	takeInTurn,
	valuesFit,
} from './fit-rules.ts';

for (const [title, compare, own, accessory, fits] of [
	['a cable with the connector of the phone fits', 'same', 'USB-C', 'USB-C', true],
	['a cable with another connector does not', 'same', 'Lightning', 'USB-C', false],
	['a cooler that names the socket among others fits', 'same', 'AM5', 'LGA1700/AM4/AM5', true],
	['a socket whose name begins alike does not', 'same', 'AM4', 'AM45/AM5', false],
	['two lists that share one model fit', 'same', 'L3250/L3210', 'L3210/L3110', true],
	['case and spaces do not matter', 'same', 'usb-c', ' USB-C ', true],
	['nothing is in common between two empty values', 'same', '/', '', false],
	['a bag for the very size of the laptop fits', 'at_least', '15.6', '15.6', true],
	['a larger bag fits', 'at_least', '15.6', '17.3', true],
	['a bag that is a little too small does not', 'at_least', '15.6', '15.5', false],
	['numbers are compared as numbers', 'at_least', '9', '10', true],
	['a card of the very length that the case takes fits', 'at_most', '320', '320', true],
	['a longer card does not', 'at_most', '320', '321', false],
	['a shorter card fits', 'at_most', '320', '240', true],
	['what is no number fits no size', 'at_least', 'ATX', '10', false],
	['an empty value is no zero', 'at_least', '', '10', false],
	['an empty size of the accessory is no zero', 'at_most', '10', '', false],
	['nor is a blank one', 'at_most', '10', ' ', false],
	['two sizes that are no numbers do not fit', 'at_most', 'ATX', 'ATX', false],
] as const)
	test(`CHOOSE-02 ${title}`, () => {
		assert.equal(valuesFit(compare, own, accessory), fits);
	});

const socket: FitCondition = { key: 'socket', accessoryKey: 'socket', compare: 'same' };
const heat: FitCondition = { key: 'tdp', accessoryKey: 'tdp', compare: 'at_least' };
const VALUES: FacetValue[] = [
	{ id: 1, key: 'socket', value: 'AM4' },
	{ id: 2, key: 'socket', value: 'AM5' },
	{ id: 3, key: 'socket', value: 'AM4/AM5' },
	{ id: 4, key: 'tdp', value: '65' },
	{ id: 5, key: 'tdp', value: '120' },
];

test('CHOOSE-02 a processor asks of its cooler: its socket, and at least its heat', () => {
	const own = { side: 'thing', facetIds: new Set([2, 5]) } as const;
	assert.deepEqual(fittingValues([socket, heat], own, VALUES), [[2, 3], [5]]);
});

test('CHOOSE-02 a cooler fits processors of its sockets that are no hotter', () => {
	const own = { side: 'accessory', facetIds: new Set([3, 4]) } as const;
	assert.deepEqual(fittingValues([socket, heat], own, VALUES), [[1, 2, 3], [4]]);
});

test('CHOOSE-02 an attribute of another name is not compared, even where its value would fit', () => {
	const size: FitCondition = { key: 'screen', accessoryKey: 'upTo', compare: 'at_least' };
	const values = [
		{ id: 1, key: 'screen', value: '14' },
		{ id: 2, key: 'upTo', value: '15.6' },
		{ id: 3, key: 'weight', value: '900' },
		{ id: 4, key: 'screen', value: '17' },
	];
	assert.deepEqual(fittingValues([size], { side: 'thing', facetIds: new Set([1]) }, values), [[2]]);
	assert.deepEqual(fittingValues([size], { side: 'accessory', facetIds: new Set([2]) }, values), [[1]]);
	assert.equal(fittingValues([size], { side: 'thing', facetIds: new Set([2]) }, values), undefined);
});

test('CHOOSE-02 what lacks an attribute of the rule is not known to fit anything', () => {
	for (const side of ['thing', 'accessory'] as const)
		assert.equal(fittingValues([socket, heat], { side, facetIds: new Set([2]) }, VALUES), undefined);
});

test('CHOOSE-02 a rule without conditions takes everything of the sub-category', () => {
	assert.deepEqual(fittingValues([], { side: 'thing', facetIds: new Set() }, VALUES), []);
});

const part = fc.constantFrom('AM4', 'AM5', 'USB-C', '65', '120', '15.6', '');
const value = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));

test('CHOOSE-02 seen from the thing and from the accessory the same goods fit each other', () => {
	fc.assert(
		fc.property(
			fc.array(value, { minLength: 1, maxLength: 6 }),
			fc.array(value, { minLength: 1, maxLength: 6 }),
			fc.constantFrom(...FIT_COMPARISONS),
			(things, accessories, compare) => {
				const values = [
					...things.map((one, at) => ({ id: at + 1, key: 'of', value: one })),
					...accessories.map((one, at) => ({ id: at + 101, key: 'for', value: one })),
				];
				const conditions: FitCondition[] = [{ key: 'of', accessoryKey: 'for', compare }];
				const seenFrom = (side: 'thing' | 'accessory', id: number) =>
					fittingValues(conditions, { side, facetIds: new Set([id]) }, values)?.[0] ?? [];
				for (const [at] of things.entries())
					for (const [other] of accessories.entries())
						assert.equal(
							seenFrom('thing', at + 1).includes(other + 101),
							seenFrom('accessory', other + 101).includes(at + 1),
						);
			},
		),
	);
});

test('CHOOSE-02 having the same value is mutual, and a value fits itself unless it is empty', () => {
	fc.assert(
		fc.property(value, value, (a, b) => {
			assert.equal(valuesFit('same', a, b), valuesFit('same', b, a));
			assert.equal(valuesFit('same', a, a), a.replaceAll('/', '') !== '');
			assert.equal(valuesFit('at_least', a, b), valuesFit('at_most', b, a));
		}),
	);
});

test('CHOOSE-02 every kind of accessory is seen before many of one kind', () => {
	assert.deepEqual(takeInTurn([[1, 2, 3], [4], [5, 1]], 4), [1, 4, 5, 2]);
	assert.deepEqual(takeInTurn([[1, 2], [3]], 4), [1, 3, 2], 'a shorter list leaves no gap');
	assert.deepEqual(takeInTurn([], 4), []);
	assert.deepEqual(takeInTurn([[1, 1, 2]], 4), [1, 2]);
});
