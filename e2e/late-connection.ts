import type { BrowserContext } from '@playwright/test';

/** `LATE_MS=2500 npm test -- browser` finds tests that rely on something being quick by chance. */
const LATEST_MS = Number(process.env.LATE_MS ?? 0);
/** Scripts are delayed less: without them a page does nothing at all. */
const LATEST_SCRIPT_MS = LATEST_MS / 5;

/** Delays every call, and every script that is loaded later, by a random time. */
export async function makeLate(context: BrowserContext): Promise<void> {
	if (LATEST_MS === 0) return;
	await context.route(/\/api\/|\.data|assets\/.*\.js/, async (route) => {
		const latest = route.request().url().includes('/assets/') ? LATEST_SCRIPT_MS : LATEST_MS;
		await new Promise((done) => setTimeout(done, Math.random() * latest));
		// The page may be closed meanwhile.
		await route.fallback().catch(() => {});
	});
}
