import assert from 'node:assert/strict';
import { test } from 'node:test';
import { penaltyOf } from './qr-penalty.ts';

/** Rows of # (dark) and . (light), square. */
const penalty = (...rows: string[]) => penaltyOf(rows.map((row) => [...row].map((square) => square === '#')));

/** Dark and light in turn, so that no rule but the one in question applies. */
const chequered = (size: number) =>
	Array.from({ length: size }, (_, y) =>
		Array.from({ length: size }, (_, x) => ((x + y) % 2 ? '.' : '#')).join(''),
	);

test('ISO/IEC 18004, 7.8.3: a chequered field in balance costs nothing', () => {
	assert.equal(penalty(...chequered(12)), 0);
});

test('ISO/IEC 18004, 7.8.3: five alike in a row cost 3, each one more 1; in columns as in rows', () => {
	const field = chequered(12);
	const row = (text: string) => penalty(text, ...field.slice(1));
	// Rows of six dark and six light squares stay in balance; the row below has no two alike side by side.
	assert.equal(row('####.#.#.#..'), 0);
	assert.equal(row('#####.#.#...'), 3);
	assert.equal(row('######.#....'), 4);
	assert.equal(row('......######'), 8);
	const column = (text: string) => penalty(...field.map((line, y) => `${text[y]}${line.slice(1)}`));
	assert.equal(column('#####.#.#...'), 3);
	assert.equal(column('......######'), 8);
});

test('ISO/IEC 18004, 7.8.3: what looks like a corner square with four light squares beside it costs 40', () => {
	const field = chequered(12);
	const row = (text: string) => penalty(text, ...field.slice(1));
	assert.equal(row('#.###.#....#'), 40);
	assert.equal(row('#....#.###.#'), 40);
	assert.equal(row('#.###.#...##'), 0);
});

test('ISO/IEC 18004, 7.8.3: each square of two by two alike costs 3, overlapping ones too', () => {
	assert.equal(penalty('##..', '##..', '..##', '..##'), 12);
	assert.equal(penalty('###.', '###.', '.#.#', '..#.'), 3 + 3 + 10 * 1);
});

test('ISO/IEC 18004, 7.8.3: each full 5 % away from half dark costs 10', () => {
	// Squares four apart are changed: that makes no run of five and no square of two by two.
	const apart = [1, 5, 9].flatMap((y) => [0, 4, 8].map((x) => ({ x, y })));
	for (const [dark, cost] of [
		[50, 0],
		[54, 0],
		[55, 10],
		[59, 10],
		[46, 0],
		[45, 10],
	] as const) {
		const squares = chequered(10).map((line) => [...line]);
		for (const { x, y } of apart.slice(0, Math.abs(dark - 50))) {
			if (dark > 50) squares[y]?.splice(x, 1, '#');
			else squares[y]?.splice(x + 1, 1, '.');
		}
		assert.equal(penalty(...squares.map((line) => line.join(''))), cost, `${dark} %`);
	}
	assert.equal(penalty('##', '.#'), 50);
});
