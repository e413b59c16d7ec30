import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUILD_SLOTS, type BuildSlot } from '../structure/build-slots.ts';
import { buildPreset, PRESETS, type Preset, type PricedPart } from './build-presets.ts';
import { buildIssues, missingSlots } from './build-rules.ts';
import type { PartAttributes } from './build-slots.ts';

type Stock = Record<BuildSlot, PricedPart[]>;

const part = (id: number, priceTenge: number, attributes: PartAttributes = {}) => ({
	id,
	priceTenge,
	attributes,
});

/**
 * Five parts of each kind that all fit each other, from 10 to 50 manat. Their ids do not follow the price.
 */
function stockOf(changes: Partial<Stock> = {}): Stock {
	const five = [part(3, 3000), part(1, 5000), part(5, 1000), part(2, 4000), part(4, 2000)];
	const all = Object.fromEntries(BUILD_SLOTS.map((slot) => [slot, five])) as Stock;
	const drawing = five.map((one) => ({ ...one, attributes: { integratedGraphics: true } }));
	return { ...all, processor: drawing, ...changes };
}

const pricesOf = (preset: Preset, stock: Stock) => {
	const build = buildPreset(preset, stock);
	return (
		build && Object.fromEntries(Object.entries(build.parts).map(([slot, one]) => [slot, one.priceTenge]))
	);
};

test('CHOOSE-06 a build to begin with is whole, fits, and is of parts near the price level of its use', () => {
	for (const preset of PRESETS) {
		const build = buildPreset(preset, stockOf()) ?? assert.fail();
		assert.deepEqual([missingSlots(build), buildIssues(build), build.memoryCount], [[], [], 1]);
	}
	const priceOf = (preset: Preset) => pricesOf(preset, stockOf())?.board;
	assert.deepEqual(PRESETS.map(priceOf), [1000, 2000, 4000]);
});

test('CHOOSE-06 a graphics card is chosen for games, and otherwise where the processor draws no picture', () => {
	assert.equal(pricesOf('office', stockOf())?.graphics, undefined);
	assert.equal(pricesOf('games', stockOf())?.graphics, 4000);
	assert.equal(pricesOf('office', stockOf({ processor: [part(1, 1000)] }))?.graphics, 2000);
	assert.equal(pricesOf('games', stockOf({ graphics: [] })), undefined, 'no games without a card');
	assert.ok(pricesOf('office', stockOf({ graphics: [] })), 'an office needs none');
});

test('CHOOSE-06 where the part of the right price does not fit, the nearest one that fits is taken', () => {
	const board = [part(1, 1000, { socket: 'AM5' }), part(2, 2000, { socket: 'AM4' })];
	const processor = [part(3, 1000, { socket: 'AM4', integratedGraphics: true })];
	assert.equal(pricesOf('study', stockOf({ board, processor }))?.board, 2000);
});

test('CHOOSE-06 an earlier part is changed where nothing fits it later', () => {
	const board = [part(1, 1000, { memoryType: 'DDR4' }), part(2, 2000, { memoryType: 'DDR5' })];
	const memory = [part(3, 1000, { memoryType: 'DDR5' })];
	assert.equal(pricesOf('study', stockOf({ board, memory }))?.board, 2000);
});

test('CHOOSE-06 of two parts of one price, and of two as far from the level, the same one is always taken', () => {
	const idOf = (preset: Preset, board: PricedPart[]) =>
		buildPreset(preset, stockOf({ board }))?.parts.board?.id;
	assert.equal(idOf('study', [part(8, 1000), part(7, 1000)]), 7);
	assert.equal(idOf('study', [part(7, 1000), part(8, 1000)]), 7);
	assert.equal(idOf('games', [part(1, 1000), part(2, 2000), part(3, 3000)]), 2, 'the cheaper one');
});

test('CHOOSE-06 without a part that a computer needs, or where nothing fits, there is no build and an end', () => {
	for (const slot of BUILD_SLOTS.filter((one) => one !== 'graphics'))
		assert.equal(buildPreset('office', stockOf({ [slot]: [] })), undefined, slot);
	const many = Array.from({ length: 30 }, (_, at) => part(at + 1, at + 1, { integratedGraphics: true }));
	const tooWeak = many.map((one) => ({ ...one, attributes: { power: 1 } }));
	const everything = Object.fromEntries(BUILD_SLOTS.map((slot) => [slot, many])) as Stock;
	// There are 30 to the power of 7 combinations, and trying all of them would take days.
	assert.equal(buildPreset('office', { ...everything, power: tooWeak }), undefined);
});
