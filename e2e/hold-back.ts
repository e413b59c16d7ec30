import type { Page } from '@playwright/test';

/** Calls that wait until they are released, as on a slow connection, so that a test can act meanwhile. */
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
 * Pages opened from now on get no scripts, until the next one may have them. Held scripts stay held: removing a route would
 * release them, and the page would be hydrated before it is left.
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
