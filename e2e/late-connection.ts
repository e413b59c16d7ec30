import type { BrowserContext } from '@playwright/test';

/** `LATE_MS=2500 npm test -- browser` finds tests that pass only because something is fast by chance. */
const LATEST_MS = Number(process.env.LATE_MS ?? 0);
/** Scripts get a shorter delay, because without them a page does nothing at all. */
const LATEST_SCRIPT_MS = LATEST_MS / 5;

/** Delays every call, and every script that is loaded later, by a random time. */
export async function makeLate(context: BrowserContext): Promise<void> {
	if (LATEST_MS === 0) return;
	await context.route(/\/api\/|\.data|assets\/.*\.js/, async (route) => {
		const latest = route.request().url().includes('/assets/') ? LATEST_SCRIPT_MS : LATEST_MS;
		await new Promise((done) => setTimeout(done, Math.random() * latest));
		// The page may be closed by now.
		await route.fallback().catch(() => {});
	});
}
