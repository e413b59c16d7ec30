import { openGlibc } from './glibc.ts';

/** Often enough that what a few busy seconds leave behind is little; it takes some milliseconds each time. */
const EVERY_MS = 5000;

/**
 * Pages and their packed copies come and go between others that stay, and glibc gives back the end of its heap only: after an
 * hour a tenth of the process was holes. So it is asked to give back those too. Where there is no glibc, nobody is asked.
 */
export function giveMemoryBack(): void {
	const glibc = openGlibc();
	if (glibc) setInterval(glibc.trimHeap, EVERY_MS).unref();
}
