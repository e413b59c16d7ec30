import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { deviceList } from './device-list.ts';

let stored: Record<string, string>;
let isFull: boolean;
let page: EventTarget;

beforeEach(() => {
	stored = {};
	isFull = false;
	page = Object.assign(new EventTarget(), {
		localStorage: {
			getItem: (key: string) => stored[key] ?? null,
			setItem: (key: string, value: string) => {
				if (isFull) throw new DOMException('full', 'QuotaExceededError');
				stored[key] = value;
			},
		},
	});
	Object.assign(globalThis, { window: page });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

const searches = () =>
	deviceList<string>({
		name: 'searches',
		most: 3,
		isOne: (value): value is string => typeof value === 'string',
		same: (one, other) => one.toLowerCase() === other.toLowerCase(),
	});

test('the newest stands first, the same one stands once, the oldest goes', () => {
	const list = searches();
	for (const query of ['a', 'b', 'c', 'A', 'd']) list.add(query);
	assert.deepEqual(list.get(), ['d', 'A', 'c']);
	assert.deepEqual(searches().get(), ['d', 'A', 'c'], 'after a reload');
});

test('what is on the device may be of any shape', () => {
	for (const [text, items] of [
		['', []],
		['{', []],
		['{"a":1}', []],
		['null', []],
		['["a",5,null,"b"]', ['a', 'b']],
		['["a","b","c","d"]', ['a', 'b', 'c']],
	] as const) {
		stored['dukan.searches'] = text;
		assert.deepEqual(searches().get(), items, text);
	}
});

test('where nothing can be written the list lives as long as the page', () => {
	isFull = true;
	const list = searches();
	list.add('a');
	assert.deepEqual(list.get(), ['a']);
	assert.deepEqual(searches().get(), []);
});

test('a change in another tab is shown, one of another record is not', () => {
	const list = searches();
	let changes = 0;
	const stop = list.subscribe(() => {
		changes += 1;
	});
	assert.deepEqual(list.get(), []);
	stored['dukan.searches'] = '["theirs"]';
	page.dispatchEvent(Object.assign(new Event('storage'), { key: 'dukan.place' }));
	assert.deepEqual([list.get(), changes], [[], 0]);
	page.dispatchEvent(Object.assign(new Event('storage'), { key: 'dukan.searches' }));
	assert.deepEqual([list.get(), changes], [['theirs'], 1]);
	stop();
	page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
	assert.equal(changes, 1, 'no listener is left');
});
