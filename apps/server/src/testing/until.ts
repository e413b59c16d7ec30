import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** This is long enough for any machine: a condition that does not hold by then never will. */
const LIMIT_MS = 60_000;

/** Asks repeatedly until the condition holds. */
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
