import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type ScanKey, ScanReader } from './scan-reader.ts';

const NO_KEYS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };

type Struck = Partial<ScanKey> & { code: string };

/** Returns the scans found among keys that are pressed at this interval. */
function scansOf(keys: readonly Struck[], gapMs = 5): string[] {
	const reader = new ScanReader();
	return keys.flatMap((key, index) => {
		const { scan } = reader.press({ ...NO_KEYS, key: '', timeStamp: index * gapMs, ...key });
		return scan === undefined ? [] : [scan];
	});
}

/** The keys as a Russian keyboard names them, where the key D types В. */
const DT_1003: readonly Struck[] = [
	{ code: 'ShiftLeft', key: 'Shift', shiftKey: true },
	{ code: 'KeyD', key: 'В', shiftKey: true },
	{ code: 'ShiftLeft', key: 'Shift', shiftKey: true },
	{ code: 'KeyT', key: 'Е', shiftKey: true },
	{ code: 'Minus', key: '-' },
	{ code: 'Digit1', key: '1' },
	{ code: 'Numpad0', key: '0' },
	{ code: 'Digit0', key: '0' },
	{ code: 'Digit3', key: '3' },
	{ code: 'Enter', key: 'Enter' },
];

describe('GOODS-05 a scan is a burst of keys that ends with Enter', () => {
	test('it is read by the places of the keys, whatever the layout is', () => {
		assert.deepEqual(scansOf(DT_1003), ['DT-1003']);
	});

	test('one after the other without a pause: each once', () => {
		assert.deepEqual(scansOf([...DT_1003, ...DT_1003, ...DT_1003]), ['DT-1003', 'DT-1003', 'DT-1003']);
	});

	test('49 milliseconds between keys are a scanner, 50 are a person', () => {
		assert.deepEqual(scansOf(DT_1003, 49), ['DT-1003']);
		assert.deepEqual(scansOf(DT_1003, 50), []);
	});

	test('a pause begins again: what a person typed before is not part of the scan', () => {
		const reader = new ScanReader();
		reader.press({ ...NO_KEYS, code: 'KeyA', key: 'a', timeStamp: 0 });
		const scans = DT_1003.map((key, index) =>
			reader.press({ ...NO_KEYS, key: '', timeStamp: 400 + index * 5, ...key }),
		).flatMap(({ scan }) => scan ?? []);
		assert.deepEqual(scans, ['DT-1003']);
	});

	test('two keys, keys with Ctrl and a key that is held are no scan', () => {
		const [, a, , b, , , , , , enter] = DT_1003 as Struck[];
		assert.deepEqual(scansOf([a, b, enter] as Struck[]), []);
		assert.deepEqual(
			scansOf([...DT_1003.slice(0, 8), { code: 'KeyV', ctrlKey: true }, enter] as Struck[]),
			[],
		);
		assert.deepEqual(scansOf([...Array(20).fill({ ...a, repeat: true }), enter] as Struck[]), []);
	});

	test('a key without a place, as some phones send it, is what it types', () => {
		assert.deepEqual(
			scansOf([...'4607'].map((key) => ({ code: '', key })).concat({ code: '', key: 'Enter' })),
			['4607'],
		);
	});

	test('the first key of a burst is said: what the focus held then is put back', () => {
		const reader = new ScanReader();
		const begins = DT_1003.map(
			(key, index) => reader.press({ ...NO_KEYS, key: '', timeStamp: index * 5, ...key }).begins,
		);
		assert.deepEqual(begins.indexOf(true), 1);
		assert.equal(begins.filter(Boolean).length, 1);
	});
});
