import type { Page } from '@playwright/test';

/** Holds calls back until they are released, as a slow connection would, so that a test can act meanwhile. */
export async function holdBack(
	page: Page,
	address: string,
): Promise<{ readonly done: number; release: () => void }> {
	const gate = Promise.withResolvers<void>();
	let done = 0;
	await page.route(address, async (route) => {
		await gate.promise;
		const response = await route.fetch();
		await route.fulfill({ response });
		done += 1;
	});
	return {
		get done() {
			return done;
		},
		release: () => gate.resolve(),
	};
}

/**
 * Holds back the scripts of all pages until a later page may have them. The held scripts stay held, because
 * removing the route would release them and hydrate the page that is about to be left.
 */
export async function withholdScripts(page: Page): Promise<{ allowForNextPage: () => void }> {
	let isHeld = true;
	await page.route('**/assets/framework-*.js', (route) => (isHeld ? undefined : route.continue()));
	return {
		allowForNextPage: () => {
			isHeld = false;
		},
	};
}
