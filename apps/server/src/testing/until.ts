import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for any machine: what is awaited comes by then, or never. */
const LIMIT_MS = 60_000;

/** Asks repeatedly until it holds. */
export async function until(
	holds: () => boolean | Promise<boolean>,
	what = 'what was awaited',
): Promise<void> {
	const endMs = Date.now() + LIMIT_MS;
	while (!(await holds())) {
		assert.ok(Date.now() < endMs, `${what} did not come within ${LIMIT_MS} ms`);
		await pause(10);
	}
}
