import type { Page } from '@playwright/test';

/** A document of the shop that loads nothing and runs no script. */
const EMPTY_PAGE = '/robots.txt';

/**
 * Stores a session as a sign-in does, encrypted with the device's own key (secure-store.ts). The next page of
 * the shop finds the person signed in.
 */
export async function storeSession(page: Page, token: string): Promise<void> {
	await page.goto(EMPTY_PAGE);
	await page.evaluate(
		async (session) => {
			const place = 'dukan.session';
			const offered = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
				'encrypt',
				'decrypt',
			]);
			const key = await new Promise<CryptoKey>((done, fail) => {
				const opening = indexedDB.open('dukan', 1);
				opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
				opening.onerror = () => fail(opening.error);
				opening.onsuccess = () => {
					const transaction = opening.result.transaction('keys', 'readwrite');
					const keys = transaction.objectStore('keys');
					const known = keys.get('shop');
					known.onsuccess = () => {
						if (!known.result) keys.put(offered, 'shop');
					};
					transaction.oncomplete = () => done(known.result ?? offered);
				};
			});
			const bytes = (text: string) => new TextEncoder().encode(text);
			const base64 = (data: Uint8Array) => btoa(String.fromCharCode(...data));
			const iv = crypto.getRandomValues(new Uint8Array(12));
			const sealed = await crypto.subtle.encrypt(
				{ name: 'AES-GCM', iv, additionalData: bytes(place) },
				key,
				bytes(JSON.stringify(session)),
			);
			localStorage.setItem(place, `1.${base64(iv)}.${base64(new Uint8Array(sealed))}`);
		},
		{ token },
	);
}
