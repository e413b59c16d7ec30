import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Returns the addresses of everything that the device has cached. */
export function kept(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const caches = await window.caches.keys();
		const requests = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
		return requests.flat().map(({ url }) => url.slice(window.location.origin.length));
	});
}

export async function waitUntilKept(page: Page, ...addresses: string[]): Promise<void> {
	await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(addresses));
}
