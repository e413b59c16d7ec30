import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { takeRunLock } from './run-lock.ts';

/** A server that stops waits this long for its open requests. */
const GRACE_MS = 12_000;
const LOOK_MS = 50;
/** The number of searches for PostgreSQL. One that was killed while it started appears a moment later. */
const POSTGRES_LOOKS = 20;

/**
 * Runs beside every test run, in a session of its own, and ends the processes that a killed run leaves. The
 * run's processes form a group, but its PostgreSQL belongs to no group. The pipe from the run closes in any
 * case; a run that ends by itself writes to it before.
 */
async function watchRun(group: number, cacheDir: string, clusterDir: string): Promise<void> {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
	let hasEndedItself = false;
	process.stdin.on('data', () => {
		hasEndedItself = true;
	});
	await once(process.stdin, 'close');
	if (hasEndedItself) return;
	// The lock keeps the next run from using a PostgreSQL that is about to stop.
	const { unlock } = takeRunLock(cacheDir);
	await endGroup(group);
	if (clusterDir) await endPostgres(clusterDir);
	unlock();
}

async function endGroup(group: number): Promise<void> {
	const until = performance.now() + GRACE_MS;
	signalGroup(group, 'SIGTERM');
	while (signalGroup(group, 0) && performance.now() < until) await pause(LOOK_MS);
	signalGroup(group, 'SIGKILL');
}

/**
 * Signals the group and returns whether it has processes. Windows has no groups, so only the channels to the
 * processes end them there.
 */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
	if (group === 0) return false;
	try {
		return process.kill(-group, signal);
	} catch {
		return false;
	}
}

async function endPostgres(clusterDir: string): Promise<void> {
	const { stopEmbeddedPostgres } = await import(
		'../../apps/server/src/platform/database/embedded-postgres.ts'
	);
	for (let look = 0; look < POSTGRES_LOOKS && !(await stopEmbeddedPostgres(clusterDir)); look += 1)
		await pause(LOOK_MS);
}

const [group = '0', cacheDir = '', clusterDir = ''] = process.argv.slice(2);
await watchRun(Number(group), cacheDir, clusterDir);
