import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { mayOfferApp, refuseApp } from './app-offer.ts';

type Device = { userAgent: string; maxTouchPoints?: number; installed?: boolean; forbidden?: boolean };

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

function on({ userAgent, maxTouchPoints = 0, installed = false, forbidden = false }: Device): void {
	const stored = new Map<string, string>();
	const globals = {
		navigator: { userAgent, maxTouchPoints },
		window: { matchMedia: () => ({ matches: installed }) },
		localStorage: {
			getItem: (key: string) => {
				if (forbidden) throw new DOMException('no', 'SecurityError');
				return stored.get(key) ?? null;
			},
			setItem: (key: string, value: string) => stored.set(key, value),
		},
	};
	for (const [name, value] of Object.entries(globals))
		Object.defineProperty(globalThis, name, { value, configurable: true });
}

afterEach(() => {
	for (const name of ['navigator', 'window', 'localStorage']) Reflect.deleteProperty(globalThis, name);
});

test('GEN-09 the app is offered on phones and tablets only, and not where it is the app already', () => {
	for (const [device, offered] of [
		[{ userAgent: ANDROID }, true],
		[{ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }, true],
		[{ userAgent: MAC, maxTouchPoints: 5 }, true],
		[{ userAgent: MAC }, false],
		[{ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', maxTouchPoints: 10 }, false],
		[{ userAgent: ANDROID, installed: true }, false],
		[{ userAgent: ANDROID, forbidden: true }, false],
	] as const satisfies [Device, boolean][]) {
		on(device);
		assert.equal(mayOfferApp('/'), offered, JSON.stringify(device));
	}
});

test('GEN-09 LIGHT-02 not where it would lie over the button that buys, and never again once refused', () => {
	on({ userAgent: ANDROID });
	for (const path of [
		'/links',
		'/cart',
		'/product/1/2',
		'/category/laptops-1',
		'/signin',
		'/history',
		'/compare',
	])
		assert.equal(mayOfferApp(path), false, path);
	assert.equal(mayOfferApp('/'), true);
	refuseApp();
	assert.equal(mayOfferApp('/'), false);
});
